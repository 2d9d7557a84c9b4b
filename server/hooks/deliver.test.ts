import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ordersCommand } from '#cli/orders-command.ts';
import type { Hooks, OrderEvent } from '#extend/shop.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { deliverDue, registerHooks } from './deliver.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

let heard: string[] = [];
const hear =
  (name: string) =>
  ({ order, status }: OrderEvent): void =>
    void heard.push(`${name} ${order.number} ${status}`);

const ALL: Hooks = {
  orderPlaced: hear('placed'),
  orderAdvanced: hear('advanced'),
  orderCancelled: hear('cancelled'),
  orderPaid: hear('paid'),
};

let failures: { event: string; givenUp: boolean }[] = [];
const deliver = (hooks: Hooks) =>
  deliverDue({ db, hooks, onError: (_, { event, givenUp }) => failures.push({ event, givenUp }) });

/** Everything that is due now, one event of each order after another. */
const deliverAll = async (hooks: Hooks): Promise<void> => {
  while ((await deliver(hooks)) > 0);
};

const placeOrder = async (): Promise<string> => {
  const shopper = new Shopper(app);
  await shopper.fill([await addOne(db, 'Kettle', { quantity: 5 }), 1]);
  return (await shopper.ordered()).number;
};

const waiting = async (): Promise<number> => {
  const { rows } = await sql`select from order_event where given_up_at is null`.execute(db);
  return rows.length;
};

const makeDue = () => sql`update order_event set due_at = now()`.execute(db);

beforeEach(async () => {
  heard = [];
  failures = [];
  await db.deleteFrom('order').execute();
});

test('hooks hear of an order in the order in which things happened, whoever did them', async () => {
  await registerHooks(db, ALL);
  const number = await placeOrder();
  await operator.run(ordersCommand, 'advance', number, '--to', 'delivered');
  await deliverAll(ALL);
  expect(heard).toEqual([
    `placed ${number} 1`,
    `advanced ${number} 2`,
    `advanced ${number} 3`,
    `advanced ${number} 4`,
    `advanced ${number} 5`,
    `paid ${number} 5`,
  ]);
  expect(await waiting()).toBe(0);
});

test('a cancellation is told with its record', async () => {
  const told: (string | undefined)[] = [];
  const hooks: Hooks = {
    orderCancelled: ({ order, cancellationId }) =>
      void told.push(order.cancellations.find(({ id }) => id === cancellationId)?.state),
  };
  await registerHooks(db, hooks);
  const number = await placeOrder();
  await operator.run(ordersCommand, 'cancel', number, '--reason', 'Broken');
  await deliverAll(hooks);
  expect(told).toEqual(['done']);
});

test('a hook that fails is called again later, and what came behind it waits', async () => {
  let isDown = true;
  const hooks: Hooks = {
    ...ALL,
    orderPlaced: (event) => {
      if (isDown) throw new Error('the warehouse is down');
      return ALL.orderPlaced?.(event);
    },
  };
  await registerHooks(db, hooks);
  const number = await placeOrder();
  await deliverAll(hooks);
  expect(failures).toEqual([{ event: 'orderPlaced', givenUp: false }]);
  expect(heard).toEqual([]);
  await deliverAll(hooks);
  expect(failures).toHaveLength(1);

  isDown = false;
  await makeDue();
  await deliverAll(hooks);
  expect(heard).toEqual([`placed ${number} 1`, `advanced ${number} 2`]);
});

test('a hook that throws at once does not end the shop when its time would be up', async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const hooks: Hooks = {
    orderPlaced: () => {
      throw new Error('the warehouse is down');
    },
  };
  await registerHooks(db, hooks);
  await placeOrder();
  await deliverAll(hooks);
  expect(failures).toHaveLength(1);
  time.abort();
  await setImmediate();
  expect(unhandled).toEqual([]);
});

test('after the last attempt an event is kept for the operator and holds nothing up', async () => {
  const hooks: Hooks = {
    ...ALL,
    orderPlaced: () => Promise.reject(new Error('the warehouse has moved')),
  };
  await registerHooks(db, hooks);
  const number = await placeOrder();
  await sql`update order_event set attempts = 29 where event = 'orderPlaced'`.execute(db);
  await deliverAll(hooks);
  expect(failures).toEqual([{ event: 'orderPlaced', givenUp: true }]);
  expect(heard).toEqual([`advanced ${number} 2`]);
  const { rows } = await sql`select error from order_event`.execute(db);
  expect(rows).toEqual([{ error: 'the warehouse has moved' }]);
});

test('two processes do not call a hook for the same event at once', async () => {
  await registerHooks(db, ALL);
  await Promise.all([placeOrder(), placeOrder(), placeOrder()]);
  await Promise.all([deliver(ALL), deliver(ALL), deliver(ALL)]);
  await deliverAll(ALL);
  expect(heard).toHaveLength(6);
  expect(new Set(heard).size).toBe(6);
});

test('without hooks nothing is written, and what waited for one that is gone is dropped', async () => {
  await registerHooks(db, ALL);
  await placeOrder();
  expect(await waiting()).toBe(2);
  await registerHooks(db, {});
  expect(await waiting()).toBe(0);
  await placeOrder();
  expect(await waiting()).toBe(0);
});
