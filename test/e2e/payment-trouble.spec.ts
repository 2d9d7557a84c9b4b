import { expect } from '@playwright/test';
import {
  expectPaid,
  expectOrders,
  expectProvider,
  METHODS,
  order,
  payBy,
  PHONE,
  press,
  pressPay,
} from './paying.ts';
import { test } from './paying-shop.ts';
import { askOrder, named, visit } from './shop.ts';

for (const [method, language] of [
  ['Stripe', 'ar'],
  ['PayPal', 'en'],
  ['Razorpay', 'ar'],
  ['Flutterwave', 'ar'],
  ['Iyzico', 'en'],
] as const) {
  test.describe(`by ${method}, in ${language}`, () => {
    test.use(language === 'ar' ? PHONE : {});

    test('who goes back from the provider has ordered once, and can go on', async ({
      page,
      shop,
    }) => {
      const shopper = await visit(page, language);
      const id = await order(shopper, shop, method);
      await page.goBack();
      await expect(page).toHaveURL(shopper.paths.orderPayment(id));
      await expectOrders(shopper, 1);
      await payBy(shopper, method);
      await press(page, 'pay');
      await expectPaid(shopper);
    });
  });
}

for (const [method, language, javaScriptEnabled] of [
  ['PayPal', 'en', true],
  ['Flutterwave', 'ar', false],
] as const) {
  test.describe(`by ${method}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('what was chosen stays chosen for who leaves the provider open and comes back to the checkout', async ({
      page,
      shop,
    }) => {
      const shopper = await visit(page, language);
      const { paths } = shopper;
      const id = await order(shopper, shop, method);
      await page.goto(paths.checkout());
      await expect(page).toHaveURL(paths.orderPayment(id));
      await expect(page.locator('[name=method]:checked')).toHaveValue(String(METHODS[method]));
      // The one button names it, and leads to it.
      const pay = page.locator('form:has([name=method]) button[type=submit]:visible');
      await expect(pay).toHaveCount(1);
      await expect(pay).toHaveAccessibleName(new RegExp(method));
      await pay.click();
      await expectProvider(shopper, method);
      await press(page, 'pay');
      await expectPaid(shopper);
    });
  });
}

test('an order that waits for its payment promises no day, and one that is paid says what cancelling gives back', async ({
  page,
  shop,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const id = await order(shopper, shop, 'Stripe');
  await page.goto(paths.order(id));
  const main = page.locator('main');
  await expect(main.getByText(t('orderPage.awaiting'))).toBeVisible();
  await expect(main.getByText(t('orderPage.afterwards'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('orderPage.invoiceLink') })).toHaveCount(0);
  const arrives = named(t, 'arrival.delivery');
  await expect(main.getByText(arrives)).toHaveCount(0);

  await page.getByRole('link', { name: t('orderPage.payNow') }).click();
  await expect(main.getByText(t('orderPage.afterwards'))).toBeVisible();
  await pressPay(shopper);
  await press(page, 'pay');
  await expectPaid(shopper);
  await page.goto(paths.order(id));
  await expect(page.getByRole('link', { name: t('orderPage.invoiceLink') })).toBeVisible();
  await expect(main.getByText(arrives).first()).toBeVisible();

  await page.getByRole('link', { name: t('orderPage.cancel') }).click();
  const { amount } = await askOrder(shopper, id);
  const whole = page.getByRole('button', { name: named(t, 'cancelPage.wholeBack') });
  await expect(whole).toContainText((amount / 100).toFixed(2));
  await page.getByRole('checkbox').uncheck();
  await expect(whole).toHaveCount(0);
  await page.getByRole('checkbox').check();
  await whole.click();
  await expect(page.getByRole('region', { name: t('orderPage.cancellations') })).toBeVisible();
  expect((await askOrder(shopper, id)).cancelled).toBe(true);
});

test('what was declined stays chosen until the shopper chooses another way to pay', async ({
  page,
  shop,
}) => {
  const shopper = await visit(page, 'en');
  await order(shopper, shop, 'PayPal');
  await press(page, 'decline');
  await expect(page.getByRole('alert')).toContainText(shopper.t('paymentPage.failed'));
  await expect(page.locator('[name=method]:checked')).toHaveValue(String(METHODS.PayPal));
  await payBy(shopper, 'Stripe');
  await page.goto(shopper.paths.checkout());
  await expect(page.locator('[name=method]:checked')).toHaveValue(String(METHODS.Stripe));
});
