import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { isSlug, RESERVED_SLUGS } from './slug.ts';

const db = await testDatabase();

const isSlugInSql = async (text: string): Promise<boolean> => {
  const { rows } = await sql<{ yes: boolean }>`select is_slug(${text}) as yes`.execute(db);
  return rows[0]?.yes ?? false;
};

test('the database and the contract reserve the same slugs', async () => {
  const { rows } = await sql<{ words: string[] }>`select reserved_slugs() as words`.execute(db);
  expect(new Set(rows[0]?.words)).toEqual(RESERVED_SLUGS);
});

test.each([
  'kettle',
  'steel-kettle-2',
  'bouilloire-en-acier-été',
  'غلاية-من-الفولاذ',
  'किताब',
  'all',
  'tr',
  'user',
  '',
  '-a',
  'a-',
  'a--b',
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'a.b',
  'a%20b',
  "a'b",
  'a\\b',
  'x'.repeat(121),
])('database and contract agree whether "%s" is a slug', async (text) => {
  expect(await isSlugInSql(text)).toBe(isSlug(text));
});
