const BARS = 12;

/** Prices from the lowest to the highest in bars of one width, minor units. */
export type PriceHistogram = {
  min: number;
  max: number;
  histogram: { from: number; to: number; count: number }[];
};

const boundsOf = (
  prices: Float64Array,
  lists: readonly Int32Array[],
): { min: number; max: number } => {
  let min = Infinity;
  let max = -Infinity;
  for (const ids of lists)
    for (let index = 0; index < ids.length; index += 1) {
      const price = prices[ids[index] ?? 0] ?? 0;
      min = Math.min(min, price);
      max = Math.max(max, price);
    }
  return { min, max };
};

/** How many of the products cost how much. */
export const priceHistogram = (
  prices: Float64Array,
  lists: readonly Int32Array[],
): PriceHistogram => {
  const { min, max } = boundsOf(prices, lists);
  if (max < min) return { min: 0, max: 0, histogram: [] };
  const width = Math.max(1, Math.ceil((max - min + 1) / BARS));
  const counts = new Int32Array(Math.ceil((max - min + 1) / width));
  for (const ids of lists)
    for (let index = 0; index < ids.length; index += 1) {
      const bar = Math.floor(((prices[ids[index] ?? 0] ?? 0) - min) / width);
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
  const histogram = Array.from(counts, (count, bar) => ({
    from: min + bar * width,
    to: Math.min(max, min + (bar + 1) * width - 1),
    count,
  }));
  return { min, max, histogram };
};
