import { expect } from '@playwright/test';
import { expectPaid, expectOrders, order, payBy, PHONE, press } from './paying.ts';
import { test } from './paying-shop.ts';
import { visit } from './shop.ts';

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
