import { expect, type Page } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { test } from './test.ts';
import { askCards, visit } from './shop.ts';

/** What the browser throws on the pages that it opens: React does where it would have drawn another. */
const thrownOn = (page: Page): string[] => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return thrown;
};

// Each language meets the pages, and another product: what is drawn of a product differs little by its language.
for (const [at, code] of languageCodes.entries())
  test(`in ${code}, scripts find every page as they would have drawn it`, async ({ page }) => {
    const shopper = await visit(page, code);
    const { paths } = shopper;
    const thrown = thrownOn(page);
    const card = (await askCards(shopper))[at];
    if (!card) throw new Error('The demo shop has too few products.');
    const pages = [
      paths.home(),
      paths.product(card),
      paths.category('kitchen'),
      paths.search('lamp'),
      paths.flashSales(),
      paths.cart(),
    ];
    for (const path of pages) {
      await page.goto(path);
      expect(thrown, path).toEqual([]);
    }
  });

test('they would notice a word that is another', async ({ page }) => {
  const { paths } = await visit(page, 'en');
  // Here it is what is wanted.
  page.removeAllListeners('pageerror');
  const thrown = thrownOn(page);
  await page.route(paths.brands(), async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('>Account<', '>Acount<') });
  });
  await page.goto(paths.brands());
  await expect.poll(() => thrown).not.toEqual([]);
});
