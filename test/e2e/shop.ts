import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { CartData } from '#contract/cart.ts';
import type { Card } from '#contract/card.ts';
import type { CommonData } from '#contract/common.ts';
import type { Order } from '#contract/order.ts';
import type { ProductDetail } from '#contract/product.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Translate } from '#i18n/translate.ts';
import { makePaths, type Paths } from '#web/lib/paths.ts';

/** A shopper's window on the shop, in one language. */
export type Visit = {
  page: Page;
  t: Translate;
  paths: Paths;
  language: LanguageCode;
  locale: string;
};

/** Starts a visit of somebody who has closed the pop-up banner before. */
export const visit = async (page: Page, language: LanguageCode): Promise<Visit> => {
  const answer = await page.request.get('/api/v1/common');
  const { popup_banner: banner } = ((await answer.json()) as { data: CommonData }).data;
  await page.addInitScript((id) => localStorage.setItem('popupBannerClosed', id), banner?.id ?? '');
  const { locale } = languages[language];
  return { page, t: translator(language), paths: makePaths(language), language, locale };
};

/** The message with its holes open to any text, for finding what it names. */
export const named = (t: Translate, ...[key]: Parameters<Translate>): RegExp => {
  const pattern = t(key)
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{\w+\}/g, '.*');
  return new RegExp(`^${pattern}$`);
};

const tokenOf = async (context: BrowserContext): Promise<string> => {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'user_token')?.value ?? '';
};

/** Asks the API as this shopper. */
const ask = async <Data>(
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

export const askCart = (shopper: Visit): Promise<CartData> => ask(shopper, '/cart/by-user');

export const askOrder = async (shopper: Visit, id: string): Promise<Order> =>
  (await ask<{ order: Order }>(shopper, '/order/by-user', { order_id: id })).order;

export const askOrderCount = async (shopper: Visit): Promise<number> =>
  (await ask<{ orders: { total: number } }>(shopper, '/order/by-user', { page: 1 })).orders.total;

export const askProduct = async (shopper: Visit, id: string): Promise<ProductDetail> =>
  (await ask<{ product: ProductDetail }>(shopper, `/product/${id}`)).product;

/** Products that can be bought, with plenty in stock. */
export const askCards = async (shopper: Visit): Promise<Card[]> =>
  (await ask<{ products: { result: Card[] } }>(shopper, '/products?page=1')).products.result.filter(
    (card) => card.in_stock,
  );

/** A variant that there are enough of. */
export const inStock = ({ inventory }: ProductDetail) => {
  const variant = inventory.toSorted((a, b) => b.quantity - a.quantity)[0];
  if (!variant || variant.quantity < 3) throw new Error('The demo shop has run out of it.');
  return variant;
};

/** Puts `kinds` different products into the cart, as a form without scripts would. */
export const fillCart = async (shopper: Visit, kinds = 1): Promise<void> => {
  const cards = await askCards(shopper);
  for (const { id } of cards.slice(0, kinds)) {
    const variant = inStock(await askProduct(shopper, id));
    const form = { intent: 'add', product_id: id, inventory_id: variant.id, quantity: '1' };
    const answer = await shopper.page.request.post(shopper.paths.cart(), { form });
    expect(answer.ok()).toBe(true);
  }
};
