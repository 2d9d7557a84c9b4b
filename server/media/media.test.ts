import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createMedia } from './media.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'souk-media-'));
const media = createMedia({ dataDir });
const HEADPHONES = 'demo/p/wireless-headphones-0-black-front.webp';

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { width, height, format };
};

test('a picture of the demo is drawn at the asked width and kept', async () => {
  const response = await media.request(`/320/${HEADPHONES}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sizeOf(response)).toEqual({ width: 320, height: 320, format: 'webp' });
  expect(await readdir(join(dataDir, 'media/320/demo/p'))).toEqual([
    'wireless-headphones-0-black-front.webp',
  ]);
});

test('a browser that has the picture is told so', async () => {
  const first = await media.request(`/96/${HEADPHONES}`);
  const etag = first.headers.get('etag') ?? '';
  const again = await media.request(`/96/${HEADPHONES}`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('twenty shoppers who ask at once get the same bytes', async () => {
  const key = 'demo/p/wireless-headphones-1-white-scene.webp';
  const answers = await Promise.all(Array.from({ length: 20 }, () => media.request(`/160/${key}`)));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
});

test.each([
  '/321/demo/p/wireless-headphones-0-black-front.webp',
  '/99999/demo/p/wireless-headphones-0-black-front.webp',
  '/320/demo/p/wireless-headphones-9-black-front.webp',
  '/320/demo/p/wireless-headphones-0-gold-front.webp',
  '/320/demo/p/wireless-headphones-0-black-back.webp',
  '/320/demo/p/unknown-0-black-front.webp',
  '/320/demo/art/constructor.webp',
  '/320/demo/constructor/x.webp',
  '/320/../../etc/passwd',
  '/320/%2e%2e%2f%2e%2e%2fetc%2fpasswd.webp',
  '/320/..%2foriginals%2fsecret.webp',
  '/320/.hidden.webp',
  '/320/missing.webp',
])('%s is not there', async (path) => {
  expect((await media.request(path)).status).toBe(404);
});

test('a picture of the operator is shrunk, never enlarged', async () => {
  await mkdir(join(dataDir, 'media/originals/shop'), { recursive: true });
  const original = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  await writeFile(join(dataDir, 'media/originals/shop/door.png'), original);
  expect(await sizeOf(await media.request('/96/shop/door.png'))).toEqual({
    width: 96,
    height: 48,
    format: 'webp',
  });
  expect(await sizeOf(await media.request('/960/shop/door.png'))).toMatchObject({
    width: 400,
  });
});

test('a disk that takes nothing is reported, and the picture still comes', async () => {
  const blocked = join(dataDir, 'blocked');
  await writeFile(blocked, 'a file where a folder should be');
  const errors: unknown[] = [];
  const shop = createMedia({ dataDir: blocked, onDiskError: (error) => errors.push(error) });
  const response = await shop.request(`/64/${HEADPHONES}`);
  expect(response.status).toBe(200);
  expect(errors).toHaveLength(1);
});

test('where a product has no picture there is an empty studio', async () => {
  expect(await sizeOf(await media.request('/64/default.webp'))).toMatchObject({ width: 64 });
});
