import { expect, test } from 'vitest';
import { readPrints } from '#demo/pictures/print/surface.ts';
import { productPicture } from '#demo/pictures/key.ts';
import { findDemoPicture } from '#demo/pictures/draw.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { formOf } from '#demo/pictures/forms.ts';
import { screenOf } from './draw-screen.ts';

const NUMBERS = [0, 1, 2, 3, 4];

test.each(['smartphone', 'laptop', 'television'])(
  'no two models show the same picture: %s',
  (id) => {
    const shown = NUMBERS.map((number) => screenOf(id, number)?.(1.6));
    expect(shown.every((svg) => svg?.startsWith('<svg'))).toBe(true);
    expect(new Set(shown).size).toBe(NUMBERS.length);
  },
);

test('what lights up in the studio shows a picture, and nothing else does', () => {
  for (const { id } of PRODUCT_TYPES) {
    const lit = NUMBERS.some((number) =>
      (['front', 'angle'] as const).some((from) =>
        readPrints(formOf(id, number), from)?.surfaces.some(({ name }) => name === 'screen'),
      ),
    );
    expect([id, screenOf(id, 0) !== undefined]).toEqual([id, lit]);
  }
});

test('a laptop in the same colour is told from another by its display alone', async () => {
  const draw = async (number: number) => {
    const picture = findDemoPicture(productPicture('laptop', number, 'silver', 'front'));
    if (!picture) throw new Error('no picture');
    return (await picture(200)).raw().toBuffer({ resolveWithObject: true });
  };
  const [first, second] = [await draw(0), await draw(1)];
  const at = [...first.data].flatMap((byte, k) =>
    Math.abs(byte - (second.data[k] ?? 0)) > 16 ? [Math.floor(k / 3)] : [],
  );
  expect(at.length).toBeGreaterThan(2_000);
  const rows = at.map((pixel) => Math.floor(pixel / 200));
  // The display is the upper part of it, in the middle of the picture.
  expect(Math.max(...rows)).toBeLessThan(130);
  expect(Math.min(...rows)).toBeGreaterThan(40);
});
