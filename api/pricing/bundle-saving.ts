import { allocateById } from './allocate.ts';

/** Buy `buy` units of the product and get `free` more for nothing. */
export type BuyGetDeal = { id: number; kind: 'buy_get'; buy: number; free: number };
/** These products together at a fixed price. */
export type SetDeal = { id: number; kind: 'set'; price: number; productIds: readonly number[] };

export type BundleLine = {
  id: string;
  productId: number;
  /** The set that the line was added with. */
  setId: number | null;
  quantity: number;
  unitPrice: number;
};

export type BundleRules = {
  /** By product. */
  buyGet: ReadonlyMap<number, BuyGetDeal>;
  sets: ReadonlyMap<number, SetDeal>;
};

/** How much a deal takes off a line. */
export type BundleSaving = { lineId: string; dealId: number; amount: number };

type Part = { id: string; units: number; unitPrice: number };

const amountOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.units * part.unitPrice, 0);

const spread = (dealId: number, saving: number, parts: readonly Part[]): BundleSaving[] => {
  if (saving <= 0) return [];
  const weighted = parts.map((part) => ({ id: part.id, weight: part.units * part.unitPrice }));
  return [...allocateById(saving, weighted)]
    .filter(([, amount]) => amount > 0)
    .map(([lineId, amount]) => ({ lineId, dealId, amount }));
};

/** The first `units` of the parts, in their order. */
const take = (parts: readonly Part[], units: number): Part[] => {
  let left = units;
  return parts.flatMap((part) => {
    const taken = Math.min(part.units, left);
    left -= taken;
    return taken > 0 ? [{ ...part, units: taken }] : [];
  });
};

const cheapestFirst = (a: Part, b: Part): number =>
  a.unitPrice - b.unitPrice || (a.id < b.id ? -1 : 1);

/** How many of `units` are free: each full round of buy + free, then what goes beyond `buy`. */
const freeUnits = (units: number, { buy, free }: BuyGetDeal): number => {
  const round = buy + free;
  return Math.floor(units / round) * free + Math.max(0, (units % round) - buy);
};

const partOf = (line: BundleLine): Part => ({
  id: line.id,
  units: line.quantity,
  unitPrice: line.unitPrice,
});

/** The units of each member that make complete sets, the dearest variants first. */
const completeSets = (lines: readonly BundleLine[], deal: SetDeal) => {
  const members = deal.productIds.map((productId) =>
    lines
      .filter((line) => line.productId === productId)
      .map(partOf)
      .toSorted((a, b) => cheapestFirst(b, a)),
  );
  const sets = Math.min(
    ...members.map((parts) => parts.reduce((sum, part) => sum + part.units, 0)),
  );
  const complete = Number.isFinite(sets) ? sets : 0;
  return { sets: complete, parts: members.flatMap((parts) => take(parts, complete)) };
};

const less = (line: BundleLine, used: readonly Part[]): BundleLine => ({
  ...line,
  quantity: line.quantity - (used.find((part) => part.id === line.id)?.units ?? 0),
});

/**
 * What the bundle deals save on the selected lines, by line. Complete sets come first, each at its
 * fixed price; of the units that are left, over all variants of a product, the cheapest are free.
 * So a unit is never reduced twice. A deal's saving is shared by all lines that earned it, in
 * proportion to their amounts: returning one of them gives back its true price.
 */
export const bundleSavings = (lines: readonly BundleLine[], rules: BundleRules): BundleSaving[] => {
  const bySet = Map.groupBy(lines, (line) => line.setId);
  const used: Part[] = [];
  const fromSets = [...bySet].flatMap(([setId, ofSet]) => {
    const deal = setId === null ? undefined : rules.sets.get(setId);
    if (!deal) return [];
    const { sets, parts } = completeSets(ofSet, deal);
    const saving = amountOf(parts) - sets * deal.price;
    if (saving <= 0) return [];
    used.push(...parts);
    return spread(deal.id, saving, parts);
  });

  const left = lines.map((line) => less(line, used)).filter((line) => line.quantity > 0);
  const fromBuyGet = [...Map.groupBy(left, (line) => line.productId)].flatMap(
    ([productId, ofProduct]) => {
      const deal = rules.buyGet.get(productId);
      if (!deal) return [];
      const parts = ofProduct.map(partOf).toSorted(cheapestFirst);
      const units = parts.reduce((sum, part) => sum + part.units, 0);
      return spread(deal.id, amountOf(take(parts, freeUnits(units, deal))), parts);
    },
  );
  return [...fromSets, ...fromBuyGet];
};
