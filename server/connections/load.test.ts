import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Reason } from '#server/connections/refusal-log.ts';
import { createReadiness } from '#server/readiness.ts';
import { LIMITS } from '#server/connection-limits.ts';
import type { Limits } from '#server/connection-limits.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { listen } from '#server/listen.ts';

type Serve = (request: Request) => Promise<Response>;
type ServerOptions = { limits?: Partial<Limits>; proxies?: number; serve?: Serve };

const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

const openShop = async ({ limits: given, proxies = 0, serve }: ServerOptions = {}) => {
  const limits = { ...LIMITS, ...given };
  const begun: string[] = [];
  const refused: Reason[] = [];
  const door = createReadiness(pino({ level: 'silent' }), { proxies }, { limits });
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: door.answer,
    before: async () => door.before,
    limits,
    proxies,
    onRefused: (reason) => void refused.push(reason),
  });
  onTestFinished(() => close(0, new AbortController().signal));
  door.open({
    isReady: async () => true,
    answer: async (request) => {
      begun.push(new URL(request.url).pathname);
      return serve ? serve(request) : new Response(`welcome ${new URL(request.url).pathname}`);
    },
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { ask, begun, refused, port };
};

/** A connection that takes nothing until `read` is called. */
const open = async (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  let told = '';
  const read = () => socket.on('data', (bytes: Buffer) => (told += bytes.toString('latin1')));
  return { socket, read, closed, told: () => told };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`;

/** A shop whose answers wait until they are let go. */
const holding = () => {
  const released = Promise.withResolvers<void>();
  const serve: Serve = async () => {
    await released.promise;
    return new Response('welcome');
  };
  return { serve, release: released.resolve };
};

test('of hundreds of requests that a client sends at once one is worked on at a time', async () => {
  const { serve, release } = holding();
  const { begun, port } = await openShop({ serve });
  const { socket, read, told } = await open(port);
  read();
  socket.write(get('/').repeat(700));
  await expect.poll(() => begun.length).toBe(1);
  await pause(100);
  expect(begun).toHaveLength(1);
  release();
  await expect.poll(() => told().split('HTTP/1.1 200').length - 1).toBe(700);
});

test('a client that takes no answers has no more of them made, and others are served meanwhile', async () => {
  const { ask, begun, port } = await openShop({ serve: async () => new Response(LARGE) });
  for (let count = 0; count < 10; count += 1)
    (await open(port)).socket.write(get('/greedy').repeat(700));
  await expect.poll(() => begun.length).toBeGreaterThanOrEqual(10);
  await pause(200);
  expect(begun.length).toBeLessThanOrEqual(20);
  expect((await ask('/')).status).toBe(200);
});

const MESSAGES =
  get('/one') +
  'POST /two HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 12\r\n\r\nGET\r\n\r\n /a b' +
  'POST /three HTTP/1.1\r\nhost: shop.test\r\ntransfer-encoding: chunked\r\n\r\n4\r\n\r\n\r\n\r\n5\r\nhello\r\n0\r\n\r\n' +
  `\r\n${get('/four')}`;

test.each([1, 2, 3, 7, 64, MESSAGES.length])(
  'requests that come in pieces of %i bytes are each read whole',
  async (size) => {
    const { port } = await openShop({
      serve: async (request) => new Response(`<${await request.text()}>`),
    });
    const { socket, read, told } = await open(port);
    read();
    socket.setNoDelay(true);
    for (let at = 0; at < MESSAGES.length; at += size) {
      socket.write(MESSAGES.slice(at, at + size));
      await new Promise(setImmediate);
    }
    await expect.poll(() => told().split('HTTP/1.1 200').length - 1).toBe(4);
    const bodies = [...told().matchAll(/<([^>]*)>/g)].map(([, body]) => body);
    expect(bodies).toEqual(['', 'GET\r\n\r\n /a b', '\r\n\r\nhello', '']);
  },
);

test('a body that is larger than what is read at once arrives whole, and the next request behind it', async () => {
  const { port } = await openShop({
    serve: async (request) => new Response(`<${(await request.text()).length}>`),
  });
  const { socket, read, told } = await open(port);
  read();
  const body = '\r\n\r\n'.repeat(100_000);
  socket.write(
    `POST / HTTP/1.1\r\nhost: shop.test\r\ncontent-length: ${body.length}\r\n\r\n${body}${get('/')}`,
  );
  await expect.poll(told).toMatch(/<400000>[^]*<0>/);
});

test('an address with as many requests in hand as it may have is told to come back, others are served', async () => {
  const { serve, release } = holding();
  const { ask, refused, begun } = await openShop({
    serve,
    proxies: 1,
    limits: { requestsOfAddress: 2 },
  });
  const from = (address: string) => ({ 'x-forwarded-for': address, cookie: 'currentLanguage=fr' });
  const first = [ask('/', from('203.0.113.9')), ask('/', from('203.0.113.9'))];
  await expect.poll(() => begun.length).toBe(2);
  const page = await ask('/cart', from('203.0.113.9'));
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('connection')).toBe('close');
  expect(await page.text()).toMatch(/Veuillez réessayer/);
  const call = await ask('/api/v1/home', from('203.0.113.9'));
  expect(await call.json()).toMatchObject({ status: 503, data: null });
  expect(refused).toEqual(['address-requests', 'address-requests']);
  expect((await ask('/healthz', from('203.0.113.9'))).status).toBe(200);

  const other = ask('/', from('203.0.113.10'));
  release();
  for (const asked of [...first, other]) expect((await asked).status).toBe(200);
  expect((await ask('/', from('203.0.113.9'))).status).toBe(200);
});

test('figures tell what was refused, and why', () => {
  const metrics = createMetrics('a-token-of-some-length');
  metrics?.countRefused('slow');
  const family = metrics?.families().find(({ name }) => name === 'souk_refused_total');
  expect(family?.samples).toContainEqual({ labels: { reason: 'slow' }, value: 1 });
  expect(family?.samples).toContainEqual({ labels: { reason: 'requests' }, value: 0 });
});

test('beyond what the process can have in hand everybody is told to come back', async () => {
  const { serve, release } = holding();
  const { ask, refused, begun } = await openShop({ serve, limits: { requests: 3 } });
  const first = [ask('/'), ask('/'), ask('/')];
  await expect.poll(() => begun.length).toBe(3);
  expect((await ask('/')).status).toBe(503);
  expect(refused).toEqual(['requests']);
  release();
  for (const asked of first) expect((await asked).status).toBe(200);
});

test('an address that asks for much waits behind its own requests, and nothing is begun for who has left', async () => {
  const { serve, release } = holding();
  const { ask, begun, port } = await openShop({
    serve,
    proxies: 1,
    limits: { readingOfAddress: 2 },
  });
  const leaving = await Promise.all(Array.from({ length: 6 }, () => open(port)));
  for (const { socket } of leaving) socket.write(get('/greedy'));
  await expect.poll(() => begun.length).toBe(2);
  const other = ask('/other', { 'x-forwarded-for': '203.0.113.10' });
  await expect.poll(() => begun).toContain('/other');
  for (const { socket } of leaving) socket.destroy();
  await pause(50);
  release();
  expect((await other).status).toBe(200);
  expect((await ask('/last')).status).toBe(200);
  expect(begun).toEqual(['/greedy', '/greedy', '/other', '/last']);
});

test('who waits too long for others from the same address is told to come back', async () => {
  const { serve, release } = holding();
  const { ask, refused, begun } = await openShop({
    serve,
    limits: { readingOfAddress: 1, waitMs: 50 },
  });
  const first = ask('/');
  await expect.poll(() => begun.length).toBe(1);
  expect((await ask('/')).status).toBe(503);
  expect(refused).toEqual(['waited']);
  release();
  expect((await first).status).toBe(200);
});

test('a connection whose answer is not taken in time is ended', async () => {
  const { begun, refused, port } = await openShop({
    serve: async () => new Response(LARGE),
    limits: { takeMs: 100, takeBytesPerSecond: 1_000_000_000 },
  });
  const { socket, closed } = await open(port);
  socket.write(get('/'));
  await expect.poll(() => begun.length).toBe(1);
  await expect.poll(() => refused).toEqual(['slow']);
  socket.resume();
  await closed;
});

test('where too much waits to be sent, who holds the most for the longest goes first', async () => {
  const { ask, begun, refused, port } = await openShop({
    serve: async () => new Response(LARGE),
    limits: { unsentBytes: 2.5 * LARGE.length },
  });
  const greedy = await Promise.all(Array.from({ length: 4 }, () => open(port)));
  for (const { socket } of greedy) socket.write(get('/'));
  await expect.poll(() => begun.length).toBe(4);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  expect(new Set(refused)).toEqual(new Set(['unsent']));
  await expect.poll(async () => (await ask('/')).status).toBe(200);
});

test('one network address takes so many connections and no more', async () => {
  const { refused, port } = await openShop({ limits: { connectionsOfAddress: 2 } });
  const [first] = [await open(port), await open(port)];
  const third = await open(port);
  third.read();
  await third.closed;
  expect(third.told()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/);
  expect(refused).toEqual(['address-connections']);

  first?.socket.destroy();
  await pause(50);
  const fourth = await open(port);
  fourth.read();
  fourth.socket.write(get('/'));
  await expect.poll(fourth.told).toMatch(/^HTTP\/1\.1 200 /);
});

test('a proxy takes as many connections as it needs', async () => {
  const { ask, refused, port } = await openShop({
    limits: { connectionsOfAddress: 2 },
    proxies: 1,
  });
  for (let count = 0; count < 5; count += 1) await open(port);
  expect((await ask('/')).status).toBe(200);
  expect(refused).toEqual([]);
});

test('no more connections are open than the process may have', async () => {
  const { refused, port } = await openShop({ limits: { connections: 3 } });
  for (let count = 0; count < 3; count += 1) await open(port);
  const fourth = await open(port);
  fourth.read();
  await fourth.closed;
  expect(refused).toEqual(['connections']);
});

test('after so many requests a connection is ended, and the client is told so', async () => {
  const { port } = await openShop({ limits: { requestsPerConnection: 3 } });
  const { socket, read, told, closed } = await open(port);
  read();
  socket.write(get('/').repeat(5));
  await closed;
  const answers = told().split('HTTP/1.1 200').slice(1);
  expect(answers.map((answer) => /connection: close/i.test(answer))).toEqual([false, false, true]);
});
