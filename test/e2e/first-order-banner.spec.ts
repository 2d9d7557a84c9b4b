import { expect } from '@playwright/test';
import { placeOrder } from './checkout.ts';
import { countShift } from './layout-shift.ts';
import { GRACE, order } from './order.ts';
import { ask, fillCart, visit } from './shop.ts';
import { test } from './test.ts';

test('the voucher for a first order is not offered to who has ordered, and nothing moves for it', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const banner = page.getByRole('complementary', { name: t('layout.announcement') });
  await page.goto(paths.page('about'));
  await expect(banner).toContainText('WELCOME10');

  await fillCart(shopper);
  const email = `shopper-${crypto.randomUUID()}@example.com`;
  await ask(shopper, '/cart/update-shipping', { address: { ...GRACE, email } });
  await page.goto(paths.checkout());
  await placeOrder(shopper);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(banner).toBeHidden();

  await page.goto(paths.page('about'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await countShift(page)).toBe(0);
});

test('who has ordered by other means is not offered it from the next page on', async ({ page }) => {
  const shopper = await visit(page, 'ar');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await order(shopper, { ...GRACE, email: `shopper-${crypto.randomUUID()}@example.com` });
  const known = page.waitForResponse(`**${paths.profileData()}`);
  await page.goto(paths.page('about'));
  await known;
  await page.goto(paths.page('help'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('complementary', { name: t('layout.announcement') })).toBeHidden();
});
