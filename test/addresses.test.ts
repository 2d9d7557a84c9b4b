import { request } from 'node:http';
import { createDb } from '#db/client.ts';
import { writeSetting } from '#db/settings.ts';
import { afterAll, expect, test } from 'vitest';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addBrand, addCategory, addProduct, addTag } from '#test/factories.ts';
import { sharedFolder, startSharedShop } from '#test/shop.ts';
import { Shopper } from '#test/shopper.ts';

const connection = await testConnection();
const db = createDb(connection);
const kitchen = await addCategory(db, { en: 'Kitchen', fr: 'Cuisine', ar: 'المطبخ' });
const kettles = await addCategory(db, 'Kettles', { parent_id: kitchen });
const acme = await addBrand(db, { en: 'Acme', fr: 'Acmé' });
const tag = await addTag(db, 'Gifts');
const parts = { brand_id: acme, category_id: kettles, tags: [tag] };
const { id, inventories } = await addProduct(db, { en: 'Steel kettle' }, parts);
const other = await addProduct(db, { en: 'Glass kettle' }, parts);
const [summer] = await db
  .insertInto('collection')
  .values([
    { slug: { en: 'summer', tr: 'yaz' }, title: { en: 'Summer' } },
    { slug: { en: 'yaz' }, title: { en: 'Yaz' } },
  ])
  .returning('id')
  .execute();
const block = await db
  .insertInto('banner')
  .values({
    type: 1,
    title: { en: 'Two kettles', fr: 'Deux bouilloires' },
    image: 'b.webp',
    source_type: 5,
    source_ids: [id, other.id],
  })
  .returning('id')
  .executeTakeFirstOrThrow();
await db
  .insertInto('page')
  .values({ slug: { en: 'faq' }, title: { en: 'Questions' }, description: { en: '<p>Ask.</p>' } })
  .execute();
await writeSetting(db, 'guest_checkout', true);

const shop = await startSharedShop({
  DATABASE_URL: addressOf(connection),
  DATA_DIR: await sharedFolder(),
});
afterAll(() => shop.end('SIGTERM'));

type Answered = { status: number; location: string | null; cache: string | null; text: string };

/** Asks for an address exactly as it is written; `fetch` would tidy it. */
const ask = (path: string, init: RequestInit = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    const { method = 'GET' } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        const { statusCode: status = 0, headers: given } = answer;
        const { location = null, 'cache-control': cache = null } = given;
        resolve({ status, location, cache, text });
      });
    });
    asked.on('error', reject);
    asked.end(init.body);
  });

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const NO_PAGES = [
  '/%5Canything',
  '/%5canything',
  '/%5C',
  '/%5C%5Cevil.example',
  '/fr/%5Cx',
  '/cart%5C',
  '/%5Cx.data',
  '/%2Fanything',
  '/%2f%2f',
  '//anything',
  '/brands;x=1',
  '/brands/;x',
  '/brands.',
  '/brands..',
  '/brands%20',
  '/brands%2F',
  '/all/%5C',
  '/all/%2F',
  '/shop/%5Cx',
  '/%E0%A4',
  '/%',
  '/nowhere',
  '/nowhere.data',
  '/xx/cart',
  '/ar/nowhere',
  '/page/nothing',
  '/user/order/payment/anything',
  '/user/order/nothing',
  '/sitemap/en/nothing',
];

test('what is no page answers 404, is never empty and is kept by nobody', async () => {
  for (const path of NO_PAGES) {
    const { status, cache, text } = await ask(path);
    expect([path, status, cache]).toEqual([path, 404, expect.stringContaining('no-store')]);
    expect(text.length, path).toBeGreaterThan(20);
    // A page that says so, what the router's script reads, or a sentence in place of a file.
    expect(text, path).toMatch(/<h1|ErrorResponse|^\{"message"/);
  }
});

const arabic = `/ar/all/${encodeURIComponent('المطبخ')}`;
const KETTLE = `/steel-kettle/product/${id}`;
const SPELLED: [asked: string, linked: string][] = [
  ['/Brands', '/brands'],
  ['/BRANDS/', '/brands'],
  ['/%62rands', '/brands'],
  ['/CART?aside=1', '/cart?aside=1'],
  ['/Checkout', '/checkout'],
  ['/User/Profile', '/user/profile'],
  ['/Track-Order?token=AbC', '/track-order?token=AbC'],
  ['/Robots.TXT', '/robots.txt'],
  ['/AR/brands', '/ar/brands'],
  ['/Ar/CART?a=%20b&A=%C3%A9', '/ar/cart?a=%20b&A=%C3%A9'],
  ['/FR', '/fr'],
  ['/ALL/kitchen', '/all/kitchen'],
  ['/all/KITCHEN?page=1', '/all/kitchen?page=1'],
  ['/all/kitchen/Kettles', '/all/kitchen/kettles'],
  ['/fr/all/CUISINE', '/fr/all/cuisine'],
  [arabic.replace('/all/', '/ALL/'), arabic],
  ['/shop/Corner-Shop', '/shop/corner-shop'],
  ['/page/FAQ', '/page/faq'],
  [`/Steel-Kettle/product/${id}`, KETTLE],
  [`/steel-kettle/PRODUCT/${id}?variant=1`, `${KETTLE}?variant=1`],
  ['/Steel-Kettle/product', KETTLE],
  [`/ACME/brand?brand=${acme}`, `/acme/brand?brand=${acme}`],
];

test('an address that differs by its letters alone leads to the one that is linked', async () => {
  for (const [asked, linked] of SPELLED) {
    const { status, location } = await ask(asked);
    const plain = (path: string | null) => path?.replace('?page=1', '');
    expect([asked, status, plain(location)]).toEqual([asked, 301, plain(linked)]);
    expect((await ask(asked, { method: 'HEAD' })).status, asked).toBe(301);
  }
  for (const path of ['/brands', arabic, KETTLE]) expect((await ask(path)).status).toBe(200);
  const french = await ask('/AR/brands', { headers: { cookie: 'currentLanguage=fr' } });
  expect(french.location).toBe('/ar/brands');
  // A page that is opened in place is told so, and shows the right address too.
  const inPlace = await ask('/Cart.data');
  expect([inPlace.status, inPlace.text]).toEqual([202, expect.stringContaining('/cart')]);
});

test('a form that is sent to such an address is not lost', async () => {
  const body = `intent=add&inventory_id=${inventories[0]}&product_id=${id}&quantity=1`;
  const init = { method: 'POST', headers: FORM, body };
  const { status, location } = await ask('/AR/Cart?a=1', init);
  expect([status, location]).toEqual([308, '/ar/cart?a=1']);
  const followed = await fetch(`${shop.url}/FR/CART`, { ...init, redirect: 'manual' });
  expect([followed.status, followed.headers.get('location')]).toEqual([308, '/fr/cart']);
  const done = await fetch(`${shop.url}/fr/cart`, { ...init, redirect: 'manual' });
  expect(done.status).toBe(303);
  expect(done.headers.getSetCookie().join()).toContain('user_token=');
});

const headOf = (page: string) => page.slice(0, page.indexOf('</head>'));

test('the list of a home block has one address, which no search engine is given', async () => {
  const leads = async (path: string) => (await ask(path)).location;
  expect(await leads('/any-word/products?home_spm=products')).toBe(
    '/hot-deals/products?home_spm=products',
  );
  const spm = `banner-${block.id}`;
  expect(await leads(`/any-word/products?home_spm=${spm}&sort=newest`)).toBe(
    `/two-kettles/products?home_spm=${spm}&sort=newest`,
  );
  expect(await leads(`/fr/two-kettles/products?home_spm=${spm}`)).toBe(
    `/fr/deux-bouilloires/products?home_spm=${spm}`,
  );
  const lists = ['/hot-deals/products?home_spm=products', `/two-kettles/products?home_spm=${spm}`];
  for (const path of lists) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headOf(text)).toContain('noindex');
    expect(headOf(text)).not.toMatch(/rel="canonical"|hrefLang/);
  }
  // Of a block that is gone it says nothing.
  for (const path of [
    '/kitchen/products?home_spm=gone',
    `/acme/products?home_spm=gone&brand=${acme}`,
  ]) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headOf(text)).toContain('rel="canonical"');
    expect(headOf(text)).not.toContain('home_spm');
  }
  expect((await ask('/any-word/products?home_spm=gone')).status).toBe(404);
});

test('a category, brand, tag or collection is named by its id, and its slug leads there', async () => {
  const leads: [asked: string, linked: string][] = [
    [`/x/products?category=${kitchen}`, `/kitchen/products?category=${kitchen}`],
    ['/x/products?category=kitchen', `/kitchen/products?category=${kitchen}`],
    [
      '/x/products?category=Cuisine&sort=newest',
      `/kitchen/products?sort=newest&category=${kitchen}`,
    ],
    ['/x/products?sub_category=kettles', `/kettles/products?sub_category=${kettles}`],
    ['/x/products?brand=acme', `/acme/products?brand=${acme}`],
    ['/x/products?tag=gifts', `/gifts/products?tag=${tag}`],
    ['/search?q=kettle&category=kitchen', `/search?q=kettle&category=${kitchen}`],
    ['/shop/corner-shop?category=KITCHEN', `/shop/corner-shop?category=${kitchen}`],
    [`/all/${kitchen}`, '/all/kitchen'],
    ['/x/brand?brand=acme', `/acme/brand?brand=${acme}`],
    ['/acme/brand', `/acme/brand?brand=${acme}`],
    ['/Acme/brand?sort=newest', `/acme/brand?sort=newest&brand=${acme}`],
    ['/fr/acme/brand', `/fr/${encodeURIComponent('acmé')}/brand?brand=${acme}`],
    ['/acme/brand?utm_source=letter', `/acme/brand?brand=${acme}&utm_source=letter`],
    ['/summer/collection', `/summer/collection?collection=${summer?.id}`],
  ];
  for (const [asked, linked] of leads) {
    const { status, location } = await ask(asked);
    expect([asked, status, location]).toEqual([asked, 301, linked]);
    expect((await ask(linked)).status, linked).toBe(200);
  }
  const missing = [
    '/nothing/brand',
    '/nothing/collection',
    // Two collections are called so, each in its language.
    '/yaz/collection',
    '/x/products?category=99999',
    `/${acme}/brand`,
  ];
  for (const path of missing) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const path of ['/search?q=kettle', '/shop/corner-shop', '/summer/collection']) {
    const { text } = await ask(path);
    expect(text, path).not.toMatch(/[?;]category=[a-z]/);
  }
});

test('only an order of the visitor’s own that is unpaid and stands is paid for', async () => {
  const shopper = new Shopper(callerOf((path, init) => fetch(`${shop.url}/api/v1${path}`, init)));
  await shopper.fill([inventories[0] ?? 0, 1]);
  const { id: order } = await shopper.ordered();
  const path = `/fr/user/order/payment/${order}`;
  const asShopper = { headers: { cookie: `user_token=${shopper.token}` } };
  const setOrder = (set: { paid?: boolean; payable_until?: Date }) =>
    db.updateTable('order').set(set).where('id', '=', order).execute();
  // What is paid to whoever brings the parcel has no page to be paid on.
  expect((await ask(path, asShopper)).location).toBe(`/fr/user/order/${order}`);
  await setOrder({ payable_until: new Date(Date.now() + 3_600_000) });
  expect((await ask(path, asShopper)).status).toBe(200);
  expect((await ask(path)).status).toBe(404);
  const stranger = { headers: { cookie: `user_token=${'a'.repeat(18)}` } };
  expect((await ask(path, stranger)).status).toBe(404);

  await setOrder({ paid: true });
  const { status, location } = await ask(path, asShopper);
  expect([status, location]).toEqual([302, `/fr/user/order/${order}`]);
});

test('the token of no session hides no cart and opens no account', async () => {
  const shopper = new Shopper(callerOf((path, init) => fetch(`${shop.url}/api/v1${path}`, init)));
  await shopper.fill([inventories[0] ?? 0, 2]);
  const cookie = `frontend_token=${'s'.repeat(43)}; user_token=${shopper.token}`;
  const visit = (path: string) =>
    fetch(shop.url + path, { headers: { cookie }, redirect: 'manual' });

  const me = await visit('/user/profile/data');
  expect(await me.json()).toMatchObject({ is_logged_in: false, cart_count: 2 });
  const cart = await visit('/cart');
  expect(await cart.text()).toContain('Steel kettle');
  const profile = await visit('/user/profile');
  expect(profile.headers.get('location')).toBe('/login?redirect=%2Fuser%2Fprofile');
  expect((await visit('/login')).status).toBe(200);
  for (const { headers } of [me, cart, profile])
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^frontend_token=;.*Max-Age=0/),
    );
});
