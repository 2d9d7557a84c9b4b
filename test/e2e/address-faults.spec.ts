import { expect } from '@playwright/test';
import { enterAddress, homeWithStores } from './checkout.ts';
import { fillCart, visit } from './shop.ts';
import { test } from './test.ts';

for (const [language, javaScriptEnabled] of [
  ['en', false],
  ['ar', true],
] as const) {
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('each wrong field of an address says below it what is missing', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      await fillCart(shopper);
      await page.goto(paths.shipping());
      const box = (name: string) => page.locator(`[name=${name}]`);
      await expect(box('name')).toHaveAttribute('required');
      await box('email').fill('nobody');
      await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();

      await expect(box('name')).toHaveAccessibleDescription(t('address.nameRequired'));
      // What helps to fill it in stays below what is wrong.
      const emailHint = t('shippingPage.emailHint');
      await expect(box('email')).toHaveAccessibleDescription(
        `${t('address.emailInvalid')} ${emailHint}`,
      );
      await expect(box('email')).toHaveValue('nobody');
      await expect(box('city')).toHaveAccessibleDescription(t('address.cityRequired'));
      await expect(box('address_1')).toHaveAccessibleDescription(t('address.lineRequired'));
      await expect(box('name')).toHaveAttribute('aria-invalid', 'true');
      await expect(box('address_2')).not.toHaveAttribute('aria-invalid');
      await expect(page).toHaveURL(paths.shipping());
      if (javaScriptEnabled) {
        await expect(box('name')).toBeFocused();
        await box('name').fill('Grace Miller');
        await expect(box('name')).not.toHaveAttribute('aria-invalid');
        await expect(box('email')).toHaveAttribute('aria-invalid', 'true');
      }

      // What only the country knows to be wrong is said too, and all that was typed stays.
      await page.goto(`${paths.shipping()}?country=US`);
      const home = homeWithStores('en');
      await enterAddress(shopper, { ...home, zip: 'ABC', phone: '1' });
      await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
      await expect(box('phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(box('zip')).toHaveAccessibleDescription(new RegExp(t('address.zipInvalid')));
      await expect(box('zip')).toHaveAccessibleDescription(/10001/);
      await expect(box('zip')).toHaveValue('ABC');
      await expect(box('name')).toHaveValue('Grace Miller');
      await expect(box('state')).toHaveValue(home.state);
    });
  });
}

test('once every fault of an address is mended nothing is said of it any more', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.shipping());
  await enterAddress(shopper, { ...homeWithStores('en'), phone: '', zip: 'ABC' });
  await page.locator('[name=city]').fill('');
  await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
  const told = page.locator('main').getByRole('alert');
  await expect(told).toHaveText(t('shippingPage.checkInput'));
  await page.locator('[name=phone]').fill('312 555 0123');
  await expect(told).toBeVisible();
  await page.locator('[name=city]').fill('Chicago');
  await page.locator('[name=zip]').fill('60601');
  await expect(told).toHaveCount(0);
});

test('a country that is chosen before the scripts are there brings its fields', async ({
  page,
}) => {
  const shopper = await visit(page, 'ar');
  await fillCart(shopper);
  const chosen = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto(shopper.paths.shipping(), { waitUntil: 'commit' });
  await page.locator('[name=country]').selectOption('AE');
  chosen.resolve();
  await expect(page.locator('[name=state] option[value="DU"]')).toBeAttached();
});
