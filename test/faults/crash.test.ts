import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/order.ts';
import { createDb } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import { addAttribute, addProduct, addVoucher, DAY_MS } from '#test/factories.ts';
import { startShop, testFolder } from '#test/shop.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { openChance, type Chance } from './chance.ts';
import { createDoor, killWhile, persist, type Door } from './door.ts';

/** `npm run crash` kills it more often; of these, a third take the database along. */
const KILLS = Number(process.env['CRASHES'] ?? 12);
const BUYERS = 8;
// Both run out while it is killed.
const STOCK = 8 * KILLS;
const VOUCHERS = 2 * KILLS;

/** What became of one basket: the order that was told, or the refusal. */
type Told = { shopper: Shopper; order: Order | undefined };

const openDb = (dataDir: string): Db =>
  createDb({ host: join(dataDir, 'postgres', 'run'), user: 'souk', database: 'souk' });

const fillShop = async (db: Db): Promise<number[]> => {
  const size = await addAttribute(db, 'Size', ['Small', 'Large']);
  const variants = size.values.map((value) => ({ values: { [size.id]: value }, quantity: STOCK }));
  const shirt = await addProduct(db, 'Shirt', { variants });
  const kettle = await addProduct(db, 'Kettle', { quantity: STOCK });
  const dates = {
    starts_at: new Date(Date.now() - DAY_MS),
    ends_at: new Date(Date.now() + DAY_MS),
  };
  await addVoucher(db, 'CRASH', { total_limit: VOUCHERS, value: 100, ...dates });
  return [...shirt.inventories, ...kettle.inventories];
};

/** Every third time its database dies with the shop. */
const openDoor = (dataDir: string): Door =>
  createDoor({
    start: () => startShop({ DATA_DIR: dataDir, RATE_LIMITS: '0' }),
    killBeside: async (round) => {
      if (round % 3 !== 0) return;
      const pid = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(pid, 10), 'SIGKILL');
    },
  });

const fillBasket = async (
  door: Door,
  variants: number[],
  chance: Chance,
): Promise<Shopper | undefined> => {
  const shopper = new Shopper(door.caller);
  try {
    await shopper.fill([chance.pick(variants), chance.int(1, 4)]);
    return shopper;
  } catch {
    // Without an answer the shopper has no cart yet, and begins anew; sold out ends it likewise.
    return undefined;
  }
};

const buy = async (door: Door, variants: number[], chance: Chance): Promise<Told[]> => {
  const shopper = await fillBasket(door, variants, chance);
  if (!shopper) return [];
  const voucher = chance.once(3) ? ['CRASH'] : [];
  const address = { ...PARIS, email: `${randomUUID()}@example.org` };
  const idempotencyKey = randomUUID();
  const order = () => shopper.order({ voucher, address }, { idempotencyKey });
  const answer = await persist(order);
  if (answer.status !== 200) return [{ shopper, order: undefined }];
  const told = given(answer).order;
  // Some press again, as if the answer had not come.
  if (chance.once(3)) expect(given(await persist(order)).order.id).toBe(told.id);
  return [{ shopper, order: told }];
};

const number = async (db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(db)).rows[0]?.n ?? Number.NaN;

const auditOrders = async (db: Db, told: Told[]): Promise<void> => {
  const orders = await db.selectFrom('order').select(['id', 'shopper_id']).execute();
  const ordered = told.flatMap(({ order }) => order?.id ?? []);
  expect(new Set(ordered).size).toBe(ordered.length);
  expect(new Set(orders.map(({ id }) => id))).toEqual(new Set(ordered));
  expect(new Set(orders.map((order) => order.shopper_id)).size).toBe(orders.length);

  const broken = sql<{ n: number }>`
    select count(*)::int as n from "order" o
    where o.total is distinct from (select sum(l.total) from order_line l where l.order_id = o.id)
      or not exists (select from order_package p where p.order_id = o.id)
      or not exists (select from order_history h where h.order_id = o.id)
      or o.voucher_saving <> (
        select coalesce(sum(s.amount), 0) from order_line l
        join order_line_saving s on s.order_line_id = l.id where l.order_id = o.id)
      or (o.voucher_saving > 0) <> exists (select from voucher_use u where u.order_id = o.id)`;
  expect(await number(db, broken)).toBe(0);
  const unanswered = sql<{ n: number }>`
    select count(*)::int as n from idempotency_key where answer is null`;
  expect(await number(db, unanswered)).toBe(0);
};

const auditStock = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ left: number; sold: number }>`
    select i.quantity as left, coalesce(sum(l.quantity), 0)::int as sold
    from inventory i left join order_line l on l.inventory_id = i.id group by i.id`.execute(db);
  expect(rows.map(({ left, sold }) => left + sold)).toEqual(rows.map(() => STOCK));
};

const auditVoucher = async (db: Db): Promise<void> => {
  const { used } = await db.selectFrom('voucher').select('used').executeTakeFirstOrThrow();
  const uses = sql<{ n: number }>`select count(*)::int as n from voucher_use`;
  expect(used).toBe(await number(db, uses));
  expect(used).toBeLessThanOrEqual(VOUCHERS);
};

/** Who ordered has an empty cart; whose order was refused still has everything in it. */
const auditCarts = async (db: Db, told: Told[]): Promise<void> => {
  const kept = sql<{ n: number }>`select count(*)::int as n from cart_line l
    join cart c on c.id = l.cart_id join "order" o on o.shopper_id = c.shopper_id`;
  expect(await number(db, kept)).toBe(0);
  const refusedCarts = told.filter(({ order }) => !order).length;
  const waiting = sql<{ n: number }>`select count(distinct cart_id)::int as n from cart_line`;
  expect(await number(db, waiting)).toBeGreaterThanOrEqual(refusedCarts);
};

test(
  `a shop that is killed ${KILLS} times while people buy loses no order and doubles none`,
  { timeout: 300_000 + KILLS * 20_000 },
  async () => {
    const dataDir = await testFolder();
    const door = openDoor(dataDir);
    await door.open();
    const filling = openDb(dataDir);
    const variants = await fillShop(filling);
    await filling.destroy();

    const often = { kills: KILLS, buyers: BUYERS, chance: openChance('crash') };
    const told = await killWhile(door, often, (chance) => buy(door, variants, chance));

    const db = openDb(dataDir);
    expect(told.filter(({ order }) => order).length).toBeGreaterThan(KILLS);
    await auditOrders(db, told);
    await auditStock(db);
    await auditVoucher(db);
    await auditCarts(db, told);
    await db.destroy();
    expect(await door.close()).toBe(0);
  },
);
