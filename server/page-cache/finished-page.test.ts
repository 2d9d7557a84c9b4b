import { expect, test } from 'vitest';
import { finishPage } from '#server/page-cache/finished-page.ts';

test('a kept page takes the memory that it is weighed as', async () => {
  const page = await finishPage({ response: new Response('shoes '.repeat(5_000)) });
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const bytes = await page.bytes(encoding);
    expect(bytes.buffer.byteLength, encoding).toBe(bytes.length);
  }
});
