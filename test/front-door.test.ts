import { request } from 'node:http';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { translator } from '#i18n/messages.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { readAnswer } from '#test/open-server.ts';
import { sharedFolder, startSharedShop, startShop, testFolder } from '#test/shop.ts';
import type { RunningShop } from '#test/shop.ts';

const connection = await testConnection();
const db = createDb(connection);
const { id } = await addProduct(db, 'Çay Kettle', {
  slug: { en: 'kettle' },
  description: { en: '<p>Boils.</p>' },
});
await db.destroy();
const PRODUCT = `/kettle/product/${id}`;

const OUTSIDE = 'https://shop.example.com';

const open = async (env: Record<string, string>): Promise<RunningShop> => {
  const where = { DATABASE_URL: addressOf(connection), DATA_DIR: await sharedFolder() };
  return startSharedShop({ ...where, ...env });
};
/** A shop that is told nothing of where it is. */
const plain = await open({ LOG_LEVEL: 'info' });
/** One that knows it. */
const known = await open({ PUBLIC_URL: OUTSIDE, METRICS_TOKEN: 'a-token-of-some-length' });
afterAll(() => Promise.all([plain.end('SIGTERM'), known.end('SIGTERM')]));

type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Asks as it is written, with the host that is named; `fetch` would tidy both. */
const visit = (shop: RunningShop, path: string, asked: RequestOptions = {}, body = '') =>
  new Promise<Answered>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    const sent = request({ hostname, port, path, agent: false, ...asked }, (answer) => {
      const { statusCode: status, headers } = answer;
      text(answer).then((read) => resolve({ status, headers, body: read }), reject);
    });
    sent.on('error', reject).end(body);
  });

/** What is made for each answer, or belongs to its body. */
const OF_ONE_ANSWER = /^(date|connection|keep-alive|transfer-encoding|x-request-id|ratelimit-.*)$/;

const comparable = ({ status, headers }: Answered) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.test(name)),
  ),
});

/** What HEAD and GET tell of an address at the same time: pages say when they were made. */
const compareHead = async (path: string, headers: Record<string, string>) => {
  for (;;) {
    const got = comparable(await visit(plain, path, { headers }));
    const told = await visit(plain, path, { headers, method: 'HEAD' });
    const after = comparable(await visit(plain, path, { headers }));
    if (isDeepStrictEqual(got, after)) return { got, told: comparable(told), body: told.body };
  }
};

test('HEAD tells of everything in the shop what GET tells', async () => {
  const home = (await visit(plain, '/')).body;
  const found = [...home.matchAll(/"(\/(?:assets|media)\/[^"\s]+)/g)].map(([, path = '']) => path);
  const file = found.find((path) => path.startsWith('/assets/')) ?? '';
  const picture = found.find((path) => path.startsWith('/media/')) ?? '';
  expect([file, picture]).not.toContain('');
  const pages = [
    '/',
    PRODUCT,
    '/cart',
    '/search?q=kettle',
    '/brands',
    '/no-such-page',
    '/en/brands',
  ];
  const calls = [
    'common',
    'products?page=1',
    'search?q=kettle',
    'nothing',
    'user/address/all',
    'docs',
  ];
  const files = [
    file,
    picture,
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/healthz',
    '/readyz',
  ];
  const feeds = [
    '/language/en/feed.xml',
    '/sitemap/en/start.xml',
    '/language/en/manifest.webmanifest',
  ];
  for (const path of [...pages, ...calls.map((call) => `/api/v1/${call}`), ...files, ...feeds])
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding, accept: 'text/html,image/webp' };
      // A page that is asked for twice is made anew, smaller.
      await visit(plain, path, { headers });
      await visit(plain, path, { headers });
      const { got, told, body } = await compareHead(path, headers);
      expect(body).toBe('');
      expect(told, `${path} ${encoding}`).toEqual(got);
    }
});

/** Sends the text byte by byte as it is, and reads until the connection ends. */
const send = async ({ url }: RunningShop, bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

test('a search that was typed with its letters as they are finds what the escaped one finds', async () => {
  for (const path of ['/search?q=', '/api/v1/all?q=']) {
    const { body } = await visit(plain, path + encodeURIComponent('çay'));
    expect(body).toContain('Çay Kettle');
    // The second time it may be a page that is kept.
    for (let time = 0; time < 2; time += 1) {
      const told = await send(
        plain,
        `GET ${path}çay HTTP/1.1\r\nHost: ${new URL(plain.url).host}\r\n\r\n`,
      );
      expect(told).toMatch(/^HTTP\/1\.1 200 /);
      expect(told).toContain('Çay Kettle');
    }
  }
});

test('every address that leaves the shop begins with PUBLIC_URL', async () => {
  const headers = { host: 'shop.example.com' };
  const inside = /https?:\/\/(?:localhost|127\.0\.0\.1|shop\.example\.com:)|http:\/\/shop\.example/;
  // What each of them tells of itself.
  const told: [path: string, expected: string][] = [
    [PRODUCT, `<link rel="canonical" href="${OUTSIDE}${PRODUCT}"/>`],
    [PRODUCT, `hrefLang="fr" href="${OUTSIDE}/fr/`],
    [PRODUCT, `property="og:image" content="${OUTSIDE}/`],
    [PRODUCT, `"url":"${OUTSIDE}${PRODUCT}"`],
    ['/robots.txt', `Sitemap: ${OUTSIDE}/sitemap.xml`],
    ['/sitemap.xml', `<loc>${OUTSIDE}/sitemap/en/`],
    ['/sitemap/en/start.xml', `<loc>${OUTSIDE}/`],
    ['/language/en/feed.xml', `<link>${OUTSIDE}${PRODUCT}</link>`],
  ];
  for (const [path, expected] of told)
    for (let time = 0; time < 3; time += 1) {
      const { status, body, headers: sent } = await visit(known, path, { headers });
      expect(status, path).toBe(200);
      expect(body.toLowerCase(), path).toContain(expected.toLowerCase());
      expect(body, path).not.toMatch(inside);
      expect(sent['strict-transport-security']).toBe('max-age=31536000');
    }
  const { headers: sent } = await visit(known, '/fr', { headers });
  expect(String(sent['set-cookie'])).toContain('Secure');
});

test('with PUBLIC_URL another host is told where the shop is, and balancers are answered', async () => {
  for (const host of [
    'evil.test',
    'localhost',
    'shop.example.com:8080',
    'shop.example.com.evil.test',
  ])
    for (let time = 0; time < 2; time += 1) {
      const page = await visit(known, '/fr', { headers: { host } });
      const message = translator('fr')('api.otherAddress', { address: OUTSIDE });
      expect(page).toMatchObject({ status: 421, body: message });
      const call = await visit(known, '/api/v1/home', { headers: { host } });
      expect(JSON.parse(call.body)).toMatchObject({ status: 421, data: null });
      expect((await visit(known, '/healthz', { headers: { host } })).status).toBe(200);
      expect((await visit(known, '/readyz', { headers: { host } })).status).toBe(200);
      expect((await visit(known, '/metrics', { headers: { host } })).status).toBe(401);
    }
  for (const host of ['shop.example.com', 'SHOP.example.com', 'shop.example.com:443'])
    expect((await visit(known, '/', { headers: { host } })).status).toBe(200);
});

/** A form as a browser sends it that has the shop open by https. */
const secureForm = (shop: RunningShop, path: string, headers: Record<string, string>) =>
  visit(
    shop,
    path,
    {
      method: 'POST',
      headers: {
        host: 'shop.example.com',
        origin: OUTSIDE,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    },
    'number=SK-2345-6789&contact=who%40example.com',
  );

test('a proxy that hides https is told to shoppers in their language, and to the operator once', async () => {
  let log = '';
  plain.process.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const senders: Record<string, string>[] = [{}, { 'sec-fetch-site': 'same-origin' }];
  for (const sender of senders)
    for (const path of ['/tr/cart', '/tr/cart.data', '/tr/track-order', '/tr/checkout']) {
      const { status, body } = await secureForm(plain, path, sender);
      expect({ path, status, body }).toEqual({
        path,
        status: 403,
        body: translator('tr')('api.misconfigured'),
      });
    }
  const lines = () => log.split('\n').filter((line) => line.includes('a form was refused'));
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]).toMatch(/set PUBLIC_URL, or TRUST_PROXY with .* X-Forwarded-Proto/);
});

test('a form is taken once the shop knows that it is reached by https', async () => {
  const unknown = translator('tr')('order.notFound');
  expect((await secureForm(known, '/tr/track-order', {})).body.includes(unknown)).toBe(true);
  const told = await startShop({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: await testFolder(),
    TRUST_PROXY: '1',
  });
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await secureForm(told, '/tr/track-order', headers)).body.includes(unknown)).toBe(true);
});

test('a call that is broken off is no error in the log', async () => {
  let log = '';
  plain.process.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for (const path of ['/api/v1/track-order', '/track-order', '/cart']) {
    const socket = connect(Number(new URL(plain.url).port), '127.0.0.1');
    const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n`);
    await new Promise((resolve) => void setTimeout(resolve, 200));
    socket.destroy();
  }
  await expect.poll(() => log.match(/"status":499/g)).toHaveLength(3);
  expect(log).not.toMatch(/"level":[56]0/);
  const lost = await send(plain, 'NO HTTP AT ALL\r\n\r\n');
  expect(readAnswer(lost).status).toBe(400);
  expect(log).not.toMatch(/"level":[56]0/);
});
