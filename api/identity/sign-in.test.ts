import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { signInByPassword, signOut, signOutByGet } from '#contract/account/identity.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addGuest, inDays } from '#test/factories.ts';
import { mailsTo } from '#test/mails.ts';
import { given, refused } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const PASSWORD = 'seven green kettles';
const password_hash = await hash(PASSWORD);

const signIn = (email: string, password = PASSWORD, token?: string) =>
  app.call(signInByPassword, { json: { email, password }, token });

const isSignedIn = async (token: string | undefined) =>
  given(await app.call(getProfile, { query: {}, token })).is_logged_in;

test('signing in takes the right password of an account that is not disabled', async () => {
  await addAccount(db, { email: 'ada@example.org', name: 'Ada', password_hash });
  await addAccount(db, { email: 'code@example.org', password_hash: null });
  await addAccount(db, { email: 'off@example.org', password_hash, disabled_at: inDays(-1) });
  const { token, user } = given(await signIn('ada@example.org'));
  expect(user.name).toBe('Ada');
  expect(await isSignedIn(token)).toBe(true);

  const wrong = [
    await signIn('ada@example.org', 'eight green kettles'),
    await signIn('ada@example.org', 'x'.repeat(999)),
    await signIn('nobody@example.org'),
    await signIn('code@example.org'),
    await signIn('off@example.org'),
  ];
  for (const answer of wrong)
    expect(refused(answer)).toEqual({ form: ['Invalid email address or password.'], fields: {} });
});

test('a password hashed by older parameters is hashed anew at sign-in, and still right', async () => {
  const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const { id } = await addAccount(db, { email: 'old@example.org', password_hash: older });
  const hashOf = async () =>
    (await db.selectFrom('account').select('password_hash').where('id', '=', id).execute())[0]
      ?.password_hash;
  given(await signIn('old@example.org'));
  const renewed = await hashOf();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  given(await signIn('old@example.org'));
  expect(await hashOf()).toBe(renewed);
});

test('a letter with an accent is the same letter on every keyboard', async () => {
  const password = 'crème brûlée';
  const typed = await hash(password.normalize('NFC'));
  await addAccount(db, { email: 'accent@example.org', password_hash: typed });
  const { status } = await signIn('accent@example.org', password.normalize('NFD'));
  expect(status).toBe(200);
});

test('no token from before the sign-in names the account, and no answer sets a cookie', async () => {
  await addAccount(db, { email: 'fixed@example.org', password_hash });
  const planted = await addGuest(db);
  const headers = { authorization: `Bearer ${planted}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'fixed@example.org', password: PASSWORD });
  const response = await app.request('/user/signin', { method: 'POST', headers, body });
  expect(response.headers.get('set-cookie')).toBeNull();
  const { data } = await response.json();
  expect(await isSignedIn(data.token)).toBe(true);
  expect(await isSignedIn(planted)).toBe(false);
});

test('signing out ends the session on the server, by POST or by GET, but not in advance', async () => {
  await addAccount(db, { email: 'out@example.org', password_hash });
  const first = given(await signIn('out@example.org')).token;
  const second = given(await signIn('out@example.org')).token;
  given(await app.call(signOut, { token: first }));
  expect(await isSignedIn(first)).toBe(false);

  const authorization = `Bearer ${second}`;
  const inAdvance = { authorization, 'sec-purpose': 'prefetch;prerender' };
  expect((await app.request('/user/logout', { headers: inAdvance })).status).toBe(400);
  expect(await isSignedIn(second)).toBe(true);
  expect((await app.request(`/user/logout?user_token=${second}`)).status).toBe(401);
  given(await app.call(signOutByGet, { token: second }));
  expect(await isSignedIn(second)).toBe(false);
});

test('a guest who signs out of nothing keeps the cart', async () => {
  const token = await addGuest(db);
  given(await app.call(signOut, { token }));
  expect((await app.call(signOut, { token })).status).toBe(200);
});

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const CHROME_LATER = CHROME.replace('131', '155');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a browser that the account was never used with is mailed about, once', async () => {
  await addAccount(db, { email: 'devices@example.org', password_hash });
  const signInWith = (agent: string) => {
    const headers = { 'content-type': 'application/json', 'user-agent': agent };
    const body = JSON.stringify({ email: 'devices@example.org', password: PASSWORD });
    return app.request('/user/signin', { method: 'POST', headers, body });
  };
  for (const agent of [CHROME, CHROME_LATER, FIREFOX, FIREFOX, CHROME]) await signInWith(agent);
  const mails = await mailsTo(db, 'devices@example.org', 'new-device');
  expect(mails.map(({ device }) => device)).toEqual(['Firefox (Windows)']);
});

test('five wrong passwords are enough from one network; the right one is not counted', async () => {
  const limited = testApp(db);
  await addAccount(db, { email: 'tried@example.org', password_hash });
  const signInFrom = async (clientAddress: string, password: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'tried@example.org', password });
    const init = { method: 'POST', headers, body };
    return (await (await limited.request('/user/signin', init, { clientAddress })).json()).status;
  };
  for (let turn = 0; turn < 7; turn += 1) expect(await signInFrom('192.0.2.1', PASSWORD)).toBe(200);
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push(await signInFrom('192.0.2.2', `no ${turn}`));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await signInFrom('192.0.2.2', PASSWORD)).toBe(429);
  expect(await signInFrom('192.0.2.1', PASSWORD)).toBe(200);
});
