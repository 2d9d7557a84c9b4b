import { expect } from '@playwright/test';
import { expectPaid, expectUnpaid, order, payBy, PHONE, press } from './paying.ts';
import { test } from './paying-shop.ts';
import { visit } from './shop.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('somebody else pays by a link, in their own language, and sees nothing of the person', async ({
      page,
      shop,
      browser,
    }) => {
      const shopper = await visit(page, 'en');
      const id = await order(shopper, shop, 'Stripe');
      await expectUnpaid(shopper, id);
      await page.getByText(shopper.t('paymentPage.ask')).click();
      const link = new URL(await page.getByLabel(shopper.t('paymentPage.link')).inputValue());

      const elsewhere = await browser.newContext({
        ...PHONE,
        baseURL: shop.url,
        javaScriptEnabled,
      });
      const relative = await visit(await elsewhere.newPage(), 'ar');
      const { t } = relative;
      await relative.page.goto(`/ar${link.pathname}${link.search}`);
      const heading = relative.page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      // What its owner has begun would name them.
      await expect(relative.page.getByText(t('paymentPage.begun'))).toHaveCount(0);
      await expect(relative.page.locator('main')).not.toContainText(/Grace|Kettle|@example/);
      await payBy(relative, 'PayPal');
      await press(relative.page, 'pay');
      await expect(relative.page.getByText(t('paymentPage.askedPaid'))).toBeVisible();
      await expect(relative.page.locator('main')).not.toContainText(/Grace|Kettle|@example/);
      await elsewhere.close();

      await page.goto(shopper.paths.order(id));
      await expectPaid(shopper);
    });
  });
}

test('a link to pay that was never given opens nothing', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const answer = await page.goto(shopper.paths.pay('never-given'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(shopper.t('paymentPage.linkGone'))).toBeVisible();
});
