import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPrivateFile } from '#contract/private-file.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { inDays } from '#test/factories.ts';
import { decodePicture } from './decode-picture.ts';
import { createFileLinks } from './file-links.ts';
import { createPrivateFiles } from './private-files.ts';

const db = await testDatabase();

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

test('a picture is written anew: smaller, upright, and without where it was taken', async () => {
  const taken = await draw(3_000, 1_000)
    .withExif({ IFD3: { GPSLatitude: '41/1 0/1 0/1' }, IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const withTail = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
  const decoded = await decodePicture(withTail);
  expect(decoded).toMatchObject({ width: 533, height: 1_600 });
  const { exif, format } = await sharp(decoded?.bytes).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' });
  expect(decoded?.bytes.includes('script')).toBe(false);
});

test('a square is cut out of the middle', async () => {
  const png = await draw(900, 300).png().toBuffer();
  expect(await decodePicture(png, { square: 256 })).toMatchObject({ width: 256, height: 256 });
});

test('what cannot be read as a picture is none: cut off, another file, too many pixels', async () => {
  const bomb = await draw(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const noise = randomBytes(300 * 300 * 3);
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  const files = [bomb, whole.subarray(0, whole.length / 2), Buffer.from('<svg/>'), Buffer.alloc(0)];
  for (const bytes of files) expect(await decodePicture(bytes)).toBeUndefined();
});

test('of what needs all its pixels in memory at once no more is read than phones take', async () => {
  const large = draw(4_200, 3_000);
  const plain = await large.jpeg({ quality: 30 }).toBuffer();
  expect(await decodePicture(plain)).toMatchObject({ width: 1_600, height: 1_143 });
  const progressive = { quality: 30, progressive: true };
  const deep = large.clone().ensureAlpha(0.5).toColourspace('rgb16').png({ compressionLevel: 1 });
  const whole = [await large.jpeg(progressive).toBuffer(), await deep.toBuffer()];
  for (const bytes of whole) expect(await decodePicture(bytes)).toBeUndefined();
  const phone = await draw(4_032, 3_024).jpeg(progressive).toBuffer();
  expect(await decodePicture(phone)).toMatchObject({ width: 1_600, height: 1_200 });
});

test('twenty pictures at once are decoded one after the other, each as if it were alone', async () => {
  const sides = Array.from({ length: 20 }, (_, at) => 40 + at);
  const all = await Promise.all(
    sides.map(async (side) => decodePicture(await draw(side, side).png().toBuffer())),
  );
  expect(all.map((one) => one?.width)).toEqual(sides);
});

test('a private file is stored encrypted, and opened by its link alone until that ends', async () => {
  const key = randomBytes(32);
  const app = testApp(db, { privateFilesKey: key });
  const bytes = Buffer.from('of nobody’s concern');
  const files = createPrivateFiles(key);
  const id = await files.put(db, { kind: 'jpeg', bytes }, NOON);
  const { content } = await db
    .selectFrom('private_file')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(content.includes('concern')).toBe(false);

  const sign = await createFileLinks(db).signer();
  const token = sign({ id, endsAt: inDays(2) });
  const open = (one: string) => app.call(openPrivateFile, { query: { token: one } });
  expect(await open(token)).toMatchObject({
    status: 200,
    data: { kind: 'jpeg', base64: bytes.toString('base64') },
  });
  for (const other of [id, 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
    expect(await open(other)).toMatchObject({ status: 404 });
  const looks = await db.selectFrom('private_file_access').select('opened_at').execute();
  expect(looks).toEqual([{ opened_at: NOON }]);

  app.setNow(inDays(2));
  expect(await open(token)).toMatchObject({ status: 404 });
  await expect(createPrivateFiles(randomBytes(32)).find(db, id)).rejects.toThrow(
    'PRIVATE_FILES_KEY',
  );
});
