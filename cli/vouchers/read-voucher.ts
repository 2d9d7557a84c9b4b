import { findVoucherFault, type NewVoucher, type VoucherFault } from '#api/vouchers/new-voucher.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { findAmount } from '#cli/formats/amount.ts';
import { readCount, readMoment } from '#cli/option-values.ts';
import { type LanguageCode, languageCodes } from '#i18n/languages.ts';

const text = { type: 'string' } as const;

/** What `vouchers create` takes beside the code. */
export const VOUCHER_OPTIONS = {
  title: text,
  'title-fr': text,
  'title-ar': text,
  'title-tr': text,
  'title-hi': text,
  amount: text,
  percent: text,
  'min-spend': text,
  'max-saving': text,
  from: text,
  until: text,
  limit: text,
  'per-shopper': text,
  'first-order': { type: 'boolean', default: false },
  store: text,
  private: { type: 'boolean', default: false },
} as const;

type Given = Readonly<Record<string, string | boolean | undefined>>;

const titleOption = (language: LanguageCode): string =>
  language === 'en' ? 'title' : `title-${language}`;

const textOf = (given: Given, option: string): string | undefined => {
  const value = given[option];
  return typeof value === 'string' ? value : undefined;
};

const readAmount = (given: Given, option: string, exponent: number): number | undefined => {
  const text = textOf(given, option);
  if (text === undefined) return undefined;
  const amount = findAmount(text, exponent);
  if (amount !== undefined) return amount;
  const example = exponent === 0 ? '500' : `5.${'0'.repeat(exponent)}`;
  throw new CommandError(`--${option} is an amount as ${example}, and not "${text}".`);
};

const readValue = (given: Given, exponent: number): Pick<NewVoucher, 'kind' | 'value'> => {
  const amount = readAmount(given, 'amount', exponent);
  const percent = readCount('--percent', textOf(given, 'percent'));
  if (amount !== undefined && percent === undefined) return { kind: 'flat', value: amount };
  if (percent !== undefined && amount === undefined) return { kind: 'percent', value: percent };
  throw new CommandError('vouchers create needs either --amount or --percent.');
};

const FAULTS: Record<VoucherFault, string> = {
  code: 'A code has 3 to 32 letters A to Z, digits, - or _.',
  value: 'A voucher saves more than nothing.',
  overHundredPercent: 'A voucher saves 100 percent at most.',
  mostOfFlat: '--max-saving is for --percent; an --amount is its own limit.',
  endsBeforeItBegins: 'The voucher would end before it begins.',
  endedAlready: 'The voucher would have ended already.',
  moreFirstOrders: 'A first order is one: --first-order goes with no other --per-shopper than 1.',
  shopperMoreThanAll: '--per-shopper cannot be more than --limit, which is for all.',
};

/** The voucher that the command describes. Throws CommandError, or RuleError where it makes no sense. */
export const readVoucher = (
  code: string,
  given: Given,
  { exponent, now }: { exponent: number; now: Date },
): NewVoucher => {
  const endsAt = readMoment('--until', textOf(given, 'until'), { isLast: true });
  if (!endsAt) throw new CommandError('vouchers create needs --until, its last day.');
  const firstOrder = given['first-order'] === true;
  const voucher: NewVoucher = {
    code: code.toUpperCase(),
    ...readValue(given, exponent),
    minSpend: readAmount(given, 'min-spend', exponent) ?? 0,
    maxSaving: readAmount(given, 'max-saving', exponent) ?? null,
    startsAt: readMoment('--from', textOf(given, 'from')) ?? now,
    endsAt,
    totalLimit: readCount('--limit', textOf(given, 'limit')) ?? null,
    perShopperLimit:
      readCount('--per-shopper', textOf(given, 'per-shopper')) ?? (firstOrder ? 1 : null),
    firstOrder,
  };
  if (voucher.maxSaving === 0) throw new RuleError('--max-saving is more than nothing.');
  const fault = findVoucherFault(voucher, now);
  if (fault) throw new RuleError(FAULTS[fault]);
  return voucher;
};

/** The titles in the languages that were given. Throws CommandError without an English one. */
export const readTitles = (
  given: Given,
): { en: string } & Partial<Record<LanguageCode, string>> => {
  const en = textOf(given, 'title')?.trim();
  if (!en) throw new CommandError('vouchers create needs --title, which shoppers read.');
  const others = languageCodes.flatMap((language) => {
    const title = textOf(given, titleOption(language))?.trim();
    return title ? [[language, title] as const] : [];
  });
  return { ...Object.fromEntries(others), en };
};
