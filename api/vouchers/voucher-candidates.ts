import { sql, type RawBuilder } from 'kysely';
import { VISIBILITY } from '#contract/codes.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

/** A cart with more public vouchers in its reach is advised by the oldest of them. */
const MOST_PROPOSABLE = 200;

/** Whose uses count against a limit per shopper: the shopper's, and those of the same e-mail address. */
type Shopper = { shopperId: RawBuilder<unknown>; email: RawBuilder<unknown> };

/** A voucher that a shopper wants to use, with all that decides whether they may. */
export type Candidate = {
  id: number;
  code: string;
  title: Texts;
  storeId: number | null;
  storeName: Texts | null;
  storeSlug: Texts | null;
  priceType: number;
  value: number;
  minSpend: number;
  maxSaving: number | null;
  startsAt: Date;
  endsAt: Date;
  totalLimit: number | null;
  perShopperLimit: number | null;
  used: number;
  usedByShopper: number;
  /** For a first order alone, and whether the shopper has ordered before. */
  firstOrder: boolean;
  hasOrdered: boolean;
};

/** As JSON brings it, where times are text; and whether it is on the cart. */
export type CandidateRow = Omit<Candidate, 'startsAt' | 'endsAt'> & {
  startsAt: string;
  endsAt: string;
  onCart: boolean;
};

/** A candidate of a row that came as JSON. */
export const candidateOf = ({ startsAt, endsAt, ...row }: CandidateRow) => ({
  ...row,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** By the shopper's own orders, which indexes find; a popular voucher has very many uses. */
const usedByShopper = ({ shopperId, email }: Shopper) => sql`
  case when v.per_shopper_limit is null then 0 else (
    select count(*)
    from voucher_use u
    where u.voucher_id = v.id
      and u.order_id in (
        select id from "order" where shopper_id = ${shopperId}
        union
        select id from "order" where lower(email) = lower(${email})))
  end`;

/** Whether the shopper has an order that was not cancelled, by their own or their e-mail address. */
export const hasOrdered = ({ shopperId, email }: Shopper) => sql`(
  exists (select from "order" where shopper_id = ${shopperId} and cancelled_at is null)
  or exists (select from "order" where lower(email) = lower(${email}) and cancelled_at is null))`;

/** The vouchers on the cart. */
const onCart = (cartId: RawBuilder<unknown>) => sql`
  v.id in (select voucher_id from cart_voucher where cart_id = ${cartId})`;

/** Which vouchers are meant: those on the cart, those of some codes, or all that may be proposed for it. */
type Which =
  | { kind: 'onCart' }
  | { kind: 'codes'; codes: RawBuilder<unknown> }
  /** The public ones that run: the platform's, and those of the stores that `stores` selects. */
  | { kind: 'proposable'; stores: RawBuilder<unknown>; now: RawBuilder<Date> };

const condition = (cartId: RawBuilder<unknown>, which: Which): RawBuilder<unknown> => {
  if (which.kind === 'onCart') return onCart(cartId);
  if (which.kind === 'codes') return sql`v.code = any (${which.codes})`;
  const { stores, now } = which;
  return sql`(${onCart(cartId)} or (v.visibility = ${sql.lit(VISIBILITY.public)}
    and v.starts_at <= ${now} and v.ends_at > ${now}
    and (v.store_id is null or v.store_id in (${stores}))))`;
};

/**
 * Sub-select: these vouchers as a JSON list of `CandidateRow`, those on the cart first. A code is known
 * whatever its case; unknown and disabled ones are missing.
 */
export const candidateRows = (
  cartId: RawBuilder<unknown>,
  which: Which,
  shopper: Shopper,
): RawBuilder<CandidateRow[]> => sql`(
  select coalesce(json_agg(candidate), '[]')
  from (
    select v.id, v.code, v.title, v.store_id as "storeId", s.name as "storeName", s.slug as "storeSlug",
      v.price_type as "priceType", v.value, v.min_spend as "minSpend", v.max_saving as "maxSaving",
      v.starts_at as "startsAt", v.ends_at as "endsAt", v.total_limit as "totalLimit",
      v.per_shopper_limit as "perShopperLimit", v.used, ${usedByShopper(shopper)} as "usedByShopper",
      v.first_order as "firstOrder", v.first_order and ${hasOrdered(shopper)} as "hasOrdered",
      ${onCart(cartId)} as "onCart"
    from voucher v left join store s on s.id = v.store_id
    where not v.disabled and ${condition(cartId, which)}
    -- Whatever is on the cart comes before the limit.
    order by ${onCart(cartId)} desc, v.id limit ${sql.lit(MOST_PROPOSABLE)}) candidate)`;

/** The vouchers with these codes. */
export const listByCodes = async (
  db: Db,
  codes: readonly string[],
  { shopperId, email }: { shopperId: string; email: string | undefined },
): Promise<Candidate[]> => {
  const shopper = { shopperId: sql`${shopperId}::uuid`, email: sql`${email ?? null}::text` };
  const which = { kind: 'codes', codes: sql`${[...codes]}::text[]` } as const;
  const { rows } = await sql<{ found: CandidateRow[] }>`
    select ${candidateRows(sql`null`, which, shopper)} as found`.execute(db);
  return (rows[0]?.found ?? []).map(candidateOf);
};
