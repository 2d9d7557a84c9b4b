import { expect } from '@playwright/test';
import type { PageOf } from '#contract/page.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import { ask, visit, type Visit } from './shop.ts';
import { test } from './test.ts';

const namesBy = async (shopper: Visit, query: string): Promise<string[]> => {
  const { result } = await ask<PageOf<StoreOverview>>(shopper, `/store?${query}`);
  return result.map(({ name }) => name);
};

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['ar', false],
] as const) {
  const how = javaScriptEnabled ? '' : ', with scripts off';
  test.describe(`in ${language}${how}`, () => {
    test.use({ javaScriptEnabled });

    test('the stores are put in another order and found by their name, each by its address', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const cards = page.locator('main article h2');
      const send = page.locator('main').getByRole('button', { name: t('layout.search') });
      await page.goto(paths.stores());
      await expect(cards).toHaveText(await namesBy(shopper, 'sort=name'));

      await page.getByLabel(t('listing.sort')).selectOption('rating');
      // Without scripts a choice is sent by the button.
      if (!javaScriptEnabled) await send.click();
      await expect(page).toHaveURL(/sort=rating/);
      const best = await namesBy(shopper, 'sort=rating');
      await expect(cards).toHaveText(best);

      const [wanted = ''] = best.slice(-1);
      await page.getByRole('searchbox', { name: t('store.search') }).fill(wanted.toLowerCase());
      await send.click();
      await expect(cards).toHaveText([wanted]);
      await expect(
        page.getByRole('status').filter({ hasText: t('store.count', { count: 1 }) }),
      ).toBeVisible();
      await page.reload();
      await expect(cards).toHaveText([wanted]);

      await page.getByRole('searchbox', { name: t('store.search') }).fill('qqqq');
      await send.click();
      await expect(page.getByText(t('store.none'))).toBeVisible();
      await page.getByRole('link', { name: t('store.showAll') }).click();
      await expect(cards).toHaveCount(best.length);

      await cards.first().getByRole('link').click();
      const ticket = page.locator('.voucher-line li').first();
      await expect(ticket).toBeHidden();
      await page.locator('.voucher-line summary').click();
      await expect(ticket).toBeVisible();
    });
  });
}
