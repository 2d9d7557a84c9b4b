import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { findDifferences } from './compare.ts';

/** Parts of the same two pages, drawn by two builds of Debian's Chromium. */
const read = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'builds', `${name}.png`));

/** The picture with the box moved down, what was around it on one side in the gap. */
const moveDown = async (picture: Buffer, box: Region, points: number): Promise<Buffer> => {
  const moved = await sharp(picture).extract(box).toBuffer();
  const strip = { ...box, height: points, top: box.top - points };
  const gap = await sharp(picture).extract(strip).toBuffer();
  return sharp(picture)
    .composite([
      { input: gap, left: box.left, top: box.top },
      { input: moved, left: box.left, top: box.top + points },
    ])
    .png()
    .toBuffer();
};

const wipe = (picture: Buffer, { left, top, width, height }: Region): Promise<Buffer> =>
  sharp(picture)
    .composite([
      { input: { create: { width, height, channels: 3, background: '#ffffff' } }, left, top },
    ])
    .png()
    .toBuffer();

describe.each([
  {
    screen: 'narrow',
    scale: 1,
    button: { left: 16, top: 268, width: 112, height: 44 },
    icon: { left: 37, top: 282, width: 17, height: 17 },
    field: { left: 170, top: 63, width: 130, height: 40 },
  },
  {
    screen: 'wide',
    scale: 0.5,
    button: { left: 172, top: 263, width: 74, height: 26 },
    icon: { left: 380, top: 34, width: 15, height: 17 },
    field: { left: 10, top: 31, width: 200, height: 22 },
  },
])('a $screen page', async ({ screen, scale, button, icon, field }) => {
  const kept = await read(`${screen}-headless-shell`);
  const other = await read(`${screen}-chromium`);
  const count = async (picture: Buffer): Promise<number> =>
    (await findDifferences(picture, kept, scale)).length;

  test('looks the same with letters that another build of the browser smooths', async () => {
    expect(other.equals(kept)).toBe(false);
    expect(await count(other)).toBe(0);
  });

  test.each([['this'], ['another']])(
    'does not with a button four pixels lower, an icon or a pale field less, in %s build',
    async (build) => {
      const now = build === 'this' ? kept : other;
      expect(await count(await moveDown(now, button, 4 * scale))).toBeGreaterThan(0);
      expect(await count(await wipe(now, icon))).toBeGreaterThan(0);
      expect(await count(await wipe(now, field))).toBeGreaterThan(0);
    },
  );
});

test('a picture of another size is another one', async () => {
  const kept = await read('narrow-headless-shell');
  const smaller = await sharp(kept)
    .extract({ left: 0, top: 0, width: 360, height: 600 })
    .toBuffer();
  expect(await findDifferences(smaller, kept, 1)).toHaveLength(1);
});
