import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { ask, becomeAnother, fillCart, visit } from './shop.ts';

const SCRIPT = /\/assets\/marks-.*\.js/;

/** The ids of the products that are marked on the page, each once. */
const markedIds = async (page: Page): Promise<string[]> => {
  const marked = page.locator('[data-product][data-wished]');
  const ids = await marked.evaluateAll((all) => all.map((one) => one.getAttribute('data-product')));
  return [...new Set(ids)].filter((id) => id !== null).toSorted();
};

test('what a guest wishes for is marked in lists that are the same for everybody', async ({
  page,
}) => {
  const shopper = await visit(page, 'ar');
  const fetched: string[] = [];
  page.on('request', (request) => void (SCRIPT.test(request.url()) && fetched.push('marks')));
  const products = shopper.paths.search();
  await page.goto(products, { waitUntil: 'networkidle' });
  expect(await markedIds(page)).toEqual([]);
  expect(fetched).toEqual([]);

  await fillCart(shopper, 1);
  const cards = page.locator('[data-product]');
  const [first = '', second = ''] = await cards.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-product') ?? ''),
  );
  for (const product_id of [first, second])
    await ask(shopper, '/user/wishlist/action', { product_id });
  await page.goto(products);
  await expect.poll(() => markedIds(page)).toEqual([first, second].toSorted());

  // In another tab it is taken off; the mark goes when one comes back.
  await ask(shopper, '/user/wishlist/action', { product_id: second });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => markedIds(page)).toEqual([first]);

  // Somebody else gets the same page, without marks.
  await becomeAnother(page);
  await page.goto(products, { waitUntil: 'networkidle' });
  expect(await markedIds(page)).toEqual([]);
});

test('products that a page adds later are marked as well', async ({ page }) => {
  const shopper = await visit(page, 'en');
  await page.goto(shopper.paths.home());
  await fillCart(shopper, 1);
  const more = page.getByRole('link', { name: shopper.t('card.loadMore') });
  const ids = () =>
    page
      .locator('[data-product]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-product') ?? ''));
  const before = await ids();
  await more.click();
  await expect.poll(async () => (await ids()).length).toBeGreaterThan(before.length);
  const later = (await ids()).find((id) => !before.includes(id)) ?? '';
  await ask(shopper, '/user/wishlist/action', { product_id: before[0] });
  await ask(shopper, '/user/wishlist/action', { product_id: later });
  await page.goto(shopper.paths.home());
  await expect.poll(() => markedIds(page)).toEqual([before[0]]);
  await more.click();
  await expect.poll(() => markedIds(page)).toEqual([before[0] ?? '', later].toSorted());
});
