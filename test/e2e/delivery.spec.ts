import { expect } from '@playwright/test';
import { goToCheckout, placeOrder } from './checkout.ts';
import { test } from './test.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { CommonData } from '#contract/shop/common.ts';
import { formatMoney } from '#contract/money.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { ask, askCards, askProduct, fillCart, visit, type Visit } from './shop.ts';

/** A place that costs something of its own: in another state than the one that is told first. */
const elsewhere = ({ shipping_rule, delivery }: ProductDetail) =>
  shipping_rule.places.find(
    ({ type, state }) => type === SHIPPING_TYPE.location && state && state !== delivery?.state,
  );

/** Two products with such a place, the same for both. */
const askSent = async (shopper: Visit) => {
  const products: ProductDetail[] = [];
  for (const { id } of await askCards(shopper)) {
    const product = await askProduct(shopper, id);
    if (elsewhere(product)) products.push(product);
    const [one, other] = products;
    const place = one && elsewhere(one);
    if (place && other) return { one, other, place };
  }
  throw new Error('The demo shop sends everything at one price.');
};

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['ar', false],
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('delivery is told for another place', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths, locale } = shopper;
      const { one, other, place } = await askSent(shopper);
      const { setting } = await ask<CommonData>(shopper, '/common');
      const country = new Intl.DisplayNames(locale, { type: 'region' }).of(place.country ?? '');
      await page.goto(paths.product(one));
      const delivery = page.locator('#delivery');
      await delivery.getByRole('link', { name: t('product.changePlace') }).click();
      const states = delivery.getByLabel(t('product.placeState'));
      const show = delivery.getByRole('button', { name: t('product.showDelivery') });
      const countries = delivery.getByLabel(t('product.placeCountry'));
      await countries.selectOption(place.country);
      // Scripts ask for the states by themselves.
      if (!javaScriptEnabled && !(await states.isVisible())) await show.click();
      await states.selectOption(place.state);
      const state = (await states.locator('option:checked').textContent()) ?? '';
      await show.click();

      const told = delivery.getByRole('status');
      await expect(told).toContainText(state);
      await expect(told).toContainText(country ?? '');
      await expect(delivery).toContainText(formatMoney(place.price, setting, locale));
      await expect(show).toBeHidden();
      if (!javaScriptEnabled) return;
      await page.goto(paths.product(other));
      await expect(told).toContainText(state);
    });
  });
}

test('the days that the checkout promises are those of the order', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await fillCart(shopper, 2);
  await page.goto(paths.shipping());
  await goToCheckout(shopper);
  const said = new RegExp(t('arrival.delivery', { dates: '(.+)' }));
  const promised = await page.locator('#delivery').getByText(said).allTextContents();
  expect(promised.length).toBeGreaterThan(0);
  await placeOrder(shopper);
  for (const promise of promised)
    await expect(page.getByRole('main').getByText(promise).first()).toBeVisible();
});
