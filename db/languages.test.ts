import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';

const db = await testDatabase();

const FIVE = ['en', 'fr', 'ar', 'tr', 'hi'].map((code, at) => ({ code, speaks: 2 ** at }));
const SIX = [...FIVE, { code: 'de', speaks: 32 }];

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db);
  return rows[0]?.n ?? 0;
};

test('a sixth language finds what the default language says', async () => {
  await addProduct(db, { en: 'Steel kettle', fr: 'Bouilloire en acier' });
  await rebuildSearch(db, NOON);
  const english = await count("search_doc where language = 'en'");
  const words = await count('search_df where speaks_for & 1 = 1');
  expect(english).toBeGreaterThan(0);

  await sql`select add_languages(${JSON.stringify(SIX)}::jsonb)`.execute(db);
  expect(await count("search_doc where language = 'en' and speaks_for & 32 = 32")).toBe(english);
  expect(await count("search_doc where language = 'fr' and speaks_for & 32 = 32")).toBe(0);
  expect(await count('search_df where speaks_for & 32 = 32')).toBe(words);
  expect(await count("search_language where language = 'de'")).toBe(1);

  // Each start says it again.
  await sql`select add_languages(${JSON.stringify(SIX)}::jsonb)`.execute(db);
  expect(await count("search_doc where language = 'en' and speaks_for & 32 = 32")).toBe(english);
});
