import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createShopIcons } from './shop-icons.ts';

const shopOf = async ({ name = 'Souk & <Sons>', colour = '#470096' } = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-emblems-'));
  const identity = { name, colour };
  const shopIcons = createShopIcons({ dataDir, identify: async () => identity });
  const bytes = async (path: string) => {
    const answer = await shopIcons.request(path);
    expect(answer.status).toBe(200);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return { dataDir, identity, shopIcons, bytes };
};

/** The colour in the picture's corner, as [r, g, b]. */
const cornerOf = async (bytes: Buffer): Promise<number[]> => {
  const corner = sharp(bytes).removeAlpha().extract({ left: 2, top: 2, width: 1, height: 1 });
  return [...(await corner.raw().toBuffer())];
};

test('a browser that asks for /favicon.ico gets an icon file with three sizes', async () => {
  const { bytes: ico, answer } = await (await shopOf()).bytes('/favicon.ico');
  expect(answer.headers.get('content-type')).toBe('image/x-icon');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const sides = [0, 1, 2].map(async (at) => {
    const entry = ico.subarray(6 + 16 * at);
    const offset = entry.readUInt32LE(12);
    const { width } = await sharp(ico.subarray(offset, offset + entry.readUInt32LE(8))).metadata();
    return [entry.readUInt8(0), width];
  });
  expect(await Promise.all(sides)).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});

test.each([
  ['/media/shop/icon-192.png', 192],
  ['/media/shop/icon-512.png', 512],
  ['/media/shop/icon-maskable.png', 512],
  ['/apple-touch-icon.png', 180],
])('%s is a square of %i', async (path, side) => {
  const { bytes } = await (await shopOf()).bytes(path);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
});

test('the icons have the colour of the shop, also when it has changed', async () => {
  const { identity, bytes } = await shopOf({ colour: '#0a6640' });
  const path = '/media/shop/icon-maskable.png';
  expect(await cornerOf((await bytes(path)).bytes)).toEqual([0x0a, 0x66, 0x40]);
  identity.colour = '#b00020';
  expect(await cornerOf((await bytes(path)).bytes)).toEqual([0xb0, 0x00, 0x20]);
  expect((await bytes('/favicon.svg')).bytes.toString()).toContain('fill:#b00020');
});

test('a shop may bring an icon of its own', async () => {
  const { dataDir, bytes } = await shopOf();
  const own = sharp({ create: { width: 600, height: 600, channels: 3, background: '#123456' } });
  await mkdir(join(dataDir, 'media/originals'), { recursive: true });
  await writeFile(join(dataDir, 'media/originals/icon.png'), await own.png().toBuffer());
  const icon = await bytes('/media/shop/icon-192.png');
  expect(await cornerOf(icon.bytes)).toEqual([0x12, 0x34, 0x56]);
  expect((await bytes('/favicon.svg')).bytes.toString()).toContain('data:image/png;base64,');
});

test('links to the shop show a card with its name, in the frame that networks expect', async () => {
  const named = await (await shopOf()).bytes('/media/shop/share-en.jpg');
  expect(named.answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(named.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  const long = await (await shopOf({ name: 'A'.repeat(200) })).bytes('/media/shop/share-fr.jpg');
  expect(long.bytes.equals(named.bytes)).toBe(false);
});

test('there is no card in a language that the shop does not speak', async () => {
  const { shopIcons } = await shopOf();
  expect((await shopIcons.request('/media/shop/share-xx.jpg')).status).toBe(404);
});
