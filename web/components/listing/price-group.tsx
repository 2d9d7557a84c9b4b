import type { Facets } from '#contract/catalogue/listing.ts';
import { formatAmount } from '#contract/money.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Group } from './filter-group.tsx';
import type { Filters } from './listing-query.ts';
import { PriceHistogram } from './price-histogram.tsx';

type Props = { facets: Facets; filters: Filters; narrowed: boolean };

/** What the cheapest and the dearest may cost, and how the prices are spread. */
export const PriceGroup = ({ facets, filters, narrowed }: Props) => {
  const { t, language } = useTranslation();
  const { setting } = useCommon();
  const { min, max } = facets.price;
  // One price is nothing to choose from, but for what was chosen before.
  if (min === max && !narrowed && filters.min === null && filters.max === null) return null;
  const box = (name: 'min' | 'max', label: string, hint: number) => (
    <label className="grid min-w-0 grow gap-1">
      <span className="text-faint">
        {label} <bdi>({setting.currency_icon})</bdi>
      </span>
      <input
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        dir="ltr"
        defaultValue={filters[name] ?? ''}
        placeholder={formatAmount(hint, setting.currency, language.locale)}
        className="min-h-11 w-full appearance-none rounded-md border border-edge bg-canvas px-2.5 text-sm hover:border-ink [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:hidden"
      />
    </label>
  );
  return (
    <Group title={t('listing.price')}>
      <PriceHistogram bars={facets.price.histogram} filters={filters} />
      <div className="flex gap-2">
        {box('min', t('listing.min'), min)}
        {box('max', t('listing.max'), max)}
      </div>
      {/* On small screens the button below all filters does it. */}
      <div className="mt-2 max-lg:hidden">
        <button
          type="submit"
          className={buttonClass({ variant: 'secondary', size: 'sm', wide: true })}
        >
          {t('listing.applyFilters')}
        </button>
      </div>
    </Group>
  );
};
