import { expect } from '@playwright/test';
import { test } from './test.ts';
import { languageCodes } from '#i18n/languages.ts';
import { visit } from './shop.ts';
import { states } from './states/all.ts';
import { colorSchemes, examineTexts, examineWithAxe, eyes, sizeOf } from './states/examine.ts';
import { widths } from './states/state.ts';

const EXAMINED = {
  texts: examineTexts,
  axe: (shopper: Parameters<typeof examineWithAxe>[0]) => examineWithAxe(shopper, colorSchemes),
};

for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    for (const { name, open, only, picture } of states) {
      test.describe(name, () => {
        test.use(eyes(only ?? 360));

        for (const [what, examine] of Object.entries(EXAMINED)) {
          test(what, async ({ page }) => {
            const shopper = await visit(page, language, picture);
            await open(shopper);
            const found: string[] = [];
            for (const width of only ? [only] : widths) {
              await page.setViewportSize(sizeOf(width));
              found.push(...(await examine(shopper, width)));
            }
            expect(found).toEqual([]);
          });
        }
      });
    }
  });
}
