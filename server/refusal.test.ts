import { expect, test } from 'vitest';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { openServer, readAnswer } from '#test/open-server.ts';

const HURRIED = { headersMs: 300, requestMs: 300, answerMs: 5_000 };
const FRENCH = 'host: shop.test\r\ncookie: currentLanguage=fr\r\n';
const french = (key: MessageKey) => translator('fr')(key);
const english = (key: MessageKey) => translator('en')(key);

const welcome = async (request: Request) => new Response(`welcome to ${request.url}`);
const readAll = async (request: Request) => new Response(`took ${(await request.text()).length}`);

/** What may be asked that nothing behind the door is asked for, with the status and sentence of each. */
const REFUSED: [what: string, status: number, key: MessageKey, head: string][] = [
  ['two hosts', 400, 'api.badHost', ` HTTP/1.1\r\nhost: evil.test\r\n${FRENCH}\r\n`],
  ['the same host twice', 400, 'api.badHost', ` HTTP/1.1\r\nhost: shop.test\r\n${FRENCH}\r\n`],
  ['no host', 400, 'api.badHost', ' HTTP/1.1\r\ncookie: currentLanguage=fr\r\n\r\n'],
  ['a host with a user', 400, 'api.badHost', ` HTTP/1.1\r\n${FRENCH.replace(' ', ' a@')}\r\n`],
  [
    'a long address',
    414,
    'api.addressTooLong',
    `?q=${'x'.repeat(9_000)} HTTP/1.1\r\n${FRENCH}\r\n`,
  ],
  [
    'many headers',
    431,
    'api.headersTooLarge',
    ` HTTP/1.1\r\n${FRENCH.replace('currentL', `${'a=b; '.repeat(4_000)}currentL`)}\r\n`,
  ],
];

test.each(REFUSED)(
  '%s is told to a shopper in a sentence, below /api in an envelope',
  async (...row) => {
    const [, status, key, head] = row;
    const { send, errors } = await openServer({ answer: welcome });
    const page = readAnswer(await send(`GET /cart${head}`));
    expect(page).toMatchObject({ status, body: french(key) });
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(page.headers.get('connection')).toBe('close');
    const call = readAnswer(await send(`GET /api/v1/home${head}`));
    expect(call.status).toBe(status);
    expect(JSON.parse(call.body)).toEqual({ status, message: french(key), data: null });
    expect(errors()).toEqual([]);
  },
);

test('a body that dawdles is 408 and no error, for pages and for calls', async () => {
  const { send, errors, lines } = await openServer({ answer: readAll, limits: HURRIED });
  const rest = ` HTTP/1.1\r\n${FRENCH}content-length: 100\r\n\r\n`;
  const page = readAnswer(await send(`POST /cart${rest}`, 'a='));
  expect(page).toMatchObject({ status: 408, body: french('api.tooSlow') });
  expect(page.headers.get('connection')).toBe('close');
  const call = readAnswer(await send(`POST /api/v1/cart/action${rest}`, '{"a'));
  expect(JSON.parse(call.body)).toMatchObject({ status: 408, message: french('api.tooSlow') });
  expect(errors()).toEqual([]);
  expect(lines.filter((line) => JSON.parse(line).status === 408)).toHaveLength(2);
});

test('a body may take its time, and the shop has its own time after it', async () => {
  const { send } = await openServer({
    limits: { headersMs: 3_000, requestMs: 3_000, answerMs: 300 },
    answer: async (request) => new Response((await request.text()).toUpperCase()),
  });
  const post = `POST /cart HTTP/1.1\r\n${FRENCH}connection: close\r\ncontent-length: 4\r\n\r\n`;
  expect(readAnswer(await send(post, 'ab', 600, 'cd'))).toMatchObject({
    status: 200,
    body: 'ABCD',
  });
});

test('what a shop does not get done with a whole body stays 503', async () => {
  const { send, errors } = await openServer({
    limits: { headersMs: 3_000, requestMs: 3_000, answerMs: 200 },
    answer: () => new Promise<Response>(() => {}),
  });
  const post = `POST /api/v1/order/action HTTP/1.1\r\n${FRENCH}connection: close\r\ncontent-length: 2\r\n\r\n{}`;
  expect(readAnswer(await send(post))).toMatchObject({ status: 503 });
  expect(errors()).toHaveLength(1);
});

test('a client that leaves in the middle of a body is no error', async () => {
  const { leave, errors, lines } = await openServer({ answer: readAll });
  for (const path of ['/cart', '/api/v1/cart/action'])
    await leave(`POST ${path} HTTP/1.1\r\n${FRENCH}content-length: 100\r\n\r\na=`);
  const statuses = () => lines.flatMap((line) => JSON.parse(line).status ?? []);
  await expect.poll(statuses).toEqual([499, 499]);
  expect(errors()).toEqual([]);
});

test('bytes that are no HTTP are told so in a sentence', async () => {
  const { send, errors } = await openServer({ answer: welcome });
  for (const bytes of ['\x16\x03\x01\x02\x00\x01\x00', 'HELLO\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n']) {
    const told = readAnswer(await send(bytes));
    expect(told).toMatchObject({ status: 400, body: english('api.badRequest') });
    expect(told.headers.get('connection')).toBe('close');
  }
  const call = readAnswer(await send('GET /api/v1/home HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'));
  expect(JSON.parse(call.body)).toMatchObject({ status: 400, data: null });
  const endless = `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(50_000)}\r\n\r\n`;
  expect(readAnswer(await send(endless)).status).toBe(431);
  expect(errors()).toEqual([]);
});

test('headers that never end are 408', async () => {
  const { send } = await openServer({ answer: welcome, limits: HURRIED });
  const told = readAnswer(await send('GET / HTTP/1.1\r\nhost: x\r\n'));
  expect(told).toMatchObject({ status: 408, body: english('api.tooSlow') });
});

test('an answer that has begun is never written into', async () => {
  const { send } = await openServer({
    limits: { ...HURRIED, requestMs: 600 },
    answer: (request) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      void writer.write(new TextEncoder().encode('begun')).catch(() => {});
      request.text().catch(() => writer.close().catch(() => {}));
      return new Response(readable);
    },
  });
  const told = await send('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na=');
  expect(told).toMatch(/^HTTP\/1\.1 200 /);
  expect(told).not.toContain('408');
});

test('whole requests are answered, and what follows them and is none ends the connection', async () => {
  const { send } = await openServer({
    answer: async (request) => {
      await new Promise((resolve) => void setTimeout(resolve, 200));
      return new Response(`page ${new URL(request.url).pathname};`);
    },
  });
  const two = 'GET /one HTTP/1.1\r\nhost: x\r\n\r\nGET /two HTTP/1.1\r\nhost: x\r\n\r\n';
  const pattern = /page \/[\w%]+;|HTTP\/1\.1 \d+/gi;
  const answers = ['HTTP/1.1 200', 'page /one;', 'HTTP/1.1 200', 'page /two;'];
  expect((await send(two, '\0')).match(pattern)).toEqual(answers);
  const unescaped = 'GET /ç HTTP/1.1\r\nhost: x\r\n\r\n';
  expect((await send(two, unescaped)).match(pattern)).toEqual([
    ...answers,
    'HTTP/1.1 200',
    'page /%E7;',
  ]);
});

test('a shop that is not open says so in the language of the page', async () => {
  const { send } = await openServer({});
  const rest = ' HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n';
  const page = readAnswer(await send(`GET /tr/cart${rest}`));
  expect(page).toMatchObject({ status: 503, body: translator('tr')('api.notOpen') });
  expect(page.headers.get('retry-after')).toBe('5');
  const call = readAnswer(await send(`GET /api/v1/home${rest}`));
  const message = english('api.notOpen');
  expect(JSON.parse(call.body)).toEqual({ status: 503, message, data: null });
});

test('a shop that fails says so in a sentence, below /api in an envelope', async () => {
  const { send, errors } = await openServer({ answer: () => Promise.reject(new Error('secret')) });
  const rest = ` HTTP/1.1\r\n${FRENCH}connection: close\r\n\r\n`;
  expect(readAnswer(await send(`GET /cart${rest}`))).toMatchObject({
    status: 500,
    body: french('api.failed'),
  });
  const call = readAnswer(await send(`GET /api/v1/home${rest}`));
  const message = french('api.failed');
  expect(JSON.parse(call.body)).toEqual({ status: 500, message, data: null });
  // The failure, and the request that it ended, each time.
  expect(errors()).toHaveLength(4);
});

test('letters that were typed as they are, are the same address as escaped ones', async () => {
  const { send } = await openServer({ answer: welcome });
  const rest = ' HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n';
  const raw = Buffer.from('/search?q=çay دواء', 'utf8').toString('latin1').replace(' ', '%20');
  const { body } = readAnswer(await send(`GET ${raw}${rest}`));
  expect(body).toBe(`welcome to ${new URL('http://shop.test/search?q=çay%20دواء').href}`);
});

test('a balancer may ask for health by whatever name, or none', async () => {
  const { send } = await openServer({ answer: welcome });
  for (const host of ['', 'host: 10.0.0.7:3000\r\n', 'host: a_b!c\r\n', 'host:\r\n']) {
    const told = await send(`GET /healthz HTTP/1.1\r\n${host}connection: close\r\n\r\n`);
    expect(readAnswer(told)).toMatchObject({ status: 200, body: 'ok' });
  }
  expect(readAnswer(await send('GET /readyz HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200 });
});
