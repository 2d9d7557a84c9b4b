import { CardRow } from '#web/components/card/card-grid.tsx';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { similarInStock } from './similar-in-stock.ts';

type Props = { cards: readonly ShownCard[]; isSoldOut: boolean };

/** Products like this one, without those that stand beside the button of a product that is sold out. */
const RelatedProducts = ({ cards, isSoldOut }: Props) => {
  const { t } = useTranslation();
  const above = isSoldOut ? similarInStock(cards) : [];
  const shown = cards.filter((card) => !above.includes(card));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-5 text-2xl font-semibold">
        {t('product.related')}
      </h2>
      <CardRow cards={shown} label={t('product.related')} />
    </section>
  );
};

export default RelatedProducts;
