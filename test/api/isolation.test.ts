import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listAddresses } from '#contract/addresses/address-book.ts';
import { listSessions } from '#contract/account/account-settings.ts';
import { ENDPOINTS } from '#contract/all.ts';
import { deleteCartLine, saveForLater } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { askNotices, listNotices } from '#contract/subscriptions/notice.ts';
import { getOrders } from '#contract/orders/order.ts';
import { askQuestion } from '#contract/questions/question.ts';
import type { Envelope } from '#contract/envelope.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addGuest, addProduct } from '#test/factories.ts';
import { addVictim } from '#test/fuzz/victims.ts';
import { given } from '#test/shopper.ts';
import { CASES, missingFor, type Ids, type Input } from './isolation.ts';

const db = await testDatabase();
const shop = testApp(db, { limitsTimes: 0 });
const inventories: number[] = [];
const products: number[] = [];
for (const title of ['Kettle', 'Jug', 'Bowl']) {
  const { id, inventories: made } = await addProduct(db, title, { quantity: 1_000 });
  inventories.push(...made);
  products.push(id);
}
const [kettle = 0, jug = 0, bowl = 0] = inventories;
const [kettleId = 0] = products;

const SECRET_QUESTION = 'Does it fit the hidden lane?';
const SECRET_NAME = 'Ada of the Hidden Lane';
const account = await addAccount(db, { name: SECRET_NAME, email: 'ada.account@secret.test' });

/** The first letter of each is another: so are their phone numbers. */
const victim = await addVictim(shop, 'Ada', kettle, account.token);
const guest = await addVictim(shop, 'Mallory', kettle);
const person = await addVictim(shop, 'Pierre', kettle, (await addAccount(db)).token);

const PASSKEY = 'passkey-of-ada-00001';
await db
  .insertInto('passkey')
  .values({
    id: PASSKEY,
    account_id: account.id,
    public_key: Buffer.from('key'),
    counter: 0,
    name: 'Phone of Ada',
    created_at: new Date(),
  })
  .execute();

/** What the victim has sent to the shop, with one file. */
const addPrescription = async (): Promise<Pick<Ids, 'prescription' | 'prescriptionFile'>> => {
  const { id: file_id } = await db
    .insertInto('private_file')
    .values({ kind: 'pdf', content: Buffer.from('sealed'), created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('prescription')
    .values({
      number: 'RX-ADAS-OWN2',
      form_id: randomUUID(),
      shopper_id: account.shopperId,
      name: SECRET_NAME,
      email: 'ada.account@secret.test',
      phone: '',
      language: 'en',
      created_at: new Date(),
      changed_at: new Date(),
      erase_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('prescription_file')
    .values({ prescription_id: id, position: 1, file_id })
    .execute();
  return { prescription: id, prescriptionFile: file_id };
};

/** A picture of what the victim gives back. */
const addPicture = async (order_id: string): Promise<string> => {
  const { id: file_id } = await db
    .insertInto('private_file')
    .values({ kind: 'jpeg', content: Buffer.from('encrypted'), created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: cancellation_id } = await db
    .insertInto('cancellation')
    .values({
      order_id,
      kind: 'refund',
      state: 'refused',
      asked_by: 'shopper',
      amount: 1,
      settled_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cancellation_picture')
    .values({ cancellation_id, position: 0, file_id })
    .execute();
  return file_id;
};

/** Everything that the victim has and a call can name. */
const idsOfVictim = async (): Promise<Ids> => {
  const { shopper } = victim;
  const { id: saved } = given(await shopper.add(jug));
  given(await shopper.ask(saveForLater, { json: { id: saved } }));
  const { id: removed } = given(await shopper.add(bowl));
  given(await shopper.ask(deleteCartLine, { query: { id: removed } }));
  const { id: line } = given(await shopper.add(kettle));
  const [address] = given(await shopper.ask(listAddresses)).addresses;
  const [listed] = given(await shopper.ask(getOrders, { json: {} })).orders?.result ?? [];
  const { order } = given(await shopper.ask(getOrders, { json: { order_id: listed?.id ?? '' } }));
  const [session] = given(await shopper.ask(listSessions)).sessions;
  const asked = given(
    await shopper.ask(askQuestion, {
      json: { product_id: String(kettleId), question: SECRET_QUESTION },
    }),
  );
  given(
    await shopper.ask(askNotices, { json: { product_id: String(kettleId), kinds: ['price'] } }),
  );
  const [notice] = given(await shopper.ask(listNotices)).notices;
  if (!address || !order || !session || !notice) throw new Error('the victim lacks something');
  return {
    address: address.id,
    line,
    saved,
    removed,
    order: order.id,
    orderLine: order.lines[0]?.id ?? '',
    package: order.packages[0]?.id ?? '',
    picture: await addPicture(order.id),
    number: order.number,
    // The link of an order opens it for whoever has it; these are a forged one and another kind of token.
    token: `${order.link_token.slice(0, -2)}AA`,
    session: session.id,
    passkey: PASSKEY,
    question: asked.id,
    ...(await addPrescription()),
    notice: notice.id,
    sessionToken: `${account.token.slice(0, -2)}AA`,
  };
};

const ids = await idsOfVictim();
const TRIED: Ids[] = [ids, { ...ids, token: victim.shopper.token ?? '' }];

/** As the victim's, but there are no such things. */
const NOBODYS: Ids = {
  address: randomUUID(),
  line: randomUUID(),
  saved: randomUUID(),
  removed: randomUUID(),
  order: randomUUID(),
  orderLine: randomUUID(),
  package: randomUUID(),
  picture: randomUUID(),
  number: 'SK-0000-0000',
  token: `${randomUUID()}.AAAA`,
  session: randomUUID(),
  passkey: 'nobodys-passkey-0000',
  question: '999999999',
  prescription: randomUUID(),
  prescriptionFile: randomUUID(),
  notice: randomUUID(),
  sessionToken: 'A'.repeat(43),
};

const ASKERS: [who: string, token: string | undefined][] = [
  ['nobody', undefined],
  ['a guest who has nothing', await addGuest(db)],
  ['another guest, with a full cart, an address and an order', guest.shopper.token],
  ['another person, who is signed in and has all that as well', person.shopper.token],
];

const SECRETS = [
  ...victim.secrets,
  ids.number,
  SECRET_NAME,
  'ada.account@secret.test',
  'Phone of Ada',
  SECRET_QUESTION,
  'RX-ADAS-OWN2',
];

const tablesOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Every row of every table, as a query: one table after another would be most of this file's work. */
const ALL_ROWS = sql.join(
  (await tablesOf()).map(
    (table) =>
      sql`select ${table}::text as "table", to_jsonb(t)::text as row from ${sql.raw(table)} t`,
  ),
  sql` union all `,
);

/**
 * Every row of every table that has to do with the victim: what holds one of their ids, and from there on
 * what holds an id of such a row.
 */
const rowsOfVictim = async (): Promise<string[]> => {
  const known = new Set([account.id, ids.address, ids.line, ids.saved, ids.removed, ids.order]);
  known.add(ids.prescription).add(ids.prescriptionFile);
  const found = new Set<string>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    const { rows } = await sql<{ table: string; row: string }>`
      select "table", row from (${ALL_ROWS}) rows where row ~ ${[...known].join('|')}`.execute(db);
    for (const { table, row } of rows) {
      found.add(`${table} ${row}`);
      for (const id of row.match(UUIDS) ?? []) known.add(id);
    }
  }
  return [...found].toSorted();
};

const ask = (name: string, input: Input, token: string | undefined): Promise<Envelope<unknown>> => {
  const call = ENDPOINTS[name];
  if (!call) throw new Error(`${name} is no call`);
  return shop.call(call, { ...input, token });
};

/** The answer without what was asked about. */
const sayOf = (answer: Envelope<unknown>, input: Input): string => {
  let text = JSON.stringify(answer);
  for (const id of Object.values(input).flatMap((part) => JSON.stringify(part).match(UUIDS) ?? []))
    text = text.replaceAll(id, '…');
  return text;
};

const EACH = Object.entries(CASES).flatMap(([name, { ignored = false }]) =>
  ASKERS.map(([who, token]) => ({ name, who, token, ignored })),
);

let rows = await rowsOfVictim();

test.each(EACH)('$name tells $who nothing of what is another one’s', async (asking) => {
  const { name, token, ignored } = asking;
  // What is ignored is answered with what the asker has.
  const expected = ignored ? [200, 401] : [201, 401, 404];
  const before = rows;
  for (const make of CASES[name]?.cases ?? []) {
    const none = make(NOBODYS);
    const told = sayOf(await ask(name, none, token), none);
    for (const tried of TRIED) {
      const input = make(tried);
      const answer = await ask(name, input, token);
      expect(sayOf(answer, input)).toBe(told);
      expect(expected).toContain(answer.status);
      for (const secret of SECRETS) expect(JSON.stringify(answer)).not.toContain(secret);
    }
  }
  rows = await rowsOfVictim();
  expect(rows).toEqual(before);
});

test('what belongs to the victim is seen in all tables that hold it', async () => {
  const tables = rows.map((row) => row.split(' ', 1)[0]);
  expect(tables).toEqual(
    expect.arrayContaining([
      'account',
      'session',
      'address',
      'cart',
      'cart_aside',
      'cart_line',
      '"order"',
      'order_line',
      'prescription',
      'private_file',
      'subscription',
    ]),
  );
});

test('the victim themselves may do it: the ids are right', async () => {
  const token = victim.shopper.token;
  for (const name of [
    'getAddress',
    'getOrders',
    'findCancellations',
    'updateShipping',
    'putBackLine',
    'endNotice',
    'endSession',
  ]) {
    const input = CASES[name]?.cases[0]?.(ids) ?? {};
    expect((await ask(name, input, token)).status, name).toBe(200);
  }
});

test('every call that takes the id of a thing is tried with a victim’s', () => {
  expect(Object.entries(ENDPOINTS).flatMap(([name, call]) => missingFor(name, call))).toEqual([]);
});

test('a new call with an id that nobody tries is noticed, and it is said what to add', () => {
  const made = endpoint({
    method: 'POST',
    path: '/wish/{id}',
    summary: 'For this test',
    params: z.object({ id: z.string() }),
    json: z.object({ gift: z.object({ order_id: z.string() }).optional(), note: z.string() }),
    data: z.object({}),
  });
  expect(missingFor('wishFor', made)).toEqual([
    expect.stringContaining('wishFor takes params.id'),
    expect.stringContaining('wishFor takes json.gift.order_id'),
  ]);
});
