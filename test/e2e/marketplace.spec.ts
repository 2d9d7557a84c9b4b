import { devices, expect } from '@playwright/test';
import { test } from './test.ts';
import type { CartData } from '#contract/cart/cart.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import {
  canBePickedUpFrom,
  enterAddress,
  homeWithStores,
  openStep,
  placeOrder,
} from './checkout.ts';
import {
  addBundle,
  fetchMiniCart,
  askOrder,
  askBundle,
  fillCart,
  named,
  visit,
  type Visit,
} from './shop.ts';
import { expectSums, sumsOf } from './sums.ts';

const screens = {
  phone: { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** A bundle that is delivered, and products of other stores, of which one can be picked up. */
const fillFromStores = async (shopper: Visit): Promise<void> => {
  const canBePickedUp = canBePickedUpFrom(homeWithStores(shopper.language));
  const bundle = await askBundle(shopper, (product) => !canBePickedUp(product));
  await addBundle(shopper, bundle.id);
  const stores = new Set(bundle.products.map(({ store }) => store.slug));
  const isFresh = (slug: string) => !stores.has(slug) && Boolean(stores.add(slug));
  await fillCart(shopper, 1, (product) => canBePickedUp(product) && isFresh(product.store.slug));
  await fillCart(shopper, 1, ({ store }) => isFresh(store.slug));
};

/** At the checkout: one store's part is picked up, what can be, and the rest delivered. */
const choosePickup = async (shopper: Visit, hasScripts: boolean): Promise<void> => {
  const { page, t, paths } = shopper;
  await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
  await expect(page).toHaveURL(paths.checkout());
  const place = page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') });
  await openStep(shopper, 'delivery');
  await page
    .getByRole('radio', { name: new RegExp(t('shippingPage.pickup')) })
    .first()
    .check();
  if (!hasScripts) {
    // What is not saved is not ordered.
    await expect(place).toBeHidden();
    await page.getByRole('button', { name: t('checkoutPage.confirmDelivery') }).click();
  }
  await expect(place).toBeEnabled();
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
    test.slow();
    test.use({ ...screens[screen], javaScriptEnabled });

    test('a set, other stores, a voucher and a pick-up add up to the cent', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      await fillFromStores(shopper);
      await page.goto(paths.cart());
      await page.getByLabel(t('cartPage.voucherCode')).fill('SOUK5');
      await page.getByLabel(t('cartPage.voucherCode')).press('Enter');
      const takeOff = t('cartPage.takeOffVoucher', { code: 'SOUK5' });
      await expect(page.getByRole('button', { name: takeOff })).toBeVisible();
      const inCart = await fetchMiniCart(shopper);
      expect(inCart.stores).toHaveLength(3);
      expect(inCart.summary.bundle_saving).toBeGreaterThan(0);
      expect(inCart.summary.voucher_saving).toBe(500);
      const summary = page.getByRole('region', { name: t('cartPage.summary') });
      await expectSums(shopper, summary, sumsOf(inCart));

      await page.getByRole('link', { name: t('cartPage.checkout') }).click();
      await expect(page).toHaveURL(paths.shipping());
      await enterAddress(shopper, homeWithStores(language));
      await choosePickup(shopper, javaScriptEnabled);
      const typesOf = ({ cartProducts }: CartData) =>
        cartProducts.map(({ shipping }) => shipping.chosen?.type);
      // With scripts a choice is saved by itself.
      await expect
        .poll(async () => typesOf(await fetchMiniCart(shopper)))
        .toContain(SHIPPING_TYPE.pickup);
      const cart = await fetchMiniCart(shopper);
      expect(typesOf(cart)).toContain(SHIPPING_TYPE.location);
      const items = page.getByRole('region', { name: t('checkoutPage.items') });
      await expectSums(shopper, items, sumsOf(cart));
      await expect(
        page.getByRole('button', { name: named(t, 'checkoutPage.payOnDelivery') }),
      ).toBeEnabled();

      const order = await askOrder(shopper, await placeOrder(shopper));
      expect(order.amount).toBe(cart.summary.total);
      const lines = order.lines.reduce((sum, line) => sum + line.total, 0);
      expect(lines).toBe(order.amount);
      const sums = page.getByRole('region', { name: t('orderPage.sums') });
      await expectSums(shopper, sums, { ...order, total: order.amount });
    });
  });
}
