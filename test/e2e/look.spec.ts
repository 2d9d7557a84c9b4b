import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { findDifferences, markDifferences } from '#test/e2e/look/compare.ts';
import { goToCheckout } from './checkout.ts';
import { holdStill, takePicture, picture } from './look/still.ts';
import { addUnits } from './order.ts';
import { askProduct, inStock, visit, type Visit } from './shop.ts';
import { goTo } from './states/state.ts';
import { test } from './test.ts';

/**
 * Expects that a page looks as in the picture that is kept under the name, and goes on if it does
 * not; the report has then both, and the new one with what differs in frames. `--update-snapshots`
 * keeps the new one.
 */
const expectKept = async (
  test: TestInfo,
  name: string,
  { picture, scale }: { picture: Buffer; scale: number },
): Promise<void> => {
  const path = test.snapshotPath(`${name}.png`);
  const { updateSnapshots } = test.config;
  if (updateSnapshots === 'all') return writeFile(path, picture);
  expect.soft(existsSync(path), `${path} is kept (npm run look makes it)`).toBe(true);
  if (!existsSync(path)) return;
  const differences = await findDifferences(picture, await readFile(path), scale);
  if (differences.length === 0) return;
  if (updateSnapshots === 'changed') return writeFile(path, picture);
  const marked = await markDifferences(picture, differences);
  await test.attach(`${name}-kept`, { path, contentType: 'image/png' });
  await test.attach(`${name}-now`, { body: picture, contentType: 'image/png' });
  await test.attach(`${name}-differs`, { body: marked, contentType: 'image/png' });
  expect.soft(differences, `${name} looks as it did`).toEqual([]);
};

/** Two products far down the list that no other test buys, and that are in no sale. */
const PRODUCTS = ['38', '199'] as const;

/** The height makes pictures that show a page's upper part, and stay small. */
const screens = { narrow: { width: 360, height: 1200 }, wide: { width: 1440, height: 1100 } };

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
      // What sells best depends on what other tests have bought meanwhile.
      await shopper.page.locator('[aria-labelledby=popular] ul').evaluate((list) => {
        list.style.visibility = 'hidden';
      });
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
  test(`the main pages look as they did in ${language}`, async ({ page }, testInfo) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const shopper = await visit(page, language, picture);
    await holdStill(page);
    for (const [name, open] of pages) {
      await open(shopper);
      await page.waitForLoadState('networkidle');
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        await expectKept(testInfo, `${name}-${language}-${screen}`, await takePicture(page));
      }
    }
  });
}

/** Styles that change a page, each by itself. */
const CHANGES = {
  'a button moved by four pixels': 'button[aria-label^="One more"] { translate: 0 4px }',
  'a button moved to the side by four pixels': 'button[aria-label^="Remove"] { translate: 4px 0 }',
  'an icon that is gone': 'button[aria-label="Search"] svg { visibility: hidden }',
  'a pale field that is gone': 'search form { background: none !important }',
  'a heading that is gone': 'h1 { visibility: hidden }',
};
/** The shop's policy lets no style element in, but scripts of the test make a sheet. */
const setStyle = (style: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
};

const countDifferences = async (page: Page, style: string): Promise<number> => {
  const before = await takePicture(page);
  await page.evaluate(setStyle, style);
  const after = await takePicture(page);
  await page.evaluate(setStyle, '');
  const { length } = await findDifferences(after.picture, before.picture, before.scale);
  return length;
};

test('what has moved or is gone is seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const shopper = await visit(page, 'en', picture);
  await holdStill(page);
  await fill(shopper);
  await page.goto(shopper.paths.cart());
  await page.waitForLoadState('networkidle');
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    for (const [what, style] of Object.entries(CHANGES))
      expect.soft(await countDifferences(page, style), `${what}, ${screen}`).toBeGreaterThan(0);
    expect.soft(await countDifferences(page, ''), `nothing, ${screen}`).toBe(0);
  }
});
