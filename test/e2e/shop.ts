import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { CartData } from '#contract/cart/cart.ts';
import type { Card } from '#contract/catalogue/card.ts';
import type { CommonData } from '#contract/shop/common.ts';
import type { Order } from '#contract/orders/order.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Translate } from '#i18n/translate.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';

/** A shopper's window on the shop, in one language. */
export type Visit = {
  page: Page;
  t: Translate;
  paths: Paths;
  language: LanguageCode;
  locale: string;
};

/** What is shown in the place of every picture. */
export type Picture = { type: string; body: Buffer };

/** One transparent point: drawing the demo's pictures would take longer than the tests. */
const POINT: Picture = {
  type: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** As large as the shop's largest pictures, and drawn as quickly as the point. */
export const LARGE_PICTURE: Picture = {
  type: 'image/svg+xml',
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280"/>'),
};

/**
 * Answers every picture of this window by one. Chromium is told itself which addresses are meant: with
 * `page.route` it would ask for each request of the page, and cache none.
 */
export const drawInstead = async (page: Page, { type, body }: Picture = POINT): Promise<void> => {
  const chromium = await page.context().newCDPSession(page);
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: type }],
    body: body.toString('base64'),
  };
  chromium.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that is left meanwhile waits for no picture any more.
    chromium.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {});
  });
  await chromium.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] });
};

/** Starts a visit of somebody who has closed the pop-up banner before. */
export const visit = async (
  page: Page,
  language: LanguageCode,
  picture?: Picture,
): Promise<Visit> => {
  const answer = await page.request.get('/api/v1/common');
  const { popup_banner: banner } = ((await answer.json()) as { data: CommonData }).data;
  await page.addInitScript((id) => localStorage.setItem('popupBannerClosed', id), banner?.id ?? '');
  await drawInstead(page, picture);
  const { locale } = languages[language];
  return { page, t: translator(language), paths: makePaths(language), language, locale };
};

/**
 * Goes on as somebody whom the shop does not know. A page that is open meanwhile would notice, and load
 * itself anew while the next one is opened.
 */
export const becomeAnother = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies();
};

/** The message with its holes open to any text, for finding what it names. */
export const named = (t: Translate, ...[key]: Parameters<Translate>): RegExp => {
  const pattern = t(key)
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{\w+\}/g, '.*')
    // A name is told with plain spaces.
    .replace(/\s/g, String.raw`\s`);
  return new RegExp(`^${pattern}$`);
};

const tokenOf = async (context: BrowserContext): Promise<string> => {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'user_token')?.value ?? '';
};

/** Asks the API as this shopper. */
export const ask = async <Data>(
  { page, language }: Visit,
  path: string,
  json?: unknown,
): Promise<Data> => {
  const headers = { language, authorization: `Bearer ${await tokenOf(page.context())}` };
  const url = `/api/v1${path}`;
  const answer = json
    ? await page.request.post(url, { headers, data: json })
    : await page.request.get(url, { headers });
  const { status, message, data } = (await answer.json()) as {
    status: number;
    message: string;
    data: Data;
  };
  expect(status, message).toBe(200);
  return data;
};

export const fetchMiniCart = (shopper: Visit): Promise<CartData> => ask(shopper, '/cart/by-user');

export const askOrder = async (shopper: Visit, id: string): Promise<Order> =>
  (await ask<{ order: Order }>(shopper, '/order/by-user', { order_id: id })).order;

export const askOrderCount = async (shopper: Visit): Promise<number> =>
  (await ask<{ orders: { total: number } }>(shopper, '/order/by-user', { page: 1 })).orders.total;

export const askProduct = async (shopper: Visit, id: string): Promise<ProductDetail> =>
  (await ask<{ product: ProductDetail }>(shopper, `/product/${id}`)).product;

/** Products that can be bought, a page of them. */
export const askCards = async (shopper: Visit, page = 1): Promise<Card[]> =>
  (
    await ask<{ products: { result: Card[] } }>(shopper, `/products?page=${page}`)
  ).products.result.filter((card) => card.in_stock);

/** A product that is bought without a choice, the last one of the first page where wished. */
export const askSimpleCard = async (shopper: Visit, which: 'find' | 'findLast' = 'find') => {
  const card = (await askCards(shopper))[which]((one) => !one.has_variants);
  if (!card) throw new Error('Every product of the demo shop has variants.');
  return card;
};

/** Puts a bundle into the cart. */
export const addBundle = async ({ page, paths }: Visit, bundleId: string): Promise<void> => {
  const form = { intent: 'add-bundle', bundle_id: bundleId, quantity: '1' };
  expect((await page.request.post(paths.cart(), { form })).ok()).toBe(true);
};

/** A variant that there are enough of, undefined where the product has none. */
const findInStock = ({ inventory }: ProductDetail) =>
  inventory.toSorted((a, b) => b.quantity - a.quantity).find(({ quantity }) => quantity > 2);

/** A variant that there are enough of. */
export const inStock = (product: ProductDetail) => {
  const variant = findInStock(product);
  if (!variant) throw new Error('The demo shop has run out of it.');
  return variant;
};

const PAGES = 6;

/** Products in stock that are as wished, page after page. */
async function* products(shopper: Visit, wished: (product: ProductDetail) => boolean) {
  for (let page = 1; page <= PAGES; page += 1) {
    for (const { id } of await askCards(shopper, page)) {
      const product = await askProduct(shopper, id);
      if (findInStock(product) && wished(product)) yield product;
    }
  }
}

/** A bundle that is cheaper together, of a product as wished. */
export const askBundle = async (
  shopper: Visit,
  wished: (product: ProductDetail) => boolean = () => true,
) => {
  for await (const { bundle_deals: bundles } of products(shopper, wished)) {
    if (bundles.sets[0]) return bundles.sets[0];
  }
  throw new Error('The demo shop has no bundle on its first pages.');
};

/** Puts `kinds` different products into the cart, as a form without scripts would. */
export const fillCart = async (
  shopper: Visit,
  kinds = 1,
  wished: (product: ProductDetail) => boolean = () => true,
): Promise<void> => {
  let added = 0;
  for await (const product of products(shopper, wished)) {
    const variant = inStock(product);
    const form = {
      intent: 'add',
      product_id: product.id,
      inventory_id: variant.id,
      quantity: '1',
    };
    const answer = await shopper.page.request.post(shopper.paths.cart(), { form });
    expect(answer.ok()).toBe(true);
    added += 1;
    if (added === kinds) return;
  }
  throw new Error('The demo shop has too few such products.');
};

/** Puts the last units of a scarce variant into the cart, of the one named or of the first found. */
export const takeLastUnits = async (shopper: Visit, inventoryId?: string): Promise<string> => {
  for (let page = 1; page <= PAGES; page += 1) {
    for (const { id } of await askCards(shopper, page)) {
      const product = await askProduct(shopper, id);
      // What has more of another variant may be bought by another test in the meantime.
      if (findInStock(product)) continue;
      const variant = product.inventory.find(({ quantity, id: one }) =>
        inventoryId ? one === inventoryId : quantity > 0,
      );
      if (!variant) continue;
      const form = {
        intent: 'add',
        product_id: id,
        inventory_id: variant.id,
        quantity: String(variant.quantity),
      };
      const answer = await shopper.page.request.post(shopper.paths.cart(), { form });
      expect(answer.ok()).toBe(true);
      return variant.id;
    }
  }
  throw new Error('The demo shop has enough of everything.');
};
