import { expect, type Page } from '@playwright/test';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { enterAddress, homeWithStores, openStep, placeOrder } from './checkout.ts';
import { GRACE } from './order.ts';
import { METHODS, PHONE } from './paying.ts';
import { test as payingTest } from './paying-shop.ts';
import { ask, askOrder, fetchMiniCart, fillCart, visit } from './shop.ts';
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
      await fillCart(shopper, 1, ({ shipping_rule: { places } }) =>
        places.some(
          ({ type, country }) => type === SHIPPING_TYPE.pickup && country === home.country,
        ),
      );
      await page.goto(paths.shipping());
      await enterAddress(shopper, home);
      await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
      const delivery = stepOf(page, 'delivery');
      await expect(delivery).toHaveAttribute('open');
      await page
        .getByRole('radio', { name: new RegExp(t('shippingPage.pickup')) })
        .first()
        .check();
      await page.getByRole('button', { name: t('checkoutPage.confirmDelivery') }).click();
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

    payingTest('a way to pay that is chosen folds to its name', async ({ page, shop }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const form = { intent: 'add', quantity: '1', ...shop.kettle };
      expect((await page.request.post(paths.cart(), { form })).ok()).toBe(true);
      const istanbul = { country: 'TR', state: '34', city: 'Kadıköy', zip: '34710' };
      await ask(shopper, '/cart/update-shipping', { address: { ...GRACE, ...istanbul } });
      await page.goto(paths.checkout());
      const payment = stepOf(page, 'payment');
      // Nobody has to look for what pays: it is in sight, beside the steps or at the foot of a small screen.
      await expect(page.locator('button[form=order]:not([name])')).toBeInViewport({ ratio: 1 });
      await page.locator(`label:has([name=method][value="${METHODS.PayPal}"])`).click();
      await payment.locator('> summary').press('Enter');
      await expect(payment).not.toHaveAttribute('open');
      const chosen = page.locator('#payment > .chosen');
      await expect(chosen.getByText('PayPal')).toBeVisible();
      await expect(chosen.getByText('Flutterwave')).toBeHidden();
      await expect(page.locator('button[form=order]:not([name])')).toContainText('PayPal');

      // A field of the chosen way that is at fault is not left folded away.
      await payment.locator('> summary').press('Enter');
      const iyzico = page.locator(`label:has([name=method][value="${METHODS.Iyzico}"])`);
      await expect(iyzico).toBeHidden();
      await page.getByText(t('checkoutPage.moreMethods')).click();
      await iyzico.click();
      await payment.locator('> summary').press('Enter');
      await page.locator('button[form=order]:not([name])').click();
      await expect(page.locator('[name="answers.identityNumber"]')).toBeVisible();
    });
  });
}
