import { afterAll, expect, test } from 'vitest';
import { PRICE_TYPE } from '#contract/codes.ts';
import { createDb } from '#db/client.ts';
import { writeSetting } from '#db/settings.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addAccount, addGuest, addProduct, addVoucher, refreshProducts } from '#test/factories.ts';
import { sharedFolder, startSharedShop, startShop, testFolder } from '#test/shop.ts';
import type { RunningShop } from '#test/shop.ts';
import { Shopper } from '#test/shopper.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

const connection = await testConnection();
const db = createDb(connection);
const { id, inventories } = await addProduct(db, 'Kettle', { selling: 2000, quantity: 50 });
const PRODUCT = `/kettle/product/${id}`;

const where = { DATABASE_URL: addressOf(connection) };
const shop = await startSharedShop({ ...where, DATA_DIR: await sharedFolder() });
afterAll(() => shop.end('SIGTERM'));

const GZIP = { 'accept-encoding': 'gzip' };

const visit = (one: RunningShop, path: string, headers: Record<string, string> = {}) =>
  fetch(one.url + path, { headers: { ...GZIP, ...headers }, redirect: 'manual' });

const read = async (one: RunningShop, path: string) => (await visit(one, path)).text();

test('a new price is on every page of every process within two seconds', async () => {
  const shops = [shop, await startShop({ ...where, DATA_DIR: await testFolder() })];
  const pages = ['/', PRODUCT, '/all/kitchen', '/fr'];
  for (const one of shops)
    for (const path of pages) expect(await read(one, path), path).toMatch(/20[.,]00/);

  await db.updateTable('product').set({ selling: 4321 }).where('id', '=', id).execute();
  await refreshProducts(db, [id]);
  for (const one of shops)
    for (const path of pages)
      await expect
        .poll(() => read(one, path), { timeout: 2_000, interval: 100 })
        .toMatch(/43[.,]21/);
});

test('another currency is on the whole of every page within two seconds', async () => {
  await addVoucher(db, 'FIVE', { price_type: PRICE_TYPE.flat, value: 500, min_spend: 1000 });
  await addProduct(db, 'Jug', { selling: 3000, quantity: 5 });
  const pricesOn = async (path: string): Promise<string> => {
    const page = await read(shop, path);
    return JSON.stringify([...new Set(page.match(/(\$|€)\u2060?(?=\d)/g))].toSorted());
  };
  const pages = ['/', PRODUCT, `${PRODUCT}?variant=1`, '/all/kitchen'];
  for (const path of pages) expect(await pricesOn(path), path).toBe('["$"]');
  await writeSetting(db, 'currency_icon', '€');
  for (const path of pages)
    await expect.poll(() => pricesOn(path), { timeout: 2_000, interval: 100 }).toBe('["€"]');
});

test('a kept page is the same for a shopper with a cart and for a stranger', async () => {
  const shopper = new Shopper(callerOf((path, init) => fetch(`${shop.url}/api/v1${path}`, init)));
  await shopper.fill([inventories[0] ?? 0, 3]);
  const cookie = `user_token=${shopper.token}; frontend_token=${'s'.repeat(43)}; currentLanguage=en`;
  const paths = ['/', PRODUCT, '/all/kitchen', '/search?q=kettle', `${PRODUCT}.data`, '/_.data'];
  for (const path of paths) {
    const first = await visit(shop, path, { cookie });
    expect(first.headers.get('set-cookie')).toBeNull();
    const asShopper = await first.text();
    expect(asShopper).not.toContain(shopper.token);
    const asStranger = await visit(shop, path);
    expect(await asStranger.text()).toBe(asShopper);
    expect(asStranger.headers.get('etag')).toMatch(/./);
    expect(asStranger.headers.get('etag')).toBe(first.headers.get('etag'));
  }
  const cart = await visit(shop, '/cart', { cookie });
  expect(cart.headers.get('cache-control')).toContain('no-store');
  expect(cart.headers.get('etag')).toBeNull();
});

test('the lists that browsers ask for are the same for a person, a guest and nobody', async () => {
  const { token } = await addAccount(db, { name: 'Ada of the Hidden Lane' });
  const visitors = [`frontend_token=${token}`, `user_token=${await addGuest(db)}`, ''];
  for (const language of ['en', 'fr'] as const) {
    const path = makePaths(language).shopLists();
    const nobody = await (await visit(shop, path)).json();
    expect(nobody).toMatchObject({
      categories: expect.anything(),
      header_links: expect.anything(),
    });
    for (const who of visitors)
      for (const remembered of ['en', 'fr']) {
        const cookie = `currentLanguage=${remembered}; ${who}`;
        const answer = await visit(shop, path, { cookie, 'sec-fetch-dest': 'empty' });
        expect(await answer.json()).toEqual(nobody);
        // The language that the address is in is all that a visitor is told to keep, and then no cache keeps it.
        const cookies = answer.headers.getSetCookie().filter((one) => !one.includes('Language'));
        expect(cookies).toEqual([]);
        const isPrivate = answer.headers.get('cache-control')?.startsWith('private');
        expect(isPrivate).toBe(answer.headers.has('set-cookie'));
      }
  }
});

test('the language of a visitor is theirs, however warm the page is', async () => {
  for (let time = 0; time < 3; time += 1) {
    const turkish = await visit(shop, PRODUCT, { cookie: 'currentLanguage=tr' });
    expect(turkish.status).toBe(302);
    expect(turkish.headers.get('location')).toMatch(/^\/tr\//);
    const newcomer = await visit(shop, '/tr');
    expect(newcomer.headers.get('set-cookie')).toContain('currentLanguage=tr');
    expect(newcomer.headers.get('cache-control')).toContain('private');
    const regular = await visit(shop, '/tr', { cookie: 'currentLanguage=tr' });
    expect(regular.headers.get('set-cookie')).toBeNull();
    expect(regular.headers.get('cache-control')).toContain('public');
    expect((await visit(shop, PRODUCT)).status).toBe(200);
  }
});

test('whoever has a page gets 304, over both ways that it is sent', async () => {
  const etag = (await visit(shop, '/')).headers.get('etag') ?? '';
  for (let time = 0; time < 3; time += 1) {
    const again = await visit(shop, '/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toContain('Accept-Encoding');
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await (await visit(shop, '/')).text()).toContain('</html>');
  }
});

test('what a page calls itself does not come from another visitor', async () => {
  const { port } = new URL(shop.url);
  // Nobody has asked for this page before.
  const path = '/brands';
  const host = `evil.example:${port}`;
  const forged = await fetch(shop.url + path, { headers: { ...GZIP, host } });
  await forged.text();
  expect(await read(shop, path)).not.toContain('evil.example');
});
