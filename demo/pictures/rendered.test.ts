import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RAMPS } from './colours.ts';
import { paintRendered } from './rendered.ts';
import { drawRenderedObject } from './rendered-object.ts';

const rendered = async (name: string) => ({
  picture: await readFile(new URL(`rendered/${name}.webp`, import.meta.url)),
  layers: await readFile(new URL(`rendered/${name}-layers.webp`, import.meta.url)),
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

test('without colours the picture stays as it was rendered', async () => {
  const teapot = await rendered('teapot-front');
  const painted = await paintRendered(teapot, { parts: [], ground: '#ffffff' });
  const before = await sharp(teapot.picture).raw().toBuffer();
  const far = before.filter((byte, at) => Math.abs(byte - (painted.data[at] ?? 0)) > 2);
  expect(far.length).toBe(0);
});

test('layers of another size are refused', async () => {
  const { picture } = await rendered('teapot-front');
  await expect(
    paintRendered({ picture, layers: picture }, { parts: [], ground: '#ffffff' }),
  ).rejects.toThrow('four squares');
});

test('a rendered product stands in a composed picture without its ground', async () => {
  const { data, width } = await drawRenderedObject('teapot', 'red', { side: 300 });
  const alphaAt = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  expect([alphaAt(2, 2), alphaAt(297, 2), alphaAt(2, 297)]).toEqual([0, 0, 0]);
  expect(alphaAt(150, 160)).toBeGreaterThan(250);
});
