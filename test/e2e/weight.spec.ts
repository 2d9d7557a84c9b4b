import { expect } from '@playwright/test';
import { test } from './test.ts';
import { languageCodes } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** What the home page may weigh on the way to a browser, bytes (docs/decisions/007). */
const MOST = 25_000;

test('the home page travels in 25 kB, in every language, with all of its rows', async ({
  request,
}) => {
  for (const language of languageCodes) {
    const headers = { 'accept-encoding': 'br', 'sec-fetch-dest': 'empty' };
    const answer = await request.get(makePaths(language).home(), { headers });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(Number(answer.headers()['content-length']), language).toBeLessThanOrEqual(MOST);
    const html = await answer.text();
    const [, sale = ''] = /<ul[^>]*class="card-row"[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
    expect(sale.match(/class="card"/g)).toHaveLength(8);
  }
});
