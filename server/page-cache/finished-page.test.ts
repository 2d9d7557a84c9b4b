import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from '#server/page-cache/finished-page.ts';

const words = Array.from({ length: 5_000 }, (_, n) => `shoe ${n % 97} of ${n % 13}, ${n % 7} left`);
const text = words.join(' ');

test('a kept page takes the memory that it is weighed as', async () => {
  const page = await finishPage({ response: new Response(text) });
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const bytes = await page.bytes(encoding);
    expect(bytes.buffer.byteLength, encoding).toBe(bytes.length);
  }
});

test.each(['br', 'zstd'] as const)(
  'a page that was made quickly as %s and is asked for again gets smaller, and says the same',
  async (first) => {
    const page = await finishPage({ response: new Response(text) });
    const quick = await page.bytes(first);
    expect(page.isSmall()).toBe(false);
    await page.shrink();
    const small = await page.bytes('br');
    expect(page.isSmall()).toBe(true);
    expect(small.length).toBeLessThan(quick.length);
    const decompress = { br: brotliDecompressSync, zstd: zstdDecompressSync };
    expect(decompress[first](quick).toString()).toBe(text);
    expect(brotliDecompressSync(small).toString()).toBe(text);
    // Nobody is sent the first bytes any more.
    expect(page.size()).toBeLessThan(quick.length + small.length);
  },
);

test('a page that is known to be asked for often is small from the start', async () => {
  const [once, often] = await Promise.all(
    (['quick', 'small'] as const).map(async (effort) => {
      const page = await finishPage({ response: new Response(text) }, effort);
      return { size: (await page.bytes('br')).length, isSmall: page.isSmall() };
    }),
  );
  expect(often?.size).toBeLessThan(once?.size ?? 0);
  expect([once?.isSmall, often?.isSmall]).toEqual([false, true]);
});
