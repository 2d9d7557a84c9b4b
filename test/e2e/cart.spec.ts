import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import {
  addBundle,
  askProduct,
  fetchMiniCart,
  askBundle,
  askSimpleCard,
  fillCart,
  named,
  visit,
} from './shop.ts';
import { expectSums, sumsOf } from './sums.ts';

const goesTo =
  (country: string) =>
  ({ shipping_rule: { places } }: ProductDetail): boolean =>
    places.some((place) => place.country === null || place.country === country);
const goesAnywhere = goesTo('JP');
const staysAway = (product: ProductDetail) => !goesAnywhere(product);

/** In the page without scripts, as a toast with them. */
const expectSaid = async (page: Page, text: string): Promise<void> => {
  const error = page.getByText(`!!! ${text}`).filter({ visible: true });
  await expect(error).toBeVisible();
};

test('quick presses on plus end at the quantity that was meant', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper);
  await shopper.page.goto(paths.cart());
  const more = page.getByRole('button', { name: named(t, 'cartPage.increase') });
  await expect(more).toBeEnabled();
  // The second press comes before the page had time to show what the first one sent.
  await more.evaluate((button: HTMLElement) => {
    button.click();
    queueMicrotask(() => button.click());
  });
  await expect(page.getByLabel(named(t, 'cartPage.quantityOf'))).toHaveValue('3');
  await expect.poll(async () => (await fetchMiniCart(shopper)).cartCount).toBe(3);
  const summary = page.getByRole('region', { name: t('cartPage.summary') });
  await expectSums(shopper, summary, sumsOf(await fetchMiniCart(shopper)));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what was removed can be put back', async ({ page }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 2);
      await page.goto(paths.cart());
      const titles = page.getByRole('heading', { level: 3 });
      const before = (await titles.allInnerTexts()).toSorted();
      await page
        .getByRole('button', { name: named(t, 'cartPage.removeOf') })
        .first()
        .click();
      await expect(titles).toHaveCount(1);
      await page.getByRole('button', { name: t('cartPage.undo') }).click();
      await expect(titles).toHaveCount(2);
      expect((await titles.allInnerTexts()).toSorted()).toEqual(before);
    });

    test('delivery is estimated for the place that is chosen in the cart', async ({ page }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 1, goesAnywhere);
      await page.goto(paths.cart());
      const summary = page.getByRole('region', { name: t('cartPage.summary') });
      await expect(summary).not.toContainText('Japan');
      await summary.getByRole('link', { name: t('cartPage.changePlace') }).click();
      await summary.getByLabel(t('product.placeCountry')).selectOption('JP');
      await summary.getByRole('button', { name: t('product.showDelivery') }).click();
      await expect(summary.getByText(named(t, 'cartPage.estimate'))).toContainText('Japan');
      await page.goto(paths.cart());
      await expect(summary.getByText(named(t, 'cartPage.estimate'))).toContainText('Japan');
    });

    test('what was saved for later is in no sum and comes back as it was', async ({ page }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 2);
      await page.goto(paths.cart());
      const before = await fetchMiniCart(shopper);
      await page
        .getByRole('button', { name: named(t, 'cartPage.saveOf') })
        .first()
        .click();
      const list = page.getByRole('region', { name: t('cartPage.savedTitle') });
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(1);
      const summary = page.getByRole('region', { name: t('cartPage.summary') });
      const saved = await fetchMiniCart(shopper);
      expect(saved.cartCount).toBe(1);
      await expectSums(shopper, summary, sumsOf(saved));

      await list.getByRole('button', { name: named(t, 'cartPage.putBackOf') }).click();
      await expect(list).toHaveCount(0);
      const after = await fetchMiniCart(shopper);
      expect(after.summary).toEqual(before.summary);
      await expectSums(shopper, summary, sumsOf(after));
    });

    test('the checkout asks for an address first, and nothing selected has no way there', async ({
      page,
    }) => {
      const shopper = await visit(page, 'en');
      const { t, paths } = shopper;
      await fillCart(shopper, 2);
      await page.goto(paths.checkout());
      await expect(page).toHaveURL(paths.shipping());
      await expect(page.locator('main').getByText(t('checkout.addressFirst'))).toBeVisible();

      await page.goto(paths.cart());
      const all = page.getByRole('checkbox', { name: t('cartPage.selectAll') });
      await expect(all).toBeChecked();
      await all.click();
      await expect(all).not.toBeChecked();
      await expect(page.getByRole('button', { name: t('cartPage.checkout') })).toBeDisabled();
      for (const path of [paths.shipping(), paths.checkout()]) {
        await page.goto(path);
        await expect(page).toHaveURL(paths.cart());
        await expectSaid(page, t('checkout.nothingSelected'));
      }
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'in one go, with scripts' : 'in one go, without scripts',
    () => {
      test.use({ javaScriptEnabled });

      test('buying now leads straight to the address, with this product alone', async ({
        page,
      }) => {
        const shopper = await visit(page, 'en');
        const { t, paths } = shopper;
        await fillCart(shopper, 1);
        const card = await askSimpleCard(shopper, 'findLast');
        await page.goto(paths.product(card));
        await page
          .getByRole('button', { name: t('product.buyNow') })
          .first()
          .click();
        await expect(page).toHaveURL(paths.shipping());
        const { cartProducts } = await fetchMiniCart(shopper);
        const selected = cartProducts.filter((line) => line.selected === 1);
        expect(selected.map((line) => line.product.id)).toEqual([card.id]);
      });

      test('a set is bought as a whole and says what it saves', async ({ page }) => {
        const shopper = await visit(page, 'en');
        const { t, paths } = shopper;
        const bundle = await askBundle(shopper);
        await addBundle(shopper, bundle.id);
        await page.goto(paths.cart());
        const titles = page.getByRole('heading', { level: 3 });
        await expect(titles).toHaveCount(bundle.products.length);
        const summary = page.getByRole('region', { name: t('cartPage.summary') });
        const cart = await fetchMiniCart(shopper);
        expect(cart.summary.bundle_saving).toBe(bundle.saving);
        await expectSums(shopper, summary, sumsOf(cart));
        await page.getByRole('button', { name: named(t, 'cartPage.removeOf') }).click();
        await expect(page.getByText(t('cartPage.emptyTitle'))).toBeVisible();
        await page.getByRole('button', { name: t('cartPage.undo') }).click();
        await expect(titles).toHaveCount(bundle.products.length);
      });

      test('what does not go to the address is named and can be left out', async ({ page }) => {
        const shopper = await visit(page, 'en');
        const { t, paths } = shopper;
        await fillCart(shopper, 1, goesAnywhere);
        await fillCart(shopper, 1, staysAway);
        await page.goto(`${paths.shipping()}?country=JP`);
        for (const [name, text] of [
          ['name', 'Grace Miller'],
          ['email', 'grace@example.com'],
          ['phone', '+1 212 555 0123'],
          ['address_1', '1-1 Chiyoda'],
          ['city', 'Tokyo'],
          ['zip', '100-0001'],
        ] as const) {
          await page.locator(`[name=${name}]`).fill(text);
        }
        await page.locator('[name=state]').selectOption({ label: 'Tokyo' });
        await page.getByRole('button', { name: t('shippingPage.toDelivery'), exact: true }).click();
        await expect(page.getByText(t('shippingPage.unshippable'))).toBeVisible();
        await page.goto(paths.checkout());
        await expect(page).toHaveURL(paths.shipping());
        await page.getByRole('button', { name: named(t, 'shippingPage.leaveOutOf') }).click();
        await expect(page.getByText(t('shippingPage.unshippable'))).toHaveCount(0);
        await expect(page).toHaveURL(paths.checkout());
      });
    },
  );
}

test('on a phone one button leads to the checkout, in sight beside the lines and beside the sums', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await fillCart(shopper, 3);
  await page.goto(paths.cart());
  const button = page.locator('main').getByRole('link', { name: t('cartPage.checkout') });
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport();
  await page.getByLabel(t('cartPage.voucherCode')).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
});

test('what is in the cart is not recommended beside it', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  await page.goto(paths.cart());
  const popular = page.getByRole('region', { name: t('layout.suggest.popular') });
  const first = popular.getByRole('link').first();
  await first.scrollIntoViewIfNeeded();
  const href = (await first.getAttribute('href')) ?? '';
  const { id, inventory } = await askProduct(shopper, href.split('/').at(-1) ?? '');
  const inventory_id = inventory.find(({ quantity }) => quantity > 0)?.id ?? '';
  const form = { intent: 'add', product_id: id, inventory_id, quantity: '1' };
  expect((await page.request.post(paths.cart(), { form })).ok()).toBe(true);
  await page.goto(paths.cart());
  await popular.scrollIntoViewIfNeeded();
  await expect(popular.getByRole('link')).not.toHaveCount(0);
  await expect(popular.locator(`a[href="${href}"]`)).toHaveCount(0);
});
