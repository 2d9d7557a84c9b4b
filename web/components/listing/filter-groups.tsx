import type { Facets } from '#contract/listing.ts';
import { useCommon } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { currencyExponent } from '#contract/money.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Counted, Group } from './filter-group.tsx';
import type { Filters } from './listing-query.ts';

const STARS = [4, 3, 2, 1] as const;

type Props = { facets: Facets; filters: Filters };

/** How many products there are at which price, from low to high. The numbers are in the boxes. */
const Histogram = ({ bars }: { bars: Facets['price']['histogram'] }) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length < 3) return null;
  return (
    <div aria-hidden="true" className="mb-3 flex h-10 items-end gap-0.5">
      {bars.map(({ from, count }) => (
        <span
          key={from}
          className="grow rounded-t-sm bg-primary opacity-25"
          style={{ blockSize: `${count === 0 ? 2 : 8 + (count / most) * 92}%` }}
        />
      ))}
    </div>
  );
};

export const PriceGroup = ({ facets, filters }: Props) => {
  const { t } = useTranslation();
  const { setting } = useCommon();
  const { min, max } = facets.price;
  const exponent = currencyExponent(setting.currency);
  const major = (amount: number) => (amount / 10 ** exponent).toFixed(exponent);
  const box = (name: 'min' | 'max', value: string | null, hint: number) => (
    <label className="grid min-w-0 grow gap-1">
      <span className="text-faint">{t(`listing.${name}`)}</span>
      <input
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        dir="ltr"
        defaultValue={value ?? ''}
        placeholder={max > 0 ? major(hint) : undefined}
        className="min-h-11 w-full rounded-md border border-edge bg-canvas px-3 hover:border-ink"
      />
    </label>
  );
  return (
    <Group title={t('listing.price')}>
      <Histogram bars={facets.price.histogram} />
      <div className="flex items-end gap-2">
        {box('min', filters.min, min)}
        {box('max', filters.max, max)}
        <button
          type="submit"
          aria-label={t('listing.applyFilters')}
          className="grid size-11 shrink-0 place-items-center rounded-md border border-edge hover:bg-surface"
        >
          <Icon name="arrow-right" mirrored className="size-4" />
        </button>
      </div>
    </Group>
  );
};

export const RatingGroup = ({ facets, filters }: Props) => {
  const { t } = useTranslation();
  const countOf = (rating: number) => facets.ratings.find((one) => one.rating === rating)?.count;
  if (filters.rating === null && facets.ratings.every(({ count }) => count === 0)) return null;
  return (
    <Group title={t('listing.rating')}>
      <Choice kind="radio" name="rating" value="" defaultChecked={filters.rating === null}>
        {t('listing.anyRating')}
      </Choice>
      {STARS.map((rating) => (
        <Choice
          key={rating}
          kind="radio"
          name="rating"
          value={rating}
          defaultChecked={filters.rating === rating}
          disabled={!countOf(rating) && filters.rating !== rating}
        >
          <Counted count={countOf(rating) ?? 0}>{t('listing.stars', { count: rating })}</Counted>
        </Choice>
      ))}
    </Group>
  );
};

export const ShippingGroup = ({ facets, filters }: Props) => {
  const { t } = useTranslation();
  const ways = facets.shipping_rules;
  if (filters.shipping.length === 0 && ways.every(({ count }) => count === 0)) return null;
  return (
    <Group title={t('listing.shipping')}>
      {ways.map(({ code, count }) => (
        <Choice
          key={code}
          kind="checkbox"
          name="shipping"
          value={code}
          defaultChecked={filters.shipping.includes(code)}
          disabled={count === 0 && !filters.shipping.includes(code)}
        >
          <Counted count={count}>{t(`listing.ways.${code}`)}</Counted>
        </Choice>
      ))}
    </Group>
  );
};

/** Hand-picked sets of products; one at a time. */
export const CollectionGroup = ({ facets, filters }: Props) => {
  const { t } = useTranslation();
  if (facets.collections.length === 0) return null;
  return (
    <Group title={t('listing.collections')}>
      <Choice kind="radio" name="collection" value="" defaultChecked={filters.collection === null}>
        {t('listing.anyCollection')}
      </Choice>
      {facets.collections.map(({ id, title, count }) => (
        <Choice
          key={id}
          kind="radio"
          name="collection"
          value={id}
          defaultChecked={filters.collection === id}
          disabled={count === 0 && filters.collection !== id}
        >
          <Counted count={count}>{title}</Counted>
        </Choice>
      ))}
    </Group>
  );
};

export const StockGroup = ({ filters }: Pick<Props, 'filters'>) => {
  const { t } = useTranslation();
  return (
    <Group title={t('listing.availability')}>
      <Choice kind="checkbox" name="in_stock" value="1" defaultChecked={filters.inStock}>
        {t('listing.inStock')}
      </Choice>
    </Group>
  );
};
