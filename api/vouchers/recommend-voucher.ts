import type { Candidate } from './voucher-candidates.ts';
import { findReason, termsOf } from './check-vouchers.ts';
import {
  missingSpend,
  savingOn,
  voucherSavings,
  type VoucherLine,
} from '#api/pricing/voucher-saving.ts';

type Advice = {
  /** The combination that saves most; empty where no voucher helps. */
  best: Candidate[];
  /** What it saves. */
  saving: number;
  /** The nearest voucher that would save more in its scope, were a little more bought. */
  next: { voucher: Candidate; missing: number } | undefined;
};

const savingOf = (vouchers: readonly Candidate[], lines: readonly VoucherLine[]): number =>
  voucherSavings(lines, vouchers.map(termsOf)).reduce((sum, { amount }) => sum + amount, 0);

/** The one that saves most together with `beside`, undefined where none saves anything more. */
const findBest = (
  vouchers: readonly Candidate[],
  beside: readonly Candidate[],
  lines: readonly VoucherLine[],
): Candidate | undefined => {
  let best: Candidate | undefined;
  let most = savingOf(beside, lines);
  for (const voucher of vouchers) {
    const saving = savingOf([...beside, voucher], lines);
    if (saving <= most) continue;
    best = voucher;
    most = saving;
  }
  return best;
};

/** What a voucher would take off in the moment in which its minimum spend is reached. */
const promiseOf = (voucher: Candidate): number => savingOn(termsOf(voucher), voucher.minSpend);

const findNext = (
  vouchers: readonly Candidate[],
  best: readonly Candidate[],
  lines: readonly VoucherLine[],
): Advice['next'] =>
  vouchers
    .map((voucher) => ({ voucher, missing: missingSpend(termsOf(voucher), lines) }))
    .filter(({ voucher }) => {
      const rival = best.find(({ storeId }) => storeId === voucher.storeId);
      return promiseOf(voucher) > (rival ? savingOf([rival], lines) : 0);
    })
    .toSorted((a, b) => a.missing - b.missing || promiseOf(b.voucher) - promiseOf(a.voucher))[0];

/**
 * The legal combination (one voucher of the platform, one per store) that saves most on the
 * selected lines, their amounts after bundle savings. Stores come first: whatever a store's voucher
 * takes off, the platform's loses at most as much, so the best of each store is in the best of all.
 */
export const recommendVouchers = (
  candidates: readonly Candidate[],
  lines: readonly VoucherLine[],
  now: Date,
): Advice => {
  const checked = candidates.map((voucher) => ({
    voucher,
    reason: findReason(voucher, lines, now),
  }));
  const holding = checked.filter(({ reason }) => !reason).map(({ voucher }) => voucher);
  const byStore = Map.groupBy(holding, ({ storeId }) => storeId);
  const best: Candidate[] = [];
  for (const [storeId, vouchers] of byStore) {
    const one = storeId === null ? undefined : findBest(vouchers, [], lines);
    if (one) best.push(one);
  }
  const platform = findBest(byStore.get(null) ?? [], best, lines);
  if (platform) best.push(platform);
  const short = checked.filter(({ reason }) => reason === 'minSpend').map(({ voucher }) => voucher);
  return { best, saving: savingOf(best, lines), next: findNext(short, best, lines) };
};
