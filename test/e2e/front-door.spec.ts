import { expect } from '@playwright/test';
import { test } from './test.ts';
import { visit } from './shop.ts';

test('a form that is refused because of how the shop is set up says so on the page', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'hi');
  await page.route('**/*.data*', async (route) => {
    // As a proxy that ends TLS and does not say so hands it on.
    const headers = {
      ...(await route.request().allHeaders()),
      origin: 'https://shop.example.com',
      'sec-fetch-site': 'same-origin',
    };
    if (route.request().method() === 'POST')
      return route.fulfill({ response: await route.fetch({ headers }) });
    return route.continue();
  });
  await page.goto(paths.trackOrder());
  await page.getByLabel(t('trackPage.number')).fill('SK-2345-6789');
  await page.getByLabel(t('trackPage.contact')).fill('who@example.com');
  await page.getByLabel(t('trackPage.contact')).press('Enter');
  await expect(page.getByText(t('api.misconfigured'))).toBeVisible();
});
