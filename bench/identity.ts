// Measures sign-in over HTTP: `node bench/identity.ts http://localhost:3000 [--only sign-in,profile,crowd] [--seconds 4]
// [--data .data | --database postgres://...] [--node PID] [--postgres PID]`. 200 accounts are made by SQL, all with the hash
// of one password (each sign-in calculates it anew), and removed in the end. `sign-in` signs in by password, one after the
// other and 16 at once; `profile` asks user/profile, 4 at once, as a guest with a cart and as an account with 20 wishes.
// `crowd` asks for 60 pages a second: home, a listing and a product that are cached, a listing and a product that are not, the
// cart; first alone, then while 200 guests with a cart sign in at once, until all are answered; each must get a session and
// keep its cart. Start the shop with RATE_LIMITS=0.
import { parseArgs } from 'node:util';
import { createPasswords } from '#api/identity/password.ts';
import { findAddresses, withUniqueQuery, HTML_HEADERS } from './http/addresses.ts';
import { connect } from './http/database.ts';
import {
  measure,
  openClient,
  percentile,
  repeat,
  repeatAtRate,
  type Figures,
} from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'sign-in,profile,crowd' },
    seconds: { type: 'string', default: '4' },
    data: { type: 'string', default: '.data' },
    database: { type: 'string' },
    node: { type: 'string', default: '' },
    postgres: { type: 'string', default: '' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const seconds = Number(values.seconds);
const watched = { node: values.node, postgres: values.postgres };
const ACCOUNTS = 200;
const PASSWORD = 'correct horse battery staple';
const PAGES_A_SECOND = 60;
const MOST_SECONDS = 30;

const database = await connect(values);
/** A connection for each of the crowd. */
const client = openClient(shop, ACCOUNTS);
/** Pages come on connections of their own. */
const browser = openClient(shop, 50);

const emailOf = (account: number): string => `bench-${account % ACCOUNTS}@bench.example`;

const removeAccounts = async (): Promise<void> => {
  const { rows } = await database.query<{ shopper_id: string }>(
    `delete from account where email like 'bench-%@bench.example' returning shopper_id`,
  );
  const shoppers = rows.map(({ shopper_id }) => shopper_id);
  await database.query(`delete from shopper where id = any ($1) or merged_into = any ($1)`, [
    shoppers,
  ]);
};

const makeAccounts = async (): Promise<void> => {
  await removeAccounts();
  const hash = await createPasswords().hash(PASSWORD);
  await database.query(
    `with person as (
       select gen_random_uuid() as shopper_id, 'bench-' || n || '@bench.example' as email
       from generate_series(0, $1::int - 1) n),
     added as (insert into shopper (id, language, created_at, seen_at) select shopper_id, 'en', now(), now() from person)
     insert into account (shopper_id, name, email, email_verified_at, language, password_hash, created_at)
     select shopper_id, 'Marie Curie', email, now(), 'en', $2, now() from person`,
    [ACCOUNTS, hash],
  );
};

type Envelope<Data> = { status: number; data: Data };
type SignedIn = { token: string; user: { cart_count: number } };

const post = async <Data>(path: string, body: object, token?: string): Promise<Data> => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await client.ask({ method: 'POST', path: `/api/v1${path}`, headers, body });
  const envelope = JSON.parse(answer.text) as Envelope<Data>;
  if (answer.status !== 200 || envelope.status !== 200)
    throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
  return envelope.data;
};

const signIn = (account: number, guestToken?: string): Promise<SignedIn> =>
  post('/user/signin', { email: emailOf(account), password: PASSWORD }, guestToken);

const getPage = async (path: string, headers: Record<string, string>): Promise<number> => {
  const { status, bytes } = await browser.ask({ path, headers });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return bytes;
};

const findVariant = async (): Promise<string | undefined> => {
  const { rows } = await database.query<{ id: string }>(
    `select max(i.id)::text as id from inventory i join product_card card on card.product_id = i.product_id
     where i.quantity > 0`,
  );
  return rows[0]?.id;
};
const variant = await findVariant();

const beGuestWithCart = async (): Promise<string> => {
  const body = { inventory_id: variant, quantity: 1 };
  const { user_token } = await post<{ user_token: string }>('/cart/action', body);
  return user_token;
};

const measureSignIn = async (): Promise<void> => {
  const signInNext = async (account: number): Promise<number> => {
    await signIn(account);
    return 0;
  };
  await repeat(16, 1, signInNext);
  for (const atOnce of [1, 16])
    await measure(`sign-in, ${atOnce} at once`, watched, () => repeat(atOnce, seconds, signInNext));
};

const wishFor = async (account: number, count: number): Promise<void> => {
  await database.query(
    `insert into wish (shopper_id, product_id, added_at)
     select a.shopper_id, p.product_id, now()
     from account a, (select product_id from product_card limit $2) p where a.email = $1`,
    [emailOf(account), count],
  );
};

const measureProfile = async (): Promise<void> => {
  await wishFor(0, 20);
  const callers = {
    guest: await beGuestWithCart(),
    account: (await signIn(0)).token,
  };
  for (const [who, token] of Object.entries(callers)) {
    const headers = { authorization: `Bearer ${token}` };
    const get = () => getPage('/api/v1/user/profile', headers);
    await repeat(4, 1, get);
    await measure(`profile of ${who}, 4 at once`, watched, () => repeat(4, seconds, get));
  }
};

/** The pages that are asked for beside the crowd: addresses of each kind, asked for in turn. */
const findPages = async () => {
  const { listing, product } = await findAddresses(shop);
  const [list = '', item = ''] = [listing[0], product[0]];
  const cookie = `user_token=${await beGuestWithCart()}`;
  return [
    {
      kind: 'cached',
      paths: ['/', list, item],
      address: (path: string) => path,
      headers: HTML_HEADERS,
    },
    { kind: 'rendered', paths: [list, item], address: withUniqueQuery, headers: HTML_HEADERS },
    {
      kind: 'cart',
      paths: ['/cart'],
      address: (path: string) => path,
      headers: { ...HTML_HEADERS, cookie },
    },
  ];
};

type Pages = Awaited<ReturnType<typeof findPages>>;

const askForPages = async (pages: Pages, most: number, signal?: AbortSignal): Promise<Figures[]> =>
  Promise.all(
    pages.map(({ paths, address, headers }) =>
      repeatAtRate(
        PAGES_A_SECOND / pages.length,
        most,
        (count) => getPage(address(paths[count % paths.length] ?? '/'), headers),
        signal,
      ),
    ),
  );

const printPages = (when: string, pages: Pages, all: readonly Figures[]): void => {
  for (const [at, figures] of all.entries()) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(figures, share).toFixed(1));
    process.stdout.write(
      `${`${pages[at]?.kind} pages ${when}`.padEnd(26)} ${figures.count} asked, p50 ${p50} p95 ${p95} p99 ${p99} ms\n`,
    );
  }
};

const countSessions = async (): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    `select count(distinct s.account_id)::int as count from session s join account a on a.id = s.account_id
     where a.email like 'bench-%@bench.example'`,
  );
  return rows[0]?.count ?? 0;
};

const measureCrowd = async (): Promise<void> => {
  await makeAccounts();
  const guests = await Promise.all(Array.from({ length: ACCOUNTS }, beGuestWithCart));
  const pages = await findPages();
  await askForPages(pages, 1);
  printPages('alone', pages, await askForPages(pages, seconds));

  const answered = new AbortController();
  const crowd = measure(`${ACCOUNTS} sign-ins at once`, watched, () =>
    repeat(
      ACCOUNTS,
      Infinity,
      async (account) => {
        const { user } = await signIn(account, guests[account]);
        if (user.cart_count !== 1) throw new Error(`${emailOf(account)} has lost the cart`);
        return 0;
      },
      ACCOUNTS,
    ),
  ).finally(() => answered.abort());
  const [beside] = await Promise.all([askForPages(pages, MOST_SECONDS, answered.signal), crowd]);
  printPages('beside', pages, beside);
  const sessions = await countSessions();
  if (sessions !== ACCOUNTS) throw new Error(`${sessions} sessions of ${ACCOUNTS}`);
};

const PARTS: Record<string, () => Promise<void>> = {
  'sign-in': measureSignIn,
  profile: measureProfile,
  crowd: measureCrowd,
};

await makeAccounts();
try {
  for (const part of values.only.split(',')) await PARTS[part]?.();
} finally {
  await removeAccounts();
  await database.end();
  client.close();
  browser.close();
}
