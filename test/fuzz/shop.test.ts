import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { sample } from 'fast-check';
import { expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { type RunningShop, startShop, testFolder } from '#test/shop.ts';
import { addVictim, faultIn, inLanes, withoutHanging } from './victims.ts';
import { ELSEWHERE, type WildVisit, wildVisits } from './wild-visits.ts';

const SEED = 20_260_615;
const VISITS = 1_000;

const connection = await testConnection();
const db = createDb(connection);
const { inventories } = await addProduct(db, 'Kettle', { quantity: 1_000 });
await db.destroy();

const openShop = async (): Promise<RunningShop> => {
  const where = { DATABASE_URL: addressOf(connection), DATA_DIR: await testFolder() };
  return startShop({ ...where, RATE_LIMITS: '0' });
};

type Answered = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks for the target exactly as it is written; `fetch` would tidy it. */
const visit = (shop: RunningShop, { method, target, headers, body }: WildVisit) =>
  new Promise<Answered>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    const asked = request({ hostname, port, method, path: target, headers }, (answer) => {
      let text = '';
      answer.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

const leadsElsewhere = (
  shop: RunningShop,
  { target }: WildVisit,
  { headers }: Answered,
): boolean => {
  const { location } = headers;
  if (location === undefined) return false;
  const here = URL.canParse(target, shop.url) ? new URL(target, shop.url) : new URL(shop.url);
  // Where the visitor stands is the shop, whatever the target makes of it.
  here.host = new URL(shop.url).host;
  return new URL(location, here).host !== new URL(shop.url).host;
};

const faultOf = (shop: RunningShop, asked: WildVisit, answer: Answered, secrets: string[]) =>
  faultIn(answer, secrets) ??
  (leadsElsewhere(shop, asked, answer) ? `leads to ${answer.headers.location}` : undefined);

const payVisits = async (shop: RunningShop, visits: WildVisit[], secrets: string[]) => {
  const faults: string[] = [];
  await inLanes(visits, 6, async (asked, index) => {
    const what = `seed ${SEED}, visit ${index}: ${JSON.stringify(asked).slice(0, 800)}`;
    const answer = await withoutHanging(visit(shop, asked)).catch((cause: unknown) => {
      throw new Error(what, { cause });
    });
    const fault = faultOf(shop, asked, answer, secrets);
    if (fault) faults.push(`${what} ${fault}`);
  });
  return faults;
};

/** Every way in which an address elsewhere could become a redirect. */
const AWAY: WildVisit[] = ELSEWHERE.flatMap((elsewhere) => {
  const to = encodeURIComponent(elsewhere);
  const path = encodeURI(elsewhere).replace(/^(?!\/)/, '/');
  return [
    `/language?code=en&to=${to}`,
    `/language?code=fr&to=${to}`,
    `/login?redirect=${to}`,
    path,
    encodeURI(`/en${elsewhere}`),
    `${path}/`,
    `${path}/products?page=99`,
  ];
}).flatMap((target) =>
  ['', 'currentLanguage=fr'].map((cookie) => ({
    method: 'GET',
    target,
    headers: { cookie },
    body: undefined,
  })),
);

/** Bytes that are hardly HTTP; whatever is told back until the line is cut. */
const say = (shop: RunningShop, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(shop.url).port), new URL(shop.url).hostname);
    let told = '';
    socket.on('data', (chunk) => (told += chunk.toString('latin1')));
    // A line that is cut in the middle of a word is an answer too.
    socket.on('error', () => {});
    socket.on('close', () => resolve(told));
    socket.end(bytes, 'latin1');
  });

const HOSTS = [
  '',
  'evil.test',
  'a b',
  'a/b',
  'a@b',
  '[::1',
  '%00',
  'x'.repeat(3_000),
  '\u00ff',
  'a\\b',
  ':80',
];

const BYTES = [
  ...HOSTS.map((host) => `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
  'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET  HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET http://evil.test/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET \\\\evil.test HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'CONNECT evil.test:80 HTTP/1.1\r\nhost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'POST /cart HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n',
  'POST /cart HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\nzz\r\n',
  'POST /cart HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade, close\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\ncookie: a\0b\r\nconnection: close\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\r\n\r\n\r\n',
];

test('wild visits to pages, forms and pictures harm nobody and lead nowhere else', async () => {
  const shop = await openShop();
  const app = callerOf((path, init) => fetch(`${shop.url}/api/v1${path}`, init));
  const [inventory = 0] = inventories;
  const { secrets } = await addVictim(app, 'Ada', inventory);

  const visits = sample(wildVisits, { seed: SEED, numRuns: VISITS });
  expect(await payVisits(shop, visits, secrets)).toEqual([]);
  expect(await payVisits(shop, AWAY, secrets)).toEqual([]);
  // What is hardly HTTP gets a short answer or none, and the shop goes on.
  await inLanes(BYTES, 6, async (bytes) => {
    const text = await withoutHanging(say(shop, bytes));
    const status = Number(text.slice(9, 12)) || 0;
    expect(faultIn({ status, text }, secrets), bytes).toBeUndefined();
  });
  expect((await fetch(shop.url)).status).toBe(200);
});
