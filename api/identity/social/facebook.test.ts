import { afterAll, expect, test } from 'vitest';
import { verify } from '#contract/account/identity.ts';
import {
  finishSocialLogin,
  giveSocialEmail,
  listSocialLogins,
  startSocialLogin,
} from '#contract/account/social-login.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { given, refused } from '#test/shopper.ts';
import { openFacebook, type FacebookPerson } from '#test/sign-in/facebook-server.ts';
import { FACEBOOK_APP } from '#test/sign-in/provider-settings.ts';

const ORIGIN = 'http://shop.test';
const db = await testDatabase();

let person: FacebookPerson = { id: '1' };
const facebook = await openFacebook(() => person);
afterAll(facebook.close);

const { origin } = facebook;
const socialWith = (appSecret: string) => ({
  facebook: { appId: FACEBOOK_APP.id, appSecret, graphVersion: 'v24.0', origin },
});
const app = testApp(db, {
  origin: ORIGIN,
  limitsTimes: 0,
  social: socialWith(FACEBOOK_APP.secret),
});

const params = { provider: 'facebook' };
const NOT_CONFIRMED = 'Facebook did not confirm who you are. Please try again.';
const messageOf = (answer: Parameters<typeof refused>[0]) => refused(answer).form[0];

/** Goes to Facebook, where somebody is signed in already; what the shop is then asked with. */
const goThere = async (token?: string) => {
  const begun = given(await app.call(startSocialLogin, { params, query: {}, token }));
  const { headers } = await fetch(begun.url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '').searchParams;
  return { ...Object.fromEntries(back), token: begun.token };
};

const signIn = async (who: FacebookPerson, token?: string) => {
  person = who;
  return app.call(finishSocialLogin, { json: await goThere(token), token });
};

/** The code that was mailed last to that address. */
const readCode = async (email: string): Promise<string> => {
  const { data } = await db
    .selectFrom('mail_log')
    .select('data')
    .where('recipient', '=', email)
    .where('kind', '=', 'verify')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (data as { code: string }).code;
};

const enter = async (challenge: string | undefined, email: string) =>
  app.call(verify, { json: { challenge: challenge ?? '', code: await readCode(email) } });

test('an address that Facebook names is proven by a code before it opens anything', async () => {
  const owner = await addAccount(db, { email: 'owner@example.org', name: 'Owner' });
  const who = { id: '100', name: 'Mallory', email: 'owner@example.org' };
  const first = given(await signIn(who));
  expect(first).toMatchObject({ outcome: 'code-sent', provider: 'facebook', signed_in: null });
  expect(given(await app.call(listSocialLogins, { token: owner.token })).logins).toEqual([]);

  const wrong = { challenge: first.challenge?.challenge ?? '', code: '12345' };
  expect((await app.call(verify, { json: wrong })).status).toBe(201);
  const { purpose, signed_in: signedIn } = given(
    await enter(first.challenge?.challenge, 'owner@example.org'),
  );
  expect(purpose).toBe('social');
  expect(signedIn).toMatchObject({ is_new: false, user: { name: 'Owner' } });
  expect(given(await app.call(listSocialLogins, { token: owner.token })).logins).toMatchObject([
    { provider: 'facebook' },
  ]);
  expect(given(await signIn(who)).signed_in?.user.name).toBe('Owner');
});

test('somebody new proves their address once, and is signed in by Facebook from then on', async () => {
  const who = { id: '200', name: 'Grace Hopper', email: 'grace@example.org' };
  const { challenge } = given(await signIn(who));
  const answer = given(await enter(challenge?.challenge, 'grace@example.org'));
  expect(answer.signed_in).toMatchObject({ is_new: true, user: { name: 'Grace Hopper' } });
  expect(given(await signIn({ id: '200' })).signed_in?.is_new).toBe(false);
});

test('who has no address at Facebook gives one, and proves it', async () => {
  const first = given(await signIn({ id: '300', name: 'Ida' }));
  expect(first).toMatchObject({ outcome: 'email-needed', challenge: null, signed_in: null });
  const token = first.token ?? '';
  const give = (email: string) => app.call(giveSocialEmail, { json: { token, email } });
  expect(messageOf(await give('ida@'))).toBe('Invalid email');
  // The token of this step is no sign-in that comes back from the provider.
  expect(messageOf(await app.call(finishSocialLogin, { json: { token, code: 'x' } }))).toContain(
    'no longer valid',
  );
  const { challenge, outcome } = given(await give('ida@example.org'));
  expect(outcome).toBe('code-sent');
  expect(messageOf(await give('other@example.org'))).toContain('no longer valid');
  const { signed_in: signedIn } = given(await enter(challenge?.challenge, 'ida@example.org'));
  expect(signedIn?.user).toMatchObject({ name: 'Ida', email: 'ida@example.org' });
});

test('who is signed in links Facebook without a code', async () => {
  const { token } = await addAccount(db);
  expect(given(await signIn({ id: '400' }, token)).outcome).toBe('linked');
});

test('a code of Facebook counts once, with the right verifier, and for the right state', async () => {
  person = { id: '500' };
  const first = await goThere();
  given(await app.call(finishSocialLogin, { json: first }));
  const second = await goThere();
  const replayed = { ...second, code: (first as { code?: string }).code };
  expect(messageOf(await app.call(finishSocialLogin, { json: replayed }))).toBe(NOT_CONFIRMED);
  const third = { ...(await goThere()), state: 'another' };
  expect(messageOf(await app.call(finishSocialLogin, { json: third }))).toBe(NOT_CONFIRMED);
  const fourth = await goThere();
  const other = await goThere();
  const swapped = { ...fourth, code: (other as { code?: string }).code };
  expect(messageOf(await app.call(finishSocialLogin, { json: swapped }))).toBe(NOT_CONFIRMED);
});

test('a wrong secret of the app signs nobody in, and stands in no log', async () => {
  const secret = 'a-secret-that-is-wrong';
  const logged: unknown[] = [];
  const note = (...entry: unknown[]): void => void logged.push(entry);
  const wrong = testApp(db, {
    origin: ORIGIN,
    log: { info: note, warn: note, error: note },
    social: socialWith(secret),
  });
  const answer = await wrong.call(finishSocialLogin, { json: await goThere() });
  expect(messageOf(answer)).toBe(NOT_CONFIRMED);
  expect(JSON.stringify(logged)).toContain('a sign-in at a provider has failed');
  expect(JSON.stringify(logged)).not.toContain(secret);
});

test('an account that is closed while its code is on the way stays closed', async () => {
  await addAccount(db, { email: 'late@example.org' });
  const { challenge } = given(await signIn({ id: '600', email: 'late@example.org' }));
  const closing = db.updateTable('account').set({ disabled_at: NOON });
  await closing.where('email', '=', 'late@example.org').execute();
  const answer = await enter(challenge?.challenge, 'late@example.org');
  expect(messageOf(answer)).toBe('This account has been closed. Please contact us.');
});
