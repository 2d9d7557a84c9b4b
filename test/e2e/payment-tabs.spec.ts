import { expect } from '@playwright/test';
import { expectPaid, order, payBy, PHONE, press } from './paying.ts';
import { test } from './paying-shop.ts';
import { askOrder, visit } from './shop.ts';

// The pages of two tabs; that each provider gives back what comes second is proven without them
// (test/payments/failures.test.ts), and that each of them is paid by its page in payments.spec.ts.
for (const [method, other, language] of [
  ['Stripe', 'PayPal', 'en'],
  ['Razorpay', 'Iyzico', 'ar'],
] as const) {
  test.describe(`by ${method}, in ${language}`, () => {
    test.use(language === 'ar' ? PHONE : {});

    test('an order is paid in one of two tabs, and once', async ({ page, context, shop }) => {
      const shopper = await visit(page, language);
      const before = shop.held();
      const id = await order(shopper, shop, method);
      const { amount } = await askOrder(shopper, id);
      const second = await visit(await context.newPage(), language);
      await second.page.goto(second.paths.orderPayment(id));
      await payBy(second, other);
      await press(second.page, 'pay');
      await expectPaid(second);

      // The first tab says that it is paid, and what was paid there all the same goes back.
      await press(page, 'pay');
      await expect(
        page.getByRole('heading', { name: shopper.t('orderPage.thanks') }),
      ).toBeVisible();
      await expect.poll(() => shop.held() - before).toBe(amount);
    });
  });
}
