import { sql } from 'kysely';
import { findCart } from '#api/cart/cart-row.ts';
import { amountsAfterBundles, readCart } from '#api/cart/read-cart.ts';
import {
  kindOf,
  linesInScope,
  missingSpend,
  type VoucherLine,
} from '#api/pricing/voucher-saving.ts';
import { hasOrdered, type Candidate } from '#api/vouchers/voucher-candidates.ts';
import { PRICE_TYPE, VISIBILITY } from '#contract/codes.ts';
import type { OwnVoucher } from '#contract/vouchers/own-vouchers.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const DAY_MS = 86_400_000;
/** How long ago a voucher may have ended, and how soon one may begin, to be worth showing. */
const ENDED_DAYS = 60;
const COMING_DAYS = 30;
/** No shop shows more at once. */
const MOST = 200;

type Row = Omit<
  Candidate,
  'totalLimit' | 'used' | 'usedByShopper' | 'firstOrder' | 'hasOrdered'
> & {
  isUsedUp: boolean;
  isOffered: boolean;
  onCart: boolean;
  uses: number;
  saved: number | null;
  usedAt: Date | null;
};

type Asking = { shopperId: string | undefined; now: Date; language: LanguageCode };

/** What is public around this moment, what is on the cart, and what the shopper has used. */
const readRows = async (
  db: Db,
  {
    shopperId = null,
    cartId,
    now,
  }: { shopperId?: string | null; cartId: string | null; now: Date },
): Promise<Row[]> => {
  const ended = new Date(now.getTime() - ENDED_DAYS * DAY_MS);
  const coming = new Date(now.getTime() + COMING_DAYS * DAY_MS);
  const shopper = {
    shopperId: sql`${shopperId}::uuid`,
    email: sql`(select email from account where shopper_id = ${shopperId}::uuid)`,
  };
  const { rows } = await sql<Row>`
    with mine as (
      select voucher_id, count(*)::int as uses, sum(saving)::int as saved, max(at) as used_at
      from voucher_use where shopper_id = ${shopperId}::uuid group by voucher_id),
    shown as (
      select v.*, v.visibility = ${sql.lit(VISIBILITY.public)} and not v.disabled
          and (v.store_id is null or s.visible) as "isOffered",
        s.name as "storeName", s.slug as "storeSlug"
      from voucher v left join store s on s.id = v.store_id)
    select v.id, v.code, v.title, v.store_id as "storeId", v."storeName", v."storeSlug",
      v.price_type as "priceType", v.value, v.min_spend as "minSpend", v.max_saving as "maxSaving",
      v.starts_at as "startsAt", v.ends_at as "endsAt", v.per_shopper_limit as "perShopperLimit",
      v.total_limit is not null and v.used >= v.total_limit as "isUsedUp", v."isOffered",
      c.voucher_id is not null as "onCart",
      coalesce(m.uses, 0) as uses, m.saved, m.used_at as "usedAt"
    from shown v
      left join mine m on m.voucher_id = v.id
      left join cart_voucher c on c.voucher_id = v.id and c.cart_id = ${cartId}::uuid
    where m.uses > 0
      or not (v.first_order and ${hasOrdered(shopper)}) and (
        not v.disabled and c.voucher_id is not null
        or v."isOffered" and v.ends_at > ${ended} and v.starts_at < ${coming}
          and (v.total_limit is null or v.used < v.total_limit))
    order by v.ends_at, v.id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
};

type Standing = Pick<OwnVoucher, 'state' | 'lacks' | 'missing'>;

const standingOf = (row: Row, lines: readonly VoucherLine[], now: Date): Standing => {
  const missing = missingSpend({ ...row, kind: kindOf(row.priceType) }, lines);
  const not = (lacks: Standing['lacks']): Standing => ({ state: 'not_yet', lacks, missing });
  const hasEnded = row.endsAt <= now;
  const isTaken = row.perShopperLimit !== null && row.uses >= row.perShopperLimit;
  // A private one is known to whoever has its code: without a public way to it, its use was its end.
  const isOpen = row.isOffered || row.onCart;
  if (row.uses > 0 && (hasEnded || isTaken || row.isUsedUp || !isOpen))
    return { state: 'used', lacks: null, missing: 0 };
  if (hasEnded) return { state: 'expired', lacks: null, missing: 0 };
  if (row.startsAt > now) return not('time');
  if (missing > 0) return not('spend');
  if (row.storeId !== null && linesInScope(row, lines).length === 0) return not('store');
  return { state: 'usable', lacks: null, missing };
};

const present = (row: Row, standing: Standing, language: LanguageCode): OwnVoucher => ({
  ...standing,
  id: String(row.id),
  code: row.code,
  title: inLanguage(row.title, language),
  price_type: PRICE_TYPE[kindOf(row.priceType)],
  value: row.value,
  min_spend: row.minSpend,
  max_saving: row.maxSaving,
  starts: row.startsAt.toISOString(),
  validity: row.endsAt.toISOString(),
  store:
    row.storeSlug && row.storeName
      ? { slug: inLanguage(row.storeSlug, language), name: inLanguage(row.storeName, language) }
      : null,
  on_cart: row.onCart,
  saved: row.saved,
  used_at: row.usedAt?.toISOString() ?? null,
});

/** Past ones the last first. */
const inOrder = (vouchers: readonly OwnVoucher[]): OwnVoucher[] => {
  const isPast = ({ state }: OwnVoucher): boolean => state === 'used' || state === 'expired';
  const past = vouchers.filter(isPast).toReversed();
  return [...vouchers.filter((one) => !isPast(one)), ...past];
};

/** All that a shopper may want to know of vouchers, judged by what is selected in their cart. */
export const listOwn = async (
  db: Db,
  { shopperId, now, language }: Asking,
): Promise<{ vouchers: OwnVoucher[]; can_apply: boolean }> => {
  const found = shopperId === undefined ? undefined : await findCart(db, shopperId);
  const cart = found && (await readCart(db, found, now));
  const lines = cart ? amountsAfterBundles(cart.quote) : [];
  const rows = await readRows(db, { shopperId, cartId: found?.id ?? null, now });
  const vouchers = rows.map((row) => present(row, standingOf(row, lines, now), language));
  return { vouchers: inOrder(vouchers), can_apply: lines.length > 0 };
};
