import { expect } from '@playwright/test';
import { test } from './test.ts';
import { goToCheckout, placeOrder } from './checkout.ts';
import { fetchMiniCart, askOrderCount, named, takeLastUnits, visit } from './shop.ts';

test('of two shoppers with the last units, one buys and the other is told and helped', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  const quick = await visit(page, 'en');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const slow = await visit(await other.newPage(), 'en');
  const id = await takeLastUnits(quick);
  await takeLastUnits(slow, id);
  for (const shopper of [quick, slow]) {
    await shopper.page.goto(shopper.paths.shipping());
    await goToCheckout(shopper);
  }
  await placeOrder(quick);

  const { t, paths, page: tab } = slow;
  await tab.getByRole('button', { name: named(t, 'checkoutPage.place') }).click();
  await expect(tab.getByText(t('cart.outOfStock')).first()).toBeVisible();
  expect(await askOrderCount(slow)).toBe(0);
  await tab.goto(paths.cart());
  await expect(tab.getByText(t('cart.outOfStock'))).toBeVisible();
  await tab.getByRole('button', { name: t('cartPage.saveSoldOut') }).click();
  await expect(tab.getByRole('heading', { name: t('cartPage.savedTitle') })).toBeVisible();
  const cart = await fetchMiniCart(slow);
  expect(cart.cartCount).toBe(0);
  expect(cart.saved).toHaveLength(1);
  await other.close();
});
