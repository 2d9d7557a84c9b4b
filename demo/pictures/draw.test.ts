import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { findDemoPicture } from './draw.ts';
import { artwork, categoryTile, productPicture } from './key.ts';
import { readPlace } from './places.ts';

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

test('who looks closely sees a cover that is drawn anew, not enlarged', async () => {
  const draw = findDemoPicture(productPicture('mystery-novel', 0, 'black', 'front'));
  if (!draw) throw new Error('no cover is drawn');
  const sharpnessAt = async (width: number): Promise<number> => {
    const picture = await (await draw(width)).resize(1280, 1280).png().toBuffer();
    return (await sharp(picture).stats()).sharpness;
  };
  expect(await sharpnessAt(1280)).toBeGreaterThan((await sharpnessAt(800)) * 1.2);
});

test('no two departments share a ground', () => {
  const grounds = DEPARTMENTS.map(({ ground }) => ground.join());
  expect(new Set(grounds).size).toBe(DEPARTMENTS.length);
});

/** What a tall tile leaves of a picture's width, and what a wide heading leaves of its height. */
const [TALL, WIDE] = [0.625, 0.667];

test.each([
  ['collection-slow-mornings', 'table'],
  ['collection-gifts-under-30', 'window'],
] as const)('wherever a page cuts it, all goods of %s are seen whole', async (name, place) => {
  const draw = findDemoPicture(artwork(name));
  if (!draw) throw new Error(`nothing is drawn for ${name}`);
  const { data, info } = await (await draw(320)).raw().toBuffer({ resolveWithObject: true });
  const bare = await readPlace(place, info.width);
  const cut = ((info.width - info.height) / 2) * info.width;
  const shown = (at: number): number => Math.abs((data[at * 3] ?? 0) - (bare[(at + cut) * 3] ?? 0));
  const seen = { inside: 0, outside: 0 };
  for (let at = 0; at < info.width * info.height; at += 1) {
    if (shown(at) < 24) continue;
    const x = Math.abs((at % info.width) / info.width - 0.5);
    const y = Math.abs(Math.floor(at / info.width) / info.height - 0.5);
    seen[x < TALL / 2 && y < WIDE / 2 ? 'inside' : 'outside'] += 1;
  }
  expect(seen.inside).toBeGreaterThan(5_000);
  expect(seen.outside).toBe(0);
});
