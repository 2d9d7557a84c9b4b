import { expect } from '@playwright/test';
import type { Card } from '#contract/catalogue/card.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { Sort } from '#contract/sorts.ts';
import { ask, askProduct, type Picture, type Visit } from '#test/e2e/shop.ts';

/** A page of the shop as a shopper may have it before them: as it opens, or with something done. */
export type State = {
  /** What it is, in words for the name of a test. */
  name: string;
  /** Brings a new guest there. */
  open: (shopper: Visit) => Promise<void>;
  /** What stands in the place of every picture, where more than a point has to be seen. */
  picture?: Picture;
  /** The only width that has it, where not both do. */
  only?: Width;
};

/** A small phone and a desk, in CSS pixels. */
export const widths = [360, 1440] as const;
export type Width = (typeof widths)[number];

/** Goes to the page. */
export const goTo = async ({ page }: Visit, path: string): Promise<void> => {
  await page.goto(path);
};

type Listed = { products: { result: Card[] } };

/** Ids of products by what makes them special; they are the same in every language. */
const known = new Map<string, string>();
const PAGES = 8;

/** The first product that is as wished, in that order. */
export const findKind = async (
  shopper: Visit,
  kind: string,
  wished: (product: ProductDetail) => boolean,
  sort: Sort = 'relevance',
): Promise<ProductDetail> => {
  const id = known.get(kind);
  if (id) return askProduct(shopper, id);
  for (let page = 1; page <= PAGES; page += 1) {
    const { products } = await ask<Listed>(shopper, `/products?page=${page}&sort=${sort}`);
    for (const card of products.result) {
      const product = await askProduct(shopper, card.id);
      if (!wished(product)) continue;
      known.set(kind, card.id);
      return product;
    }
  }
  throw new Error(`The demo shop has no ${kind} on its first pages.`);
};

/** One of which there is nothing; by relevance those stand last. */
export const findSoldOutProduct = (shopper: Visit): Promise<ProductDetail> =>
  findKind(shopper, 'sold-out product', ({ in_stock }) => !in_stock, 'newest');

export const press = async ({ page }: Visit, name: string | RegExp, at = 0): Promise<void> => {
  const button = page.getByRole('button', {
    name,
    ...(typeof name === 'string' && { exact: true }),
  });
  await expect(button.nth(at)).toBeEnabled();
  await button.nth(at).click();
};
