import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { askCancellation } from '#contract/guest-order.ts';
import { PAYMENT_METHOD } from '#contract/order-codes.ts';
import { confirmPayment, payOrder } from '#contract/order-payment.ts';
import { createDb } from '#db/client.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { freePort } from '#test/free-port.ts';
import { startShop, testFolder } from '#test/shop.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { addOne } from '#test/stock.ts';
import { createDoor, killWhile, persist, type Door } from './door.ts';

/** `npm run crash` kills it fifty times. */
const KILLS = Number(process.env['CRASHES'] ?? 6);
const BUYERS = 6;
const STOCK = 200;
const DRAIN_MS = 240_000;

const METHODS = [
  PAYMENT_METHOD.stripe,
  PAYMENT_METHOD.paypal,
  PAYMENT_METHOD.flutterwave,
  PAYMENT_METHOD.cardGateway,
] as const;
const ANSWERS = { identityNumber: '11111111111' };

const connection = await testConnection();
const db = createDb(connection);
afterAll(() => db.destroy());

type Providers = Awaited<ReturnType<typeof openSimulators>>;

/** An order that was told to its buyer. */
type Told = { shopper: Shopper; id: string };

const pick = <One>(list: readonly One[]): One => list[randomInt(list.length)] as One;

/** The attempt that waits for its money, once the provider has answered; undefined where none does. */
const findOpen = async (orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .select(['provider', 'provider_ref'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'redirected')
    .orderBy('place', 'desc')
    .executeTakeFirst();

/** Does something on the provider's page; one that has closed it meanwhile lets nobody pay. */
const act = async (
  { simulators }: Providers,
  orderId: string,
  outcome: 'pay' | 'decline',
): Promise<void> => {
  const open = await findOpen(orderId);
  if (open?.provider_ref) await simulators[open.provider]?.act(open.provider_ref, outcome);
};

const fillBasket = async (door: Door, variants: number[]): Promise<Shopper | undefined> => {
  const shopper = new Shopper(door.caller);
  try {
    await shopper.fill([pick(variants), randomInt(1, 4)]);
    return shopper;
  } catch {
    // Without an answer the shopper has no cart yet, and begins anew; sold out ends it likewise.
    return undefined;
  }
};

/** Orders, then pays, is declined and takes another way, leaves, comes back or not, cancels or not. */
const buy = async (door: Door, providers: Providers, variants: number[]): Promise<Told[]> => {
  const shopper = await fillBasket(door, variants);
  if (!shopper) return [];
  const idempotencyKey = randomUUID();
  const address = { ...PARIS, email: `${randomUUID()}@example.org` };
  const json = { method: pick(METHODS), answers: ANSWERS, address };
  const placed = await persist(() => shopper.order(json, { idempotencyKey }));
  if (placed.status !== 200) return [];
  const { id } = given(placed).order;
  const which = { order_id: id };
  // The provider's answer may have been lost: who comes back has it asked again.
  await persist(() => shopper.ask(confirmPayment, { json: which }));
  if (randomInt(4) === 0) {
    await act(providers, id, 'decline');
    const again = { ...which, method: pick(METHODS), answers: ANSWERS };
    const key = { idempotencyKey: randomUUID() };
    await persist(() => shopper.ask(payOrder, { json: again, ...key }));
  }
  if (randomInt(8) > 0) await act(providers, id, 'pay');
  if (randomInt(2) === 0) await persist(() => shopper.ask(confirmPayment, { json: which }));
  if (randomInt(4) === 0) await persist(() => shopper.ask(askCancellation, { json: which }));
  return [{ shopper, id }];
};

type Books = { id: string; paid: boolean; status: number; owed: number; had: number };

/** By order: what is owed for what is left of it, and what came less what went back, by the tables. */
const readBooks = async (): Promise<Books[]> => {
  const { rows } = await sql<Books>`
    select o.id, o.paid, o.status,
      case when o.paid then (select coalesce(sum(l.total), 0) from order_line l
        where l.order_id = o.id and l.cancelled_at is null) else 0 end::int as owed,
      ((select coalesce(sum(a.amount), 0) from payment_attempt a
          where a.order_id = o.id and a.status = 'paid')
        - (select coalesce(sum(r.amount), 0) from refund r
          where r.order_id = o.id and r.status = 'processed'))::int as had
    from "order" o order by o.id`.execute(db);
  return rows;
};

/** By order, what the providers hold, by their own journals. */
const readHeld = async ({ simulators }: Providers): Promise<Map<string, number>> => {
  const attempts = await db.selectFrom('payment_attempt').select(['id', 'order_id']).execute();
  const orderOf = new Map(attempts.map(({ id, order_id: order }) => [id, order]));
  const held = new Map<string, number>();
  for (const simulator of Object.values(simulators))
    for (const { kind, attemptId, amount } of simulator.movements()) {
      const order = orderOf.get(attemptId) ?? `unknown attempt ${attemptId}`;
      held.set(order, (held.get(order) ?? 0) + (kind === 'charge' ? amount : -amount));
    }
  return held;
};

const isBalanced = async (providers: Providers): Promise<boolean> => {
  const held = await readHeld(providers);
  const open = await db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const books = await readBooks();
  return !open && books.every(({ id, owed, had }) => owed === had && had === (held.get(id) ?? 0));
};

/** Has everything asked that would be asked within a day: what is due later is due now. */
const drain = async (providers: Providers, told: readonly Told[]): Promise<void> => {
  for (const { shopper, id } of told)
    await persist(() => shopper.ask(confirmPayment, { json: { order_id: id } }));
  const until = Date.now() + DRAIN_MS;
  while (!(await isBalanced(providers)) && Date.now() < until) {
    await sql`update graphile_worker._private_jobs j set run_at = now()
      from graphile_worker._private_tasks t where t.id = j.task_id and j.locked_at is null
        and t.identifier in ('refund-payment', 'payment-event', 'settle-payment')`.execute(db);
    await wait(500);
  }
};

const audit = async (providers: Providers, told: readonly Told[]): Promise<void> => {
  const books = await readBooks();
  const held = await readHeld(providers);
  // The shop's books are right, and the providers' are the same, to the cent.
  const own = books.map(({ id, owed, had }) => ({ id, owed, had }));
  expect(own).toEqual(books.map(({ id, owed }) => ({ id, owed, had: owed })));
  const kept = [...held].filter(([, amount]) => amount !== 0);
  expect(new Map(kept)).toEqual(
    new Map(books.filter(({ had }) => had !== 0).map(({ id, had }) => [id, had])),
  );
  // Nobody is sent what is not paid, and nobody's order is lost or doubled.
  expect(books.filter(({ paid, status }) => !paid && status > 1)).toEqual([]);
  expect(books.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted());
  const { rows: stock } = await sql<{ left: number; sold: number }>`
    select i.quantity as left, coalesce(sum(l.quantity) filter (where l.cancelled_at is null), 0)::int as sold
    from inventory i left join order_line l on l.inventory_id = i.id group by i.id`.execute(db);
  expect(stock.map(({ left, sold }) => left + sold)).toEqual(stock.map(() => STOCK));
  const { rows: mails } = await sql`
    select key from mail_log group by key having count(*) > 1`.execute(db);
  expect(mails).toEqual([]);
};

test(
  `a shop that is killed ${KILLS} times while people pay, cancel and are given back loses no cent`,
  { timeout: 300_000 + KILLS * 20_000 },
  async () => {
    const dataDir = await testFolder();
    const port = await freePort();
    const providers = await openSimulators(`http://localhost:${port}`);
    await writeFile(join(dataDir, 'souk.config.ts'), providers.configuration);
    const variants = [
      await addOne(db, 'Kettle', { quantity: STOCK }),
      await addOne(db, 'Lamp', { quantity: STOCK }),
    ];
    const env = { PORT: String(port), DATABASE_URL: addressOf(connection), DATA_DIR: dataDir };
    const door = createDoor({ start: () => startShop({ ...env, RATE_LIMITS: '0' }) });
    await door.open();

    const often = { kills: KILLS, buyers: BUYERS };
    const told = await killWhile(door, often, () => buy(door, providers, variants));
    expect(told.length).toBeGreaterThan(KILLS);
    await drain(providers, told);
    await audit(providers, told);
    expect(await door.close()).toBe(0);
    await providers.close();
  },
);
