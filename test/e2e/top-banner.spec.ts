import { expect, type Page } from '@playwright/test';
import { visit, type Visit } from './shop.ts';
import { test } from './test.ts';

const bannerOf = (page: Page, t: Visit['t']) =>
  page.getByRole('complementary', { name: t('layout.announcement') });

test('the line above the header is closed before the scripts are there, and stays closed', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  await page.route('**/assets/*.js', () => {
    // They never come.
  });
  await page.goto(paths.page('about'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('layout.closeBanner') }).click();
  await expect(bannerOf(page, t)).toBeHidden();

  await page.unroute('**/assets/*.js');
  await page.goto(paths.page('help'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bannerOf(page, t)).toBeHidden();
});

test('who comes from the frame of sign-in has the line above the header, and closes it', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'ar');
  await page.goto(paths.login());
  const home = page.locator(`a[href="${paths.home()}"]`).first();
  await home.click();
  await page.getByRole('button', { name: t('layout.closeBanner') }).click();
  await expect(bannerOf(page, t)).toBeHidden();

  await page.goto(paths.login());
  await home.click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bannerOf(page, t)).toBeHidden();
});
