import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import {
  deleteAccount,
  endSession,
  exportAccount,
  listSessions,
  updateProfile,
} from '#contract/account/account-settings.ts';
import { trackOrder } from '#contract/orders/track-order.ts';
import { getOrders } from '#contract/orders/order.ts';
import { openSession } from '#api/identity/open-session.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const { inventories } = await addProduct(db, 'Kettle', { quantity: 500 });
const kettle = inventories[0] ?? 0;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

/** A person who is signed in, as a shopper in the tests. */
const signedIn = async (name = 'Marie Curie') => {
  const account = await addAccount(db, { name, userAgent: FIREFOX });
  const shopper = new Shopper(app);
  shopper.token = account.token;
  return { ...account, shopper };
};

const isSignedIn = async (token: string) =>
  given(await app.call(getProfile, { query: {}, token })).is_logged_in;

test('one sees where one is signed in, and signs out one device or all others', async () => {
  const { id, shopperId, shopper, token } = await signedIn();
  const open = () => openSession(db, { accountId: id, shopperId, userAgent: 'curl/8', now: NOON });
  const [phone, tablet] = [await open(), await open()];
  const { sessions } = given(await shopper.ask(listSessions));
  expect(sessions).toHaveLength(3);
  expect(sessions.find(({ current }) => current)).toMatchObject({
    device: 'Firefox (Linux)',
  });

  given(await shopper.ask(endSession, { query: { id: phone.id } }));
  expect(await Promise.all([token, phone.token, tablet.token].map(isSignedIn))).toEqual([
    true,
    false,
    true,
  ]);
  expect(given(await shopper.ask(endSession, { query: {} })).ended).toBe(1);
  expect(await Promise.all([token, tablet.token].map(isSignedIn))).toEqual([true, false]);
});

test('nobody signs out or sees another person’s devices', async () => {
  const [marie, pierre] = [await signedIn(), await signedIn('Pierre')];
  const guest = new Shopper(app);
  await guest.fill([kettle, 1]);
  const { sessions } = given(await marie.shopper.ask(listSessions));
  const query = { id: sessions[0]?.id ?? '' };
  expect((await pierre.shopper.ask(endSession, { query })).status).toBe(404);
  for (const stranger of [guest, new Shopper(app)]) {
    expect((await stranger.ask(endSession, { query })).status).toBe(401);
    for (const call of [listSessions, exportAccount, deleteAccount])
      expect((await stranger.ask(call)).status).toBe(401);
  }
  expect(await isSignedIn(marie.token)).toBe(true);
});

test('a name is changed, and an empty one is refused', async () => {
  const { shopper } = await signedIn();
  expect((await shopper.ask(updateProfile, { json: { name: ' ' } })).status).toBe(201);
  const { user } = given(
    await shopper.ask(updateProfile, { json: { name: 'Maria', language: 'fr' } }),
  );
  expect(user).toMatchObject({ name: 'Maria', language: 'fr' });
});

test('what the shop knows of a person is theirs to take along, and opens nothing', async () => {
  const { shopper, token } = await signedIn();
  await shopper.fill([kettle, 2]);
  const { number } = await shopper.ordered();
  const document = given(await shopper.ask(exportAccount));
  expect(document).toMatchObject({
    account: { name: 'Marie Curie', has_password: false },
    orders: [{ number, email: PARIS.email, lines: [{ quantity: 2 }] }],
  });
  expect(JSON.stringify(document)).not.toContain(token);
  expect(JSON.stringify(document)).not.toMatch(/hash/);
});

test('a deleted account is gone at once, and its orders stay without the person', async () => {
  const operator = new Operator(db);
  const { id, shopper, token } = await signedIn();
  await shopper.fill([kettle, 1]);
  const arrived = await shopper.ordered();
  await operator.run(ordersCommand, 'advance', arrived.number, '--to', 'delivered');
  await shopper.fill([kettle, 3]);
  const onItsWay = await shopper.ordered();

  app.setNow(new Date(NOON.getTime() + 11 * 60_000));
  expect((await shopper.ask(deleteAccount)).status).toBe(403);
  app.setNow(NOON);
  given(await shopper.ask(deleteAccount));
  expect(await isSignedIn(token)).toBe(false);
  expect((await shopper.ask(getOrders, { json: {} })).status).toBe(401);

  const personOf = (orderId: string) =>
    db
      .selectFrom('order')
      .select(['name', 'email', 'phone', 'address_1', 'country', 'total'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
  const nobody = { name: '', email: '', phone: '', address_1: '', country: 'FR' };
  expect(await personOf(arrived.id)).toMatchObject({ ...nobody, total: arrived.amount });
  // Nobody is left whose e-mail or phone would open it.
  for (const contact of [{ phone: 'none' }, { phone: ' ' }, { email: ' ' }, { phone: PARIS.phone }])
    expect(
      (await app.call(trackOrder, { json: { number: arrived.number, ...contact } })).status,
    ).not.toBe(200);
  // It still has to be brought to somebody.
  expect(await personOf(onItsWay.id)).toMatchObject({ name: PARIS.name });
  await operator.run(ordersCommand, 'advance', onItsWay.number, '--to', 'delivered');
  await runMaintenance(db, NOON, new AbortController().signal);
  expect(await personOf(onItsWay.id)).toMatchObject(nobody);

  expect(await db.selectFrom('account').selectAll().where('id', '=', id).execute()).toMatchObject([
    { name: '', email: null, password_hash: null },
  ]);
});
