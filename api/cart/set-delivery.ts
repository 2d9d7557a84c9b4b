import { sql } from 'kysely';
import type { AddressInput } from '#contract/addresses/address.ts';
import { SHIPPING_TYPE, type ShippingType } from '#contract/codes.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Trx } from '#db/client.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';
import { findAddress } from '#api/addresses/address-book.ts';
import { saveCartAddress } from '#api/addresses/address.ts';
import { checkAddress, refuseAddress } from '#api/addresses/address-rules.ts';
import type { QuotedLine } from './quote.ts';
import type { CartRow } from './cart-row.ts';
import { readCart } from './read-cart.ts';

/** Line id -> the way it is to go. */
type Choices = Record<string, { type: ShippingType; place: string }>;

/** Checks an address and keeps it on the cart; a refused one leaves the cart as it was. */
export const setAddress = async (
  trx: Trx,
  cart: CartRow,
  input: AddressInput,
  now: Date,
): Promise<Refused | undefined> => {
  const checked = checkAddress(input);
  if (checked.refusals) return refuseAddress(checked.refusals);
  await saveCartAddress(trx, cart, checked.address, now);
  return undefined;
};

/** Takes an address of the shopper's book for the cart. */
export const chooseAddress = async (
  trx: Trx,
  cart: CartRow,
  id: string,
): Promise<Failed | undefined> => {
  const own = await findAddress(trx, cart.shopper_id, id);
  if (!own) return fail(404, 'address.notFound');
  await trx.updateTable('cart').set({ address_id: id }).where('id', '=', cart.id).execute();
  return undefined;
};

const isOffered = (line: QuotedLine, { type, place }: Choices[string]): boolean =>
  line.ways.some((way) => way.id === findCatalogueId(place) && SHIPPING_TYPE[way.kind] === type);

/** Keeps how lines are to go; a way that the line's rule does not offer for the address is refused. */
export const setDeliveryChoices = async (
  trx: Trx,
  cart: CartRow,
  choices: Choices,
  now: Date,
): Promise<Refused | undefined> => {
  const { quote } = await readCart(trx, cart, now);
  const chosen = Object.entries(choices);
  for (const [lineId, choice] of chosen) {
    const line = quote.lines.find(({ id }) => id === lineId);
    if (!line) return refuse('cart.lineGone', undefined, `lines.${lineId}`);
    if (!isOffered(line, choice))
      return refuse('checkout.placeUnavailable', undefined, `lines.${lineId}`);
  }
  const lineIds = chosen.map(([lineId]) => lineId);
  const placeIds = chosen.map(([, { place }]) => Number(place));
  await sql`
    update cart_line l
    set shipping_place_id = t.place_id
    from unnest(${lineIds}::uuid[], ${placeIds}::bigint[]) as t (line_id, place_id)
    where l.id = t.line_id`.execute(trx);
  return undefined;
};
