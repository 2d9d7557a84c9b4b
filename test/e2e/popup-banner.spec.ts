import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { visit } from './shop.ts';

test.use({ reducedMotion: 'no-preference' });

/** Somebody reads, turns to leave, and does nothing for longer than any pop-up waits. */
const lookAround = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 3_000);
  await page.locator('html').dispatchEvent('pointerleave');
  await page.clock.fastForward(10_000);
  await page.clock.fastForward(10_000);
};

test('a banner pops up on the home page alone, for who turns to leave', async ({ page }) => {
  const shopper = await visit(page, 'en');
  await page.addInitScript(() => localStorage.removeItem('popupBannerClosed'));
  await page.clock.install();
  const banner = page.getByRole('dialog');
  for (const path of ['/no/such/page', '/tea/product/999999999', shopper.paths.brands()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await lookAround(page);
    await page.waitForLoadState('networkidle');
    await expect(banner).toHaveCount(0);
  }
  await page.goto(shopper.paths.home());
  await expect(async () => {
    await lookAround(page);
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('who has just come is left alone by the banner until nothing has been done for long', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  await page.addInitScript(() => localStorage.removeItem('popupBannerClosed'));
  await page.clock.install();
  await page.goto(shopper.paths.home());
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 3_000);
  await page.clock.fastForward(20_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('the banner pops up on the home page for who comes back to it from another page', async ({
  page,
}) => {
  const shopper = await visit(page, 'en');
  await page.addInitScript(() => localStorage.removeItem('popupBannerClosed'));
  await page.goto(shopper.paths.brands());
  await page.locator('header').getByRole('link', { name: 'Souk' }).click();
  await expect(page).toHaveURL(shopper.paths.home());
  await expect(page.getByRole('dialog')).toBeVisible();
});
