import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { visit } from './shop.ts';

/** Somebody is there, and does nothing for longer than any pop-up waits. */
const lookAround = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.clock.fastForward(10_000);
  await page.clock.fastForward(10_000);
};

test('no banner pops up on an error page, and on the next page it does', async ({ page }) => {
  const shopper = await visit(page, 'en');
  await page.addInitScript(() => localStorage.removeItem('popupBannerClosed'));
  await page.clock.install();
  const banner = page.getByRole('dialog');
  for (const path of ['/no/such/page', '/tea/product/999999999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shopper.t('error.title') })).toBeVisible();
    await lookAround(page);
    await page.waitForLoadState('networkidle');
    await expect(banner).toHaveCount(0);
  }
  await page.getByRole('link', { name: shopper.t('error.home') }).click();
  await expect(page).toHaveURL(shopper.paths.home());
  await expect(async () => {
    await lookAround(page);
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
});
