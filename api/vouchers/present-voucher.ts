import { PRICE_TYPE } from '#contract/codes.ts';
import type { CartVouchers, Voucher } from '#contract/vouchers/voucher.ts';
import type { CurrencySetting } from '#contract/money.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Candidate } from './voucher-candidates.ts';
import { voucherRefusalMessage, type VoucherRefusal } from './check-vouchers.ts';
import { kindOf, type VoucherSaving } from '#api/pricing/voucher-saving.ts';

const presentStore = (
  { storeSlug, storeName }: Candidate,
  language: LanguageCode,
): Voucher['store'] =>
  storeSlug && storeName
    ? { slug: inLanguage(storeSlug, language), name: inLanguage(storeName, language) }
    : null;

/** A voucher in the asked language. */
export const presentVoucher = (voucher: Candidate, language: LanguageCode): Voucher => ({
  id: String(voucher.id),
  code: voucher.code,
  title: inLanguage(voucher.title, language),
  price_type: PRICE_TYPE[kindOf(voucher.priceType)],
  value: voucher.value,
  min_spend: voucher.minSpend,
  max_saving: voucher.maxSaving,
  validity: voucher.endsAt.toISOString(),
  store: presentStore(voucher, language),
});

/** The total saving of one voucher. */
export const savingBy = (savings: readonly VoucherSaving[], voucherId: number): number =>
  savings
    .filter((saving) => saving.voucherId === voucherId)
    .reduce((sum, { amount }) => sum + amount, 0);

const capOf = ({
  priceType,
  value,
  maxSaving,
}: Candidate): CartVouchers['applied'][number]['cap'] =>
  PRICE_TYPE[kindOf(priceType)] === PRICE_TYPE.percent && maxSaving !== null
    ? { percent: value, amount: maxSaving }
    : null;

/** Vouchers that are taken off the sums, each with what it saves. */
export const presentUsedVouchers = (
  vouchers: readonly Candidate[],
  savings: readonly VoucherSaving[],
  language: LanguageCode,
): CartVouchers['applied'] =>
  vouchers.map((voucher) => ({
    code: voucher.code,
    title: inLanguage(voucher.title, language),
    store: presentStore(voucher, language),
    saving: savingBy(savings, voucher.id),
    cap: capOf(voucher),
  }));

/** A refused voucher with its reason in words. */
export const presentRefusedVoucher = (
  refusal: VoucherRefusal,
  currency: CurrencySetting,
  language: LanguageCode,
): CartVouchers['refused'][number] => {
  const { key, values } = voucherRefusalMessage(refusal, currency, language);
  return { code: refusal.code, message: translator(language)(key, values) };
};
