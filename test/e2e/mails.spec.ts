import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writePreviews } from '#cli/mail/preview.ts';
import { createDb } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';
import { languageCodes } from '#i18n/languages.ts';
import { findViolations } from './states/axe.ts';
import { findCutTexts } from './states/cut-texts.ts';
import { findUntranslated } from './states/untranslated.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag22aa'];

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

for (const [at, language] of languageCodes.entries()) {
  const colorScheme = at % 2 === 0 ? 'light' : 'dark';
  const width = at % 2 === 0 ? 360 : 700;
  test.describe(`all mails in ${language}, ${colorScheme}, ${width} pixels wide`, () => {
    test.slow();
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('are open to everybody and can be read in full', async ({ page }) => {
      const files = (await readdir(folder)).filter(
        (name) => name.startsWith(`${language}-`) && name.endsWith('.html'),
      );
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) {
        await page.goto(`file://${join(folder, file)}`);
        const violations = await findViolations(page, { runOnly: RULES });
        const cut = await page.evaluate(findCutTexts, false);
        const untranslated = await findUntranslated(page, language);
        const found = [...violations.map(({ id }) => id), ...cut, ...untranslated];
        expect(found, file).toEqual([]);
      }
    });
  });
}
