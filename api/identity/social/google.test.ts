import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import {
  finishSocialLogin,
  listSocialLogins,
  listWaysIn,
  startSocialLogin,
  unlinkSocialLogin,
} from '#contract/account/social-login.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addGuest } from '#test/factories.ts';
import { given, refused } from '#test/shopper.ts';
import { openProvider, signInAtProvider, type Claims } from '#test/sign-in/openid-provider.ts';
import { GOOGLE_CLIENT } from '#test/sign-in/provider-settings.ts';

const ORIGIN = 'http://shop.test';
const db = await testDatabase();

const people: Record<string, Claims> = {};
const provider = await openProvider(`${ORIGIN}/social-callback`, people);
afterAll(provider.close);

const googleAt = (issuer: string) => ({
  google: { clientId: GOOGLE_CLIENT.id, clientSecret: GOOGLE_CLIENT.secret, issuer },
});
const appAt = (issuer: string) =>
  testApp(db, { origin: ORIGIN, limitsTimes: 0, social: googleAt(issuer) });
const app = appAt(provider.issuer);

let made = 0;
/** Somebody with an account at the provider: their login there. */
const addPerson = (claims: Partial<Claims> = {}): string => {
  made += 1;
  const login = `person${made}`;
  const sub = `subject-${made}`;
  const email = `${login}@example.org`;
  people[login] = { sub, name: 'Ada Lovelace', email, email_verified: true, ...claims };
  return login;
};

const begin = async (token?: string, query: { redirect?: string; intent?: string } = {}) =>
  given(await app.call(startSocialLogin, { params: { provider: 'google' }, query, token }));

type Back = Record<string, string>;

/** Goes to the provider and signs in there; what the shop is then asked with. */
const comeBack = async (url: string, login: string | undefined): Promise<Back> =>
  Object.fromEntries((await signInAtProvider(url, login)).searchParams);

const finish = (request: string, back: Back, token?: string) =>
  app.call(finishSocialLogin, { json: { ...back, token: request }, token });

/** The whole way. */
const signIn = async (login: string, token?: string) => {
  const { url, token: request } = await begin(token);
  return finish(request, await comeBack(url, login), token);
};

const messageOf = (answer: Parameters<typeof refused>[0]) => refused(answer).form[0];
const NOT_HERE =
  'This sign-in is no longer valid or was begun in another browser. Please start again.';
const NOT_CONFIRMED = 'Google did not confirm who you are. Please try again.';
const UNREACHABLE =
  'Google cannot be reached right now. Please try again in a moment, or sign in another way.';

const accountsOf = (email: string) =>
  db.selectFrom('account').select(['id', 'name']).where('email', '=', email).execute();
const mailsTo = (email: string) =>
  db
    .selectFrom('mail_log')
    .select(['kind', 'data'])
    .where('recipient', '=', email)
    .where('kind', '=', 'linked')
    .execute();

test('only the ways that are set up are offered, and no other can be begun', async () => {
  expect(given(await app.call(listWaysIn)).providers).toEqual(['google']);
  const bare = testApp(db);
  expect(given(await bare.call(listWaysIn)).providers).toEqual([]);
  for (const name of ['google', 'facebook', 'nobody']) {
    const at = name === 'google' ? bare : app;
    const answer = await at.call(startSocialLogin, { params: { provider: name }, query: {} });
    expect(answer.status).toBe(404);
  }
});

test('somebody new gets an account by Google, and comes back to it the next time', async () => {
  const login = addPerson({ email: 'new@example.org' });
  const first = given(await signIn(login));
  expect(first).toMatchObject({ outcome: 'signed-in', provider: 'google' });
  expect(first.signed_in).toMatchObject({ is_new: true, user: { name: 'Ada Lovelace' } });
  people[login] = { sub: people[login]?.sub ?? '', email: 'moved@example.org' };
  const second = given(await signIn(login));
  expect(second.signed_in).toMatchObject({ is_new: false, user: { email: 'new@example.org' } });
  const token = second.signed_in?.token;
  expect(given(await app.call(getProfile, { query: {}, token })).is_logged_in).toBe(true);
  expect(await mailsTo('new@example.org')).toHaveLength(1);
});

test('an account is opened by a login with its address only where Google has proven that address', async () => {
  const known = await addAccount(db, { email: 'known@example.org', name: 'Known' });
  const proven = given(await signIn(addPerson({ email: 'Known@example.org' })));
  expect(proven.signed_in?.user.name).toBe('Known');
  const { logins } = given(await app.call(listSocialLogins, { token: known.token }));
  expect(logins).toMatchObject([{ provider: 'google' }]);
  expect(await mailsTo('known@example.org')).toMatchObject([{ data: { provider: 'google' } }]);

  await addAccount(db, { email: 'victim@example.org' });
  for (const email_verified of [false, undefined]) {
    const claims = {
      email: 'victim@example.org',
      ...(email_verified === false && { email_verified }),
    };
    const login = addPerson(claims);
    if (email_verified === undefined) delete people[login]?.email_verified;
    const unproven = given(await signIn(login));
    expect(unproven).toMatchObject({ outcome: 'code-sent', signed_in: null });
    expect(unproven.challenge?.challenge).toBeTruthy();
  }
  expect(await mailsTo('victim@example.org')).toEqual([]);
});

test('a code of the provider counts once, and so does the sign-in that was begun', async () => {
  const login = addPerson();
  const { url, token } = await begin();
  const back = await comeBack(url, login);
  expect(given(await finish(token, back)).outcome).toBe('signed-in');
  expect(messageOf(await finish(token, back))).toBe(NOT_HERE);
  const other = await begin();
  const state = new URL(other.url).searchParams.get('state') ?? '';
  expect(messageOf(await finish(other.token, { ...back, state }))).toBe(NOT_CONFIRMED);
});

test('two callbacks at once are one sign-in', async () => {
  const login = addPerson({ email: 'twice@example.org' });
  const { url, token } = await begin();
  const back = await comeBack(url, login);
  const answers = await Promise.all([finish(token, back), finish(token, back)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(await accountsOf('twice@example.org')).toHaveLength(1);
});

test('two sign-ins of somebody new at once make one account, linked once', async () => {
  const login = addPerson({ email: 'both@example.org' });
  const begun = await Promise.all([begin(), begin()]);
  const backs = [];
  for (const { url, token } of begun) backs.push({ token, back: await comeBack(url, login) });
  const answers = await Promise.all(backs.map(({ token, back }) => finish(token, back)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await accountsOf('both@example.org')).toHaveLength(1);
  expect(await mailsTo('both@example.org')).toHaveLength(1);
});

test('a callback counts for nothing in a browser that did not begin it', async () => {
  const mallory = await begin();
  const back = await comeBack(mallory.url, addPerson());
  // Mallory's link is opened by somebody who has begun nothing, or something else.
  expect(messageOf(await finish('A'.repeat(43), back))).toBe(NOT_HERE);
  const victim = await begin();
  expect(messageOf(await finish(victim.token, back))).toBe(NOT_CONFIRMED);
});

test.each([
  ['state', { state: 'another-state' }, NOT_CONFIRMED],
  ['issuer', { iss: 'https://evil.example' }, NOT_CONFIRMED],
  ['code', { code: 'made-up' }, NOT_CONFIRMED],
])('an answer with a wrong %s signs nobody in', async (_name, wrong, message) => {
  const { url, token } = await begin();
  const back = await comeBack(url, addPerson());
  expect(messageOf(await finish(token, { ...back, ...wrong }))).toBe(message);
});

test.each(['nonce', 'verifier'])(
  'an answer to another question, by its %s, signs nobody in',
  async (secret) => {
    const { url, token } = await begin();
    const other = JSON.stringify({ [secret]: 'x'.repeat(43) });
    await sql`update sign_in_request set secrets = secrets || ${other}::jsonb`.execute(db);
    expect(messageOf(await finish(token, await comeBack(url, addPerson())))).toBe(NOT_CONFIRMED);
  },
);

test('whoever cancels at Google goes back to where they were', async () => {
  const { url, token } = await begin(undefined, { redirect: '/cart?a=1', intent: 'wish:7' });
  const back = await comeBack(url, undefined);
  expect(back['error']).toBe('access_denied');
  expect(given(await finish(token, back))).toMatchObject({
    outcome: 'cancelled',
    redirect: '/cart?a=1',
    intent: 'wish:7',
    signed_in: null,
  });
});

test('a sign-in that took longer than ten minutes begins anew', async () => {
  const { url, token } = await begin();
  const back = await comeBack(url, addPerson());
  app.setNow(new Date(NOON.getTime() + 10 * 60_000));
  expect(messageOf(await finish(token, back))).toBe(NOT_HERE);
  app.setNow(NOON);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'cart',
])('nobody is sent to %j afterwards', async (redirect) => {
  const { url, token } = await begin(undefined, { redirect });
  const answer = given(await finish(token, await comeBack(url, addPerson())));
  expect(answer).toMatchObject({ outcome: 'signed-in', redirect: null });
});

test('a login is linked to the account of who is signed in, shortly after a proof alone', async () => {
  const { token } = await addAccount(db, { email: 'own@example.org' });
  const login = addPerson({ email: 'elsewhere@example.org', email_verified: false });
  expect(given(await signIn(login, token)).outcome).toBe('linked');
  expect(given(await app.call(listSocialLogins, { token })).logins).toMatchObject([
    { provider: 'google', email: 'elsewhere@example.org' },
  ]);
  expect(given(await signIn(login)).signed_in?.user.email).toBe('own@example.org');
  expect(await mailsTo('own@example.org')).toHaveLength(1);

  app.setNow(new Date(NOON.getTime() + 11 * 60_000));
  const params = { provider: 'google' };
  const proofNeeded = { status: 403, message: 'Please first confirm that it is you.' };
  const begun = await app.call(startSocialLogin, { params, query: {}, token });
  expect(begun).toMatchObject(proofNeeded);
  expect(await app.call(unlinkSocialLogin, { params, token })).toMatchObject(proofNeeded);
  app.setNow(NOON);
});

test('a login is linked to nobody but who has begun it', async () => {
  const { token } = await addAccount(db);
  const other = await addAccount(db);
  for (const back of [other.token, undefined, await addGuest(db)]) {
    const { url, token: request } = await begin(token);
    const answer = await finish(request, await comeBack(url, addPerson()), back);
    expect(messageOf(answer)).toContain('You are no longer signed in to the account');
  }
  expect(given(await app.call(listSocialLogins, { token: other.token })).logins).toEqual([]);
});

test('a login opens one account, and an account has one login of a provider', async () => {
  const one = await addAccount(db);
  const other = await addAccount(db);
  const login = addPerson();
  expect(given(await signIn(login, one.token)).outcome).toBe('linked');
  expect(given(await signIn(login, one.token)).outcome).toBe('linked');
  expect(messageOf(await signIn(login, other.token))).toContain('already opens another account');
  expect(messageOf(await signIn(addPerson(), one.token))).toContain('already linked to another');
});

test('a login is taken off by its owner alone, and opens the account no longer', async () => {
  const { token } = await addAccount(db, { email: 'gone@example.org' });
  const login = addPerson({ email: 'old@example.org' });
  given(await signIn(login, token));
  const params = { provider: 'google' };
  const stranger = await addAccount(db);
  expect((await app.call(unlinkSocialLogin, { params, token: stranger.token })).status).toBe(404);
  expect((await app.call(unlinkSocialLogin, { params, token: await addGuest(db) })).status).toBe(
    401,
  );
  expect((await app.call(unlinkSocialLogin, { params })).status).toBe(401);
  expect(given(await app.call(unlinkSocialLogin, { params, token }))).toEqual(params);
  expect((await app.call(unlinkSocialLogin, { params, token })).status).toBe(404);
  expect(given(await signIn(login)).signed_in?.user.email).toBe('old@example.org');
});

test('a closed account stays closed', async () => {
  const login = addPerson({ email: 'closed@example.org' });
  given(await signIn(login));
  await db
    .updateTable('account')
    .set({ disabled_at: NOON })
    .where('email', '=', 'closed@example.org')
    .execute();
  const CLOSED = 'This account has been closed. Please contact us.';
  expect(messageOf(await signIn(login))).toBe(CLOSED);
  expect(messageOf(await signIn(addPerson({ email: 'closed@example.org' })))).toBe(CLOSED);
});

test('a provider that cannot be reached, is slow or fails is said to be so, and asked again', async () => {
  let answer: 'fails' | 'is slow' | 'is not Google' = 'fails';
  const server = createServer((_request, response) => {
    if (answer === 'is slow') return;
    response
      .writeHead(answer === 'fails' ? 502 : 200, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const down = appAt(issuer);
  const start = () =>
    down.call(startSocialLogin, { params: { provider: 'google' }, query: {}, language: 'en' });
  expect(messageOf(await start())).toBe(UNREACHABLE);
  answer = 'is not Google';
  expect(messageOf(await start())).toBe(UNREACHABLE);
  answer = 'is slow';
  expect(messageOf(await start())).toBe(UNREACHABLE);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(messageOf(await start())).toBe(UNREACHABLE);
  expect(down.errors).toEqual([]);
});

test('a provider that goes away while somebody is there signs nobody in', async () => {
  const passing = await openProvider(`${ORIGIN}/social-callback`, people);
  const there = appAt(passing.issuer);
  const params = { provider: 'google' };
  const { url, token } = given(await there.call(startSocialLogin, { params, query: {} }));
  const back = await comeBack(url, addPerson());
  await passing.close();
  const answer = await there.call(finishSocialLogin, { json: { ...back, token } });
  expect(messageOf(answer)).toBe(UNREACHABLE);
});
