import { expect } from '@playwright/test';
import {
  expectPaid,
  expectProvider,
  expectUnpaid,
  order,
  payBy,
  PHONE,
  press,
  pressPay,
  textsOfProvider,
  type Method,
} from './paying.ts';
import { test } from './paying-shop.ts';
import { visit, type Visit } from './shop.ts';

/** Each way to pay, and the one that is taken where it declines. */
const WAYS = [
  ['Stripe', 'PayPal'],
  ['PayPal', 'Razorpay'],
  ['Flutterwave', 'Stripe'],
  ['Razorpay', 'Iyzico'],
  ['Iyzico', 'Flutterwave'],
] as const satisfies (readonly [Method, Method])[];

/** Some stay on their page with another card, and are left; others send the shopper back. */
const STAYS: readonly Method[] = ['Stripe', 'Flutterwave'];

const decline = async (shopper: Visit, method: Method): Promise<void> => {
  const { page, t } = shopper;
  await press(page, 'decline');
  const alert = page.getByRole('alert');
  if (STAYS.includes(method)) {
    await expect(alert).toHaveText(textsOfProvider(shopper, method)('declined'));
    await press(page, 'abandon');
  }
  await expect(alert).toContainText(t('paymentPage.failedTitle'));
  await expect(alert).toContainText(t('paymentPage.failed'));
};

/** Iyzico sends nobody back who leaves. */
const leave = async (shopper: Visit, method: Method): Promise<void> => {
  const { page, t } = shopper;
  await press(page, 'abandon');
  const says = textsOfProvider(shopper, method);
  if (method === 'Iyzico') await expect(page.getByText(says('left'))).toBeVisible();
  else await expect(page.getByText(t('paymentPage.notFinished'))).toBeVisible();
};

for (const [at, [method, other]] of WAYS.entries()) {
  const [here, there] = at % 2 === 0 ? (['en', 'ar'] as const) : (['ar', 'en'] as const);
  const screenOf = (language: 'en' | 'ar') => (language === 'ar' ? PHONE : {});

  test.describe(`by ${method}, in ${here}`, () => {
    test.use(screenOf(here));

    test('an order is paid, and says so', async ({ page, shop }) => {
      const shopper = await visit(page, here);
      await order(shopper, shop, method);
      await press(page, 'pay');
      await expectPaid(shopper);
      await expect(
        page.getByRole('heading', { name: shopper.t('orderPage.thanks') }),
      ).toBeVisible();
    });

    test('an order that was left is gone on with from its page', async ({ page, shop }) => {
      const shopper = await visit(page, here);
      const id = await order(shopper, shop, method);
      await leave(shopper, method);
      await expectUnpaid(shopper, id);
      await pressPay(shopper);
      await expectProvider(shopper, method);
      await press(page, 'pay');
      await expectPaid(shopper);
    });
  });

  test.describe(`by ${method}, in ${there}`, () => {
    test.use(screenOf(there));

    test(`an order whose payment is declined is paid by ${other}`, async ({ page, shop }) => {
      const shopper = await visit(page, there);
      await order(shopper, shop, method);
      await decline(shopper, method);
      await payBy(shopper, other);
      await press(page, 'pay');
      await expectPaid(shopper);
    });
  });
}
