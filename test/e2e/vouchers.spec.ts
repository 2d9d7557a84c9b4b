import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { goToCheckout, openStep, placeOrder } from './checkout.ts';
import { fetchMiniCart, askOrder, fillCart, named, visit, type Visit } from './shop.ts';
import { expectSums, sumsOf } from './sums.ts';

/** Vouchers of the platform in the demo shop. */
const CODE = 'SOUK5';
const OTHER_CODE = 'BIGBASKET';

const apply = async ({ page, t }: Visit, code: string, by: 'button' | 'Enter' = 'button') => {
  const box = page.getByLabel(t('cartPage.voucherCode'));
  await box.fill(code);
  if (by === 'Enter') await box.press('Enter');
  else
    await page
      .getByRole('button', { name: t('cartPage.applyVoucher'), exact: true })
      .first()
      .click();
};

const expectRefused = async (box: Locator, text: string): Promise<void> => {
  await expect(box).toHaveAccessibleDescription(text);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a voucher is taken on and off in the cart, and a refused one says why', async ({
      page,
    }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 2, ({ current }) => current >= 4000);
      await page.goto(paths.cart());
      await apply(shopper, 'NOSUCHCODE');
      const box = page.getByLabel(t('cartPage.voucherCode'));
      await expectRefused(box, t('voucher.unknown', { code: 'NOSUCHCODE' }));
      await expect(box).toHaveValue('NOSUCHCODE');

      await apply(shopper, CODE.toLowerCase(), 'Enter');
      const takeOff = page.getByRole('button', {
        name: t('cartPage.takeOffVoucher', { code: CODE }),
      });
      await expect(takeOff).toBeVisible();
      const now = await fetchMiniCart(shopper);
      const { vouchers } = now;
      expect(vouchers.applied).toMatchObject([{ code: CODE, saving: 500 }]);
      const region = page.getByRole('region', { name: t('cartPage.summary') });
      await expectSums(shopper, region, sumsOf(now));

      await takeOff.click();
      await expect(takeOff).toHaveCount(0);
      await expectSums(shopper, region, sumsOf(await fetchMiniCart(shopper)));
    });

    test('what was said of a voucher goes once something else is bought', async ({ page }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper);
      await page.goto(paths.cart());
      await apply(shopper, 'NOSUCHCODE');
      const box = page.getByLabel(t('cartPage.voucherCode'));
      await expectRefused(box, t('voucher.unknown', { code: 'NOSUCHCODE' }));
      if (javaScriptEnabled)
        await page.getByRole('button', { name: named(t, 'cartPage.increase') }).click();
      else {
        await page.getByLabel(named(t, 'cartPage.quantityOf')).fill('2');
        await page.getByRole('button', { name: t('cartPage.update') }).click();
      }
      await expect(box).not.toHaveAccessibleDescription(/./);
    });

    test('the combination that saves most is one press away', async ({ page }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 3, ({ current }) => current >= 4000);
      await page.goto(paths.cart());
      const { best } = (await fetchMiniCart(shopper)).vouchers;
      expect(best.saving).toBeGreaterThan(0);
      const codes = new Intl.ListFormat('en').format(best.codes.map((code) => isolate(code)));
      await page
        .getByRole('button', { name: t('cartPage.applyBestVouchers', { codes }), exact: true })
        .click();
      await expect(
        page.getByRole('button', { name: t('cartPage.applyBestVouchers', { codes }) }),
      ).toHaveCount(0);
      const cart = await fetchMiniCart(shopper);
      expect(cart.summary.voucher_saving).toBe(best.saving);
      const region = page.getByRole('region', { name: t('cartPage.summary') });
      await expectSums(shopper, region, sumsOf(cart));
    });

    test('at the checkout a voucher is shown in the sums before anything is ordered', async ({
      page,
    }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 3, ({ current }) => current >= 6000);
      await page.goto(paths.shipping());
      await goToCheckout(shopper);
      await openStep(shopper, 'note');
      await page.getByRole('textbox', { name: t('checkoutPage.note') }).fill('Please ring twice.');
      const items = page.getByRole('region', { name: t('checkoutPage.items') });
      await openStep(shopper, 'voucher');
      await expect(items.getByLabel(t('cartPage.voucherCode'))).toBeVisible();
      await apply(shopper, CODE);
      await expect(items.getByText(t('cartPage.voucherSaving'))).toBeVisible();
      await expectSums(shopper, items, sumsOf(await fetchMiniCart(shopper)));
      await expect(page.getByRole('textbox', { name: t('checkoutPage.note') })).toHaveValue(
        'Please ring twice.',
      );

      // Another one of the marketplace takes its place, and typed only it does not order yet.
      await openStep(shopper, 'voucher');
      await page.getByLabel(t('cartPage.voucherCode')).fill(OTHER_CODE);
      await page.locator('button[form=order]:not([name])').click();
      await expect(page.getByText(t('checkoutPage.lookAgain'))).toBeVisible();
      const now = await fetchMiniCart(shopper);
      const { summary, vouchers } = now;
      expect(vouchers.applied.map(({ code }) => code)).toEqual([OTHER_CODE]);
      await expectSums(shopper, items, sumsOf(now));
      const order = await askOrder(shopper, await placeOrder(shopper));
      expect(order.amount).toBe(summary.total);
      expect(order.vouchers).toMatchObject([{ code: OTHER_CODE }]);
    });
  });
}

test('a code that is being typed stays when another quantity arrives', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await page.goto(paths.cart());
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${paths.cart()}.data*`, async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: named(t, 'cartPage.increase') }).click();
  await expect(page.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('2');
  const box = page.getByLabel(t('cartPage.voucherCode'));
  await box.pressSequentially('NOSUCH');
  resolve();
  const region = page.getByRole('region', { name: t('cartPage.summary') });
  await expect.poll(async () => (await fetchMiniCart(shopper)).summary.units).toBe(2);
  await expectSums(shopper, region, sumsOf(await fetchMiniCart(shopper)));
  await expect(box).toBeFocused();
  await page.keyboard.type('CODE');
  await page.keyboard.press('Enter');
  await expectRefused(box, t('voucher.unknown', { code: 'NOSUCHCODE' }));
});
