import type { Facets } from '#contract/catalogue/listing.ts';
import { currencyExponent } from '#contract/money.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { type Filters, minorOf, withPrices } from './listing-query.ts';
import { useListing } from './use-listing.ts';

/** Fewer products are seen at a glance. */
const LEAST = 12;

type Props = { bars: Facets['price']['histogram']; filters: Filters };

/**
 * How many products there are at which price, from low to high; a press on a bar shows those. For a pointer
 * only: the numbers are in the boxes.
 */
export const PriceHistogram = ({ bars, filters }: Props) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { query } = useListing();
  const exponent = currencyExponent(useCommon().setting.currency);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  // Two prices say nothing in bars either.
  if (all < LEAST || bars.length < 3) return null;
  const least = filters.min === null ? 0 : minorOf(filters.min, exponent);
  const highest = filters.max === null ? Infinity : minorOf(filters.max, exponent);
  return (
    <div aria-hidden="true" className="price-bars">
      {bars.map(({ from, to, count }) => (
        <Link
          key={from}
          to={withPrices(query, { from, to }, exponent)}
          preventScrollReset
          tabIndex={-1}
          title={t('listing.read.range', { from: money(from), to: money(to) })}
          aria-current={(from >= least && to <= highest) || undefined}
        >
          <span style={{ blockSize: `${count === 0 ? 2 : 8 + (count / most) * 92}%` }} />
        </Link>
      ))}
    </div>
  );
};
