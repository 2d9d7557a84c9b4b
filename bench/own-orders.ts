// Measures the list of an account's orders over HTTP: `node bench/own-orders.ts http://localhost:3000 [--orders 2000] [--seconds 2]
// [--data .data | --database postgres://...]`. An account with so many orders of one to four lines is made by SQL and removed in
// the end; the page (its HTML) and order/by-user are asked for one after the other. Start the shop with RATE_LIMITS=0.
import { parseArgs } from 'node:util';
import { hashToken, makeToken } from '#api/http/session.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import { HTML_HEADERS } from './http/addresses.ts';
import { connect } from './http/database.ts';
import { openClient, percentile, repeat, type LoadRequest } from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '2000' },
    others: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '2' },
    data: { type: 'string', default: '.data' },
    database: { type: 'string' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const EMAIL = 'bench-orders@bench.example';

const database = await connect(values);
const client = openClient(shop, 1);

const removeAccount = async (): Promise<void> => {
  await database.query('delete from "order" where email = $1', [EMAIL]);
  const { rows } = await database.query<{ shopper_id: string }>(
    'delete from account where email = $1 returning shopper_id',
    [EMAIL],
  );
  await database.query('delete from shopper where id = $1', [rows[0]?.shopper_id]);
};

/** The account, signed in; its token. */
const makeAccount = async (): Promise<string> => {
  await removeAccount();
  const token = makeToken();
  await database.query(
    `with made as (insert into shopper (language) values ('en') returning id),
     known as (
       insert into account (shopper_id, name, email, email_verified_at, language, created_at)
       select id, 'Marie Curie', $1, now(), 'en', now() from made
       returning id, shopper_id)
     insert into session (token_hash, kind, shopper_id, account_id, created_at, last_seen_at, proved_at, expires_at, ends_at)
     select $2, 'account', shopper_id, id, now(), now(), now(), now() + interval '1 day', now() + interval '1 day' from known`,
    [EMAIL, hashToken(token)],
  );
  return token;
};

/** One an hour; nobody is invited to review them, and no product counts as sold by them. */
const makeOrders = async (): Promise<void> => {
  await database.query('select setseed(0.5)');
  await database.query(
    `with made as (
       insert into "order" (number, shopper_id, language, currency, method, status, subtotal, shipping, tax, total,
         name, email, phone, country, city, zip, address_1, created_at, review_invited_at)
       select 'SK-BNCH-' || n, case when n <= $2::int then a.shopper_id end, 'en', 'USD', 2,
         1 + n % 5, 2000, 0, 0, 2000, 'Marie Curie', $1, '+33612345678', 'FR', 'Paris', '75005', '1 rue',
         now() - n * interval '1 hour', now()
       from account a, generate_series(1, $2::int + $3::int) n where a.email = $1
       returning id, status),
     packed as (
       insert into order_package (order_id, store_id, status, shipping_type, shipping, expected_from, expected_to)
       select id, (select min(id) from store), status, 1, 0, now(), now() from made
       returning id, order_id),
     sold as (
       select row_number() over (order by i.id) as n, i.id, i.product_id, p.title, p.slug, c.image
       from inventory i join product p on p.id = i.product_id join product_card c on c.product_id = p.id),
     drawn as materialized (
       select id, order_id, generate_series(0, floor(4 * random() ^ 2)::int) as position from packed),
     chosen as materialized (
       select drawn.*, 1 + floor(random() * (select count(*) from sold)) as n from drawn)
     insert into order_line (order_id, package_id, position, product_id, inventory_id, title, slug, image, sku, quantity,
       unit_price, amount, total, counted)
     select d.order_id, d.id, d.position, s.product_id, s.id, s.title, s.slug, s.image, '', 1, 2000, 2000, 2000, 1
     from chosen d join sold s using (n) order by d.order_id, d.position`,
    [EMAIL, Number(values.orders), Number(values.others)],
  );
  await database.query('vacuum analyze "order", order_package, order_line');
};

const measureOne = async (name: string, asked: LoadRequest): Promise<void> => {
  const get = async (): Promise<number> => {
    const { status, bytes, text } = await client.ask(asked);
    if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 300)}`);
    return bytes;
  };
  await repeat(1, 1, get);
  const figures = await repeat(1, Number(values.seconds), get);
  const of = (share: number) => percentile(figures, share).toFixed(1).padStart(6);
  const size = (figures.bytes / figures.count / 1000).toFixed(1);
  process.stdout.write(
    `${name.padEnd(28)} p50 ${of(0.5)} ms  p95 ${of(0.95)} ms  (${figures.count} times, ${size} kB)\n`,
  );
};

const listLooks = async (): Promise<[name: string, look: Record<string, string | number>][]> => {
  const { rows } = await database.query<{ number: string; title: string }>(
    `select o.number, l.title ->> 'en' as title from "order" o join order_line l on l.order_id = o.id
     where o.email = $1 and o.shopper_id is not null order by o.created_at limit 1`,
    [EMAIL],
  );
  const [{ number, title } = { number: '', title: '' }] = rows;
  return [
    ['the newest', {}],
    ['the last page', { page: Math.ceil(Number(values.orders) / PER_PAGE) }],
    ['of a status', { status: 5 }],
    ['by number', { q: number.slice(3) }],
    ['by product', { q: title }],
    ['by a part of a word', { q: 'an' }],
    ['by product, of a status', { q: title, status: 5 }],
    ['nothing found', { q: 'elephant' }],
  ];
};

try {
  const token = await makeAccount();
  await makeOrders();
  for (const [name, look] of await listLooks()) {
    const query = new URLSearchParams(
      Object.entries(look).map(([key, value]) => [key, `${value}`]),
    );
    await measureOne(`page, ${name}`, {
      path: `/user/orders?${query}`,
      headers: { ...HTML_HEADERS, cookie: `user_token=${token}` },
    });
    await measureOne(`call, ${name}`, {
      method: 'POST',
      path: '/api/v1/order/by-user',
      headers: { authorization: `Bearer ${token}` },
      body: look,
    });
  }
} finally {
  await removeAccount();
  await database.end();
  client.close();
}
