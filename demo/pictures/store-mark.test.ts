import { expect, test } from 'vitest';
import { STORES } from '#demo/stores.ts';
import { findDemoPicture } from './draw.ts';
import { storeLogo } from './key.ts';

test('every store has a mark of its own, none looks like another', async () => {
  const marks = await Promise.all(
    STORES.map(async ({ id }) => {
      const draw = findDemoPicture(storeLogo(id));
      if (!draw) throw new Error(`${id} has no mark`);
      return (await draw(48)).raw().toBuffer();
    }),
  );
  expect(marks.every(({ length }) => length === 48 * 48 * 3)).toBe(true);
  expect(new Set(marks.map((mark) => mark.toString('base64'))).size).toBe(STORES.length);
});

test('a mark fills an eighth of its ground at least', async () => {
  for (const { id } of STORES) {
    const pixels = await (await findDemoPicture(storeLogo(id))?.(40))?.raw().toBuffer();
    const corner = pixels?.subarray(0, 3).toString('hex');
    const drawn = Array.from({ length: 1600 }, (_, at) =>
      pixels?.subarray(at * 3, at * 3 + 3).toString('hex'),
    ).filter((pixel) => pixel !== corner);
    expect(drawn.length, id).toBeGreaterThan(200);
  }
});
