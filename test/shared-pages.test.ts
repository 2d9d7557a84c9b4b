import { createDb } from '#db/client.ts';
import { afterAll, expect, test } from 'vitest';
import { addressOf, testConnection } from '#test/database.ts';
import { addBrand, addProduct } from '#test/factories.ts';
import { sharedFolder, startSharedShop } from '#test/shop.ts';
import type { RunningShop } from '#test/shop.ts';

const METRICS_TOKEN = 'figures-of-the-page-cache';

const connection = await testConnection();
const db = createDb(connection);
const brands = [await addBrand(db, 'Acme'), await addBrand(db, 'Bolt')];
for (const brand_id of brands)
  for (let n = 0; n < 30; n += 1) await addProduct(db, `Kettle ${brand_id} ${n}`, { brand_id });
const { id } = await addProduct(db, 'Lamp');
const PRODUCT = `/lamp/product/${id}`;
await db.destroy();

const openShop = async (env: Record<string, string>): Promise<RunningShop> => {
  const where = { DATABASE_URL: addressOf(connection), DATA_DIR: await sharedFolder() };
  return startSharedShop({ ...where, METRICS_TOKEN, ...env });
};
/** One that keeps pages and bounds who asks for new ones, and one that does neither. */
const keeping = await openShop({ PAGE_CACHE_MB: '32', TRUST_PROXY: '1' });
const unbounded = await openShop({ PAGE_CACHE_MB: '0', RATE_LIMITS: '0' });
afterAll(() => Promise.all([keeping, unbounded].map((shop) => shop.end('SIGTERM'))));

const visit = (shop: RunningShop, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(shop.url + path, { redirect: 'manual', ...init });

const read = async (shop: RunningShop, path: string): Promise<string> =>
  (await visit(shop, path)).text();

const countRenders = async (shop: RunningShop): Promise<number> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await visit(shop, '/metrics', { headers })).text();
  return Number(/^souk_page_cache_renders_total(?:\{.*\})? (\d+)$/m.exec(figures)?.[1]);
};

/** Addresses that show the same page, the plainest first. */
const SAME = [
  ['/', '/?x=1', '/?utm_source=letter&fbclid=abc', '/?page=1', '/?page=x', '/?_routes=root'],
  [PRODUCT, `${PRODUCT}?gclid=1`, `${PRODUCT}?q=tea&page=2`],
  ['/all/kitchen?page=2', '/all/kitchen?ref=1&page=2', '/all/kitchen?page=2&page=3&category=9'],
  [
    `/all/kitchen?brand=${brands[0]}&brand=${brands[1]}&sort=newest`,
    `/all/kitchen?sort=newest&brand=${brands[1]}&brand=${brands[0]}`,
    `/all/kitchen?min=&max=&brand=${brands[1]}&z=&brand=${brands[0]}&brand=${brands[1]}&sort=newest`,
  ],
  ['/_.data', '/_.data?utm_medium=mail', '/_.data?_routes=nonsense'],
] as const;

test('what advertisers add to an address makes no other page', async () => {
  const shop = keeping;
  for (const [plain, ...others] of SAME) {
    const page = await read(shop, plain);
    const before = await countRenders(shop);
    for (const other of others)
      // Asked twice: over the usual way, and by what is sent again as it is.
      for (let time = 0; time < 2; time += 1) expect(await read(shop, other), other).toBe(page);
    expect(await countRenders(shop), plain).toBe(before);
  }
  expect(await read(shop, '/all/kitchen?page=2')).not.toBe(await read(shop, '/all/kitchen'));
  expect(await read(shop, `/all/kitchen?brand=${brands[0]}`)).not.toBe(
    await read(shop, '/all/kitchen'),
  );
});

test.each([
  ['32', keeping],
  ['0', unbounded],
])(
  'no link or form of a page carries on what it does not read, with %s MB of kept pages',
  async (_, shop) => {
    const spy = 'utm_source=spy&s-p-y=1';
    const paths = [
      `/?${spy}`,
      `/all/kitchen?${spy}&sort=newest&brand=${brands[0]}`,
      `${PRODUCT}?${spy}&place=change`,
      `/search?${spy}&q=kettle`,
      `/fr/brands?${spy}`,
      `/cart?${spy}`,
      `/nowhere?${spy}`,
    ];
    for (const path of paths) {
      const page = await read(shop, path);
      expect(page, path).toContain('</html>');
      expect(page, path).not.toMatch(/s-p-y|utm_source/);
    }
    const page = await read(shop, `/all/kitchen?${spy}&sort=newest&brand=${brands[0]}`);
    expect(page).toContain(`sort=newest&amp;brand=${brands[0]}&amp;page=2`);
    expect(page).toContain(`/fr/all/kitchen?sort=newest&amp;brand=${brands[0]}`);
  },
);

test('a visitor who is led to the right address keeps what the address says besides', async () => {
  const shop = keeping;
  const leads = async (path: string) => (await visit(shop, path)).headers.get('location');
  const asked = [1, 2, 3].map((n) => leads(`/lamps/product/${id}?utm_source=${n}&variant=7`));
  expect(await Promise.all(asked)).toEqual(
    [1, 2, 3].map((n) => `${PRODUCT}?variant=7&utm_source=${n}`),
  );
  expect(await leads(`/AR/Brands?utm_source=a%20b&page=2`)).toBe(
    '/ar/brands?utm_source=a%20b&page=2',
  );
});

test('who asks for more new pages than a crawler does waits, while kept pages go on', async () => {
  const shop = keeping;
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const ask = (path: string, address: string) => visit(shop, path, from(address));
  expect((await ask('/brands', '2001:db8::1')).status).toBe(200);

  let answered = 0;
  let refused: Response | undefined;
  while (!refused && answered < 3_000) {
    const asked = Array.from({ length: 20 }, (_, n) =>
      ask(`/fr/nowhere-${answered + n}`, '2001:db8::1'),
    );
    const answers = await Promise.all(asked);
    refused = answers.find(({ status }) => status === 429);
    answered += answers.filter(({ status }) => status === 404).length;
  }
  expect(answered).toBeGreaterThan(280);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('cache-control')).toBe('no-store');
  expect(await refused?.text()).toMatch(/^Trop de demandes/);

  const many = (path: string, address: string) =>
    Promise.all(Array.from({ length: 40 }, async () => (await ask(path, address)).status));
  // The same house, by another address of its own.
  expect(await many('/cart', '2001:db8::2')).toContain(429);
  expect(new Set(await many('/brands', '2001:db8::1'))).toEqual(new Set([200]));
  expect((await ask('/cart', '2001:db8:1::1')).status).toBe(200);
});

test('an operator can take the limit of new pages away', async () => {
  const shop = unbounded;
  const statuses = new Set<number>();
  for (let n = 0; n < 1_000; n += 25) {
    const asked = Array.from({ length: 25 }, (_, m) => visit(shop, `/nowhere-${n + m}`));
    for (const { status } of await Promise.all(asked)) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([404]));
});
