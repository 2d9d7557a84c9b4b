// Measures how fast a running shop answers calls of its API over HTTP: `node bench/calls.ts http://localhost:3000
// [--seconds 5] [--warmup 2] [--connections 16] [--only product,common,home,products,all] [--node PID] [--postgres PID] [--language en]
// [--gzip]`. Each request has another address where the call has more than one: products, filters and pages, and words of
// products' titles, all of them found by asking the shop, in an order that is always the same. With the number of
// the server's process and of PostgreSQL's first one, what an answer costs both; on a busy machine, that is the figure to
// compare. Start the shop with RATE_LIMITS=0: all requests come from one address.
import { parseArgs } from 'node:util';
import { SORTS } from '#contract/sorts.ts';
import { createNumbers } from '#demo/random.ts';
import { measure, openClient, repeat } from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: 'product,common,home,products,all' },
    node: { type: 'string', default: '' },
    postgres: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    gzip: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const client = openClient(shop, connections);
const headers = {
  language: values.language,
  ...(values.gzip && { 'accept-encoding': 'gzip, deflate, br, zstd' }),
};

const askFor = async <Data>(path: string): Promise<Data> => {
  const { status, text } = await client.ask({ path: `/api/v1${path}` });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return (JSON.parse(text) as { data: Data }).data;
};

type Named = { id: string; slug: string; title: string };
type Listing = {
  products: { result: (Named & { current: number })[]; total: number; last_page: number };
  facets: { categories: Named[]; sub_categories: Named[]; brands: Named[] };
};

const numbers = createNumbers(Number(values.seed));
const random = (most: number): number => Math.floor(numbers() * most);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('the shop has too little to ask for');
  return item;
};

const MOST_PAGES = 400;

/** Products of the whole shop, from pages at random where there are many. */
const listProducts = async (): Promise<Named[]> => {
  const { products } = await askFor<Listing>('/products');
  const last = Math.min(products.last_page, 10_000);
  const pages = new Set<number>();
  while (pages.size < Math.min(last, MOST_PAGES)) pages.add(1 + random(last));
  const found: Named[] = [];
  for (const page of pages)
    found.push(...(await askFor<Listing>(`/products?page=${page}`)).products.result);
  return found;
};

/** A listing with one to three filters, sorted, on one of its first pages. */
const listingPath = ({ categories, brands }: Listing['facets']): string => {
  const query = new URLSearchParams();
  if (random(2) === 0) query.set('category', pick(categories).slug);
  if (random(3) === 0) query.set('brand', pick(brands).id);
  if (random(3) === 0) query.set('min', String(100 * random(100)));
  if (random(4) === 0) query.set('rating', String(1 + random(4)));
  if (random(4) === 0) query.set('in_stock', '1');
  query.set('sort', pick(SORTS));
  query.set('page', String(1 + random(5)));
  return `/products?${query}`;
};

/** One to three neighbouring words of a title. */
const searchPath = (products: readonly Named[]): string => {
  const words = pick(products).title.split(/\s+/);
  const from = random(words.length);
  return `/all?${new URLSearchParams({ q: words.slice(from, from + 1 + random(3)).join(' ') })}`;
};

const products = await listProducts();
const { facets } = await askFor<Listing>('/all');
const many = <Item>(make: () => Item): Item[] => Array.from({ length: 20_000 }, make);
const paths: Record<string, string[]> = {
  product: products.map(({ id }) => `/product/${id}`),
  common: ['/common'],
  home: ['/home'],
  products: many(() => listingPath(facets)),
  all: many(() => searchPath(products)),
};

const watched = { node: values.node, postgres: values.postgres };
for (const name of values.only.split(',')) {
  const [first = '/', ...rest] = paths[name] ?? [];
  const known = [first, ...rest];
  const different = new Set(known).size;
  let asked = 0;
  const askNext = async (): Promise<number> => {
    const path = `/api/v1${known[asked++ % known.length]}`;
    const { status, bytes, text } = await client.ask({ path, headers });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    return bytes;
  };
  await repeat(connections, Number(values.warmup), askNext);
  await measure(`${name}, ${different} addresses`, watched, () =>
    repeat(connections, seconds, askNext),
  );
}
client.close();
