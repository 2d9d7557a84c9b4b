import { expect, test } from 'vitest';
import { refusalOf } from '#db/check-database.ts';

test.each([
  [140_012, '14.12'],
  [90_624, '9.6.24'],
])('PostgreSQL %i is too old, and the sentence names it', (version, release) => {
  expect(refusalOf({ version, release, encoding: 'UTF8' })).toBe(
    `DATABASE_URL leads to PostgreSQL ${release}; Souk needs 15 or newer.`,
  );
});

test.each([150_000, 150_018, 180_000])('PostgreSQL %i is new enough', (version) => {
  expect(refusalOf({ version, release: 'new', encoding: 'UTF8' })).toBeUndefined();
});

test('a database in another encoding is refused', () => {
  const server = { version: 150_000, release: '15.0', encoding: 'LATIN1' };
  expect(refusalOf(server)).toContain('encoding LATIN1');
});
