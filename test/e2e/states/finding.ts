import { expect } from '@playwright/test';
import { askCards, ask, type Visit } from '#test/e2e/shop.ts';
import { NOT_SOLD } from './not-sold.ts';
import { goTo, type State } from './state.ts';

const field = ({ page }: Visit) => page.locator('#search');

const typeSearch = async (shopper: Visit, text: string): Promise<void> => {
  await goTo(shopper, shopper.paths.brands());
  await field(shopper).click();
  await expect(field(shopper)).toHaveAttribute('role', 'combobox');
  await field(shopper).fill(text);
};

/** A word that products of the language's shop have in their names. */
const askWord = async (shopper: Visit): Promise<string> => {
  const [card] = await askCards(shopper);
  return card?.title.split(/\s+/).find((word) => word.length > 3) ?? 'a';
};

const openFilters = async ({ page, t }: Visit): Promise<void> => {
  await page.getByRole('button', { name: t('listing.filters'), exact: true }).click();
  await expect(page.locator('#filters')).toBeVisible();
};

type Listed = { categories: { slug: string; public_sub_categories: { slug: string }[] }[] };
const askCategories = async (shopper: Visit): Promise<Listed['categories']> =>
  (await ask<Listed>(shopper, '/common')).categories;

/** Search, lists and what narrows them. */
export const findingStates: State[] = [
  {
    name: 'suggestions for a word',
    open: async (shopper) => {
      await typeSearch(shopper, await askWord(shopper));
      const { page, t } = shopper;
      const products = page.getByRole('group', { name: t('layout.suggest.products') });
      await expect(products.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a word without suggestions',
    open: async (shopper) => {
      await typeSearch(shopper, 'qzxjkvqzxjkv');
      await expect(shopper.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'recent searches',
    open: async (shopper) => {
      await typeSearch(shopper, 'desk lamp');
      await field(shopper).press('Enter');
      await shopper.page.waitForURL(/search\?q=/);
      await typeSearch(shopper, 'desk');
      const { page, t } = shopper;
      await expect(
        page.getByRole('button', { name: t('layout.suggest.clearRecent') }),
      ).toBeVisible();
    },
  },
  { name: 'categories', open: (shopper) => goTo(shopper, shopper.paths.categories()) },
  {
    name: 'a category',
    open: async (shopper) => {
      const [, category] = await askCategories(shopper);
      await goTo(shopper, shopper.paths.category(category?.slug ?? ''));
    },
  },
  {
    name: 'a sub-category with filters',
    open: async (shopper) => {
      const category = (await askCategories(shopper)).find(
        ({ public_sub_categories: subs }) => subs.length > 1,
      );
      const [sub] = category?.public_sub_categories ?? [];
      const path = shopper.paths.subCategory(category?.slug ?? '', sub?.slug ?? '');
      await goTo(shopper, `${path}?rating=1&in_stock=1&max=900&sort=price_desc`);
    },
  },
  {
    name: 'the sheet of filters',
    only: 360,
    open: async (shopper) => {
      const [category] = await askCategories(shopper);
      await goTo(shopper, shopper.paths.category(category?.slug ?? ''));
      await openFilters(shopper);
    },
  },
  {
    name: 'results of a search',
    open: async (shopper) => goTo(shopper, shopper.paths.search(await askWord(shopper))),
  },
  {
    name: 'a search for what the shop has only something near of',
    open: (shopper) => goTo(shopper, shopper.paths.search(NOT_SOLD[shopper.language])),
  },
  {
    name: 'a search that finds nothing',
    open: (shopper) => goTo(shopper, shopper.paths.search('qzxjkvqzxjkv')),
  },
  {
    name: 'filters that nothing fits',
    open: (shopper) => goTo(shopper, `${shopper.paths.search('a')}&max=1&rating=4`),
  },
  { name: 'a search without a word', open: (shopper) => goTo(shopper, shopper.paths.search()) },
  { name: 'brands', open: (shopper) => goTo(shopper, shopper.paths.brands()) },
  {
    name: 'a brand',
    open: async (shopper) => {
      const card = (await askCards(shopper)).find(({ brand }) => brand !== null);
      if (!card?.brand) throw new Error('The demo shop has no product with a brand.');
      await goTo(shopper, shopper.paths.brand(card.brand));
    },
  },
  {
    name: 'a collection',
    open: async (shopper) => {
      const { page, paths } = shopper;
      await goTo(shopper, paths.home());
      await goTo(
        shopper,
        (await page.locator('main a[href*="/collection?"]').first().getAttribute('href')) ?? '',
      );
    },
  },
  {
    name: 'the deals of the home page',
    open: (shopper) => goTo(shopper, shopper.paths.products('deals', { home_spm: 'products' })),
  },
  { name: 'flash sales', open: (shopper) => goTo(shopper, shopper.paths.flashSales()) },
  { name: 'a flash sale', open: (shopper) => goTo(shopper, shopper.paths.flashSale('1')) },
  {
    name: 'a flash sale that has ended',
    open: async (shopper) => {
      await goTo(shopper, shopper.paths.flashSale('5'));
      await expect(shopper.page.getByText(shopper.t('flashSale.endedText'))).toBeVisible();
    },
  },
  { name: 'stores', open: (shopper) => goTo(shopper, shopper.paths.stores()) },
  {
    name: 'a store',
    open: async (shopper) => {
      const [card] = await askCards(shopper);
      await goTo(shopper, shopper.paths.store(card?.store.slug ?? ''));
    },
  },
];
