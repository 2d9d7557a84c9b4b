import type { CartData } from '#contract/cart/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Trx } from '#db/client.ts';
import type { Call } from '#api/http/run-call.ts';
import { ok, type Failed, type Refused, type Reply } from '#api/http/reply.ts';
import { shopperOrMade, type Visitor } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { lockCart, openCart, type CartRow } from './cart-row.ts';
import { presentCurrentCart, presentShopperCart } from './present-cart.ts';

type Caller = Visitor & Pick<Call<Endpoint>, 'db'>;
type Work<Result> = (trx: Trx, cart: CartRow) => Promise<Result | Refused | Failed>;

/**
 * Changes the caller's cart under its lock and answers the whole cart. A visitor without a token
 * becomes a shopper here; their token is in this answer only. A refusal saves nothing, not even the
 * shopper.
 */
export const changeOwnCart = <Result extends object>(
  { db, ...visitor }: Caller,
  message: MessageKey,
  work: Work<Result>,
): Promise<Reply<CartData & Result>> =>
  transact(db, async (trx) => {
    const { now, language } = visitor;
    const known = shopperOrMade(visitor);
    if ('kind' in known) return known;
    const { shopper, made, ...token } = known;
    const cart = await (made ? openCart(trx, made) : lockCart(trx, shopper.id, now));
    const result = await work(trx, cart);
    if ('kind' in result) return result;
    const presentation = { language, now };
    // Who has signed in meanwhile asked as a guest: the account's cart is not for this answer.
    const data =
      cart.shopper_id === shopper.id
        ? await presentCurrentCart(trx, cart, presentation)
        : await presentShopperCart(trx, undefined, presentation);
    return ok({ ...data, ...token, ...result }, message);
  });
