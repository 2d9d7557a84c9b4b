import { gunzipSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding } from '#api/http/caching/encoding.ts';
import { createPageCache } from './page-cache.ts';

const PUBLIC = { 'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/html' };

/** A cache with a clock that the test controls, over a page that says how often it was rendered. */
const openCache = ({ megabytes = 1, isListening = true } = {}) => {
  let now = 0;
  let status = 200;
  let rendered = 0;
  let headers: Record<string, string> = PUBLIC;
  let pause: Promise<void> = Promise.resolve();
  const errors: unknown[] = [];
  const cache = createPageCache({
    megabytes,
    clock: () => now,
    isListening: () => isListening,
    onError: (error) => void errors.push(error),
  });
  const render = async () => {
    rendered += 1;
    const text = `page ${rendered}`;
    await pause;
    return { response: new Response(text, { status, headers }), tags: new Set(['catalogue']) };
  };
  const request = (init: RequestInit = {}) => new Request('http://shop.test/', init);
  const ask = (key = '/', init?: RequestInit) => cache.answer(key, request(init), render);
  return {
    cache,
    ask,
    read: async (key?: string) => (await ask(key)).text(),
    later: (milliseconds: number) => void (now += milliseconds),
    answerWith: (next: number, also: Record<string, string> = PUBLIC) => {
      status = next;
      headers = also;
    },
    hold: () => {
      const held = Promise.withResolvers<void>();
      pause = held.promise;
      return held.resolve;
    },
    count: () => rendered,
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
};

test('a page is rendered once and sent to everybody who asks', async () => {
  const { read, count } = openCache();
  expect(await read()).toBe('page 1');
  expect(await read()).toBe('page 1');
  expect(count()).toBe(1);
});

test('a hundred visitors at once wait for one rendering', async () => {
  const { read, count, hold } = openCache();
  const release = hold();
  const answers = Promise.all(Array.from({ length: 100 }, () => read()));
  release();
  expect(new Set(await answers)).toEqual(new Set(['page 1']));
  expect(count()).toBe(1);
});

test('of many different pages asked for at once, a dozen is rendered at a time, and all come', async () => {
  const { read, count, hold, settled } = openCache();
  const release = hold();
  const answers = Promise.all(Array.from({ length: 100 }, (_, n) => read(`/${n}`)));
  // One begins in each turn of the event loop.
  for (let turn = 0; turn < 100; turn += 1) await settled();
  expect(count()).toBe(12);
  release();
  expect(new Set(await answers).size).toBe(100);
});

test('a page that waits for its turn is not rendered once all who asked for it have left', async () => {
  const { ask, read, count, hold, settled } = openCache();
  const release = hold();
  const before = Promise.all(Array.from({ length: 12 }, (_, n) => read(`/${n}`)));
  for (let turn = 0; turn < 12; turn += 1) await settled();
  const leaving = new AbortController();
  const left = Promise.all(
    ['/left', '/left', '/shared'].map((key) => ask(key, { signal: leaving.signal })),
  );
  const staying = read('/shared');
  leaving.abort();
  release();
  await before;
  expect((await left).map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await staying).toBe('page 13');
  expect(count()).toBe(13);
  // Whoever comes later has it rendered.
  expect(await read('/left')).toBe('page 14');
});

test('what has changed is seen within a second, and the page stays quick meanwhile', async () => {
  const { cache, read, later, settled } = openCache();
  await read();
  later(5_000);
  cache.drop(['catalogue']);
  later(600);
  expect(await read()).toBe('page 1');
  await settled();
  expect(await read()).toBe('page 2');

  cache.drop(['catalogue']);
  later(1_000);
  expect(await read()).toBe('page 3');
});

test('a change of something else leaves the page as it is', async () => {
  const { cache, read, later } = openCache();
  await read();
  cache.drop(['product:7']);
  later(10_000);
  expect(await read()).toBe('page 1');
  cache.drop();
  later(1_000);
  expect(await read()).toBe('page 2');
});

test('a change during the rendering is not missed', async () => {
  const { cache, read, hold, later } = openCache();
  const release = hold();
  const first = read();
  cache.drop(['catalogue']);
  release();
  expect(await first).toBe('page 1');
  later(1_000);
  expect(await read()).toBe('page 2');
});

test('while much changes, a page is rendered twice a second at most', async () => {
  const { cache, read, later, count, settled } = openCache();
  await read();
  for (let step = 0; step < 100; step += 1) {
    later(50);
    cache.drop(['catalogue']);
    await read();
    await settled();
  }
  expect(count()).toBeGreaterThan(5);
  expect(count()).toBeLessThanOrEqual(11);
});

test('an old page is renewed behind the visitor, a very old one before', async () => {
  const { read, later, settled } = openCache();
  await read();
  later(40_000);
  expect(await read()).toBe('page 1');
  await settled();
  expect(await read()).toBe('page 2');
  later(61_000);
  expect(await read()).toBe('page 3');
});

test('while changes are not heard, nobody sees a page older than two seconds', async () => {
  const { read, later, settled } = openCache({ isListening: false });
  await read();
  later(1_500);
  await read();
  await settled();
  expect(await read()).toBe('page 2');
  later(2_000);
  expect(await read()).toBe('page 3');
});

test('while the shop is in trouble, the page stays up as it was', async () => {
  const { ask, read, later, answerWith, cache, settled, hold, count } = openCache();
  await read();
  answerWith(503);
  cache.drop();
  later(120_000);
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('page 1');

  // The next attempts may take long, and nobody waits for them.
  const release = hold();
  later(1_000);
  expect(await read()).toBe('page 1');
  await settled();
  expect(count()).toBe(3);
  answerWith(200);
  release();
  await settled();
  expect(await read()).toBe('page 3');
});

test('what changed during the trouble is seen within a second of hearing of it', async () => {
  const { read, later, answerWith, cache, settled } = openCache();
  await read();
  later(40_000);
  answerWith(503);
  await read();
  await settled();
  later(10_000);
  answerWith(200);
  cache.drop();
  later(1_000);
  expect(await read()).toBe('page 3');
});

test.each([
  ['a page of one shopper', 200, { 'Cache-Control': 'private, no-store' }],
  ['a page with a cookie', 200, { ...PUBLIC, 'Set-Cookie': 'a=b' }],
  ['a missing page', 404, PUBLIC],
  ['a failed page', 503, PUBLIC],
])('%s is not kept', async (_, status, headers) => {
  const { cache, ask, answerWith } = openCache();
  answerWith(status, headers);
  expect((await ask()).status).toBe(status);
  expect(cache.has('/')).toBe(false);
});

test('whoever has the page already gets no bytes', async () => {
  const { ask } = openCache();
  const etag = (await ask()).headers.get('etag') ?? '';
  const again = await ask('/', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a page travels in the encoding that the browser takes', async () => {
  const { ask } = openCache();
  const bytes = async (accept: string) => {
    const answer = await ask('/', { headers: { 'accept-encoding': accept } });
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    return Buffer.from(await answer.arrayBuffer());
  };
  expect(gunzipSync(await bytes('gzip')).toString()).toBe('page 1');
  expect(brotliDecompressSync(await bytes('gzip, br')).toString()).toBe('page 1');
  expect(zstdDecompressSync(await bytes('zstd')).toString()).toBe('page 1');
  expect((await bytes('identity')).toString()).toBe('page 1');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'zstd'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['gzip;q=0', 'identity'],
])('who accepts "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('who is the first to ask for one of many pages gets what is made most quickly', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', 'quick')).toBe('zstd');
  expect(chooseEncoding('gzip, deflate, br', 'quick')).toBe('br');
  expect(chooseEncoding('br, zstd;q=0.5', 'quick')).toBe('br');
});

test('however many addresses are asked for, the memory stays within its bounds', async () => {
  const { cache, ask } = openCache({ megabytes: 1 });
  for (let n = 0; n < 2_000; n += 1) await ask(`/${n}`);
  const { bytes, pages } = cache.figures();
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(pages).toBeGreaterThan(100);
  expect(cache.has('/1999')).toBe(true);
  expect(cache.has('/0')).toBe(false);
});

test('a page is small at once while few are rendered, and once it is asked for again while many are', async () => {
  const { cache, ask, hold } = openCache();
  await ask('/alone');
  expect(cache.findFresh('/alone')?.isSmall()).toBe(true);

  const release = hold();
  const many = ['/1', '/2', '/3', '/4'];
  const answers = Promise.all(many.map((key) => ask(key)));
  release();
  await answers;
  expect(cache.findFresh('/1')?.isSmall()).toBe(false);
  await ask('/1');
  await expect.poll(() => cache.findFresh('/1')?.isSmall()).toBe(true);
});
