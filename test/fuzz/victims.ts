import { placeOrder } from '#contract/order.ts';
import { saveAddress } from '#contract/address-book.ts';
import type { Caller } from '#test/app.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';

type Victim = {
  shopper: Shopper;
  /** What is theirs alone: no answer to anybody else may hold it. */
  secrets: string[];
  /** Ids that an attacker may have got hold of; they open nothing. */
  ids: string[];
};

const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A guest with an address book, an order and a full cart. */
export const addVictim = async (
  app: Caller,
  name: string,
  inventoryId: number,
): Promise<Victim> => {
  const shopper = new Shopper(app);
  const first = name.toLowerCase();
  const address = {
    ...PARIS,
    name: `${name} Geheimnisträger`,
    email: `${first}.private@secret.test`,
    address_1: `17 Hidden Lane of ${name}`,
  };
  await shopper.fill([inventoryId, 2]);
  const saved = given(await shopper.ask(saveAddress, { json: address }));
  const note = `Ring at the door of ${name}`;
  const { order } = given(await shopper.ask(placeOrder, { json: { address, method: 2, note } }));
  const cart = await shopper.fill([inventoryId, 1]);
  const { token = '' } = shopper;
  return {
    shopper,
    secrets: [address.name, address.email, address.address_1, note, order.link_token, token],
    ids: [
      order.id,
      order.number,
      ...order.lines.map(({ id }) => id),
      ...order.packages.map(({ id }) => id),
      ...(JSON.stringify([saved, cart]).match(UUIDS) ?? []),
    ],
  };
};
