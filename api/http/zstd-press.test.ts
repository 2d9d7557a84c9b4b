import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createZstdPress } from '#api/http/zstd-press.ts';

const press = createZstdPress();

/** Texts that repeat, and bytes in which nothing does. */
const page = fc.oneof(
  fc.tuple(fc.string(), fc.integer({ min: 0, max: 20_000 })).map(([text, n]) => text.repeat(n)),
  fc.uint8Array({ maxLength: 200_000 }),
);

test('pages that are compressed one after another, many at once, are what they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(page, { maxLength: 6 }), async (pages) => {
      const plain = pages.map((one) => Buffer.from(one));
      const pressed = await Promise.all(plain.map(press));
      expect(pressed.map((bytes) => zstdDecompressSync(bytes))).toEqual(plain);
    }),
    { numRuns: 50 },
  );
});

test.each([0, 1, 512 * 1024, 512 * 1024 + 1, 3_000_000])(
  'a page may have %i bytes',
  async (size) => {
    const plain = Buffer.from(
      fc.sample(fc.uint8Array({ minLength: size, maxLength: size }), 1)[0] ?? [],
    );
    expect(zstdDecompressSync(await press(plain)).equals(plain)).toBe(true);
  },
);
