import { sql } from 'kysely';
import { VISIBILITY } from '#contract/codes.ts';
import type { Db } from '#db/client.ts';

/** A cart with more public vouchers in its reach is advised by the oldest of them. */
const MOST_PROPOSABLE = 200;

/** Whose uses count against a limit per shopper: the guest's, and those of the same e-mail address. */
type Shopper = { guestId: string; email: string | undefined };

/** By the shopper's own orders, which indexes find; a popular voucher has very many uses. */
const usedByShopper = ({ guestId, email }: Shopper) => sql<number>`
  case when v.per_shopper_limit is null then 0 else (
    select count(*)
    from voucher_use u
    where u.voucher_id = v.id
      and u.order_id in (
        select id from "order" where guest_id = ${guestId}
        union
        select id from "order" where lower(email) = lower(${email ?? null})))
  end`;

const select = (db: Db, shopper: Shopper) =>
  db
    .selectFrom('voucher as v')
    .leftJoin('store as s', 's.id', 'v.store_id')
    .select([
      'v.id',
      'v.code',
      'v.title',
      'v.store_id as storeId',
      's.name as storeName',
      's.slug as storeSlug',
      'v.price_type as priceType',
      'v.value',
      'v.min_spend as minSpend',
      'v.max_saving as maxSaving',
      'v.starts_at as startsAt',
      'v.ends_at as endsAt',
      'v.total_limit as totalLimit',
      'v.per_shopper_limit as perShopperLimit',
      'v.used',
    ])
    .select(usedByShopper(shopper).as('usedByShopper'))
    .where('v.disabled', '=', false)
    .orderBy('v.id');

/** A voucher that a shopper wants to use, with all that decides whether they may. */
export type Candidate = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** The vouchers with these codes; a code is known whatever its case. Unknown and disabled ones are missing. */
export const listByCodes = async (
  db: Db,
  codes: readonly string[],
  shopper: Shopper,
): Promise<Candidate[]> =>
  codes.length === 0 ? [] : select(db, shopper).where('v.code', 'in', codes).execute();

/** The vouchers that the shopper has put on the cart. */
export const listOfCart = (db: Db, cartId: string, shopper: Shopper): Promise<Candidate[]> =>
  select(db, shopper)
    .innerJoin('cart_voucher as cv', 'cv.voucher_id', 'v.id')
    .where('cv.cart_id', '=', cartId)
    .execute();

const onCart = (cartId: string) => sql<boolean>`
  v.id in (select voucher_id from cart_voucher where cart_id = ${cartId})`;

/** The vouchers on the cart, and the public ones of the platform and of these stores that run. */
export const listProposable = async (
  db: Db,
  { cartId, storeIds, now }: { cartId: string; storeIds: readonly number[]; now: Date },
  shopper: Shopper,
): Promise<(Candidate & { onCart: boolean })[]> =>
  select(db, shopper)
    .select(onCart(cartId).as('onCart'))
    .where((eb) =>
      eb.or([
        onCart(cartId),
        eb.and([
          eb('v.visibility', '=', VISIBILITY.public),
          eb('v.starts_at', '<=', now),
          eb('v.ends_at', '>', now),
          eb.or([
            eb('v.store_id', 'is', null),
            ...(storeIds.length > 0 ? [eb('v.store_id', 'in', storeIds)] : []),
          ]),
        ]),
      ]),
    )
    // Whatever is on the cart comes before the limit.
    .clearOrderBy()
    .orderBy(onCart(cartId), 'desc')
    .orderBy('v.id')
    .limit(MOST_PROPOSABLE)
    .execute();
