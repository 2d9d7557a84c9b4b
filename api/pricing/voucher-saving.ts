import { PRICE_TYPE } from '#contract/codes.ts';
import { splitById } from './split-amount.ts';

export type VoucherTerms = {
  id: number;
  /** Null: of the platform, for everything. */
  storeId: number | null;
  kind: 'flat' | 'percent';
  /** Minor units, or whole percent. */
  value: number;
  minSpend: number;
  maxSaving: number | null;
};

/** What the code of a voucher's price means. */
export const kindOf = (priceType: number): VoucherTerms['kind'] =>
  priceType === PRICE_TYPE.flat ? 'flat' : 'percent';

export type VoucherLine = {
  id: string;
  storeId: number;
  /** After bundle savings. */
  amount: number;
};

/** How much a voucher takes off a line. */
export type VoucherSaving = { lineId: string; voucherId: number; amount: number };

const sumOf = (lines: readonly VoucherLine[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0);

/** The lines that a voucher is for: those of its store, or all. */
export const linesInScope = <Line extends VoucherLine>(
  voucher: Pick<VoucherTerms, 'storeId'>,
  lines: readonly Line[],
): Line[] => lines.filter((line) => voucher.storeId === null || line.storeId === voucher.storeId);

/** What is missing until the voucher may be used, 0 when it is reached. */
export const missingSpend = (voucher: VoucherTerms, lines: readonly VoucherLine[]): number =>
  Math.max(0, voucher.minSpend - sumOf(linesInScope(voucher, lines)));

/** What it takes off an amount that reaches its minimum spend. */
export const savingOn = (voucher: VoucherTerms, amount: number): number => {
  const saving =
    voucher.kind === 'flat' ? voucher.value : Math.round((amount * voucher.value) / 100);
  return Math.min(saving, voucher.maxSaving ?? saving, amount);
};

/**
 * What the vouchers save on the selected lines, by line; at most one of the platform and one per
 * store are given. The minimum spend counts the amounts after bundle savings. The stores' vouchers
 * come first and the platform's is taken off what they leave, so nothing is saved twice and no line
 * falls below 0. A voucher that misses its minimum saves nothing.
 */
export const voucherSavings = (
  lines: readonly VoucherLine[],
  vouchers: readonly VoucherTerms[],
): VoucherSaving[] => {
  const remaining = new Map(lines.map((line) => [line.id, line.amount]));
  const storesFirst = vouchers.toSorted(
    (a, b) => Number(a.storeId === null) - Number(b.storeId === null) || a.id - b.id,
  );
  return storesFirst.flatMap((voucher) => {
    if (missingSpend(voucher, lines) > 0) return [];
    const scope = linesInScope(voucher, lines).map((line) => ({
      id: line.id,
      weight: remaining.get(line.id) ?? 0,
    }));
    const amount = scope.reduce((sum, line) => sum + line.weight, 0);
    const shares = [...splitById(savingOn(voucher, amount), scope)];
    for (const [id, share] of shares) remaining.set(id, (remaining.get(id) ?? 0) - share);
    return shares
      .filter(([, share]) => share > 0)
      .map(([lineId, share]) => ({ lineId, voucherId: voucher.id, amount: share }));
  });
};
