import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { fillDemoShop, isShopEmpty } from './fill.ts';

const db = await testDatabase();
const NOW = new Date('2026-05-20T10:00:00Z');

test('an empty shop is filled once', async () => {
  expect(await isShopEmpty(db)).toBe(true);
  const start = performance.now();
  await fillDemoShop(db, { now: NOW });
  process.stdout.write(`${performance.now() - start}\n`);
  expect(await isShopEmpty(db)).toBe(false);
});
