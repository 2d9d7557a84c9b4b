import { expect } from '@playwright/test';
import { test } from './test.ts';
import { goToCheckout } from './checkout.ts';
import { orderSome } from './order.ts';
import { fetchMiniCart, askSimpleCard, fillCart, named, visit, type Visit } from './shop.ts';

/** Presses while the connection is lost: the page stays, and says so. */
const pressOffline = async ({ page, t }: Visit, press: () => Promise<void>): Promise<void> => {
  const { pathname } = new URL(page.url());
  await page.context().setOffline(true);
  await press();
  await expect(page.getByText(t('error.apiDown')).filter({ visible: true }).last()).toBeVisible();
  await expect(page.getByText(t('layout.wentWrong'))).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.context().setOffline(false);
};

test('without a connection, a card and a product are not put into the cart', async ({ page }) => {
  const shopper = await visit(page, 'fr');
  const { t, paths } = shopper;
  const card = await askSimpleCard(shopper);
  await page.goto(`${paths.search()}?q=${encodeURIComponent(card.title)}`);
  await pressOffline(shopper, () =>
    page
      .getByRole('button', { name: t('card.addTitle', { title: card.title }) })
      .first()
      .click(),
  );
  for (const button of ['product.addToCart', 'product.buyNow'] as const) {
    await page.goto(paths.product(card));
    const buy = page.locator('form#buy').getByRole('button', { name: t(button) });
    await pressOffline(shopper, () => buy.first().click());
  }
  expect((await fetchMiniCart(shopper)).cartCount).toBe(0);
});

test('without a connection, the small cart says so and keeps its lines', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.home());
  await page.getByRole('link', { name: new RegExp(`^${t('layout.cart')}`) }).click();
  const more = page.getByRole('button', { name: named(t, 'cartPage.increase') });
  await expect(more).toBeEnabled();
  await pressOffline(shopper, () => more.click());
  await expect(page.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('1');
});

test('without a connection, vouchers, addresses and orders wait where they were typed', async ({
  page,
}) => {
  const shopper = await visit(page, 'tr');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.cart());
  const code = page.getByLabel(t('cartPage.voucherCode'));
  await code.fill('SOUK5');
  await pressOffline(shopper, () => code.press('Enter'));
  await expect(code).toHaveValue('SOUK5');
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  await pressOffline(shopper, () =>
    page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }).click(),
  );
});

test('without a connection, an order is not tracked, put back or cancelled, and the page stays', async ({
  page,
}) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  const { id, number } = await orderSome(shopper);
  await page.goto(paths.trackOrder());
  await page.getByLabel(t('trackPage.number')).fill(number);
  const contact = page.getByLabel(t('trackPage.contact'));
  await contact.fill('grace@example.org');
  await pressOffline(shopper, () => contact.press('Enter'));
  await expect(contact).toHaveValue('grace@example.org');

  await page.goto(paths.orders());
  await pressOffline(shopper, () =>
    page.getByRole('button', { name: t('orderPage.putBackOf', { number }) }).click(),
  );
  await page.goto(paths.order(id));
  await pressOffline(shopper, () =>
    page.getByRole('button', { name: t('orderPage.putBack') }).click(),
  );
  await page.goto(paths.orderCancel(id));
  await pressOffline(shopper, () =>
    page.getByRole('button', { name: t('cancelPage.whole') }).click(),
  );
});

test('where the error page cannot be had either, a few words stand and lead on', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.sitemap());
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/assets/error-page-*.js', (route) => route.abort());
  await page.locator(`main a[href="${paths.stores()}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: t('error.title') })).toBeVisible();
  await expect(page.getByText(t('error.wentWrong'))).toBeVisible();
  expect(said.join('\n')).toContain('error-page-');

  await page.unrouteAll();
  await page.getByRole('link', { name: t('error.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('store.title') })).toBeVisible();
  await expect(page).toHaveURL(paths.stores());
});
