import { CardRow } from '#web/components/card/card-grid.tsx';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Products like this one. */
const RelatedProducts = ({ cards }: { cards: readonly ShownCard[] }) => {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-5 text-2xl font-semibold">
        {t('product.related')}
      </h2>
      <CardRow cards={cards} label={t('product.related')} />
    </section>
  );
};

export default RelatedProducts;
