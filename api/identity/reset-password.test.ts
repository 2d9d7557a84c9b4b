import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import {
  forgotPassword,
  forgotPasswordShort,
  resetPassword,
  resetPasswordShort,
  signInByPassword,
  verify,
} from '#contract/account/identity.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { mailsTo } from '#test/mails.ts';
import { given, refused } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const password_hash = await hash('the old password');
const password = 'an entirely new one';

const forget = async (email: string) => {
  const { challenge } = given(await app.call(forgotPassword, { json: { email } }));
  const [mail] = await mailsTo(db, email, 'reset');
  const token = mail && new URL(mail.link, 'http://shop.test').searchParams.get('token');
  return { challenge, code: mail?.code ?? '', token: token ?? '' };
};

test('the link of the mail sets another password once, ends every session and signs in', async () => {
  const email = 'ada@example.org';
  const before = await addAccount(db, { email, password_hash });
  const { token, challenge, code } = await forget(email);
  const { token: session } = given(await app.call(resetPassword, { json: { token, password } }));
  const isSignedIn = async (one: string) =>
    given(await app.call(getProfile, { query: {}, token: one })).is_logged_in;
  expect(await isSignedIn(session)).toBe(true);
  expect(await isSignedIn(before.token)).toBe(false);
  given(await app.call(signInByPassword, { json: { email, password } }));
  refused(await app.call(signInByPassword, { json: { email, password: 'the old password' } }));
  expect(await mailsTo(db, email, 'password-changed')).toHaveLength(1);

  expect((await app.call(resetPassword, { json: { token, password } })).status).toBe(404);
  const json = { challenge, code, password };
  expect((await app.call(resetPassword, { json })).status).toBe(404);
});

test('the code of the mail does the same in the browser that asked for it', async () => {
  const email = 'grace@example.org';
  await addAccount(db, { email, password_hash });
  const { challenge, code, token } = await forget(email);
  const wrong = { challenge, code: code === '000000' ? '000001' : '000000', password };
  expect(refused(await app.call(resetPassword, { json: wrong })).fields).toHaveProperty('code');
  const common = { challenge, code, password: 'password' };
  expect(refused(await app.call(resetPassword, { json: common })).fields).toHaveProperty(
    'password',
  );
  expect((await app.call(verify, { json: { challenge, code } })).status).toBe(404);
  given(await app.call(resetPassword, { json: { challenge, code, password } }));
  given(await app.call(signInByPassword, { json: { email, password } }));
  expect((await app.call(resetPassword, { json: { token, password } })).status).toBe(404);
});

test('of two who follow the link at once one sets the password', async () => {
  const email = 'race@example.org';
  await addAccount(db, { email, password_hash });
  const { token } = await forget(email);
  const json = { token, password };
  const answers = await Promise.all([1, 2, 3].map(() => app.call(resetPassword, { json })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
});

test('the link counts for half an hour', async () => {
  const email = 'slow@example.org';
  await addAccount(db, { email, password_hash });
  const { token } = await forget(email);
  app.setNow(new Date(NOON.getTime() + 31 * 60_000));
  expect((await app.call(resetPassword, { json: { token, password } })).status).toBe(404);
  app.setNow(new Date(NOON.getTime() + 29 * 60_000));
  given(await app.call(resetPassword, { json: { token, password } }));
  app.setNow(NOON);
});

test('an address without an account is mailed nothing, and the shorter paths are the same calls', async () => {
  const json = { email: 'nobody@example.org' };
  expect(given(await app.call(forgotPasswordShort, { json })).resend_after).toBe(60);
  const mails = db.selectFrom('mail_log').selectAll().where('recipient', '=', json.email);
  expect(await mails.execute()).toEqual([]);
  const unknown = { token: 'x'.repeat(43), password };
  expect((await app.call(resetPasswordShort, { json: unknown })).status).toBe(404);
});
