import { expect, test } from 'vitest';
import { codecs } from '#server/page-cache/encoding.ts';
import { finishPage } from '#server/page-cache/finished-page.ts';

test('a kept page takes the memory that it is weighed as', async () => {
  const page = await finishPage(new Response('shoes '.repeat(5_000)));
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const bytes = await page.bytes(encoding);
    expect(bytes.buffer.byteLength, encoding).toBe(bytes.length);
  }
});

test('a page that is asked for again travels in fewer bytes, and says the same', async () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `shoe ${Math.sin(at)}`).join();
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const page = await finishPage(new Response(words));
    const atFirst = await page.bytes(encoding);
    page.sent.set(encoding, { headers: [], bytes: atFirst });
    await Promise.all([page.compressWell(), page.compressWell()]);
    const later = await page.bytes(encoding);
    expect(later.length, encoding).toBeLessThan(atFirst.length);
    expect(page.sent.size).toBe(0);
    expect((await codecs[encoding].decode(later)).toString()).toBe(words);
  }
});

test('a page that is asked for again while it is compressed for the first time is compressed well too', async () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `shoe ${Math.sin(at)}`).join();
  const page = await finishPage(new Response(words));
  const [atFirst] = await Promise.all([page.bytes('br'), page.compressWell()]);
  expect((await page.bytes('br')).length).toBeLessThan(atFirst.length);
  expect((await page.bytes('identity')).toString()).toBe(words);
});
