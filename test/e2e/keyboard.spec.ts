import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillCart, named, visit } from './shop.ts';

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
};

test('a purchase needs nothing but the keyboard', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.cart());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('layout.skip') })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: named(t, 'cartPage.increase') }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('2');
  const checkout = page.getByRole('link', { name: t('cartPage.checkout') }).first();
  await tabTo(page, checkout);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.shipping());

  const box = (name: string) => page.locator(`[name=${name}]`);
  await tabTo(page, box('country'));
  await page.keyboard.type('United States');
  for (const [name, text] of [
    ['name', 'Grace Miller'],
    ['email', 'grace@example.com'],
    ['phone', '212 555 0123'],
    ['address_1', '12 Garden Street'],
    ['city', 'New York'],
    ['state', 'New York'],
    ['zip', '10001'],
  ] as const) {
    await tabTo(page, box(name));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');

  const delivery = page.getByRole('button', { name: t('shippingPage.toCheckout') });
  const place = page.getByRole('button', { name: named(t, 'checkoutPage.place') });
  await expect(delivery.or(place)).toBeVisible();
  if (await delivery.isVisible()) {
    await tabTo(page, delivery);
    await page.keyboard.press('Enter');
  }
  await expect(place).toBeVisible();
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
});
