import { splitById } from './split-amount.ts';

/** Buy `buy` units of the product and get `free` more for nothing. */
export type BuyGetBundle = { id: number; buy: number; free: number };
/** These products together at a fixed price: the `sets` of the contract. */
export type FixedPriceBundle = {
  id: number;
  price: number;
  productIds: readonly number[];
};

export type BundleLine = {
  id: string;
  productId: number;
  /** The bundle of a fixed price that the line was added with. */
  bundleId: number | null;
  quantity: number;
  unitPrice: number;
};

export type BundleRules = {
  /** By product. */
  buyGet: ReadonlyMap<number, BuyGetBundle>;
  fixedPrice: ReadonlyMap<number, FixedPriceBundle>;
};

/** How much a bundle takes off a line. */
export type BundleSaving = { lineId: string; bundleId: number; amount: number };

type Part = { id: string; units: number; unitPrice: number };

const amountOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.units * part.unitPrice, 0);

const spread = (bundleId: number, saving: number, parts: readonly Part[]): BundleSaving[] => {
  if (saving <= 0) return [];
  const weighted = parts.map((part) => ({ id: part.id, weight: part.units * part.unitPrice }));
  return [...splitById(saving, weighted)]
    .filter(([, amount]) => amount > 0)
    .map(([lineId, amount]) => ({ lineId, bundleId, amount }));
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
const freeUnits = (units: number, { buy, free }: BuyGetBundle): number => {
  const round = buy + free;
  return Math.floor(units / round) * free + Math.max(0, (units % round) - buy);
};

const partOf = (line: BundleLine): Part => ({
  id: line.id,
  units: line.quantity,
  unitPrice: line.unitPrice,
});

/** The units of each member that make complete bundles, the dearest variants first. */
const completeBundles = (lines: readonly BundleLine[], bundle: FixedPriceBundle) => {
  const members = bundle.productIds.map((productId) =>
    lines
      .filter((line) => line.productId === productId)
      .map(partOf)
      .toSorted((a, b) => cheapestFirst(b, a)),
  );
  const count = Math.min(
    ...members.map((parts) => parts.reduce((sum, part) => sum + part.units, 0)),
  );
  const complete = Number.isFinite(count) ? count : 0;
  return { count: complete, parts: members.flatMap((parts) => take(parts, complete)) };
};

const less = (line: BundleLine, used: readonly Part[]): BundleLine => ({
  ...line,
  quantity: line.quantity - (used.find((part) => part.id === line.id)?.units ?? 0),
});

/**
 * What the bundles save on the selected lines, by line. Those of a fixed price come first, each
 * complete one at its price; of the units that are left, over all variants of a product, the
 * cheapest are free. So a unit is never reduced twice. A bundle's saving is shared by all lines that earned it, in
 * proportion to their amounts: returning one of them gives back its true price.
 */
export const bundleSavings = (lines: readonly BundleLine[], rules: BundleRules): BundleSaving[] => {
  const byBundle = Map.groupBy(lines, (line) => line.bundleId);
  const used: Part[] = [];
  const fromFixedPrice = [...byBundle].flatMap(([bundleId, ofBundle]) => {
    const bundle = bundleId === null ? undefined : rules.fixedPrice.get(bundleId);
    if (!bundle) return [];
    const { count, parts } = completeBundles(ofBundle, bundle);
    const saving = amountOf(parts) - count * bundle.price;
    if (saving <= 0) return [];
    used.push(...parts);
    return spread(bundle.id, saving, parts);
  });

  const left = lines.map((line) => less(line, used)).filter((line) => line.quantity > 0);
  const fromBuyGet = [...Map.groupBy(left, (line) => line.productId)].flatMap(
    ([productId, ofProduct]) => {
      const bundle = rules.buyGet.get(productId);
      if (!bundle) return [];
      const parts = ofProduct.map(partOf).toSorted(cheapestFirst);
      const units = parts.reduce((sum, part) => sum + part.units, 0);
      return spread(bundle.id, amountOf(take(parts, freeUnits(units, bundle))), parts);
    },
  );
  return [...fromFixedPrice, ...fromBuyGet];
};
