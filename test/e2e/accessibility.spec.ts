import { expect } from '@playwright/test';
import { test } from './test.ts';
import { languageCodes } from '#i18n/languages.ts';
import { visit } from './shop.ts';
import { states } from './states/all.ts';
import { colorSchemes, examineTexts, examineWithAxe, eyes } from './states/examine.ts';
import { widths } from './states/state.ts';

/** The one of `all` that is its turn when each stands for `run` states on end. */
const turnOf = <T>(all: readonly [T, ...T[]], at: number, run: number): T =>
  all[Math.floor(at / run) % all.length] ?? all[0];

// One window for all of them, emptied in between: half of what a page takes is a new window's first page.
test.use({ reuseContext: true });

// Each state once, spread over languages, widths and colours; `npm run audit` looks at all of them.
for (const [at, { name, open, only, picture }] of states.entries()) {
  const language = turnOf(languageCodes, at, 1);
  const width = only ?? turnOf(widths, at, languageCodes.length);
  const colorScheme = turnOf(colorSchemes, at, languageCodes.length * widths.length);
  test.describe(`${name}, in ${language}, ${colorScheme}, ${width} pixels wide`, () => {
    // The whole page is looked at: long on a busy machine.
    test.slow();
    test.use({ ...eyes(width), colorScheme });

    test('is open to everybody and can be read in full', async ({ page }) => {
      const shopper = await visit(page, language, picture);
      await open(shopper);
      expect([
        ...(await examineWithAxe(shopper, [colorScheme])),
        ...(await examineTexts(shopper, width)),
      ]).toEqual([]);
    });
  });
}
