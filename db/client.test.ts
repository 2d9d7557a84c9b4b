import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';

const db = await testDatabase();

const read = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    db,
  );
  return rows[0]?.value;
};

test('money arrives as an exact number and is refused where a number cannot hold it', async () => {
  expect(await read('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
  expect(await read("'{1,null,3}'::bigint[]")).toEqual([1, null, 3]);
  await expect(read('9007199254740993::bigint')).rejects.toThrow('beyond a safe integer');
});

test('a day stays the same day in every time zone, a moment is a Date', async () => {
  expect(await read("date '2026-01-31'")).toBe('2026-01-31');
  expect(await read("timestamptz '2026-01-31 23:30+00'")).toEqual(new Date('2026-01-31T23:30:00Z'));
  expect(await read("current_setting('timezone')")).toBe('UTC');
});

test('words of the five languages keep their letters', async () => {
  expect(await read("length('étagère')")).toBe(7);
  expect(await read("upper('école şeker')")).toBe('ÉCOLE ŞEKER');
  expect(await read("to_tsvector('arabic', 'كِتَابٌ')::text")).toContain('كتاب');
});
