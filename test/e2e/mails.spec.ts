import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { writePreviews } from '#cli/mail/preview.ts';
import { createDb } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';
import { languageCodes } from '#i18n/languages.ts';
import { findViolations } from './states/axe.ts';
import { findCutTexts } from './states/cut-texts.ts';
import { findUntranslated } from './states/untranslated.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag22aa'];

// All of them are written once, and read by one worker.
test.describe.configure({ mode: 'default' });

let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-mails-'));
  const postgres = await startTemporaryPostgres();
  const db = createDb(postgres.connection);
  await migrate(postgres.connection);
  await writePreviews({ db, dataDir: folder, folder, now: new Date() });
  await db.destroy();
  await postgres.stop();
});

test.afterAll(() => rm(folder, { recursive: true }));

/** What axe finds at fault by day and by night. */
const findViolationsOf = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page, { runOnly: RULES });
    found.push(...violations.map(({ id }) => `${id}, ${colorScheme}`));
  }
  return found;
};

for (const [at, language] of languageCodes.entries()) {
  const width = at % 2 === 0 ? 360 : 700;
  test.describe(`all mails in ${language}, ${width} pixels wide`, () => {
    test.slow();
    test.use({ viewport: { width, height: 800 } });

    test('are open to everybody and can be read in full', async ({ page }) => {
      const files = (await readdir(folder)).filter(
        (name) => name.startsWith(`${language}-`) && name.endsWith('.html'),
      );
      expect(files.length).toBeGreaterThan(10);
      for (const [number, file] of files.toSorted().entries()) {
        await page.goto(`file://${join(folder, file)}`);
        const cut = await page.evaluate(findCutTexts, false);
        const untranslated = await findUntranslated(page, language);
        // What axe looks at is made by one frame: each mail has its turn in one language, in both colours.
        const violations = number % languageCodes.length === at ? await findViolationsOf(page) : [];
        expect([...violations, ...cut, ...untranslated], file).toEqual([]);
      }
    });
  });
}
