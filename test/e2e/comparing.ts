import { expect } from '@playwright/test';
import type { Card } from '#contract/catalogue/card.ts';
import type { Comparison } from '#contract/compare/compare.ts';
import { ask, type Visit } from './shop.ts';

/** Headphones of the demo shop: of one category, and alike in some things. */
export const askAlike = async (shopper: Visit, count: number): Promise<Card[]> => {
  const { products } = await ask<{ products: { result: Card[] } }>(
    shopper,
    '/products?category=electronics&sub_category=headphones-audio',
  );
  expect(products.result.length).toBeGreaterThanOrEqual(count);
  return products.result.slice(0, count);
};

/** Adds products to the comparison of whoever is signed in, as a form without scripts would. */
export const compare = async (
  { page, paths }: Visit,
  products: readonly { id: string }[],
): Promise<void> => {
  for (const { id } of products) {
    const form = { intent: 'add', product_id: id };
    // The page that it leads to is not looked at.
    const answer = await page.request.post(paths.compared(), { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
  }
};

/** Where what is compared on this page is shared: its link without scripts says so. */
export const sharePath = async ({ page, paths }: Visit): Promise<string> => {
  const link = page.locator(`main a[href^="${paths.compared()}/shared"]`);
  return (await link.getAttribute('href')) ?? '';
};

/** What is behind such a link, as the API tells it. */
export const askShared = (shopper: Visit, path: string): Promise<Comparison> => {
  const token = new URLSearchParams(path.split('?')[1]).get('products') ?? '';
  return ask(shopper, `/compare-list/shared?token=${encodeURIComponent(token)}`);
};
