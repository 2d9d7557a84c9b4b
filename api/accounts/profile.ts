import { sql } from 'kysely';
import type { Profile } from '#contract/account/account.ts';
import { PAGES } from '#contract/pages.ts';
import type { Db } from '#db/client.ts';
import { hasOrdered } from '#api/vouchers/voucher-candidates.ts';
import type { Caller } from '#api/http/session.ts';

type Row = {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The id of its file: another picture has another one. */
  picture: string | null;
  language: string | null;
  cartCount: number;
  wished: string[];
  compared: string[];
  followed: string[];
  has_ordered: boolean;
};

/** Who has no token, or one that names nobody. */
const NOBODY: Profile = {
  is_logged_in: false,
  cart_count: 0,
  name: null,
  email: null,
  phone: null,
  image: null,
  language: null,
  wished: [],
  compared: [],
  followed: [],
  has_ordered: false,
};

/**
 * What every page asks about its visitor: one statement, and the cart is counted, not calculated.
 */
export const presentProfile = async (
  db: Db,
  caller: Pick<Caller, 'shopper' | 'account'> | undefined,
): Promise<Profile> => {
  if (!caller) return NOBODY;
  const { rows } = await sql<Row>`
    select a.name, a.email, a.phone, a.picture, a.language,
      coalesce((
        select sum(l.quantity)::int from cart c join cart_line l on l.cart_id = c.id
        where c.shopper_id = s.id), 0) as "cartCount",
      array(select product_id::text from wish where shopper_id = s.id order by added_at desc)
        as wished,
      array(select product_id::text from compared_product where account_id = a.id order by added_at)
        as compared,
      array(select store_id::text from store_follow where account_id = a.id order by followed_at desc)
        as followed,
      ${hasOrdered({ shopperId: sql`s.id`, email: sql`a.email` })} as has_ordered
    from shopper s
      left join account a on a.id = ${caller.account?.id ?? null}::uuid
    where s.id = ${caller.shopper.id}`.execute(db);
  const [row] = rows;
  if (!row) return NOBODY;
  const { picture, cartCount, ...known } = row;
  return {
    is_logged_in: caller.account !== undefined,
    ...known,
    cart_count: cartCount,
    image: picture && `/${PAGES.accountPicture.path}?v=${picture}`,
  };
};

/** Whether the account has a password beside its other ways in. */
export const hasPassword = async (db: Db, accountId: string): Promise<boolean> => {
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.password_hash !== null;
};
