import { expect } from '@playwright/test';
import { test } from './test.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { askCards, fetchMiniCart, askProduct, fillCart, named, visit, type Visit } from './shop.ts';

/** A product that is bought without a choice, with so many of it in stock. */
const askPlain = async (shopper: Visit, wished: (product: ProductDetail) => boolean) => {
  for (let page = 1; page <= 12; page += 1) {
    for (const { id, has_variants: hasVariants } of await askCards(shopper, page)) {
      if (hasVariants) continue;
      const product = await askProduct(shopper, id);
      const isThere = product.inventory.some(({ quantity }) => quantity > 2);
      if (isThere && wished(product)) return product;
    }
  }
  throw new Error('The demo shop has no such product.');
};

const CASES = [
  { what: 'more than there are', key: 'cart.inventoryExceeded', typed: () => 500_000 },
  { what: 'none', key: 'cart.minimumOne', typed: () => 0 },
  { what: 'a part of one', key: 'cart.quantityInvalid', typed: () => 1.5 },
  {
    what: 'more than an order may hold',
    key: 'cart.maximumExceeded',
    limited: true,
    typed: ({ max_per_order: most }: ProductDetail) => (most ?? 0) + 1,
  },
] as const;

const isLimited = ({ max_per_order: most, inventory }: ProductDetail): boolean =>
  most !== null && inventory.some(({ quantity }) => quantity > most);
const isUnlimited = ({ max_per_order: most }: ProductDetail): boolean => most === null;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test("what cannot be had is refused on the product's page, and nothing is put into the cart", async ({
      page,
    }) => {
      const language: LanguageCode = javaScriptEnabled ? 'ar' : 'en';
      const shopper = await visit(page, language);
      const { t, paths } = shopper;
      const unlimited = await askPlain(shopper, isUnlimited);
      const limited = await askPlain(shopper, isLimited);
      for (const [at, { what, key, typed, ...rest }] of CASES.entries())
        await test.step(what, async () => {
          const product = 'limited' in rest ? limited : unlimited;
          // Each button meets each case, the one with scripts and the other without.
          const isAdded = (at % 2 === 0) === javaScriptEnabled;
          // What was said before is gone with the page.
          await page.goto(paths.product(product));
          const box = page.getByRole('spinbutton', { name: t('product.quantity') });
          await box.fill(String(typed(product)));
          await page
            .locator('form#buy')
            .getByRole('button', { name: t(isAdded ? 'product.addToCart' : 'product.buyNow') })
            .first()
            .click();
          const said = page.getByText(t(key)).filter({ visible: true }).first();
          await expect(said).toBeVisible();
          // What was typed stays to be mended; without scripts another page says what is wrong, and leads back.
          if (javaScriptEnabled) await expect(box).toHaveValue(String(typed(product)));
          else {
            await page.getByRole('link', { name: t('cartPage.backToProduct') }).click();
            await expect(page).toHaveURL(paths.product(product));
          }
          expect((await fetchMiniCart(shopper)).cartCount).toBe(0);
        });
    });

    test('what the cart cannot hold is refused beside the line, which stays as it was', async ({
      page,
    }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 1, isUnlimited);
      await page.goto(paths.cart());
      const box = page.getByLabel(named(t, 'cartPage.quantityOf'));
      for (const { key, typed } of CASES.slice(0, 3)) {
        await box.fill(String(typed({} as ProductDetail)));
        if (javaScriptEnabled) await box.press('Enter');
        else await page.getByRole('button', { name: t('cartPage.update') }).click();
        await expect(page.getByRole('alert').filter({ visible: true })).toContainText(t(key));
        await expect(box).toHaveValue('1');
      }
      expect((await fetchMiniCart(shopper)).cartCount).toBe(1);
    });
  });
}

test('the small cart refuses what it cannot hold', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper, 1, isUnlimited);
  await page.goto(paths.home());
  await page.getByRole('link', { name: new RegExp(`^${t('layout.cart')}`) }).click();
  const box = page.getByLabel(named(t, 'cartPage.quantityOf'));
  for (const { key, typed } of CASES.slice(0, 3)) {
    await box.fill(String(typed({} as ProductDetail)));
    await box.press('Enter');
    await expect(page.getByRole('alert')).toContainText(t(key));
    await expect(box).toHaveValue('1');
  }
});
