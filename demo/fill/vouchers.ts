import { PRICE_TYPE } from '#contract/codes.ts';
import type { Trx } from '#db/client.ts';
import { STORES } from '#demo/stores.ts';
import { fillIn, text } from '#demo/text.ts';
import { PLATFORM_VOUCHERS, type Voucher } from '#demo/vouchers.ts';
import { getFrom, insertRows } from './rows.ts';
import type { Structure } from './structure.ts';

const DAY_MS = 86_400_000;

const OF_STORE = text(
  '{value} off at {store}',
  '{value} de remise chez {store}',
  'خصم {value} لدى {store}',
  '{store} mağazasında {value} indirim',
  '{store} पर {value} की छूट',
);

/** So many letters make a word that one remembers. */
const SHORTEST_WORD = 6;

/** As many words of a store's name as it takes: SONORA, DARALWAHA. */
const codeWordOf = (id: string): string =>
  id
    .split('-')
    .reduce((word, next) => (word.length < SHORTEST_WORD ? word + next : word), '')
    .toUpperCase();

const storeVouchers = (structure: Structure): Voucher[] =>
  STORES.slice(0, 12).map((store, i) => {
    const percent = i % 2 === 0;
    const amount = percent ? ([8, 10, 12][i % 3] ?? 10) : ([300, 500, 800][i % 3] ?? 500);
    const value = percent
      ? text(`${amount}%`, `${amount} %`, `${amount}%`, `%${amount}`, `${amount}%`)
      : text(
          `$${amount / 100}`,
          `${amount / 100} $`,
          `$${amount / 100}`,
          `$${amount / 100}`,
          `$${amount / 100}`,
        );
    return {
      code: `${codeWordOf(store.id)}${percent ? amount : amount / 100}`,
      title: fillIn(OF_STORE, { value, store: store.name }),
      store_id: getFrom(structure.stores, store.id),
      price_type: percent ? PRICE_TYPE.percent : PRICE_TYPE.flat,
      value: amount,
      min_spend: percent ? 2500 : amount * 6,
      max_saving: percent ? 2000 : null,
      per_shopper_limit: 2,
      to: 240,
    };
  });

/** In Arabic "$20" is kept from turning into "20$" by the words around it. */
const withIsolatedAmounts = (title: Voucher['title']): Voucher['title'] => ({
  ...title,
  ar: title.ar.replaceAll(/\$\d+|\d+%/g, '\u2066$&\u2069'),
});

const inDays = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY_MS);

/** The first Saturday after today. */
const nextSaturday = (now: Date): Date => {
  const day = inDays(6 - now.getUTCDay() || 7, now);
  day.setUTCHours(0, 0, 0, 0);
  return day;
};

/** Writes the vouchers of the platform and of stores. */
export const insertVouchers = async (trx: Trx, structure: Structure, now: Date): Promise<void> => {
  await insertRows(
    trx,
    'voucher',
    [...PLATFORM_VOUCHERS, ...storeVouchers(structure)].map(({ from = -7, to, ...voucher }) => {
      const starts = from === 'saturday' ? nextSaturday(now) : inDays(from, now);
      return {
        ...voucher,
        title: withIsolatedAmounts(voucher.title),
        starts_at: starts,
        ends_at: inDays(to, from === 'saturday' ? starts : now),
      };
    }),
  );
};
