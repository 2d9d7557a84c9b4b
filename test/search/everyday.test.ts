import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { fillDemoShop } from '#demo/fill.ts';
import { isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';

/** So many of the queries have to be answered well. It only goes up. */
const LEAST = 292;
/** What a shopper sees without scrolling. */
const SEEN = 5;
/** So many of those have to be of the right kind; all of them, where fewer are shown. */
const RIGHT = 3;
/** Among the kinds: the shop has nothing of it, and what comes near is welcome, however little. */
const NOTHING = '-';

type Query = { language: LanguageCode; q: string; kinds: string[] };

const readQuery = (line: string): Query => {
  const [language, q, kinds] = line.split('\t');
  if (!isLanguageCode(language) || !q || !kinds) throw new Error(`No query: ${line}`);
  return { language, q, kinds: kinds.split(' ') };
};

const file = await readFile(join(import.meta.dirname, 'everyday.tsv'), 'utf8');
const queries = file
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readQuery);

const db = await testDatabase();
const shop = testApp(db);

beforeAll(async () => {
  await fillDemoShop(db, { now: new Date('2026-05-20T10:00:00Z') });
});

/** The kind of a demo product, by the name of its picture. */
const kindOf = (image: string): string => /([a-z0-9-]+?)-\d-[a-z]+-[a-z]+\./.exec(image)?.[1] ?? '';

const isGood = (found: string[], corrected: string | null, { kinds }: Query): boolean => {
  const seen = found.slice(0, SEEN);
  const right = seen.filter((kind) => kinds.includes(kind)).length;
  if (right < Math.min(RIGHT, seen.length)) return false;
  return kinds.includes(NOTHING) ? corrected === null : kinds.includes(seen[0] ?? '');
};

test('what people type every day finds what they mean among the first five', async () => {
  const bad: string[] = [];
  for (const query of queries) {
    const { language, q } = query;
    const { data } = await shop.call(getListing, { query: { q }, language });
    const found = data.products.result.map(({ image }) => kindOf(image));
    if (!isGood(found, data.corrected, query))
      bad.push(`${language}\t${q}\t${found.slice(0, SEEN).join(' ')}\t${data.corrected ?? ''}`);
  }
  expect(
    queries.length - bad.length,
    `of ${queries.length}:\n${bad.join('\n')}`,
  ).toBeGreaterThanOrEqual(LEAST);
});
