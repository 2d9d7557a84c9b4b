import { expect } from '@playwright/test';
import { askSimpleCard, fillCart, visit } from './shop.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const) {
  test.describe(`in ${language}, ${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('without a connection one reads the pages that one has seen, and nothing personal is among them', async ({
      page,
    }) => {
      // Six pages, and each is watched only four seconds after it is there.
      test.slow();
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const card = await askSimpleCard(shopper);
      await page.goto(paths.home());
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // What the first page has fetched was fetched before there was a service worker.
      await page.goto(paths.product(card));
      await fillCart(shopper);
      await page.goto(paths.cart());
      const cartTitle = await page.title();
      const watching = page.waitForResponse(/\/assets\/connection-toast-/);
      await page.goto(paths.brands());
      await (await watching).finished();
      const brandsTitle = await page.title();

      await page.context().setOffline(true);
      await expect(page.getByText(t('error.offline')).filter({ visible: true })).toBeVisible();
      await page.goto(paths.product(card));
      await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
      await page.goto(paths.cart(), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: t('offline.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('link', { name: cartTitle })).toHaveCount(0);
      await page.getByRole('link', { name: brandsTitle }).click();
      await expect(page).toHaveURL(paths.brands());

      await page.goto(paths.cart(), { waitUntil: 'commit' });
      await page.context().setOffline(false);
      await page.getByRole('link', { name: t('offline.again') }).click();
      await expect(page).toHaveTitle(cartTitle);
    });
  });
}
