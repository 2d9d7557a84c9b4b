import { expect, type Page } from '@playwright/test';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import {
  canBePickedUpFrom,
  enterAddress,
  homeWithStores,
  openStep,
  placeOrder,
} from './checkout.ts';
import { GRACE } from './order.ts';
import { METHODS, PHONE } from './paying.ts';
import { test as payingTest } from './paying-shop.ts';
import { ask, askOrder, fetchMiniCart, fillCart, named, visit } from './shop.ts';
import { test } from './test.ts';

const stepOf = (page: Page, id: string) => page.locator(`#${id} > details`);

for (const [language, javaScriptEnabled] of [
  ['ar', true],
  ['en', false],
] as const) {
  const how = `in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`;
  test.describe(how, () => {
    test.use({ javaScriptEnabled, ...(language === 'ar' && PHONE) });

    test('a delivery that is chosen folds to what was chosen', async ({ page }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const home = homeWithStores(language);
      await fillCart(shopper, 1, canBePickedUpFrom(home));
      await page.goto(paths.shipping());
      await enterAddress(shopper, home);
      await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
      const delivery = stepOf(page, 'delivery');
      // How it comes is chosen already, and can be changed.
      await expect(delivery).not.toHaveAttribute('open');
      await openStep(shopper, 'delivery');
      await page
        .getByRole('radio', { name: new RegExp(t('shippingPage.pickup')) })
        .first()
        .check();
      // With scripts it is saved at once.
      if (javaScriptEnabled) await delivery.locator('> summary').click();
      else await page.getByRole('button', { name: t('checkoutPage.confirmDelivery') }).click();
      await expect(delivery).not.toHaveAttribute('open');
      const findPlace = async () => (await fetchMiniCart(shopper)).cartProducts[0]?.shipping.chosen;
      await expect.poll(async () => (await findPlace())?.type).toBe(SHIPPING_TYPE.pickup);
      await expect(page.locator('#delivery')).toContainText((await findPlace())?.address ?? '');
      // It opens again.
      await delivery.locator('summary').press('Enter');
      await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();

      await openStep(shopper, 'note');
      await page.getByRole('textbox', { name: t('checkoutPage.note') }).fill('Please ring twice.');
      await stepOf(page, 'note').locator('summary').click();
      await expect(page.getByRole('textbox', { name: t('checkoutPage.note') })).toBeHidden();
      const order = await askOrder(shopper, await placeOrder(shopper));
      expect(order.note).toBe('Please ring twice.');
    });
  });

  payingTest.describe(how, () => {
    payingTest.use({ javaScriptEnabled, ...(language === 'ar' && PHONE) });

    payingTest(
      'the ways to pay stand open, and one button pays by the chosen one',
      async ({ page, shop }) => {
        const shopper = await visit(page, language);
        const { paths, t } = shopper;
        const form = { intent: 'add', quantity: '1', ...shop.kettle };
        expect((await page.request.post(paths.cart(), { form })).ok()).toBe(true);
        const istanbul = { country: 'TR', state: '34', city: 'Kadıköy', zip: '34710' };
        await ask(shopper, '/cart/update-shipping', { address: { ...GRACE, ...istanbul } });
        await page.goto(paths.checkout());
        // Nobody has to look for what pays: it is in sight, beside the steps or at the foot of a small screen.
        const pay = page.locator('button[form=order]:not([name])');
        await expect(pay).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.place').getByText(t('checkoutPage.termsLink'))).toBeInViewport({
          ratio: 1,
        });
        await expect(pay).toHaveAccessibleName(named(t, 'checkoutPage.payByCard'));
        await page.locator(`label:has([name=method][value="${METHODS.PayPal}"])`).click();
        await expect(pay).toHaveAccessibleName(/PayPal/);

        // A field of the chosen way that is at fault is not left folded away.
        const iyzico = page.locator(`label:has([name=method][value="${METHODS.Iyzico}"])`);
        await expect(iyzico).toBeHidden();
        await page.getByText(t('checkoutPage.moreMethods')).click();
        await iyzico.click();
        await page.getByText(t('checkoutPage.moreMethods')).click();
        await pay.click();
        await expect(page.locator('[name="answers.identityNumber"]')).toBeVisible();
      },
    );
  });
}
