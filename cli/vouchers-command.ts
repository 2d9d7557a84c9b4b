import { parseArgs } from 'node:util';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { tableOf } from '#cli/table.ts';
import { getStoreId } from '#cli/get-store-id.ts';
import { listVouchers } from '#cli/vouchers/list-vouchers.ts';
import type { ListedVoucher } from '#cli/vouchers/list-vouchers.ts';
import { readTitles, readVoucher, VOUCHER_OPTIONS } from '#cli/vouchers/read-voucher.ts';
import { PRICE_TYPE, VISIBILITY } from '#contract/codes.ts';
import { currencyExponent, formatMoney } from '#contract/money.ts';
import { getSettings } from '#db/settings.ts';
import type { Settings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { languages } from '#i18n/languages.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const readCode = (action: string, positionals: readonly string[]): string => {
  const [code, ...more] = positionals;
  if (code === undefined || more.length > 0)
    throw new CommandError(`vouchers ${action} needs one CODE.`);
  return code;
};

const create = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: VOUCHER_OPTIONS,
  });
  const { currency } = await getSettings(db);
  const parts = { exponent: currencyExponent(currency), now: now() };
  const voucher = readVoucher(readCode('create', positionals), values, parts);
  const title = readTitles(values);
  const storeId = values.store === undefined ? null : await getStoreId(db, values.store);
  const written = await db
    .insertInto('voucher')
    .values({
      code: voucher.code,
      title,
      store_id: storeId,
      price_type: PRICE_TYPE[voucher.kind],
      value: voucher.value,
      min_spend: voucher.minSpend,
      max_saving: voucher.maxSaving,
      starts_at: voucher.startsAt,
      ends_at: voucher.endsAt,
      total_limit: voucher.totalLimit,
      per_shopper_limit: voucher.perShopperLimit,
      first_order: voucher.firstOrder,
      visibility: values.private ? VISIBILITY.private : VISIBILITY.public,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!written) throw new RuleError(`There is a voucher ${voucher.code} already.`);
  print(
    `Voucher ${voucher.code} can be used from ${timeWords(voucher.startsAt)} to ${timeWords(voucher.endsAt)} (UTC).`,
  );
  return 0;
};

const savesOf = (
  { price_type: type, value, max_saving: most }: ListedVoucher,
  settings: Settings,
) => {
  const money = (amount: number) => formatMoney(amount, settings, languages.en.locale);
  if (type === PRICE_TYPE.flat) return money(value);
  return most === null ? `${value} %` : `${value} % up to ${money(most)}`;
};

const usesOf = ({ used, total_limit: limit, per_shopper_limit: each }: ListedVoucher): string =>
  `${used}${limit === null ? '' : ` of ${limit}`}${each === null ? '' : `, ${each} each`}`;

const list = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values } = parseArgs({ args, options: { all: flag, store: text, json: flag } });
  const storeId = values.store === undefined ? undefined : await getStoreId(db, values.store);
  const vouchers = await listVouchers(db, { storeId, all: values.all, now: now() });
  const settings = await getSettings(db);
  if (values.json) print(JSON.stringify(vouchers, undefined, 2));
  else if (vouchers.length === 0)
    print(
      values.all ? 'There are no vouchers.' : 'No voucher runs or comes; --all shows the others.',
    );
  else
    print(
      tableOf(
        [
          { title: 'code', cell: ({ code }) => code },
          { title: 'state', cell: ({ state }) => state },
          { title: 'saves', cell: (one) => savesOf(one, settings) },
          {
            title: 'from a sum of',
            cell: ({ min_spend: sum }) => formatMoney(sum, settings, languages.en.locale),
            end: true,
          },
          { title: 'used', cell: usesOf },
          { title: 'begins (UTC)', cell: (one) => timeWords(one.starts_at) },
          { title: 'ends (UTC)', cell: (one) => timeWords(one.ends_at) },
          {
            title: 'shown',
            cell: ({ visibility }) => (visibility === VISIBILITY.public ? 'public' : 'private'),
          },
          { title: 'store', cell: ({ store }) => (store ? inLanguage(store, 'en') : 'all stores') },
          { title: 'title', cell: ({ title }) => inLanguage(title, 'en') },
        ],
        vouchers,
      ),
    );
  return 0;
};

const disable = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const code = readCode('disable', positionals).toUpperCase();
  const voucher = await db
    .selectFrom('voucher')
    .select(['id', 'disabled'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!voucher) throw new RuleError(`There is no voucher ${code}.`);
  if (voucher.disabled) throw new RuleError(`Voucher ${code} is disabled already.`);
  await db.updateTable('voucher').set({ disabled: true }).where('id', '=', voucher.id).execute();
  print(`Voucher ${code} can no longer be used. Orders that have used it keep what they saved.`);
  return 0;
};

/** `vouchers create|list|disable`. */
export const vouchersCommand: Command = {
  usage: [
    'vouchers create CODE --title TEXT (--amount SUM | --percent N) --until DAY [more, see below]',
    'vouchers list [--all] [--store SLUG] [--json]',
    'vouchers disable CODE',
  ],
  about: 'issue vouchers, see how they are used, end them',
  details: [
    'create also takes',
    '  --title-fr, --title-ar, --title-tr, --title-hi TEXT   what shoppers of these languages read',
    '  --min-spend SUM      what the goods cost at least',
    '  --max-saving SUM     the most that --percent saves',
    '  --from DAY           its first day; without it from now on',
    '  --limit N            how often it can be used in all',
    '  --per-shopper N      how often by one shopper',
    '  --first-order        only for who has not ordered before',
    '  --store SLUG         for the products of one store, /shop/SLUG; without it for all',
    '  --private            not shown; who knows the code can use it',
    "SUM is in the shop's currency, as 5.00. DAY is as 2026-12-31, in UTC and to its end, or a time as",
    '2026-12-31T18:00Z. The badge on cards of a store follows within a minute.',
  ].join('\n'),
  run: (call) => runAction('vouchers', { create, list, disable }, call),
};
