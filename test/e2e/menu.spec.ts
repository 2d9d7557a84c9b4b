import { expect } from '@playwright/test';
import { visit } from './shop.ts';
import { test } from './test.ts';

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('a category of the menu unfolds into what is in it, one at a time', async ({ page }) => {
    const { t, paths } = await visit(page, 'ar');
    await page.goto(paths.brands());
    await page.getByRole('button', { name: t('layout.menu') }).click();
    const [first, second] = await page.locator('.menu-categories summary').all();
    const links = page.locator('.menu-categories details a').filter({ visible: true });
    await expect(links).toHaveCount(0);

    await first?.click();
    await expect(links).not.toHaveCount(0);
    const all = await links.first().getAttribute('href');
    expect(all).toContain(paths.category(''));

    await second?.click();
    await expect(links.first()).not.toHaveAttribute('href', all ?? '');
    await links.nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu begins with one’s own pages and help', async ({ page }) => {
    const { t, paths } = await visit(page, 'en');
    await page.goto(paths.brands());
    await page.getByRole('button', { name: t('layout.menu') }).click();
    const menu = page.getByRole('navigation', { name: t('layout.categories') });
    for (const name of [t('layout.account'), t('layout.orders'), t('layout.wishlist'), 'Help'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
    await expect(menu.getByRole('heading', { name: t('layout.categories') })).toBeInViewport();
  });
});

test('a menu that is opened before the scripts are there stays open when they come', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.brands(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('layout.menu') }).click();
  scripts.resolve();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.menu-categories')).toBeVisible();
});

test('on a wide screen the menu shows at once what is in each category', async ({ page }) => {
  const { t, paths } = await visit(page, 'en');
  await page.goto(paths.brands());
  const departments = page.getByRole('navigation', { name: t('layout.departments') });
  await departments.getByRole('link', { name: 'Kitchen', exact: true }).press('Enter');
  await expect(page).toHaveURL(paths.category('kitchen'));
  await page.getByRole('button', { name: t('layout.menu') }).click();
  const menu = page.locator('.menu-categories');
  await expect(menu.locator('summary').filter({ visible: true })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Kitchen', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Cookware', exact: true })).toBeVisible();
});
