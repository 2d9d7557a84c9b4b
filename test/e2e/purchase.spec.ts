import { devices, expect } from '@playwright/test';
import { test } from './test.ts';
import { goToCheckout, placeOrder } from './checkout.ts';
import { fetchMiniCart, askOrder, askProduct, inStock, visit, type Visit } from './shop.ts';
import { expectSums, sumsOf } from './sums.ts';

test.use({ reducedMotion: 'no-preference' });

const screens = {
  phone: { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** From the home page by links alone to a product. */
const findProduct = async ({ page, t, paths }: Visit): Promise<string> => {
  await page.goto(paths.home());
  // On a phone something that can be bought is in sight at once.
  if (page.viewportSize()?.width === screens.phone.viewport.width) {
    await expect(page.locator('.card').first()).toBeInViewport();
  }
  const title = page.getByRole('heading', { level: 1 });
  const welcome = (await title.textContent()) ?? '';
  await page
    .locator(`main a[href^="${paths.category('')}"]`)
    .first()
    .click();
  // The home page has cards as well, and stays until the category has come.
  await expect(title).not.toHaveText(welcome);
  const cards = page.locator('main .card').filter({ hasNotText: t('card.soldOut') });
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const id = /\/product\/(\d+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no product's page`);
  return id;
};

/** Chooses a variant that is in stock and puts it into the cart. */
const addToCart = async (shopper: Visit, productId: string): Promise<void> => {
  const { page, t } = shopper;
  const variant = inStock(await askProduct(shopper, productId));
  for (const { attribute_id, value_id } of variant.inventory_attributes) {
    const name = `attribute_${attribute_id}`;
    const value = page.locator(`label:has(input[name="${name}"][value="${value_id}"])`);
    await value.click();
  }
  await page
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
};

// Each screen meets each language, and both of them each way of scripts.
for (const [screen, language, javaScriptEnabled] of [
  ['phone', 'en', true],
  ['phone', 'ar', false],
  ['desktop', 'en', false],
  ['desktop', 'ar', true],
] as const) {
  const how = javaScriptEnabled ? '' : ', with scripts off';
  test.describe(`on a ${screen}, in ${language}${how}`, () => {
    test.use({ ...screens[screen], javaScriptEnabled });

    test('a guest walks from the home page to a placed order', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      await addToCart(shopper, await findProduct(shopper));
      if (javaScriptEnabled) {
        await expect(page.getByText(t('cart.productAdded'))).toBeVisible();
        await page.goto(paths.cart());
      } else {
        await expect(page).toHaveURL(paths.cart());
        await expect(page.getByText(t('cart.productAdded'))).toBeVisible();
      }

      const cart = await fetchMiniCart(shopper);
      expect(cart.cartCount).toBe(1);
      const summary = page.getByRole('region', { name: t('cartPage.summary') });
      await expectSums(shopper, summary, sumsOf(cart));

      await page.getByRole('link', { name: t('cartPage.checkout') }).click();
      await expect(page).toHaveURL(paths.shipping());
      await goToCheckout(shopper);
      const items = page.getByRole('region', { name: t('checkoutPage.items') });
      await expectSums(shopper, items, sumsOf(await fetchMiniCart(shopper)));

      const order = await askOrder(shopper, await placeOrder(shopper));
      await expect(page.getByText(order.number, { exact: true }).first()).toBeVisible();
      const sums = page.getByRole('region', { name: t('orderPage.sums') });
      await expectSums(shopper, sums, { ...order, total: order.amount });
      expect((await fetchMiniCart(shopper)).cartCount).toBe(0);
    });
  });
}
