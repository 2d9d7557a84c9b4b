import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { openServer } from '#test/readiness-server.ts';

test('until the shop is open, it lives but takes no customers', async () => {
  const { ask, open } = await openServer();
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  const closed = await ask('/');
  expect(closed.status).toBe(503);
  expect(closed.headers.get('retry-after')).toBe('5');

  open();
  expect((await ask('/readyz')).status).toBe(200);
  expect(await (await ask('/')).text()).toBe('welcome');
});

test('a shop whose database does not answer is not ready', async () => {
  const { ask, open } = await openServer();
  open(false);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
});

test('a request keeps the id it came with, and one that could forge a log line gets another', async () => {
  const { ask, open, seen } = await openServer();
  open();
  const kept = await ask('/', { 'x-request-id': 'abcd-1234' });
  expect(kept.headers.get('x-request-id')).toBe('abcd-1234');
  expect(seen.at(-1)?.bindings.requestId).toBe('abcd-1234');

  const replaced = await ask('/', { 'x-request-id': 'x"} {"level":60' });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('the log tells what was asked, and nothing about who asked', async () => {
  const { ask, lines, open } = await openServer();
  open();
  await ask('/search?q=my+secret', {
    authorization: 'Bearer my-secret',
    cookie: 'user_token=my-secret',
  });
  const line = JSON.parse(lines.at(-1) ?? '{}');
  expect(line).toMatchObject({ method: 'GET', path: '/search', status: 200 });
  expect(line.ms).toBeTypeOf('number');
  expect(lines.join('')).not.toContain('secret');
  expect(lines.join('')).not.toContain('127.0.0.1');
});

test('a shopper who leaves before the page is ready is no failure of the shop', async () => {
  const came = Promise.withResolvers<void>();
  const { lines, open, port } = await openServer({
    serve: ({ signal }) => {
      const left = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => left.resolve(new Response(null, { status: 500 })));
      came.resolve();
      return left.promise;
    },
  });
  open();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /search HTTP/1.1\r\nhost: x\r\n\r\n');
  await came.promise;
  socket.destroy();
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 30, path: '/search', status: 499 });
});

test('requests in flight are answered before the shop closes', async () => {
  const { ask, close, readiness, open } = await openServer({ slow: 300 });
  open();
  const asked = ask('/order');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  readiness.shut();
  const closed = close(5_000);
  expect(await (await asked).text()).toBe('welcome');
  await closed;
  await expect(ask('/')).rejects.toThrow('fetch failed');
});

test('whoever asks to close twice does not wait for slow requests', async () => {
  const { ask, close, open } = await openServer({ slow: 10_000 });
  open();
  const asked = ask('/order').catch(() => 'cut');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  const hurry = new AbortController();
  const closed = close(10_000, hurry.signal);
  hurry.abort();
  await closed;
  expect(await asked).toBe('cut');
});

/** Writes as a client that knows no manners and gives back what it is told until the line is cut. */
const write = (port: number, ...parts: string[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let told = '';
    socket.on('data', (chunk) => (told += chunk.toString()));
    // Whoever goes on writing after the answer is cut off: what was told counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(told));
    onTestFinished(() => void socket.destroy());
    for (const part of parts) socket.write(part);
  });

const HURRIED = { headersMs: 200, requestMs: 400, keepAliveMs: 100 };

test('whoever says nothing, or dawdles over headers or body, is cut off', async () => {
  const { open, port, seen } = await openServer({ limits: HURRIED });
  open();
  expect(await write(port)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(await write(port, 'GET / HTTP/1.1\r\nhost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  expect(seen).toEqual([]);
  const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n';
  expect(await write(port, post, 'a=')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a line on which nothing moves is not kept for ever', async () => {
  const { open, port } = await openServer({ limits: { keepAliveMs: 100 } });
  open();
  expect(await write(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('welcome');
});

test('headers and addresses beyond all measure are refused before anything reads them', async () => {
  const { open, port, seen } = await openServer({ limits: { keepAliveMs: 100 } });
  open();
  const long = `GET /?q=${'x'.repeat(9_000)} HTTP/1.1\r\nhost: x\r\n\r\n`;
  expect(await write(port, long)).toMatch(/^HTTP\/1\.1 414 /);
  const many = `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a=b; '.repeat(5_000)}\r\n\r\n`;
  expect(await write(port, many)).toMatch(/^HTTP\/1\.1 431 /);
  expect(seen).toEqual([]);
});

test('what the shop does not get done in time is 503, in the language of the shopper', async () => {
  const { ask, open } = await openServer({ slow: 3_000, limits: { answerMs: 50 } });
  open();
  const page = await ask('/search', { cookie: 'currentLanguage=fr' });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toMatch(/Veuillez réessayer/);
  const call = await ask('/api/v1/home');
  expect(await call.json()).toMatchObject({ status: 503, data: null });
});

test('a picture that waits for its turn comes where a page would have been given up', async () => {
  const { ask, open } = await openServer({ slow: 300, limits: { answerMs: 50 } });
  open();
  expect((await ask('/search')).status).toBe(503);
  expect((await ask('/media/320/shop/door.webp')).status).toBe(200);
});

test('figures are told to whoever carries the token, and to nobody where there is none', async () => {
  const token = 'a-token-of-some-length';
  const { ask, open } = await openServer({ metrics: createMetrics(token) });
  open();
  await ask('/search');
  await ask('/api/v1/home');
  for (const authorization of ['', 'Bearer', 'Bearer wrong', token, `Bearer ${token}x`]) {
    const refused = await ask('/metrics', { authorization, 'x-forwarded-for': '127.0.0.1' });
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toContain('souk_');
  }
  const text = await (await ask('/metrics', { authorization: `Bearer ${token}` })).text();
  expect(text).toContain('souk_requests_total{kind="page",status="200"} 1\n');
  expect(text).toContain('souk_requests_total{kind="api",status="200"} 1\n');
  expect(text).toMatch(/souk_request_seconds_bucket\{kind="page",le="\+Inf"\} 1\n/);
  expect(text).toMatch(/process_resident_memory_bytes \d+\n/);
  // Every line is a comment, or a name, labels and a number.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/);

  const closed = await openServer();
  closed.open();
  expect(await (await closed.ask('/metrics')).text()).toBe('welcome');
});
