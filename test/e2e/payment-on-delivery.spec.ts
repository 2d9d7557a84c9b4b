import { expect } from '@playwright/test';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { choose, expectOrders, expectUnpaid, order, PHONE, press } from './paying.ts';
import { test } from './paying-shop.ts';
import { askOrder, named, visit, type Visit } from './shop.ts';

/** The order's page says that it comes, and is paid at the door; there is nothing to pay before. */
const expectPaidAtDoor = async ({ page, t }: Visit): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByText(named(t, 'orderPage.payAtDoor'))).toBeVisible();
  await expect(main.getByText(t('orderPage.unpaid'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('orderPage.payNow') })).toHaveCount(0);
  const progress = page.getByRole('list', { name: t('orderPage.progress') });
  await expect(progress.locator('[aria-current]')).toContainText(t('orderPage.status.s2'));
};

for (const [outcome, language, javaScriptEnabled] of [
  ['decline', 'en', true],
  ['abandon', 'ar', true],
  ['abandon', 'en', false],
] as const) {
  const how = outcome === 'decline' ? 'was declined' : 'was left';
  test.describe(`in ${language}, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, ...(language === 'ar' && PHONE) });

    test(`an order whose payment ${how} is paid on delivery instead`, async ({ page, shop }) => {
      const shopper = await visit(page, language);
      const before = shop.held();
      const id = await order(shopper, shop, 'PayPal', { javaScriptEnabled });
      await press(page, outcome);
      await expectUnpaid(shopper, id);
      await choose(shopper, PAYMENT_METHOD.cashOnDelivery);
      await expectPaidAtDoor(shopper);

      await expectOrders(shopper, 1);
      expect(await askOrder(shopper, id)).toMatchObject({ cancelled: false, payable_until: null });
      expect(shop.held()).toBe(before);
      // The page to pay on leads to the order from now on.
      await page.goto(shopper.paths.orderPayment(id));
      await expect(page).toHaveURL(shopper.paths.order(id));
    });
  });
}
