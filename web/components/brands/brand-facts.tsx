import { useMoneyText } from '#web/components/product/price.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { ShownListing } from '#web/components/listing/shown-listing.ts';

/** Shoppers count it among what is well rated. */
const WELL_RATED = 4;

/** What the shop has of a brand, in a sentence or two: how much, of which kinds, for how much, and how it is rated. */
export const BrandFacts = ({ products, facets }: Pick<ShownListing, 'products' | 'facets'>) => {
  const { t, language } = useTranslation();
  const money = useMoneyText();
  const { total: count } = products;
  if (count === 0) return null;
  const kinds = new Intl.ListFormat(language.locale).format(
    facets.categories.map(({ title }) => title),
  );
  const wellRated = facets.ratings.find(({ rating }) => rating === WELL_RATED)?.count ?? 0;
  return (
    <p className="max-w-prose text-soft">
      {t('listing.brandGoods', {
        goods: t('listing.count', { count }),
        kinds,
        amount: money(facets.price.min),
      })}{' '}
      {wellRated > 0 && t('listing.brandRated', { count: wellRated })}
    </p>
  );
};
