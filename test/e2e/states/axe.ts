import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds at fault in the page as it stands, or in the part of it that a selector names. The shop
 * and its mails have no frames, into which axe would have to be put too.
 */
export const findViolations = async (
  page: Page,
  options: Pick<axe.RunOptions, 'runOnly' | 'rules'>,
  part?: string,
): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const { violations } = await page.evaluate(
    ([where, asked]) =>
      // What is in order would take longer to tell than to find.
      window.axe.run(where ?? document, { ...asked, resultTypes: ['violations'] }),
    [part, options] as const,
  );
  return violations;
};
