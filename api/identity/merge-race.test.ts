import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveAddress, listAddresses } from '#contract/addresses/address-book.ts';
import { changeCart, getCart } from '#contract/cart/cart.ts';
import { getOrders } from '#contract/orders/order.ts';
import type { Trx } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { findCaller, hashToken } from '#api/http/session.ts';
import { testApp, NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { addOne, stockOf } from '#test/stock.ts';
import { countWaiting } from '#test/waiting.ts';
import { openSession } from './open-session.ts';
import { mergeShoppers } from './merge-shoppers.ts';

const db = await testDatabase();
const app = testApp(db);
const LONG = { timeout: 60_000 };
const EMAIL = PARIS.email;

type Guest = { shopperId: string; sessionId: string } | undefined;

const guestOf = async (shopper: Shopper): Promise<Guest> => {
  const caller = await findCaller(db, shopper.token ?? '', NOON);
  return caller && { shopperId: caller.shopper.id, sessionId: caller.session.id };
};

/** As a sign-in does: a session is opened, then the guest is merged. */
const merge = async (
  trx: Trx,
  { id, shopperId }: { id: string; shopperId: string },
  from: Guest,
) => {
  const { token } = await openSession(trx, {
    accountId: id,
    shopperId,
    userAgent: undefined,
    now: NOON,
  });
  const merged = await mergeShoppers(trx, { accountId: id, from, language: 'en', now: NOON });
  return { token, ...merged };
};

const signIn = (account: { id: string; shopperId: string }, from: Guest) =>
  runInTransaction(db, (trx) => merge(trx, account, from));

const asMember = (token: string): Shopper => {
  const member = new Shopper(app);
  member.token = token;
  return member;
};

const unitsIn = async (who: Shopper) => given(await who.ask(getCart)).cartCount;

/** Does this while the guest is being merged: it has resolved its token and waits. */
const duringSignIn = async <Result>(
  account: { id: string; shopperId: string },
  guest: Shopper,
  ask: () => Promise<Result>,
): Promise<Result> => {
  const from = await guestOf(guest);
  const { asked } = await runInTransaction(db, async (trx) => {
    await merge(trx, account, from);
    const asking = ask();
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(1);
    return { asked: asking };
  });
  return asked;
};

test('what is added in another tab in the moment of signing in is in the account’s cart', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 50 });
  const lamp = await addOne(db, 'Lamp', { quantity: 50 });
  const account = await addAccount(db);
  const member = asMember(account.token);
  await member.fill([lamp, 4]);
  const guest = new Shopper(app);
  await guest.fill([kettle, 1]);
  const json = { inventory_id: kettle, quantity: 2 };
  const answer = given(await duringSignIn(account, guest, () => guest.ask(changeCart, { json })));
  // The answer belongs to a guest: nothing of the account's is in it.
  expect(answer.cartProducts).toEqual([]);
  expect(answer.address).toBeNull();
  expect(await unitsIn(member)).toBe(7);
  expect(app.errors).toEqual([]);
});

test('a guest who has no cart yet loses nothing in that moment either', async () => {
  const kettle = await addOne(db, 'Pan', { quantity: 50 });
  const account = await addAccount(db);
  const guest = new Shopper(app);
  given(await guest.ask(saveAddress, { json: PARIS }));
  await duringSignIn(account, guest, () => guest.add(kettle, 2));
  expect(await unitsIn(asMember(account.token))).toBe(2);
});

test('an address that is saved in that moment is in the account’s book', async () => {
  const account = await addAccount(db);
  const guest = new Shopper(app);
  given(await guest.ask(saveAddress, { json: PARIS }));
  const lyon = { ...PARIS, city: 'Lyon', zip: '69001' };
  given(await duringSignIn(account, guest, () => guest.ask(saveAddress, { json: lyon })));
  const { addresses } = given(await asMember(account.token).ask(listAddresses));
  expect(addresses.map(({ city }) => city).toSorted()).toEqual(['Lyon', 'Paris']);
});

test('a guest’s order that comes too late orders nothing of the account’s', async () => {
  const kettle = await addOne(db, 'Bowl', { quantity: 50 });
  const account = await addAccount(db, { email: EMAIL });
  const member = asMember(account.token);
  await member.fill([kettle, 4]);
  const guest = new Shopper(app);
  await guest.fill([kettle, 1]);
  const answer = await duringSignIn(account, guest, () => guest.order());
  expect(answer.message).toBe('Your cart has changed in the meantime. Please look at it again.');
  expect(await unitsIn(member)).toBe(5);
  expect(given(await member.ask(getOrders, { json: {} })).orders?.total).toBe(0);
  await db
    .updateTable('account')
    .set({ email: 'x@example.org' })
    .where('id', '=', account.id)
    .execute();
});

test('signing in waits for the order that is being placed, and finds it', async () => {
  const cup = await addOne(db, 'Cup', { quantity: 5 });
  const account = await addAccount(db, { email: EMAIL });
  const guest = new Shopper(app);
  await guest.fill([cup, 2]);
  const from = await guestOf(guest);
  const also = { idempotencyKey: 'during' };
  // Somebody holds the stock, so that the order waits in its middle.
  const { ordering, signing } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('inventory').set({ quantity: 4 }).where('id', '=', cup).execute();
    const order = guest.order({}, also);
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(1);
    const session = signIn(account, from);
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(2);
    return { ordering: order, signing: session };
  });
  const { number } = given(await ordering).order;
  const { token, notice } = await signing;
  expect(notice).toContain('1 order');
  const member = asMember(token);
  const orders = given(await member.ask(getOrders, { json: {} })).orders;
  expect(orders?.result.map((one) => one.number)).toEqual([number]);
  expect(given(await member.order({}, also)).order.number).toBe(number);
  expect([await unitsIn(member), await stockOf(db, cup)]).toEqual([0, 2]);
  await db
    .updateTable('account')
    .set({ email: 'y@example.org' })
    .where('id', '=', account.id)
    .execute();
});

test('one guest into one account twice at once comes along once', LONG, async () => {
  const tea = await addOne(db, 'Tea', { quantity: 500 });
  for (let round = 0; round < 5; round += 1) {
    const account = await addAccount(db);
    const guest = new Shopper(app);
    await guest.fill([tea, 3]);
    const from = await guestOf(guest);
    const all = await Promise.all([1, 2, 3].map(() => signIn(account, from)));
    expect(all.filter(({ notice }) => notice !== null)).toHaveLength(1);
    expect(await unitsIn(asMember(all[0]?.token ?? ''))).toBe(3);
  }
});

test('one guest into two accounts at once comes along into one of them', LONG, async () => {
  const rice = await addOne(db, 'Rice', { quantity: 500 });
  for (let round = 0; round < 5; round += 1) {
    const accounts = [await addAccount(db), await addAccount(db)];
    const guest = new Shopper(app);
    await guest.fill([rice, 3]);
    const from = await guestOf(guest);
    await Promise.all(accounts.map((account) => signIn(account, from)));
    const units = await Promise.all(accounts.map(({ token }) => unitsIn(asMember(token))));
    expect(units.toSorted()).toEqual([0, 3]);
    const emptied = db.selectFrom('shopper').select('merged_into as into');
    const { into } = await emptied
      .where('id', '=', from?.shopperId ?? '')
      .executeTakeFirstOrThrow();
    expect(into).toBe(accounts[units.indexOf(3)]?.shopperId);
  }
});

test(
  'two guests into one account at once both come along, while it is added to',
  LONG,
  async () => {
    const salt = await addOne(db, 'Salt', { quantity: 5000 });
    for (let round = 0; round < 5; round += 1) {
      const account = await addAccount(db);
      const member = asMember(account.token);
      const guests = [new Shopper(app), new Shopper(app), new Shopper(app)];
      for (const guest of guests) await guest.fill([salt, 2]);
      const froms = await Promise.all(guests.map(guestOf));
      const answers = await Promise.all([
        ...froms.map((from) => signIn(account, from)),
        ...guests.map((guest) => guest.add(salt, 1)),
        member.add(salt, 5),
      ]);
      expect(answers).toHaveLength(7);
      // A tab whose call came after the guest’s session had ended is a new guest with a cart of one.
      const late = await db
        .selectFrom('cart_line as l')
        .innerJoin('cart as c', 'c.id', 'l.cart_id')
        .where('l.inventory_id', '=', salt)
        .where('c.shopper_id', '!=', account.shopperId)
        .select((eb) => eb.fn.sum<string>('l.quantity').as('units'))
        .executeTakeFirstOrThrow();
      expect((await unitsIn(member)) + Number(late.units ?? 0)).toBe(14);
      await db.deleteFrom('cart_line').where('inventory_id', '=', salt).execute();
    }
    expect(app.errors).toEqual([]);
  },
);

test('a sign-in that is undone leaves the guest as they were', async () => {
  const soap = await addOne(db, 'Soap', { quantity: 5 });
  const account = await addAccount(db);
  const guest = new Shopper(app);
  await guest.fill([soap, 2]);
  const from = await guestOf(guest);
  const undone = runInTransaction(db, async (trx) => {
    await merge(trx, account, from);
    throw new Error('the mail could not be queued');
  });
  await expect(undone).rejects.toThrow('the mail could not be queued');
  expect([await unitsIn(guest), await unitsIn(asMember(account.token))]).toEqual([2, 0]);
  const session = db.selectFrom('session').select('kind');
  const kept = session.where('token_hash', '=', hashToken(guest.token ?? ''));
  expect(await kept.executeTakeFirst()).toEqual({ kind: 'guest' });
});

test('a sign-in that got in the way of somebody else is done all the same', async () => {
  const comb = await addOne(db, 'Comb', { quantity: 5 });
  const account = await addAccount(db);
  const member = asMember(account.token);
  await member.fill([comb, 1]);
  const guest = new Shopper(app);
  await guest.fill([comb, 2]);
  const from = await guestOf(guest);
  // Somebody who takes locks the other way round: first the guest, then the account's cart.
  const { signing } = await db.transaction().execute(async (trx) => {
    await sql`set local deadlock_timeout = '30s'`.execute(trx);
    const { shopperId } = from ?? {};
    await sql`select from shopper where id = ${shopperId ?? ''} for update`.execute(trx);
    const merging = signIn(account, from);
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(1);
    await sql`select from cart where shopper_id = ${account.shopperId} for update`.execute(trx);
    return { signing: merging };
  });
  expect((await signing).notice).toContain('1 product');
  expect(await unitsIn(member)).toBe(3);
});
