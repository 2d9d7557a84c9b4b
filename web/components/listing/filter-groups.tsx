import type { Facets, FacetValue } from '#contract/listing.ts';
import type { ReactNode } from 'react';
import { useCommon } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { currencyExponent } from '#contract/money.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Filters } from './listing-query.ts';

const STARS = [4, 3, 2, 1] as const;
/** More brands than these are a press away. */
const SHOWN_BRANDS = 8;

type Props = { facets: Facets; filters: Filters };

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-t border-line py-5">
    <legend className="float-start mb-2 w-full text-sm font-semibold">{title}</legend>
    <div className="clear-both text-sm">{children}</div>
  </fieldset>
);

/** What is chosen, and how many products there are behind it. */
const Counted = ({ children, count }: { children: ReactNode; count: number }) => {
  const { language } = useTranslation();
  return (
    <>
      {children}{' '}
      <span className="text-faint">{new Intl.NumberFormat(language.locale).format(count)}</span>
    </>
  );
};

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
        >
          <Counted count={countOf(rating) ?? 0}>{t('listing.stars', { count: rating })}</Counted>
        </Choice>
      ))}
    </Group>
  );
};

const BrandChoice = ({ brand, checked }: { brand: FacetValue; checked: boolean }) => (
  <Choice kind="checkbox" name="brand" value={brand.id} defaultChecked={checked}>
    <Counted count={brand.count}>{brand.title}</Counted>
  </Choice>
);

export const BrandGroup = ({ facets, filters }: Props) => {
  const { t } = useTranslation();
  if (facets.brands.length === 0) return null;
  const choice = (brand: FacetValue) => (
    <BrandChoice key={brand.id} brand={brand} checked={filters.brand.includes(brand.id)} />
  );
  const others = facets.brands.slice(SHOWN_BRANDS);
  return (
    <Group title={t('listing.brands')}>
      {facets.brands.slice(0, SHOWN_BRANDS).map(choice)}
      {others.length > 0 && (
        <details
          className="group/brands"
          open={others.some(({ id }) => filters.brand.includes(id))}
        >
          <summary className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {t('listing.moreBrands')}
            <Icon
              name="chevron-down"
              className="size-4 transition-transform group-open/brands:rotate-180"
            />
          </summary>
          {others.map(choice)}
        </details>
      )}
    </Group>
  );
};

export const ShippingGroup = ({ facets, filters }: Props) => {
  const { t } = useTranslation();
  const ways = facets.shipping_rules.filter(
    ({ code, count }) => count > 0 || filters.shipping.includes(code),
  );
  if (ways.length === 0) return null;
  return (
    <Group title={t('listing.shipping')}>
      {ways.map(({ code, count }) => (
        <Choice
          key={code}
          kind="checkbox"
          name="shipping"
          value={code}
          defaultChecked={filters.shipping.includes(code)}
        >
          <Counted count={count}>{t(`listing.ways.${code}`)}</Counted>
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
