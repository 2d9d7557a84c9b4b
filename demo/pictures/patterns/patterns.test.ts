import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findDemoPicture } from '#demo/pictures/draw.ts';
import { formOf } from '#demo/pictures/forms.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { patternOf } from './patterns.ts';

const NUMBERS = [0, 1, 2, 3, 4];

test('no two dresses and no two coats are one cut in one cloth', () => {
  for (const id of ['dress', 'coat']) {
    const worn = NUMBERS.map((number) =>
      [formOf(id, number), patternOf(id, number, 'navy')].join(),
    );
    expect(new Set(worn).size, id).toBe(NUMBERS.length);
  }
});

test('a pattern is seen on every colour that its garment comes in', () => {
  const garments = PRODUCT_TYPES.filter(({ id }) => ['dress', 'coat', 't-shirt'].includes(id));
  const drawn = garments.flatMap(({ id, looks }) =>
    looks.flatMap((colour) =>
      NUMBERS.flatMap((number) => (colour && patternOf(id, number, colour)) ?? []),
    ),
  );
  expect(drawn.length).toBeGreaterThan(25);
  const plain = drawn.filter((svg) => new Set(svg.match(/#[0-9a-f]{6}/g)).size < 2);
  expect(plain).toEqual([]);
});

test('a dress with dots shows them, and in its colour', async () => {
  const spreadOf = async (name: string): Promise<number> => {
    const picture = await findDemoPicture(`demo/p/${name}.webp`)?.(320);
    const whole = (await picture?.png().toBuffer()) ?? Buffer.alloc(0);
    // Within the skirt; what is cut out is measured, so it is kept before.
    const skirt = await sharp(whole)
      .extract({ left: 130, top: 150, width: 60, height: 80 })
      .png()
      .toBuffer();
    return (await sharp(skirt).stats()).channels[0]?.stdev ?? 0;
  };
  const [dotted = 0, plain = 0] = await Promise.all(
    ['dress-2-navy-front', 'dress-4-navy-front'].map(spreadOf),
  );
  expect(dotted).toBeGreaterThan(3 * plain);
});
