import { beforeEach, expect, test } from 'vitest';
import { messagesCommand } from '#cli/messages-command.ts';
import { settingsCommand } from '#cli/settings-command.ts';
import { sendStoreMessage } from '#contract/stores/store-message.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import { composeMail } from '#jobs/mail/compose.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, addStore } from '#test/factories.ts';
import { mailsTo } from '#test/mails.ts';
import { Operator } from '#test/operator.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const operator = new Operator(db);

const tea = await addStore(db, { en: 'Tea House', ar: 'بيت الشاي' });
await addStore(db, 'Closed', { visible: false });
const other = await addStore(db, 'Other');
const { inventories } = await addProduct(db, 'Kettle', { store_id: tea, quantity: 100 });
const kettle = inventories[0] ?? 0;

const SHOP = 'hello@shop.test';
const ADA = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Is there green tea?' };

const composing = {
  db,
  origin: 'https://shop.example',
  from: 'no-reply@shop.example',
  readTheme: createMailTheme({ shop: {}, folder: '.' }, { dataDir: '.', onProblem: () => {} }),
  findOrder: () => Promise.resolve(undefined),
  findPrescription: () => Promise.resolve(undefined),
};

beforeEach(async () => {
  await db.deleteFrom('store_message').execute();
  await db.deleteFrom('mail_log').execute();
  await db.updateTable('store').set({ email: null }).execute();
  await operator.run(settingsCommand, 'set', 'email', SHOP);
});

const send = (shopper: Shopper, json: object, slug = 'tea-house') =>
  shopper.ask(sendStoreMessage, { params: { slug }, json: json as never, language: 'ar' });

test('a guest writes to a store: it is kept, listed, and mailed to the shop to be answered', async () => {
  const answer = await send(new Shopper(app), ADA, 'بيت-الشاي');
  expect(answer).toMatchObject({ status: 200, data: null });
  expect(await operator.read(messagesCommand, 'list')).toMatchObject([
    { ...ADA, store: 'Tea House', order: null, language: 'ar' },
  ]);
  expect((await operator.run(messagesCommand, 'list', '--store', 'other')).out).toBe(
    'There are no messages.',
  );
  const [data] = await mailsTo(db, SHOP, 'store-message');
  if (!data) throw new Error('no mail was queued');
  expect(data).toEqual({
    store: 'Tea House',
    sender: ADA.name,
    replyTo: ADA.email,
    message: ADA.message,
  });
  const mail = await composeMail(composing, { kind: 'store-message', data }, 'en');
  expect(mail).toMatchObject({
    from: { address: 'no-reply@shop.example' },
    replyTo: ADA.email,
    subject: 'Ada Lovelace has written to Tea House',
  });
  expect(mail?.text).toContain(`> ${ADA.message}`);
});

test('a store that has an address of its own gets the mail there', async () => {
  expect((await operator.run(messagesCommand, 'address', 'tea-house', 'tea@store.test')).out).toBe(
    'Messages to tea-house go to tea@store.test.',
  );
  await send(new Shopper(app), ADA);
  expect(await mailsTo(db, 'tea@store.test', 'store-message')).toHaveLength(1);
  expect(await mailsTo(db, SHOP, 'store-message')).toEqual([]);
  expect((await operator.run(messagesCommand, 'address', 'tea-house', 'nowhere')).error).toBe(
    '"nowhere" is no e-mail address.',
  );
  await operator.run(messagesCommand, 'address', 'tea-house');
  await send(new Shopper(app), { ...ADA, message: 'And black tea?' });
  expect(await mailsTo(db, SHOP, 'store-message')).toHaveLength(1);
});

test('without any address it is kept all the same', async () => {
  await operator.run(settingsCommand, 'unset', 'email');
  given(await send(new Shopper(app), ADA));
  expect(await operator.read(messagesCommand, 'list')).toHaveLength(1);
  expect(await db.selectFrom('mail_log').select('id').execute()).toEqual([]);
});

test('who is signed in need not say who they are', async () => {
  const { token } = await addAccount(db, { name: 'Marie Curie', email: 'marie@example.org' });
  const marie = new Shopper(app);
  marie.token = token;
  given(await send(marie, { message: 'Hello' }));
  expect(await operator.read(messagesCommand, 'list')).toMatchObject([
    { name: 'Marie Curie', email: 'marie@example.org', message: 'Hello' },
  ]);
});

test('a message about an order names it, and only to the store that sends something of it', async () => {
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 1]);
  const { id, number, link_token: token } = await shopper.ordered();
  given(await send(shopper, { ...ADA, order_id: id }));
  given(await send(new Shopper(app), { ...ADA, message: 'Where is it?', token }));
  expect(await operator.read(messagesCommand, 'list')).toMatchObject([
    { order: number },
    { order: number },
  ]);
  expect((await mailsTo(db, SHOP, 'store-message')).map((mail) => mail.number)).toEqual([
    number,
    number,
  ]);
  expect(other).toBeGreaterThan(tea);
  expect((await send(shopper, { ...ADA, order_id: id }, 'other')).status).toBe(404);
  expect((await send(new Shopper(app), { ...ADA, order_id: id })).status).toBe(404);
  expect((await send(new Shopper(app), { ...ADA, token: `${token}x` })).status).toBe(404);
});

test('what is pressed twice is one message', async () => {
  const guest = new Shopper(app);
  given(await send(guest, ADA));
  given(await send(guest, ADA));
  expect(await operator.read(messagesCommand, 'list')).toHaveLength(1);
});

test.each([
  [{ ...ADA, name: '' }, 'name'],
  [{ ...ADA, name: undefined }, 'name'],
  [{ ...ADA, email: 'ada' }, 'email'],
  [{ ...ADA, email: undefined }, 'email'],
  [{ ...ADA, email: 'ada@example.org\r\nBcc: all@example.org' }, 'email'],
  [{ ...ADA, message: ' ' }, 'message'],
  [{ ...ADA, message: 'x'.repeat(3_001) }, 'message'],
])('%j is refused beside its field', async (json, field) => {
  expect(refused(await send(new Shopper(app), json)).fields).toHaveProperty(field);
  expect(await operator.read(messagesCommand, 'list')).toEqual([]);
});

test('a store that is not shown cannot be written to', async () => {
  for (const slug of ['closed', 'none'])
    expect((await send(new Shopper(app), ADA, slug)).status).toBe(404);
});
