import { splitById } from './split-amount.ts';

type ShippedLine = {
  id: string;
  storeId: number;
  ruleId: number;
  /** The rule's limit above which its lines go free. */
  freeAbove: number | null;
  /** Undefined: it cannot be sent, or nobody knows where to. */
  place: { id: number; price: number } | undefined;
  /** After bundle savings, before vouchers: using a voucher never brings back a shipping price. */
  amount: number;
};

const sumOf = (lines: readonly ShippedLine[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0);

const byStore = (lines: readonly ShippedLine[]) => Map.groupBy(lines, (line) => line.storeId);

/**
 * The shipping price of each line. The lines of a store that go by one rule to one place travel
 * together: its price is charged once and shared by them in proportion to their amounts. Lines whose
 * rule has a limit go free when all selected lines of the store reach it.
 */
export const shippingOfLines = (lines: readonly ShippedLine[]): Map<string, number> => {
  const prices = new Map(lines.map((line) => [line.id, 0]));
  for (const ofStore of byStore(lines).values()) {
    const spent = sumOf(ofStore);
    const parcels = Map.groupBy(ofStore, (line) => `${line.ruleId}/${line.place?.id ?? ''}`);
    for (const parcel of parcels.values()) {
      const { place, freeAbove } = parcel[0] ?? {};
      if (!place || isReached(freeAbove ?? null, spent)) continue;
      const weighted = parcel.map((line) => ({ id: line.id, weight: line.amount }));
      for (const [id, part] of splitById(place.price, weighted)) prices.set(id, part);
    }
  }
  return prices;
};

const isReached = (freeAbove: number | null, spent: number): boolean =>
  freeAbove !== null && spent >= freeAbove;

/**
 * What is missing per store until its lines go free: the nearest limit not yet reached of what costs something
 * to send. A store without such limits, or with all of them reached, is not in the answer.
 */
export const freeShippingGaps = (lines: readonly ShippedLine[]): Map<number, number> => {
  const gaps = new Map<number, number>();
  for (const [storeId, ofStore] of byStore(lines)) {
    const spent = sumOf(ofStore);
    const missing = ofStore.flatMap(({ freeAbove, place }) =>
      freeAbove === null || place?.price === 0 || isReached(freeAbove, spent)
        ? []
        : [freeAbove - spent],
    );
    if (missing.length > 0) gaps.set(storeId, Math.min(...missing));
  }
  return gaps;
};
