import { currencyExponent } from '#contract/money.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useMoneyText } from '#web/components/product/price.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ClearAll } from './clear-all.tsx';
import { filtersOf, minorOf, without } from './listing-query.ts';
import { useListing } from './use-listing.ts';
import type { ShownListing } from './shown-listing.ts';

type Chip = { name: string; to: string };

const useChips = ({ facets }: ShownListing, own: readonly string[]): Chip[] => {
  const { t } = useTranslation();
  const { query } = useListing();
  const { setting } = useCommon();
  const money = useMoneyText();
  const amount = (text: string) => money(minorOf(text, currencyExponent(setting.currency)));
  const { brand, attribute, collection, min, max, rating, shipping, inStock } = filtersOf(query);
  const chips: Chip[] = [];
  const add = (name: string, to: string) => chips.push({ name, to });

  for (const id of own.includes('brand') ? [] : brand) {
    const title = facets.brands.find((one) => one.id === id)?.title;
    add(title ?? t('listing.brand'), without(query, ['brand'], id));
  }
  for (const { title, values } of facets.attributes) {
    for (const value of values.filter(({ id }) => attribute.includes(id))) {
      const name = t('listing.valueOf', { attribute: title, value: value.title });
      add(name, without(query, ['attribute'], value.id));
    }
  }
  if (min !== null) add(t('listing.from', { amount: amount(min) }), without(query, ['min']));
  if (max !== null) add(t('listing.upTo', { amount: amount(max) }), without(query, ['max']));
  if (rating !== null) add(t('listing.stars', { count: rating }), without(query, ['rating']));
  if (collection !== null && !own.includes('collection')) {
    const title = facets.collections.find(({ id }) => id === collection)?.title;
    add(title ?? t('listing.collections'), without(query, ['collection']));
  }
  for (const way of shipping) add(t(`listing.ways.${way}`), without(query, ['shipping'], way));
  const category = own.includes('category') ? null : query.get('category');
  if (category !== null) {
    const title = facets.categories.find(({ id }) => id === category)?.title;
    add(title ?? t('listing.categories'), without(query, ['category']));
  }
  if (inStock) add(t('listing.inStock'), without(query, ['in_stock']));
  return chips;
};

export type ActiveFiltersProps = { listing: ShownListing; own: readonly string[] };

/** What the results are narrowed to; each is taken away by a press. */
const ActiveFilters = ({ listing, own }: ActiveFiltersProps) => {
  const { t } = useTranslation();
  const chips = useChips(listing, own);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t('listing.active')}
      className="-mx-4 mb-4 flex items-center gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            aria-label={t('listing.remove', { name })}
            className={chipClass(true)}
          >
            {name}
            <Icon name="x" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <ClearAll own={own} />
      </li>
    </ul>
  );
};

export default ActiveFilters;
