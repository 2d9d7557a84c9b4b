import type { Destination } from '#contract/delivery/shipping-reach.ts';
import type { Db } from '#db/client.ts';
import { listAddresses } from '#api/addresses/address-book.ts';
import { placesFor } from '#api/pricing/shipping-place.ts';
import { findCart } from './cart-row.ts';
import { readCart, type Cart } from './read-cart.ts';

/** Whether all that is selected is sent there, or can be fetched there. */
const isServed = ({ quote, places }: Cart, to: Destination): boolean =>
  quote.lines
    .filter(({ selected }) => selected)
    .map(({ ruleId }) => places.filter((place) => place.ruleId === ruleId))
    .every((ofRule) => placesFor(ofRule, to).length > 0);

/** The ids of the addresses in the shopper's book to which not all that is selected can be sent. */
export const listUnserved = async (db: Db, shopperId: string, now: Date): Promise<string[]> => {
  const row = await findCart(db, shopperId);
  if (!row) return [];
  const [cart, book] = await Promise.all([readCart(db, row, now), listAddresses(db, shopperId)]);
  return book.filter((address) => !isServed(cart, address)).map(({ id }) => id);
};
