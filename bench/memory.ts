// node bench/memory.ts [--distinct 100000] [--mixed 600] [--connections 8] [--data FOLDER]
//
// Opens the built demo shop (npm run build before) and prints the memory of its server process each
// 10 seconds: first while so many addresses are requested that nobody has requested before, then during so
// many seconds of what shoppers do. With --data the shop of that folder, else one that is gone after.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callerOf } from '#test/app.ts';
import { PARIS, Shopper } from '#test/shopper.ts';
import { openShop, readMemory } from './http/open-shop.ts';

const { values: options } = parseArgs({
  options: {
    distinct: { type: 'string', default: '100000' },
    mixed: { type: 'string', default: '600' },
    connections: { type: 'string', default: '8' },
    data: { type: 'string' },
  },
});

const EVERY_MS = 10_000;
const LANGUAGES = ['', '/fr', '/ar', '/tr', '/hi'];

const agent = new Agent({ keepAlive: true });
let asked = 0;
const statuses = new Map<number, number>();

/** Each from another address, as if they were many: limits are counted by it. */
const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    asked += 1;
    const headers = new Headers(init.headers);
    headers.set(
      'x-forwarded-for',
      `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    );
    if (!url.includes('/api/')) headers.set('accept-encoding', asked % 3 === 0 ? 'gzip' : 'br');
    const sent = request(
      url,
      { agent, method: init.method ?? 'GET', headers: Object.fromEntries(headers) },
      (answer) => {
        const chunks: Buffer[] = [];
        const status = answer.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve(new Response(Buffer.concat(chunks))));
      },
    );
    sent.on('error', reject);
    sent.end(init.body);
  });

type Product = { path: string; id: number };

const listProducts = async (url: string): Promise<Product[]> => {
  const found = new Map<number, string>();
  for (let page = 1; page <= 10; page += 1) {
    const answer = await ask(`${url}/api/v1/products?page=${page}`);
    const { data } = (await answer.json()) as {
      data: { products: { result: { id: number; slug: string }[] } };
    };
    for (const { id, slug } of data.products.result) found.set(id, `/${slug}/product/${id}`);
  }
  return [...found].map(([id, path]) => ({ id, path }));
};

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('The shop has no products.');
  return one;
};

/** Addresses that nobody has requested before: each `n` another one. */
const distinctPath = (products: readonly Product[], n: number): string => {
  const language = pick(LANGUAGES, n);
  const { path, id } = pick(products, n);
  const paths = [
    `${language}${path}?ref=${n}`,
    `${language}/search?q=kettle${n}`,
    `${language}/hot-deals/products?home_spm=products&min=${n}`,
    `${language}/nothing-${n}`,
    `/api/v1/search?q=lamp${n}`,
    `/api/v1/products?min=${n}`,
    `/api/v1/product/${id}?n=${n}`,
    `/media/320/missing-${n}.webp`,
    `${path}.data?ref=${n}`,
    `/api/v1/nothing/${n}`,
  ];
  return pick(paths, n);
};

/** One shopper: looks around, and every fourth fills a cart and orders. */
const shopOnce = async (url: string, products: readonly Product[], n: number): Promise<void> => {
  const language = pick(LANGUAGES, n);
  const { path, id } = pick(products, n * 7);
  const pages = ['/', '/flash-sale', path, '/search?q=lamp', '/shop', '/cart', `${path}.data`];
  for (const page of pages) await (await ask(url + language + page)).arrayBuffer();
  if (n % 4 > 0) return;
  const shopper = new Shopper(callerOf((call, init) => ask(`${url}/api/v1${call}`, init)));
  const found = (await (await ask(`${url}/api/v1/product/${id}`)).json()) as {
    data: { product?: { inventory?: { id: number }[] } } | null;
  };
  const inventory = found.data?.product?.inventory?.[0]?.id;
  if (inventory === undefined) return;
  await shopper.add(inventory, 1);
  await shopper.order({ address: { ...PARIS, email: `shopper-${n}@example.org` } });
};

const crowd = async (work: (n: number) => Promise<void>, goesOn: (n: number) => boolean) => {
  let n = 0;
  const one = async (): Promise<void> => {
    while (goesOn(n)) await work((n += 1));
  };
  await Promise.all(Array.from({ length: Number(options.connections) }, one));
};

const watch = async (pid: number, phase: string, work: () => Promise<void>): Promise<void> => {
  const started = performance.now();
  const first = asked;
  const seen: number[] = [];
  const look = (): void => {
    const rss = readMemory(pid);
    seen.push(rss);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(
      `${phase}\t${seconds} s\t${asked - first} requests\t${rss.toFixed(0)} MiB\n`,
    );
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  await work();
  clearInterval(timer);
  look();
  process.stdout.write(`${phase}: ${Math.max(...seen).toFixed(0)} MiB at most\n`);
};

const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'souk-memory-')));
await chmod(folder, 0o711);
const shop = await openShop(folder);
try {
  const products = await listProducts(shop.url);
  const most = Number(options.distinct);
  await watch(shop.pid, 'distinct', () =>
    crowd(
      async (n) => void (await ask(shop.url + distinctPath(products, n))),
      (n) => n < most,
    ),
  );
  const until = performance.now() + Number(options.mixed) * 1000;
  await watch(shop.pid, 'mixed', () =>
    crowd(
      (n) => shopOnce(shop.url, products, n),
      () => performance.now() < until,
    ),
  );
  await watch(shop.pid, 'rest', () => wait(EVERY_MS * 2));
  process.stdout.write(`answers by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
} finally {
  await shop.close();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}
