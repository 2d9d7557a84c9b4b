import type { CartData } from '#contract/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Trx } from '#db/client.ts';
import type { Call } from '#api/http/run-call.ts';
import { ok, type Failed, type Refused, type Reply } from '#api/http/reply.ts';
import { guestOrMade, type Visitor } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { lockCart, openCart, type CartRow } from './cart.ts';
import { presentCurrentCart } from './present-cart.ts';

type Asked = Visitor & Pick<Call<Endpoint>, 'db'>;
type Work<Result> = (trx: Trx, cart: CartRow) => Promise<Result | Refused | Failed>;

/**
 * Changes the caller's cart under its lock and answers the whole cart. A visitor without a token
 * becomes a guest here; their token is in this answer only. A refusal saves nothing, not even the
 * guest.
 */
export const changeGuestCart = <Result extends object>(
  { db, ...visitor }: Asked,
  message: MessageKey,
  work: Work<Result>,
): Promise<Reply<CartData & Result>> =>
  transact(db, async (trx) => {
    const { now, language } = visitor;
    const known = guestOrMade(visitor);
    if ('kind' in known) return known;
    const { guest, made, ...token } = known;
    const cart = await (made ? openCart(trx, made) : lockCart(trx, guest.id, now));
    const result = await work(trx, cart);
    if ('kind' in result) return result;
    const data = await presentCurrentCart(trx, cart, { language, now });
    return ok({ ...data, ...token, ...result }, message);
  });
