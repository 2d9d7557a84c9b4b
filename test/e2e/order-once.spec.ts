import { expect } from '@playwright/test';
import { goToCheckout, openStep, orderIdOf, placeOrder } from './checkout.ts';
import { askOrderCount, fetchMiniCart, fillCart, named, takeLastUnits, visit } from './shop.ts';
import { test } from './test.ts';

test('a double press places one order', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  await page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).dblclick();
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  expect(await askOrderCount(shopper)).toBe(1);
});

test('a form that is sent again leads to the same order', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  const hidden = (name: string) => page.locator(`input[name=${name}]`).first().inputValue();
  const form = {
    key: await hidden('key'),
    amount: await hidden('amount'),
    method: '2',
    voucher: '',
    note: '',
  };
  const press = () => page.request.post(paths.checkout(), { form });
  const [first, second] = await Promise.all([press(), press()]);
  const third = await press();
  expect(new Set([first, second, third].map((answer) => orderIdOf(answer.url()))).size).toBe(1);
  expect(await askOrderCount(shopper)).toBe(1);
});

test('without a connection cart and checkout stay, and the next press counts', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await shopper.page.goto(paths.cart());
  const more = page.getByRole('button', { name: named(t, 'cartPage.increase') }).first();
  await page.context().setOffline(true);
  await more.click();
  await expect(page.getByText(t('error.apiDown')).last()).toBeVisible();
  await page.context().setOffline(false);
  await more.click();
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(2);

  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  // The order gets there, its answer does not come back.
  const address = `**${paths.checkout()}.data*`;
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const place = page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') });
  await place.click();
  await expect(page.getByText(t('error.apiDown')).last()).toBeVisible();
  await page.unroute(address);
  await place.click();
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  expect(await askOrderCount(shopper)).toBe(1);
});

test('going back after ordering does not order again', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  // Enter in the box for vouchers does not order.
  await openStep(shopper, 'voucher');
  const code = page.getByLabel(t('cartPage.voucherCode'));
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(t('voucher.codeRequired'));
  await page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).press('Enter');
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.cart());
  await expect(page.getByText(t('cartPage.emptyTitle'))).toBeVisible();
  expect(await askOrderCount(shopper)).toBe(1);
});

test('a voucher that does not exist names the reason and keeps the cart', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  await openStep(shopper, 'voucher');
  await page.getByLabel(t('cartPage.voucherCode')).fill('NOSUCHCODE');
  await openStep(shopper, 'note');
  await page.getByRole('textbox', { name: t('checkoutPage.note') }).fill('Please ring twice.');
  await page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).click();
  const refusal = t('voucher.unknown', { code: 'NOSUCHCODE' });
  await expect(page.getByRole('alert')).toContainText(refusal);
  await expect(page.getByRole('textbox', { name: t('checkoutPage.note') })).toHaveValue(
    'Please ring twice.',
  );
  expect((await fetchMiniCart(shopper)).cartCount).toBe(1);
  expect(await askOrderCount(shopper)).toBe(0);
});

test("a stranger's order cannot be seen", async ({ page, browser, baseURL }) => {
  const shopper = await visit(page, 'en');
  await fillCart(shopper);
  await page.goto(shopper.paths.shipping());
  await goToCheckout(shopper);
  const id = await placeOrder(shopper);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const answer = await stranger.request.get(shopper.paths.order(id));
  expect(answer.status()).toBe(404);
  await stranger.close();
});

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
  await tab.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).click();
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
