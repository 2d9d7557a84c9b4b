import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { diskPictures } from '#extend/disk-pictures.ts';
import type { PictureStore } from '#extend/shop.ts';
import { createMedia } from './media.ts';
import type { Problem } from './pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'souk-media-'));
const problems: Problem[] = [];
const GIGABYTE = 1_000_000_000;
const media = createMedia({
  dataDir,
  mostBytes: GIGABYTE,
  onProblem: (problem) => problems.push(problem),
});
const HEADPHONES = 'demo/p/wireless-headphones-0-black-front.webp';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHROME = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { width, height, format };
};

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

const putOriginal = async (key: string, bytes: Buffer | string) => {
  await mkdir(join(dataDir, 'media/originals/shop'), { recursive: true });
  await writeFile(join(dataDir, 'media/originals', key), bytes);
};

test('a picture of the demo is drawn at the asked width and kept', async () => {
  const response = await media.request(`/320/${HEADPHONES}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
  expect(response.headers.get('vary')).toBe('Accept');
  expect(await sizeOf(response)).toEqual({ width: 320, height: 320, format: 'webp' });
  expect(await readdir(join(dataDir, 'media/made/plain/320/demo/p'))).toEqual([
    'wireless-headphones-0-black-front.webp',
  ]);
});

/** An AVIF is drawn behind all that is waited for, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 20_000 };

test('a browser that takes AVIF waits for no AVIF, and has it the next time', async () => {
  const path = `/480/${HEADPHONES}`;
  const first = await media.request(path, { headers: CHROME });
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
  await vi.waitFor(async () => {
    const next = await media.request(path, { headers: CHROME });
    expect(next.headers.get('content-type')).toBe('image/avif');
    expect(next.headers.get('cache-control')).toBe(IMMUTABLE);
    expect(await sizeOf(next)).toEqual({ width: 480, height: 480, format: 'heif' });
  }, PATIENCE);
  for (const accept of ['*/*', 'image/avif;q=0, image/webp']) {
    const other = await media.request(path, { headers: { accept } });
    expect(other.headers.get('content-type')).toBe('image/webp');
  }
});

test('a small picture is the same for everybody', async () => {
  const response = await media.request(`/160/${HEADPHONES}`, { headers: CHROME });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('vary')).toBeNull();
  expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
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

test('a crowd that asks for more than can be made soon is told to come back', async () => {
  const point = await photo(1, 1).png().toBuffer();
  const gate = Promise.withResolvers<void>();
  const behindGate: PictureStore = {
    ...diskPictures(dataDir),
    findSize: async () => point.length,
    find: () => gate.promise.then(() => point),
  };
  const shop = createMedia({
    dataDir: mkdtempSync(join(tmpdir(), 'souk-media-')),
    originals: behindGate,
    mostBytes: GIGABYTE,
  });
  const asked = Array.from({ length: 240 }, (_, n) => shop.request(`/64/crowd/${n}.png`));
  // Nobody else can be answered yet.
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  gate.resolve();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(150);
});

test.each([
  '/321/demo/p/wireless-headphones-0-black-front.webp',
  '/99999/demo/p/wireless-headphones-0-black-front.webp',
  '/0320/demo/p/wireless-headphones-0-black-front.webp',
  '/plain/320/demo/p/wireless-headphones-0-black-front.webp',
  '/originals/shop/door.png',
  '/320/demo/p/wireless-headphones-9-black-front.webp',
  '/320/demo/p/wireless-headphones-0-gold-front.webp',
  '/320/demo/p/wireless-headphones-0-black-back.webp',
  '/320/demo/p/unknown-0-black-front.webp',
  '/320/demo/art/constructor.webp',
  '/320/demo/constructor/x.webp',
  '/320/../../etc/passwd',
  '/320/%2e%2e%2f%2e%2e%2fetc%2fpasswd.webp',
  '/320/..%2foriginals%2fsecret.webp',
  '/320/%252e%252e%252fsecret.webp',
  '/320/a%00.webp',
  '/320/a%5c..%5cb.webp',
  '/320/%ff.webp',
  '/320/.hidden.webp',
  '/320/missing.webp',
])('%s is not there', async (path) => {
  expect((await media.request(path)).status).toBe(404);
});

test('a picture of the operator is shrunk, never enlarged', async () => {
  await putOriginal('shop/door.png', await photo(400, 200).png().toBuffer());
  expect(await sizeOf(await media.request('/96/shop/door.png'))).toEqual({
    width: 96,
    height: 48,
    format: 'webp',
  });
  expect(await sizeOf(await media.request('/960/shop/door.png'))).toMatchObject({
    width: 400,
  });
});

test('a photo that was taken sideways stands upright, and tells nothing about where', async () => {
  const sideways = await photo(400, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await putOriginal('shop/sideways.jpg', sideways);
  const answer = await media.request('/160/shop/sideways.jpg');
  const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([made.width, made.height, made.exif]).toEqual([160, 320, undefined]);
});

test('a file that is no photo is refused and reported, whatever it is called', async () => {
  const whole = await photo(900, 900).jpeg().toBuffer();
  const cases: Record<string, Buffer | string> = {
    'shop/text.png': 'This is not a picture.',
    'shop/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'shop/half.jpg': whole.subarray(0, whole.length / 2),
    // 12 kB that unfold to 144 million pixels.
    'shop/bomb.png': await photo(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    'shop/huge.jpg': Buffer.alloc(40_000_001),
  };
  for (const [key, bytes] of Object.entries(cases)) {
    await putOriginal(key, bytes);
    problems.length = 0;
    expect((await media.request(`/320/${key}`)).status, key).toBe(404);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
  }
});

test.each([HEADPHONES, 'demo/art/slide-sound.webp', 'shop/door.png', 'default.webp'])(
  'shared links show %s in the frame that networks expect',
  async (key) => {
    await putOriginal('shop/door.png', await photo(400, 200).png().toBuffer());
    const answer = await media.request(`/share/${key}`, { headers: CHROME });
    expect(answer.headers.get('vary')).toBeNull();
    expect(await sizeOf(answer)).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  },
);

test('a full shelf loses the oldest pictures, and they can still be had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-media-'));
  const shop = createMedia({ dataDir: folder, mostBytes: 12_000 });
  const paths = [0, 1, 2, 3, 4, 0, 1].map(
    (number) => `/320/demo/p/wireless-headphones-${number}-black-front.webp`,
  );
  for (const path of paths) expect((await shop.request(path)).status).toBe(200);
  const kept = join(folder, 'media/made/plain/320/demo/p');
  const sizes = await Promise.all(
    (await readdir(kept)).map(async (name) => (await readFile(join(kept, name))).length),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000);
});

test('a disk that takes nothing is reported once, pictures come from memory, and it heals', async () => {
  const blocked = join(dataDir, 'blocked');
  const originals = join(blocked, 'media/originals');
  const made = join(blocked, 'media/made');
  await mkdir(originals, { recursive: true });
  await writeFile(made, 'a file where a folder should be');
  for (const name of ['lamp.png', 'chair.png'])
    await writeFile(join(originals, name), await photo(64, 64).png().toBuffer());
  const reported: Problem[] = [];
  const shop = createMedia({
    dataDir: blocked,
    mostBytes: GIGABYTE,
    onProblem: (problem) => reported.push(problem),
  });
  const statusOf = async (name: string) => (await shop.request(`/64/${name}`)).status;

  expect(await statusOf('lamp.png')).toBe(200);
  expect(await statusOf('chair.png')).toBe(200);
  expect(reported).toHaveLength(1);
  // Made once: there is nothing any more that it could be made from.
  await rm(join(originals, 'lamp.png'));
  expect(await statusOf('lamp.png')).toBe(200);

  await rm(made);
  expect(await statusOf('default.webp')).toBe(200);
  expect(await readdir(join(made, 'plain/64'))).toEqual(['default.webp']);
  expect(reported).toHaveLength(1);
  await rm(made, { recursive: true });
  await writeFile(made, 'full again');
  expect(await statusOf(HEADPHONES)).toBe(200);
  expect(reported).toHaveLength(2);
});

test('where a product has no picture there is an empty studio', async () => {
  expect(await sizeOf(await media.request('/64/default.webp'))).toMatchObject({ width: 64 });
});
