import { splitById } from './split-amount.ts';

/** The tax inside an amount that includes it, half up. `basisPoints`: 2000 is 20 %. */
const includedTax = (amount: number, basisPoints: number): number =>
  Math.round((amount * basisPoints) / (10_000 + basisPoints));

type TaxedLine = { id: string; taxBasisPoints: number; total: number };

/**
 * The tax included in each line's total. It is rounded once per rate, as an invoice shows it, and
 * then allocated to the lines of that rate.
 */
export const taxOfLines = (lines: readonly TaxedLine[]): Map<string, number> => {
  const byRate = Map.groupBy(lines, (line) => line.taxBasisPoints);
  return new Map(
    [...byRate].flatMap(([rate, ofRate]) => {
      const sum = ofRate.reduce((total, line) => total + line.total, 0);
      const weighted = ofRate.map((line) => ({ id: line.id, weight: line.total }));
      return [...splitById(includedTax(sum, rate), weighted)];
    }),
  );
};
