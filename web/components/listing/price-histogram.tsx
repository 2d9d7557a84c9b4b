import type { Facets } from '#contract/catalogue/listing.ts';

/** How many products there are at which price, from low to high. The numbers are in the boxes. */
export const PriceHistogram = ({ bars }: { bars: Facets['price']['histogram'] }) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // Two prices say nothing in bars, but the boxes below stay where they are.
  return (
    <div aria-hidden="true" className="price-bars">
      {bars.length > 2 &&
        bars.map(({ from, count }) => (
          <span key={from} style={{ blockSize: `${count === 0 ? 2 : 8 + (count / most) * 92}%` }} />
        ))}
    </div>
  );
};
