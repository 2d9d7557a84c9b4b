// Measures a guest's whole purchase over HTTP: `node bench/purchase.ts http://localhost:3000 [--seconds 5] [--warmup 2] [--buyers 16]
// [--products 20,1] [--data .data | --database postgres://...] [--node PID] [--postgres PID]`. Each purchase is a new visitor
// who puts one unit of a product into the cart (cart/action without a token makes the guest), and orders it to an address,
// cash on delivery, with an Idempotency-Key. The products get a stock that lasts, by SQL, and what was ordered is
// counted against it in the end. Start the shop with RATE_LIMITS=0: all buyers come from one address.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { connect } from './http/database.ts';
import { measure, openClient, repeat, type LoadRequest } from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '2' },
    buyers: { type: 'string', default: '16' },
    products: { type: 'string', default: '20,1' },
    data: { type: 'string', default: '.data' },
    database: { type: 'string' },
    node: { type: 'string', default: '' },
    postgres: { type: 'string', default: '' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const buyers = Number(values.buyers);
const seconds = Number(values.seconds);
const client = openClient(shop, buyers);
const STOCK = 1_000_000;

const ADDRESS = {
  name: 'Marie Curie',
  email: 'marie@example.org',
  phone: '+33612345678',
  country: 'FR',
  city: 'Paris',
  zip: '75005',
  address_1: '1 rue Pierre et Marie Curie',
};

type Envelope = { status: number; message: string; data: { user_token?: string } };

const askFor = async (request: LoadRequest): Promise<Envelope> => {
  const { status, text } = await client.ask({ ...request, path: `/api/v1${request.path}` });
  const envelope = JSON.parse(text) as Envelope;
  if (envelope.status !== 200) throw new Error(`${request.path}: ${status} ${text.slice(0, 500)}`);
  return envelope;
};

const buy = async (inventoryId: string): Promise<number> => {
  const { data } = await askFor({
    method: 'POST',
    path: '/cart/action',
    body: { inventory_id: inventoryId, quantity: 1 },
  });
  await askFor({
    method: 'POST',
    path: '/order/action',
    headers: { authorization: `Bearer ${data.user_token}`, 'idempotency-key': randomUUID() },
    body: { method: PAYMENT_METHOD.cashOnDelivery, address: ADDRESS },
  });
  return 0;
};

const database = await connect(values);

/** One variant of each of so many products that can be sent anywhere, with a stock that lasts. */
const stock = async (count: number): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(
    `update inventory set quantity = ${STOCK} where id in (
       select min(i.id) from inventory i join product_card card on card.product_id = i.product_id
       join product p on p.id = i.product_id
       where exists (select from shipping_place s where s.rule_id = p.shipping_rule_id and s.country is null)
       group by i.product_id order by i.product_id limit $1)
     returning id`,
    [count],
  );
  return rows.map(({ id }) => String(id));
};

/** Units that the orders hold and units that are gone from the stock. */
const count = async (ids: readonly string[]) => {
  const { rows } = await database.query<{ ordered: string; left: string }>(
    `select (select coalesce(sum(quantity), 0) from order_line where inventory_id = any ($1)) as ordered,
       (select sum(quantity) from inventory where id = any ($1)) as left`,
    [ids],
  );
  return { ordered: Number(rows[0]?.ordered), left: Number(rows[0]?.left) };
};

for (const products of values.products.split(',').map(Number)) {
  const ids = await stock(products);
  const before = await count(ids);
  const watched = { node: values.node, postgres: values.postgres };
  const shopFor = (time: number) =>
    repeat(buyers, time, (turn) => buy(ids[turn % ids.length] ?? ''));
  await shopFor(Number(values.warmup));
  await measure(`purchase, ${ids.length} products`, watched, () => shopFor(seconds));
  const after = await count(ids);
  if (after.ordered - before.ordered !== before.left - after.left)
    throw new Error(`${JSON.stringify({ before, after })}: stock and orders do not agree`);
}
client.close();
await database.end();
