import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { implement } from '#api/http/implement.ts';
import { ok, refuse } from '#api/http/reply.ts';
import { endpoint } from '#contract/endpoint.ts';
import { createDb } from '#db/client.ts';
import { deleteExpiredRows } from '#jobs/maintenance/delete-expired.ts';
import { NOON } from '#test/app.ts';
import { bareApp } from '#test/bare-app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { createAttempts, limitAttempts, type AttemptKind } from './limit-attempts.ts';
import { countAttempt, forgetAttempts, giveAttemptBack } from './attempt-counter.ts';

const connection = await testConnection();
const db = createDb(connection);
const attempts = createAttempts({ db });

const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);
const limit = (key: string) => ({ key, calls: 5, seconds: 900 });

/** An address of IPv4 for each number. */
const address = (number: number): string => `10.${number >> 8}.${number & 255}.1`;

type Try = { kind?: AttemptKind; identity?: string; from?: number | string; seconds?: number };

const attempt = async ({ kind = 'signIn', identity, from = 1, seconds = 0 }: Try) => {
  const clientAddress = typeof from === 'number' ? address(from) : from;
  const { verdict } = await attempts.take(kind, { identity, clientAddress, now: after(seconds) });
  return verdict?.allowed ?? true;
};

/** How many of so many tries are allowed. */
const countAllowed = async (times: number, tried: (index: number) => Try): Promise<number> => {
  let allowed = 0;
  for (let index = 0; index < times; index += 1) if (await attempt(tried(index))) allowed += 1;
  return allowed;
};

test('of twelve tries at once, in two processes, just five are allowed', async () => {
  const code = `
    import { createDb } from '#db/client.ts';
    import { countAttempt } from '#api/identity/attempt-counter.ts';
    const db = createDb(process.env.DATABASE_URL);
    const now = new Date('${NOON.toISOString()}');
    const one = () => countAttempt(db, { key: 'both', calls: 5, seconds: 900, now });
    const verdicts = await Promise.all(Array.from({ length: 6 }, one));
    console.log(JSON.stringify(verdicts.map(({ allowed }) => allowed)));
    await db.destroy();`;
  const run = async (): Promise<boolean[]> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { env: { DATABASE_URL: addressOf(connection) } },
    );
    return JSON.parse(stdout) as boolean[];
  };
  const allowed = (await Promise.all([run(), run()])).flat();
  expect(allowed).toHaveLength(12);
  expect(allowed.filter(Boolean)).toHaveLength(5);
});

test('a verdict says how many tries are left and when the next one is', async () => {
  const verdicts = [];
  for (let index = 0; index < 6; index += 1)
    verdicts.push(await countAttempt(db, { ...limit('told'), now: NOON }));
  expect(verdicts.map(({ left }) => left)).toEqual([4, 3, 2, 1, 0, 0]);
  expect(verdicts[0]).toEqual({ allowed: true, left: 4, calls: 5, wait: 180 });
  expect(verdicts[5]).toEqual({ allowed: false, left: 0, calls: 5, wait: 180 });
  const later = (seconds: number) => countAttempt(db, { ...limit('told'), now: after(seconds) });
  expect(await later(100)).toMatchObject({ allowed: false, wait: 80 });
  expect(await later(180)).toMatchObject({ allowed: true, left: 0 });
  expect(await later(181)).toMatchObject({ allowed: false });
  expect(await later(3_000)).toMatchObject({ allowed: true, left: 4 });
});

test('tries that are given back or forgotten can be used again', async () => {
  const one = () => countAttempt(db, { ...limit('given'), now: NOON });
  for (let index = 0; index < 5; index += 1) await one();
  expect((await one()).allowed).toBe(false);
  await giveAttemptBack(db, limit('given'));
  expect((await one()).allowed).toBe(true);
  expect((await one()).allowed).toBe(false);
  await forgetAttempts(db, 'given');
  expect(await one()).toMatchObject({ allowed: true, left: 4 });
});

test('one person tries five passwords of an identity, and thirty of many identities', async () => {
  expect(await countAllowed(8, () => ({ identity: 'a@shop.test', from: 1 }))).toBe(5);
  expect(await countAllowed(60, (n) => ({ identity: `${n}@shop.test`, from: 1 }))).toBe(25);
  expect(await attempt({ identity: 'a@shop.test', from: 2 })).toBe(true);
});

test('behind all addresses of one network of IPv6 there is one person', async () => {
  const from = (n: number) => `2001:db8:0:1::${n.toString(16)}`;
  const allowed = await countAllowed(9, (n) => ({ identity: 'six@shop.test', from: from(n + 1) }));
  expect(allowed).toBe(5);
});

test('a thousand addresses together try few codes and passwords of one identity', async () => {
  const identity = 'wide@shop.test';
  const by = (kind: AttemptKind) =>
    countAllowed(300, (n) => ({ kind, identity, from: 1_000 + n, seconds: n / 10 }));
  expect(await by('code')).toBe(30);
  expect(await by('codeSent')).toBe(10);
  expect(await by('signIn')).toBeLessThanOrEqual(61);
});

test('meanwhile its owner still signs in from where they have signed in before', async () => {
  const owner = { identity: 'owner@shop.test', from: 3_000 };
  await attempts.rememberNetwork({
    identity: owner.identity,
    clientAddress: address(owner.from),
    now: after(-86_400),
  });
  await countAllowed(90, (n) => ({ identity: owner.identity, from: 4_000 + n }));
  expect(await attempt({ identity: owner.identity, from: 5_000 })).toBe(false);
  expect(await attempt(owner)).toBe(true);
  // Others have other tries there, and a network is not known for ever.
  expect(await countAllowed(9, () => owner)).toBe(4);
  await countAllowed(400, (n) => ({
    identity: owner.identity,
    from: 6_000 + n,
    seconds: 100 * 86_400,
  }));
  expect(await attempt({ ...owner, seconds: 100 * 86_400 })).toBe(false);
});

test('elsewhere the owner is in a minute after the last guess, and at once after a reset', async () => {
  const identity = 'soon@shop.test';
  await countAllowed(90, (n) => ({ identity, from: 7_000 + n }));
  expect(await attempt({ identity, from: 8_000 })).toBe(false);
  expect(await attempt({ identity, from: 8_000, seconds: 61 })).toBe(true);
  expect(await attempt({ identity, from: 8_000, seconds: 62 })).toBe(false);
  await attempts.forget('signIn', { identity, clientAddress: address(8_000), now: NOON });
  expect(await attempt({ identity, from: 8_000, seconds: 62 })).toBe(true);
});

test('what was tried and by whom cannot be read in the table, and is deleted when it counts no more', async () => {
  await attempt({ identity: 'plain@shop.test', from: 9_000 });
  const rows = await db.selectFrom('attempt').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/shop\.test|10\.35\.40/);
  await deleteExpiredRows(db, after(200 * 86_400));
  expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([]);
});

const signIn = endpoint({
  method: 'POST',
  path: '/sign-in',
  summary: 'Signs in',
  json: z.object({ password: z.string() }),
  refusals: { 201: ['order.notFound'] },
  data: z.object({}),
});

const openCall = () => {
  const { app, deps } = bareApp(db);
  implement(app, deps, signIn, (call) =>
    limitAttempts(
      attempts,
      {
        kind: 'signIn',
        identity: 'http@shop.test',
        isWrong: ({ kind }) => kind !== 'ok',
        clientAddress: call.clientAddress,
        now: call.now,
      },
      async () => (call.json.password === 'right' ? ok({}) : refuse('order.notFound')),
    ),
  );
  return (password: string) =>
    app.request(
      '/sign-in',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      },
      { clientAddress: '198.51.100.7' },
    );
};

test('who is right is not counted; who was wrong too often is told when to try again', async () => {
  const ask = openCall();
  for (let index = 0; index < 7; index += 1) expect((await ask('right')).status).toBe(200);
  const wrong = await ask('wrong');
  expect(wrong.headers.get('ratelimit-limit')).toBe('5');
  expect(wrong.headers.get('ratelimit-remaining')).toBe('4');
  const twelve = await Promise.all(Array.from({ length: 12 }, () => ask('wrong')));
  expect(twelve.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = await ask('right');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('180');
  expect(refused.headers.get('ratelimit-remaining')).toBe('0');
});
