import { expect } from '@playwright/test';
import { test } from './test.ts';
import { fetchMiniCart, fillCart, visit } from './shop.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('another language keeps the page and the cart', async ({ page }) => {
      const english = await visit(page, 'en');
      await fillCart(english, 2);
      await page.goto(english.paths.cart());
      await page.getByText('English').first().click();
      await page.getByRole('link', { name: 'العربية' }).first().click();

      const arabic = await visit(page, 'ar');
      await expect(page).toHaveURL(arabic.paths.cart());
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
      expect((await fetchMiniCart(arabic)).cartCount).toBe(2);

      await page.getByText('العربية').first().click();
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(page).toHaveURL(english.paths.cart());
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
    });

    test('another language keeps filters and sorting', async ({ page }) => {
      const { paths } = await visit(page, 'en');
      await page.goto(`${paths.search('a')}&sort=price_asc`);
      await page.getByText('English').first().click();
      await page.getByRole('link', { name: 'Français' }).first().click();
      await expect(page).toHaveURL('/fr/search?q=a&sort=price_asc');
    });
  });
}
