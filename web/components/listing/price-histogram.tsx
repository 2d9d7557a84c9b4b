import type { Facets } from '#contract/catalogue/listing.ts';

/** Fewer products are seen at a glance. */
const LEAST = 12;

/** How many products there are at which price, from low to high. The numbers are in the boxes. */
export const PriceHistogram = ({ bars }: { bars: Facets['price']['histogram'] }) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  // Two prices say nothing in bars either.
  if (all < LEAST || bars.length < 3) return null;
  return (
    <div aria-hidden="true" className="price-bars">
      {bars.map(({ from, count }) => (
        <span key={from} style={{ blockSize: `${count === 0 ? 2 : 8 + (count / most) * 92}%` }} />
      ))}
    </div>
  );
};
