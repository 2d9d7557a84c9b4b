import { expect } from '@playwright/test';
import { test } from './test.ts';
import { goToCheckout } from './checkout.ts';
import { holdStill, takePicture } from './look/still.ts';
import { addUnits } from './order.ts';
import { askProduct, inStock, visit, type Visit } from './shop.ts';
import { goTo } from './states/state.ts';

/** Two products far down the list that no other test buys, and that are in no sale. */
const PRODUCTS = ['38', '199'] as const;

/** The height makes pictures that show a page's upper part, and stay small. */
const screens = { narrow: { width: 360, height: 1200 }, wide: { width: 1440, height: 1100 } };

/** Another build of Chromium draws the edges of letters a little differently: up to 530 such points. */
const TOLERATED = 800;

const fill = async (shopper: Visit): Promise<void> => {
  for (const id of PRODUCTS) {
    const product = await askProduct(shopper, id);
    await addUnits(shopper, { product, inventoryId: inStock(product).id, quantity: 1 });
  }
};

const pages: [name: string, open: (shopper: Visit) => Promise<void>][] = [
  ['home', (shopper) => goTo(shopper, shopper.paths.home())],
  ['listing', (shopper) => goTo(shopper, `${shopper.paths.category('fashion')}?sort=price_desc`)],
  [
    'product',
    async (shopper) => goTo(shopper, shopper.paths.product(await askProduct(shopper, PRODUCTS[0]))),
  ],
  [
    'cart',
    async (shopper) => {
      await fill(shopper);
      await shopper.page.goto(shopper.paths.cart());
    },
  ],
  [
    'checkout',
    async (shopper) => {
      await shopper.page.goto(shopper.paths.shipping());
      await goToCheckout(shopper);
      // Each shopper of the tests has an address of another name.
      const mail = shopper.page.getByText('@example.com').first();
      await mail.evaluate((element) => {
        element.textContent = 'shopper@example.com';
      });
    },
  ],
];

for (const language of ['en', 'ar'] as const) {
  test(`the main pages look as they did in ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const shopper = await visit(page, language);
    await holdStill(page);
    for (const [name, open] of pages) {
      await open(shopper);
      await page.waitForLoadState('networkidle');
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        expect
          .soft(await takePicture(page))
          .toMatchSnapshot(`${name}-${language}-${screen}.png`, { maxDiffPixels: TOLERATED });
      }
    }
  });
}
