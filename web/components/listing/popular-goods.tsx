import type { Card } from '#contract/catalogue/card.ts';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Props = {
  popular: readonly Card[];
  /** No filters stand beside it. */
  wide?: boolean;
};

/** What others buy, below a listing that shows little or nothing. */
const PopularGoods = ({ popular, wide = false }: Props) => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="popular" className="mt-12">
      <h2 id="popular" className="mb-6 text-2xl font-semibold">
        {t('listing.popular')}
      </h2>
      <CardGrid cards={popular} narrow={!wide} />
    </section>
  );
};

export default PopularGoods;
