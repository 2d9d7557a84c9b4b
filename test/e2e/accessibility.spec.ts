import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { goToCheckout, placeOrder } from './checkout.ts';
import { askCards, fillCart, visit, type Visit } from './shop.ts';

const expectClean = async ({ page }: Visit, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Something that is still fading in has half its contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
  expect(found, path).toEqual([]);
};

for (const language of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

      test('the pages for looking around are open to everybody', async ({ page }) => {
        const shopper = await visit(page, language);
        const { paths } = shopper;
        const [card] = await askCards(shopper);
        if (!card) throw new Error('The demo shop is empty.');
        await page.goto(paths.categories());
        const category = await page
          .locator(`main a[href^="${paths.category('')}"]`)
          .first()
          .getAttribute('href');
        for (const path of [
          paths.home(),
          category ?? '',
          paths.product(card),
          paths.search('a'),
          paths.brands(),
          paths.categories(),
          paths.page('privacy'),
          paths.page('no-such-page'),
        ]) {
          await expectClean(shopper, path);
        }
      });

      test('the pages for buying are open to everybody', async ({ page }) => {
        const shopper = await visit(page, language);
        const { paths } = shopper;
        await expectClean(shopper, paths.cart());
        await fillCart(shopper, 2);
        await expectClean(shopper, paths.cart());
        await expectClean(shopper, paths.shipping());
        await goToCheckout(shopper);
        await expectClean(shopper, paths.shipping());
        await expectClean(shopper, paths.checkout());
        const id = await placeOrder(shopper);
        await expectClean(shopper, paths.order(id));
        await expectClean(shopper, paths.orders());
      });
    });
  }
}
