import type { CurrencySetting } from '#contract/money.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Refusal } from '#api/http/reply.ts';
import { moneyInText } from '#api/http/money-in-text.ts';
import type { Candidate } from './voucher-candidates.ts';
import {
  kindOf,
  linesInScope,
  missingSpend,
  type VoucherLine,
  type VoucherTerms,
} from '#api/pricing/voucher-saving.ts';

/** What a voucher saves and when, without who asks. */
export const termsOf = (voucher: Candidate): VoucherTerms => ({
  ...voucher,
  kind: kindOf(voucher.priceType),
});

/** Why a voucher cannot be used. */
export type VoucherRefusal = {
  reason:
    | 'unknown'
    | 'notYet'
    | 'ended'
    | 'usedUp'
    | 'usedByYou'
    | 'notFirstOrder'
    | 'wrongStore'
    | 'minSpend'
    | 'onePlatform'
    | 'onePerStore';
  code: string;
  voucher?: Candidate;
  /** With minSpend: what is missing. */
  missing?: number;
};

/** Why a voucher does not apply to these lines; undefined where it does. */
export const findReason = (
  voucher: Candidate,
  lines: readonly VoucherLine[],
  now: Date,
): VoucherRefusal['reason'] | undefined => {
  if (voucher.startsAt > now) return 'notYet';
  if (voucher.endsAt <= now) return 'ended';
  if (voucher.totalLimit !== null && voucher.used >= voucher.totalLimit) return 'usedUp';
  if (voucher.perShopperLimit !== null && voucher.usedByShopper >= voucher.perShopperLimit)
    return 'usedByYou';
  if (voucher.firstOrder && voucher.hasOrdered) return 'notFirstOrder';
  if (linesInScope(voucher, lines).length === 0) return 'wrongStore';
  return missingSpend(termsOf(voucher), lines) > 0 ? 'minSpend' : undefined;
};

type Checked = { accepted: Candidate[]; refused: VoucherRefusal[] };

/**
 * Which vouchers apply to the selected lines (by their amounts after bundle savings): at most one
 * of the platform and one per store, the first of each.
 */
export const checkVouchers = (
  vouchers: readonly Candidate[],
  lines: readonly VoucherLine[],
  now: Date,
): Checked => {
  const checked: Checked = { accepted: [], refused: [] };
  for (const voucher of vouchers) {
    const { code } = voucher;
    const reason = findReason(voucher, lines, now);
    const taken = checked.accepted.some(({ storeId }) => storeId === voucher.storeId);
    if (reason)
      checked.refused.push({
        reason,
        code,
        voucher,
        missing: missingSpend(termsOf(voucher), lines),
      });
    else if (taken)
      checked.refused.push({
        reason: voucher.storeId === null ? 'onePlatform' : 'onePerStore',
        code,
        voucher,
      });
    else checked.accepted.push(voucher);
  }
  return checked;
};

/** The refusal as a message; its values are written in the language already. */
export const voucherRefusalMessage = (
  { reason, code, voucher, missing }: VoucherRefusal,
  currency: CurrencySetting,
  language: LanguageCode,
): Refusal => ({
  key: `voucher.${reason}`,
  field: 'voucher',
  values: {
    code,
    ...(voucher?.storeName && { store: inLanguage(voucher.storeName, language) }),
    ...(missing !== undefined && { amount: moneyInText(missing, currency, language) }),
  },
});
