import { saveAddress } from '#contract/addresses/address-book.ts';
import { placeOrder } from '#contract/orders/order.ts';
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

/** A shopper with an address book, an order and a full cart; a guest unless a token of somebody is given. */
export const addVictim = async (
  app: Caller,
  name: string,
  inventoryId: number,
  ofAccount?: string,
): Promise<Victim> => {
  const shopper = new Shopper(app);
  shopper.token = ofAccount;
  const first = name.toLowerCase();
  const address = {
    ...PARIS,
    name: `${name} Geheimnisträger`,
    email: `${first}.private@secret.test`,
    phone: `+3361234${1000 + first.charCodeAt(0)}`,
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
    secrets: [
      address.name,
      address.email,
      address.phone,
      address.address_1,
      note,
      order.link_token,
      token,
    ],
    ids: [
      order.id,
      order.number,
      ...order.lines.map(({ id }) => id),
      ...order.packages.map(({ id }) => id),
      ...(JSON.stringify([saved, cart]).match(UUIDS) ?? []),
    ],
  };
};

/** What only the inside of a shop knows: stacks, statements, words of the database. */
const INSIDES =
  /\n\s+at \S.*:\d+:\d+|node_modules|\bfile:\/\/\/(?!etc)|(Postgres|Kysely|Zod|Type|Reference|Range)Error\b|syntax error at|invalid input syntax|violates [\w-]+ constraint|relation \\?"|\b(select|insert into|update) "/;

type Answered = { status: number; text: string };

/** Why this answer to a bad request is a fault of the shop, undefined where it is none. */
export const faultIn = ({ status, text }: Answered, secrets: string[]): string | undefined => {
  if (status >= 500) return `answered ${status}`;
  const inside = INSIDES.exec(text)?.[0];
  if (inside) return `tells of its insides: ${inside}`;
  const secret = secrets.find((one) => text.includes(one));
  return secret && `tells what is somebody else's: ${secret}`;
};

/** The answer, or an error where none comes. */
export const withoutHanging = async <Value>(work: Promise<Value>, ms = 10_000): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer came')), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs `work` for each of the items, so many at a time. */
export const inLanes = async <Item>(
  items: Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> => {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
