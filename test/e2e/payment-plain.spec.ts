import { expect } from '@playwright/test';
import {
  expectPaid,
  expectProvider,
  goOnByForm,
  order,
  PHONE,
  press,
  pressPay,
  textsOfProvider,
  type Method,
} from './paying.ts';
import { test } from './paying-shop.ts';
import { visit } from './shop.ts';

/** They send the browser back by a form, which is sent by a button where there are no scripts. */
const POSTS: readonly Method[] = ['Razorpay', 'Iyzico'];

for (const [method, language] of [
  ['Stripe', 'ar'],
  ['PayPal', 'en'],
  ['Flutterwave', 'ar'],
  ['Razorpay', 'en'],
  ['Iyzico', 'ar'],
] as const) {
  test.describe(`by ${method}, in ${language}, with scripts off`, () => {
    test.use({ javaScriptEnabled: false, ...(language === 'ar' && PHONE) });

    test('an order is left, gone on with and paid', async ({ page, shop }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const id = await order(shopper, shop, method, { javaScriptEnabled: false });
      await page.goto(paths.orderPayment(id));
      await pressPay(shopper);
      if (method === 'Razorpay') await goOnByForm(shopper);
      await expectProvider(shopper, method);
      await press(page, 'pay');
      const name = textsOfProvider(shopper, method)('return');
      if (POSTS.includes(method)) await page.getByRole('button', { name }).click();
      await expectPaid(shopper);
      await expect(page.getByRole('heading', { name: t('orderPage.thanks') })).toBeVisible();
    });
  });
}
