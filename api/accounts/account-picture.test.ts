import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { deletePicture, getPicture } from '#contract/account/account-picture.ts';
import { deleteAccount, exportAccount } from '#contract/account/account-settings.ts';
import type { Envelope } from '#contract/envelope.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);

const addPerson = async () => {
  const { token } = await addAccount(db);
  const shopper = new Shopper(app);
  shopper.token = token;
  return { shopper, token };
};

const draw = (width: number, height: number, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background } });

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A black PNG of so many pixels each way, one bit each: small as a file, huge once it is decoded. */
const bombOf = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit of grey.
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
};

const send = async (token: string | undefined, bytes: Uint8Array): Promise<Envelope<unknown>> => {
  const body = new FormData();
  body.set('picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await app.request('/user/picture', { method: 'POST', body, headers });
  return (await answer.json()) as Envelope<unknown>;
};

const pictureOf = async (shopper: Shopper): Promise<Buffer> =>
  Buffer.from(given(await shopper.ask(getPicture)).base64, 'base64');

const countFiles = async (): Promise<number> =>
  (await db.selectFrom('private_file').select('id').execute()).length;

test('a picture is cut square and written anew, and seen by nobody but its owner', async () => {
  const { shopper, token } = await addPerson();
  const taken = await draw(1_200, 500)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  // The end of the file is another one: whoever opens it by its last bytes finds nothing.
  const polyglot = Buffer.concat([taken, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
  const { message } = await send(token, polyglot);
  expect(message).toBe('Your picture is saved.');
  const stored = await pictureOf(shopper);
  const { width, height, format, exif } = await sharp(stored).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 512,
    height: 512,
    format: 'jpeg',
    exif: undefined,
  });
  expect(stored.includes('script')).toBe(false);

  const { shopper: other } = await addPerson();
  expect((await other.ask(getPicture)).status).toBe(404);
  expect((await new Shopper(app).ask(getPicture)).status).toBe(401);
  expect((await send(undefined, taken)).status).toBe(401);
});

test('another picture takes the place of the first, whose file is gone, and has another address', async () => {
  const { shopper, token } = await addPerson();
  const before = await countFiles();
  const imageOf = async () => given(await shopper.ask(getProfile, { query: {} })).image;
  expect(await imageOf()).toBeNull();
  given(await send(token, await draw(300, 300).png().toBuffer()));
  const first = await imageOf();
  expect(first).toMatch(/^\/user\/picture\?v=[\w-]{36}$/);
  given(await send(token, await draw(300, 300, '#3a3').png().toBuffer()));
  expect(await imageOf()).not.toBe(first);
  expect(await countFiles()).toBe(before + 1);
  expect(given(await shopper.ask(deletePicture)).user.image).toBeNull();
  // Pressed twice it is as gone.
  given(await shopper.ask(deletePicture));
  expect(await countFiles()).toBe(before);
  expect((await shopper.ask(getPicture)).status).toBe(404);
});

test('what is no picture is refused with a reason, and the picture stays as it was', async () => {
  const { shopper, token } = await addPerson();
  given(await send(token, await draw(300, 300).png().toBuffer()));
  const kept = await pictureOf(shopper);
  const noise = await sharp(randomBytes(400 * 400 * 3), {
    raw: { width: 400, height: 400, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  const bomb = bombOf(10_000);
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await sharp(bomb).metadata()).toMatchObject({ width: 10_000, height: 10_000 });
  const gif = Buffer.from('GIF89a');
  const reasons = [
    [Buffer.alloc(0), 'This file cannot be used. Please choose a JPEG or PNG file.'],
    [bomb, 'This file cannot be read as a picture. Please choose another one.'],
    [
      noise.subarray(0, noise.length / 2),
      'This file cannot be read as a picture. Please choose another one.',
    ],
    [gif, 'This file cannot be used. Please choose a JPEG or PNG file.'],
    [Buffer.concat([noise], 1_050_000), 'This file is too large. It may have at most 1,000 kB.'],
  ] as const;
  for (const [bytes, reason] of reasons)
    expect(refused(await send(token, bytes)).fields).toEqual({ picture: reason });
  expect((await pictureOf(shopper)).equals(kept)).toBe(true);
});

test('of twenty pictures sent at once one is the picture, and no file is left over', async () => {
  const { shopper, token } = await addPerson();
  const before = await countFiles();
  const pictures = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      draw(200 + at, 200)
        .png()
        .toBuffer(),
    ),
  );
  const answers = await Promise.all(pictures.map((bytes) => send(token, bytes)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await pictureOf(shopper)).length).toBeGreaterThan(0);
  expect(await countFiles()).toBe(before + 1);
});

test('the export notes that there is a picture, and an erased account leaves none', async () => {
  const { shopper, token } = await addPerson();
  const before = await countFiles();
  given(await send(token, await draw(300, 300).png().toBuffer()));
  expect(given(await shopper.ask(exportAccount))).toMatchObject({ account: { has_picture: true } });
  given(await shopper.ask(deleteAccount));
  expect(await countFiles()).toBe(before);
});
