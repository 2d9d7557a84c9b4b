import { expect, test } from 'vitest';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { findDemoPicture } from './draw.ts';
import { categoryTile, productPicture } from './key.ts';

/** The mean red, green and blue of the picture's left edge, where nothing but the ground is seen. */
const groundOf = async (key: string): Promise<number[]> => {
  const draw = findDemoPicture(key);
  if (!draw) throw new Error(`nothing is drawn for ${key}`);
  const side = 80;
  const { data } = await (await draw(side)).raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: side }, (_, row) => row * side * 3);
  return [0, 1, 2].map((c) => rows.reduce((sum, at) => sum + (data[at + c] ?? 0), 0) / side);
};

test('goods of one department stand on one ground, whatever their colours', async () => {
  const [first, ...others] = await Promise.all(
    [
      productPicture('teapot', 0, 'white', 'front'),
      productPicture('teapot', 1, 'terracotta', 'front'),
      productPicture('casserole', 1, 'red', 'front'),
      categoryTile('cookware'),
    ].map(groundOf),
  );
  for (const other of others)
    for (const c of [0, 1, 2])
      expect(Math.abs((other[c] ?? 0) - (first?.[c] ?? 0))).toBeLessThan(8);
});

test('the ground is warm in the kitchen and cool where electronics stand', async () => {
  const [kitchen, electronics] = await Promise.all(
    ['kitchen', 'electronics'].map((id) => groundOf(categoryTile(id))),
  );
  expect(kitchen?.[0]).toBeGreaterThan((kitchen?.[2] ?? 0) + 5);
  expect(electronics?.[2]).toBeGreaterThan((electronics?.[0] ?? 0) + 5);
});

test('no two departments share a ground', () => {
  const grounds = DEPARTMENTS.map(({ ground }) => ground.join());
  expect(new Set(grounds).size).toBe(DEPARTMENTS.length);
});
