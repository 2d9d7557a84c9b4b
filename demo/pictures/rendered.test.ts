import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { RAMPS } from './colours.ts';
import { formOf } from './forms.ts';
import { paintRendered } from './rendered.ts';
import { drawRenderedObject } from './rendered-object.ts';
import { isRendered } from './rendered-product.ts';

const rendered = async (name: string) => ({
  picture: await readFile(new URL(`rendered/${name}.webp`, import.meta.url)),
  layers: await readFile(new URL(`rendered/${name}-layers.webp`, import.meta.url)),
});

test('every product type is rendered in each of its forms, and all that is kept stays below 25 MB', async () => {
  expect(PRODUCT_TYPES.length).toBeGreaterThan(120);
  const forms = PRODUCT_TYPES.flatMap(({ id }) => [
    formOf(id),
    ...[0, 1, 2, 3, 4].map((number) => formOf(id, number)),
  ]);
  expect(new Set(forms).size).toBeGreaterThan(PRODUCT_TYPES.length + 10);
  expect(forms.filter((form) => !isRendered(form))).toEqual([]);
  const sizes = await Promise.all(
    ['rendered/', 'places/'].map(async (folder) => {
      const files = await readdir(new URL(folder, import.meta.url));
      return Promise.all(
        files.map(async (file) => (await stat(new URL(folder + file, import.meta.url))).size),
      );
    }),
  );
  const bytes = sizes.flat().reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(25_000_000);
});

type Pixel = [number, number, number];

/** The mean colour of the pixels that `chosen` picks by their place. */
const meanOf = (
  { data }: { data: Buffer },
  chosen: (index: number) => boolean,
): { mean: Pixel; count: number } => {
  const sum: Pixel = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length / 3; at += 1) {
    if (!chosen(at)) continue;
    count += 1;
    for (const c of [0, 1, 2] as const) sum[c] += data[at * 3 + c] ?? 0;
  }
  return { mean: sum.map((part) => part / count) as Pixel, count };
};

test('a red teapot is red, its highlight white, and it stands on ground of the tint', async () => {
  const teapot = await rendered('teapot-front');
  const painted = await paintRendered(teapot, { parts: [RAMPS.red[1]], ground: '#dfeedd' });
  const planes = await sharp(teapot.layers).extractChannel(0).raw().toBuffer();
  const size = painted.width * painted.height;
  const plane = (which: number, at: number): number => planes[which * size + at] ?? 0;

  const body = meanOf(painted, (at) => plane(0, at) > 250 && plane(2, at) < 90);
  expect(body.count).toBeGreaterThan(20_000);
  expect(body.mean[0]).toBeGreaterThan(body.mean[1] * 2);
  expect(body.mean[0]).toBeGreaterThan(body.mean[2] * 2);

  const highlight = meanOf(painted, (at) => plane(0, at) > 250 && plane(2, at) > 200);
  expect(highlight.count).toBeGreaterThan(100);
  expect(Math.min(...highlight.mean)).toBeGreaterThan(200);

  const ground = meanOf(painted, (at) => plane(3, at) < 3);
  expect(ground.mean[1]).toBeGreaterThan(ground.mean[0] + 6);
  expect(ground.mean[1]).toBeGreaterThan(ground.mean[2] + 6);
});

test('without colours a product stays as it was rendered, and the wall behind it is more even', async () => {
  const teapot = await rendered('teapot-front');
  const painted = await paintRendered(teapot, { parts: [], ground: '#ffffff' });
  const planes = await sharp(teapot.layers).extractChannel(0).raw().toBuffer();
  const before = await sharp(teapot.picture).raw().toBuffer();
  const { width, height } = painted;
  const object = (at: number): number => planes[width * height * 3 + at] ?? 0;
  const far = before.filter(
    (byte, at) =>
      object(Math.floor(at / 3)) === 255 && Math.abs(byte - (painted.data[at] ?? 0)) > 2,
  );
  expect(far.length).toBe(0);

  const fall = (data: Buffer): number => {
    const rows = (from: number, to: number): number =>
      meanOf({ data }, (at) => at % width < 12 && at >= from * width && at < to * width).mean[1];
    return rows(height - 40, height) - rows(0, 40);
  };
  expect(fall(before)).toBeGreaterThan(10);
  expect(fall(painted.data)).toBeLessThan(fall(before) * 0.7);
});

test('the bare ground beside a product has no blotches of another colour', async () => {
  const teapot = await rendered('teapot-front');
  const painted = await paintRendered(teapot, { parts: [], ground: '#ffffff' });
  const before = await sharp(teapot.picture).raw().toBuffer();
  const { width, height } = painted;
  // How much the difference of red and blue changes from one square of the foremost ground to the next.
  const unevenness = (data: Buffer): number => {
    const square = (x: number, y: number): number => {
      const { mean } = meanOf({ data }, (at) => {
        const [column, row] = [at % width, Math.floor(at / width)];
        return column >= x && column < x + 16 && row >= y && row < y + 16;
      });
      return mean[0] - mean[2];
    };
    const row = Array.from({ length: width / 16 }, (_, at) => square(at * 16, height - 32));
    return row.reduce((sum, here, at) => sum + Math.abs(here - (row[at + 1] ?? here)), 0);
  };
  expect(unevenness(painted.data)).toBeLessThan(unevenness(before) * 0.6);
});

test('in a place a product keeps its colour and its shadow falls on what it stands on', async () => {
  const teapot = await rendered('teapot-front');
  const planes = await sharp(teapot.layers).extractChannel(0).raw().toBuffer();
  const count = planes.length / 4;
  const wood = Buffer.alloc(count * 3, Buffer.from([150, 110, 70]));
  const parts = [RAMPS.red[1]];
  const [placed, alone] = await Promise.all(
    [wood, '#ffffff'].map((ground) => paintRendered(teapot, { parts, ground })),
  );
  if (!placed || !alone) throw new Error('nothing was painted');
  const object = (at: number): number => planes[count * 3 + at] ?? 0;
  const inside = (at: number) => object(at) > 253;
  const [there, before] = [meanOf(placed, inside).mean, meanOf(alone, inside).mean];
  for (const c of [0, 1, 2] as const) expect(Math.abs(there[c] - before[c])).toBeLessThan(1);

  // Far from the product nothing is changed.
  const { mean: wall } = meanOf(placed, (at) => at % placed.width < 12);
  for (const [c, byte] of [150, 110, 70].entries())
    expect(Math.abs((wall[c] ?? 0) - byte)).toBeLessThan(3);
  const dark = (at: number) => object(at) === 0 && (placed.data[at * 3] ?? 0) < 120;
  expect(meanOf(placed, dark).count).toBeGreaterThan(2_000);
});

test('a place of another size is refused', async () => {
  const teapot = await rendered('teapot-front');
  await expect(paintRendered(teapot, { parts: [], ground: Buffer.alloc(300) })).rejects.toThrow(
    'not of the size',
  );
});

test('layers of another size are refused', async () => {
  const { picture } = await rendered('teapot-front');
  await expect(
    paintRendered({ picture, layers: picture }, { parts: [], ground: '#ffffff' }),
  ).rejects.toThrow('four squares');
});

test('a rendered product stands in a composed picture with its shadow and without its ground', async () => {
  const { pixels, box } = await drawRenderedObject('teapot', 'red', 300);
  const { data, width } = pixels;
  const alphaAt = (x: number, y: number): number =>
    data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0;
  const { left, right, top, bottom } = box;
  expect(right - left).toBeGreaterThan(200);
  expect([alphaAt(2, 2), alphaAt(width - 3, 2), alphaAt(left - 20, top)]).toEqual([0, 0, 0]);
  expect(alphaAt((left + right) / 2, (top + bottom) / 2)).toBeGreaterThan(250);
  // The key light stands to the left, so the shadow lies to the right of the foot.
  const below = alphaAt((left + right) / 2 + 20, bottom - 2);
  expect(below).toBeGreaterThan(30);
});
