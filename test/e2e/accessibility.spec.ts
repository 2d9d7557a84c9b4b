import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { goToCheckout, placeOrder } from './checkout.ts';
import { askCards, fillCart, visit, type Visit } from './shop.ts';

type Scheme = 'light' | 'dark';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the dark only the colours are others; what else axe looks at is the same page. */
const inspect = ({ page }: Visit, scheme: Scheme) => {
  const axe = new AxeBuilder({ page });
  return (scheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(RULES)).analyze();
};

const isAtRest = () =>
  document.getAnimations().every(({ playState, effect }) => {
    const endless = effect?.getComputedTiming().iterations === Infinity;
    return playState !== 'running' || endless;
  });

const expectClean = async (shopper: Visit, scheme: Scheme, path: string): Promise<void> => {
  const { page } = shopper;
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Something that is still fading in has half its contrast.
  await page.waitForFunction(isAtRest);
  const { violations } = await inspect(shopper, scheme);
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
  expect(found, path).toEqual([]);
};

for (const language of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      // Every page is loaded and looked at in full: minutes on a busy machine.
      test.slow();
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
          paths.flashSales(),
          paths.flashSale('1'),
          paths.stores(),
          paths.store(card.store.slug),
          paths.sitemap(),
          paths.page('privacy'),
          paths.page('no-such-page'),
        ]) {
          await expectClean(shopper, colorScheme, path);
        }
      });

      test('the pages for buying are open to everybody', async ({ page }) => {
        const shopper = await visit(page, language);
        const { paths } = shopper;
        await expectClean(shopper, colorScheme, paths.cart());
        await fillCart(shopper, 2);
        await expectClean(shopper, colorScheme, paths.cart());
        await expectClean(shopper, colorScheme, paths.shipping());
        await goToCheckout(shopper);
        await expectClean(shopper, colorScheme, paths.shipping());
        await expectClean(shopper, colorScheme, paths.checkout());
        const id = await placeOrder(shopper);
        await expectClean(shopper, colorScheme, paths.order(id));
        await expectClean(shopper, colorScheme, paths.orders());
        await expectClean(shopper, colorScheme, paths.orderCancel(id));
        await expectClean(shopper, colorScheme, paths.orderInvoice(id));
        await expectClean(shopper, colorScheme, paths.trackOrder());
      });
    });
  }
}
