import { expect, test } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { visit } from './shop.ts';
import { states } from './states/all.ts';
import { colorSchemes, examineTexts, examineWithAxe, eyes, sizeOf } from './states/examine.ts';
import { widths } from './states/state.ts';

for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    for (const { name, open, only } of states) {
      test.describe(name, () => {
        test.use(eyes(only ?? 360));
        const seen = only ? [only] : widths;

        test('texts', async ({ page }) => {
          const shopper = await visit(page, language);
          await open(shopper);
          const found: string[] = [];
          for (const width of seen) {
            await page.setViewportSize(sizeOf(width));
            found.push(...(await examineTexts(shopper, width)));
          }
          expect(found).toEqual([]);
        });

        test('axe', async ({ page }) => {
          const shopper = await visit(page, language);
          await open(shopper);
          const found: string[] = [];
          for (const width of seen) {
            await page.setViewportSize(sizeOf(width));
            found.push(...(await examineWithAxe(shopper, colorSchemes)));
          }
          expect(found).toEqual([]);
        });
      });
    }
  });
}
