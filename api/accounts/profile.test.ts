import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, inDays } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const { id: kettle, inventories } = await addProduct(db, 'Kettle', { quantity: 50 });

const profileOf = async (token?: string) => given(await app.call(getProfile, { query: {}, token }));

test('a visitor who saved nothing is nobody, and no token that was made up is anybody', async () => {
  const nobody = { is_logged_in: false, cart_count: 0, name: null, email: null, wished: [] };
  expect(await profileOf()).toMatchObject(nobody);
  expect(await profileOf('abcdefghijklmnopqr')).toMatchObject(nobody);
  expect(await profileOf('x'.repeat(43))).toMatchObject(nobody);
});

test('a guest’s things are counted, and the guest has no name', async () => {
  const guest = new Shopper(app);
  await guest.fill([inventories[0] ?? 0, 3]);
  expect(await profileOf(guest.token)).toMatchObject({
    is_logged_in: false,
    cart_count: 3,
    name: null,
  });
  const query = { user_token: guest.token };
  expect(given(await app.call(getProfile, { query })).cart_count).toBe(3);
});

test('who has ordered is known to have, and nobody else by it', async () => {
  const guest = new Shopper(app);
  await guest.fill([inventories[0] ?? 0, 1]);
  expect(await profileOf(guest.token)).toMatchObject({ has_ordered: false });
  await guest.ordered();
  expect(await profileOf(guest.token)).toMatchObject({ has_ordered: true });
  const other = new Shopper(app);
  await other.fill([inventories[0] ?? 0, 1]);
  expect(await profileOf(other.token)).toMatchObject({ has_ordered: false });
  expect(await profileOf()).toMatchObject({ has_ordered: false });
});

test('who is signed in is called by name, until the account is disabled or the session has expired', async () => {
  const { id, token, shopperId } = await addAccount(db, { name: 'Ada', email: 'ada@example.org' });
  await db
    .insertInto('wish')
    .values({ shopper_id: shopperId, product_id: kettle, added_at: inDays(0) })
    .execute();
  expect(await profileOf(token)).toMatchObject({
    is_logged_in: true,
    name: 'Ada',
    email: 'ada@example.org',
    wished: [String(kettle)],
  });

  // Used in between, it lasts thirty days more; ninety days are the end.
  for (const days of [29, 58, 87]) {
    app.setNow(inDays(days));
    expect((await profileOf(token)).is_logged_in, `after ${days} days`).toBe(true);
  }
  app.setNow(inDays(91));
  expect((await profileOf(token)).is_logged_in).toBe(false);

  app.setNow(inDays(0));
  const other = await addAccount(db, { name: 'Bea', email: 'bea@example.org' });
  await db
    .updateTable('account')
    .set({ disabled_at: inDays(0) })
    .where('id', '=', other.id)
    .execute();
  expect(await profileOf(other.token)).toMatchObject({ is_logged_in: false, name: null });
  expect(id).not.toBe(other.id);
});
