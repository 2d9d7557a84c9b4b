import { expect } from '@playwright/test';
import { makePaths } from '#web/lib/paths/paths.ts';
import { test } from './test.ts';

test('who comes from the frame of sign-in has the whole menu and footer', async ({ page }) => {
  const paths = makePaths('ar');
  await page.goto(paths.home());
  const category = await page.locator('.menu-categories > li a').first().getAttribute('href');
  const links = await page.locator('footer nav a').count();
  expect(links).toBeGreaterThan(0);

  await page.goto(paths.login());
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.locator(`a[href="${paths.home()}"]`).first().click();
  await expect(page.locator('.menu-categories > li a').first()).toHaveAttribute(
    'href',
    category ?? '',
  );
  await expect(page.locator('footer nav a')).toHaveCount(links);
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test('an error page that is reached without a new document has the whole menu and footer', async ({
  page,
}) => {
  const paths = makePaths('en');
  await page.goto(paths.home());
  const links = await page.locator('footer nav a').count();
  await page.evaluate(() => {
    document.body.setAttribute('data-same-document', '');
    const link = Object.assign(document.createElement('a'), { href: '/nowhere/at/all' });
    document.querySelector('main')?.prepend(Object.assign(link, { textContent: 'Nowhere' }));
  });
  await page.getByText('Nowhere').click();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.locator('footer nav a')).toHaveCount(links);
  expect(await page.locator('.menu-categories > li').count()).toBeGreaterThan(0);
});
