import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { updateShipping } from '#contract/cart/cart.ts';
import {
  askCancellation,
  findCancellations,
  openReturnPicture,
} from '#contract/orders/ask-cancellation.ts';
import { openOrderLink, trackOrder } from '#contract/orders/track-order.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addStore, inDays } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { bombOf, drawPicture } from '#test/pictures.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { openPrivateFile } from '#contract/private-file.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const operator = new Operator(db);
const orders = async (...args: string[]): Promise<string> => {
  const { out, error } = await operator.run(ordersCommand, ...args);
  if (error) throw new Error(error);
  return out;
};

const picture = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
      .png()
      .toBuffer(),
  );

const mailsOf = async (order: Order) =>
  db
    .selectFrom('mail_log')
    .select(['kind', 'data'])
    .where('key', 'like', `order-return:%`)
    .where((eb) => eb(eb.ref('data', '->>').key('order' as never), '=', order.id as never))
    .orderBy('id')
    .execute();

/** A kettle and three lamps of two stores, delivered at noon by the operator. */
const delivered = async (country = 'IN') => {
  app.setNow(inDays(0));
  operator.now = inDays(0);
  const kettle = await addOne(db, 'Kettle', { quantity: 5 });
  const store_id = await addStore(db, `Lamps ${Math.random()}`);
  const lamp = await addOne(db, 'Lamp', { quantity: 9, store_id });
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 1], [lamp, 3]);
  if (country !== 'FR')
    await shopper.ask(updateShipping, {
      json: { address: { ...PARIS, phone: '+919876543210', country, state: 'DL', zip: '110001' } },
    });
  const order = await shopper.ordered();
  await orders('advance', order.number, '--to', 'delivered');
  const read = async (): Promise<Order> => {
    const { order: found } = given(await shopper.ask(getOrders, { json: { order_id: order.id } }));
    if (!found) throw new Error('no such order');
    return found;
  };
  return { shopper, order, read };
};

test('two of three lamps go back with pictures, and come to what they have cost', async () => {
  const { shopper, order, read } = await delivered();
  const [kettle, lamps] = (await read()).lines;
  if (!kettle || !lamps) throw new Error('the order lacks a line');
  expect([kettle.returnable, lamps.returnable, lamps.withdrawable]).toEqual([1, 3, 0]);

  const json = {
    order_id: order.id,
    lines: [lamps.id],
    quantities: [2],
    reason: 'Broken',
    kind: 'refund' as const,
  };
  const files = [
    { field: 'pictures', bytes: await picture() },
    { field: 'pictures', bytes: await picture() },
  ];
  const asked = given(await shopper.ask(askCancellation, { json, files }));
  const share = Math.floor((lamps.total * 2) / 3);
  expect(asked.cancellation).toMatchObject({
    kind: 'refund',
    state: 'requested',
    reason: 'Broken',
    withdrawal: false,
    amount: share,
    line_ids: [lamps.id],
    quantities: [2],
    pictures: [expect.any(String), expect.any(String)],
  });
  const listed = async () => given(await shopper.ask(getOrders, { json: {} })).orders?.result[0];
  // Two of three lamps go back.
  expect(await listed()).toMatchObject({ return_state: 'requested', kept: true });
  // Sent twice it is asked once.
  const again = given(await shopper.ask(askCancellation, { json }));
  expect(again.order.cancellations).toHaveLength(1);
  expect((await read()).lines[1]).toMatchObject({ returned: 2, returnable: 0 });

  const shown = await orders('show', order.number);
  expect(shown).toMatch(/return +2026-06-15 12:00 +shopper +requested .* 2 \(2 of 3\) +Broken/);
  const token = /\/private-file\?token=(\S+)/.exec(shown)?.[1] ?? '';
  expect(given(await app.call(openPrivateFile, { query: { token } })).kind).toBe('jpeg');
  expect(await orders('list', '--status', 'asked')).toContain('return?');

  await orders('approve', order.number, '--message', 'Send them to us.');
  expect((await listed())?.return_state).toMatch(/approved|done/);
  const [approved] = given(
    await shopper.ask(findCancellations, { params: { id: order.id } }),
  ).cancellations;
  expect(approved).toMatchObject({ state: 'approved', message: 'Send them to us.' });
  // The last one may still go back, for exactly the rest.
  const rest = given(
    await shopper.ask(askCancellation, {
      json: { order_id: order.id, lines: lamps.id, kind: 'refund' },
    }),
  );
  expect(rest.cancellation).toMatchObject({ quantities: [1], amount: lamps.total - share });
  await orders('refuse', order.number, '--message', 'It was used.');
  expect((await read()).lines[1]).toMatchObject({ returned: 2, returnable: 1 });
  await orders('paid-back', order.number);
  expect((await read()).cancellations.map(({ state }) => state).toSorted()).toEqual([
    'done',
    'refused',
  ]);
  expect((await mailsOf(order)).map(({ data }) => (data as { state: string }).state)).toEqual([
    'requested',
    'approved',
    'requested',
    'refused',
  ]);
});

test('after its days nothing goes back, nor what was never to be taken back, nor more than was bought', async () => {
  const { shopper, order, read } = await delivered();
  const { lines } = await read();
  const ask = (json: object) =>
    shopper.ask(askCancellation, { json: { order_id: order.id, kind: 'refund', ...json } });
  expect(refused(await ask({ lines: [lines[0]?.id], quantities: [2] })).form).toEqual([
    'You cannot return more than you have received.',
  ]);
  expect((await ask({ lines: ['unknown'] })).status).toBe(404);
  await db
    .updateTable('order_line')
    .set({ return_days: null })
    .where('id', '=', lines[0]?.id ?? '')
    .execute();
  const no = 'This cannot be returned, or can no longer be returned.';
  expect(refused(await ask({ lines: [lines[0]?.id] })).form).toEqual([no]);
  app.setNow(inDays(15));
  expect(refused(await ask({})).form).toEqual([no]);
  await db
    .insertInto('setting')
    .values({ key: 'return_days', value: JSON.stringify(20) })
    .execute();
  expect((await read()).lines.map(({ returnable }) => returnable)).toEqual([0, 3]);
  await db.deleteFrom('setting').where('key', '=', 'return_days').execute();
});

test('a picture that cannot be read is refused, and nothing is asked', async () => {
  const { shopper, order, read } = await delivered();
  const half = (await picture()).slice(0, 60);
  const bomb = bombOf(await drawPicture(40, 60, 'png'));
  const polyglot = Buffer.from('\u00ff\u00d8\u00ff<script>alert(1)</script>', 'latin1');
  const wrong: [Uint8Array<ArrayBuffer>, string][] = [
    [half, 'This file cannot be read as a picture. Please choose another one.'],
    [new Uint8Array(bomb), 'This file cannot be read as a picture. Please choose another one.'],
    [new Uint8Array(polyglot), 'This file cannot be read as a picture. Please choose another one.'],
    [new Uint8Array(), 'This file cannot be used. Please choose a JPEG or PNG file.'],
    [
      new Uint8Array(Buffer.from('GIF89a')),
      'This file cannot be used. Please choose a JPEG or PNG file.',
    ],
  ];
  for (const [bytes, reason] of wrong) {
    const json = { order_id: order.id, kind: 'refund' as const };
    const files = [{ field: 'pictures', bytes }];
    const answer = await shopper.ask(askCancellation, { json, files });
    expect(refused(answer).fields).toEqual({ pictures: reason });
  }
  expect((await read()).cancellations).toEqual([]);
  expect(await db.selectFrom('private_file').select('id').execute()).toHaveLength(2);
});

test('nobody but its owner, who holds its link and the shop sees a picture; it goes with its order', async () => {
  const { shopper, order } = await delivered();
  const other = await delivered();
  const files = [{ field: 'pictures', bytes: await picture() }];
  const json = { order_id: order.id, kind: 'refund' as const, reason: 'It broke my foot' };
  const { cancellation } = given(await shopper.ask(askCancellation, { json, files }));
  const params = { id: cancellation?.pictures[0] ?? '' };
  const open = (who: Shopper, token?: string) =>
    who.ask(openReturnPicture, { params, query: token === undefined ? {} : { token } });
  expect((await open(shopper)).status).toBe(200);
  expect((await open(new Shopper(app), order.link_token)).status).toBe(200);
  for (const [who, token] of [
    [other.shopper, undefined],
    [other.shopper, other.order.link_token],
    [shopper, other.order.link_token],
    [new Shopper(app), undefined],
    [new Shopper(app), 'forged'],
  ] as const)
    expect((await open(who, token)).status).toBe(404);
  // With the person of the order go their words and pictures.
  await db.updateTable('order').set({ email: '' }).where('id', '=', order.id).execute();
  const kept = db.selectFrom('cancellation').select('reason').where('order_id', '=', order.id);
  expect(await kept.execute()).toEqual([{ reason: null }]);
  const left = await db
    .selectFrom('private_file')
    .select('id')
    .where('id', '=', params.id)
    .execute();
  expect(left).toEqual([]);
});

test('a guest in the EU withdraws by the link within 14 days, with a receipt and no reason', async () => {
  const { order } = await delivered('FR');
  const guest = new Shopper(app);
  const token = order.link_token;
  const open = async () => given(await guest.ask(openOrderLink, { query: { token } })).order;
  app.setNow(new Date('2026-06-29T23:59:00Z'));
  const before = await open();
  expect(before.withdraw_until).toBe('2026-06-29T23:59:59.999Z');
  const done = given(await guest.ask(askCancellation, { json: { token, kind: 'withdraw' } }));
  expect(done.cancellation).toMatchObject({
    kind: 'refund',
    withdrawal: true,
    state: 'requested',
    reason: null,
    amount: order.amount,
  });
  expect((await open()).lines.every(({ withdrawable }) => withdrawable === 0)).toBe(true);
  expect(await mailsOf(order)).toHaveLength(1);
  expect(await orders('show', order.number)).toContain('withdrawal');

  const late = await delivered('FR');
  app.setNow(new Date('2026-06-30T00:00:00Z'));
  const json = { token: late.order.link_token, kind: 'withdraw' as const };
  expect(refused(await guest.ask(askCancellation, { json })).form).toEqual([
    'You cannot withdraw from this, or can no longer do so.',
  ]);
});

test('a package is shipped by a known carrier: its parcel is followed, but not by who only knows the number', async () => {
  app.setNow(inDays(0));
  operator.now = inDays(0);
  const kettle = await addOne(db, 'Kettle', { quantity: 5 });
  const store_id = await addStore(db, 'Lantern House');
  const lamp = await addOne(db, 'Lamp', { quantity: 9, store_id });
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 1], [lamp, 1]);
  const order = await shopper.ordered();
  await expect(orders('ship', order.number, '--carrier', 'dhl')).rejects.toThrow('2 packages');
  const args = ['--carrier', 'dhl', '--tracking', 'JD 0146/42'];
  expect(await orders('ship', order.number, ...args, '--store', 'lantern-house')).toBe(
    `Package 2 of ${order.number} is on the way, with DHL (JD 0146/42). https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD%200146%2F42`,
  );
  const own = ['--carrier', 'Camel Post', '--tracking', '7', '--package', '1'];
  await orders('ship', order.number, ...own, '--url', 'https://camel.example/{code}');
  const { order: found } = given(await shopper.ask(getOrders, { json: { order_id: order.id } }));
  expect(found?.status).toBe(ORDER_STATUS.onTheWay);
  expect(found?.packages.map(({ carriage }) => carriage)).toEqual([
    { carrier: 'Camel Post', code: '7', url: 'https://camel.example/7' },
    {
      carrier: 'DHL',
      code: 'JD 0146/42',
      url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD%200146%2F42',
    },
  ]);
  const { tracking } = given(
    await app.call(trackOrder, { json: { number: order.number, email: PARIS.email } }),
  );
  expect(tracking.packages[1]?.carriage).toEqual({ carrier: 'DHL', code: '…6/42', url: null });
  // It never goes back: what is delivered keeps its status, and gets the right number.
  await orders('advance', order.number, '--to', 'delivered');
  expect(await orders('ship', order.number, '--carrier', 'Me', '--package', '1')).toContain(
    'is delivered, with Me.',
  );
  const bad = await operator.run(
    ordersCommand,
    'ship',
    order.number,
    ...own,
    '--url',
    'javascript:1',
  );
  expect(bad.error).toContain('--url is an address');
});
