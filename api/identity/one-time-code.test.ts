import { expect, test } from 'vitest';
import { findChallenge, forgotPassword, sendCode, verify } from '#contract/account/identity.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, inDays } from '#test/factories.ts';
import { codeTo, mailsTo } from '#test/mails.ts';
import { given, refused } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });

const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);
const send = async (email: string) =>
  given(await app.call(sendCode, { json: { email } })).challenge;
const enter = (challenge: string, code: string) => app.call(verify, { json: { challenge, code } });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code by e-mail signs in, once, and only the browser that asked for it', async () => {
  await addAccount(db, { email: 'ada@example.org', name: 'Ada' });
  const challenge = await send('ada@example.org');
  const other = await send('grace@example.org');
  const code = await codeTo(db, 'ada@example.org');
  expect(code).toMatch(/^\d{6}$/);
  expect(refused(await enter(other, code)).form[0]).toContain('wrong');
  expect((await enter('x'.repeat(43), code)).status).toBe(404);
  const { signed_in } = given(await enter(challenge, code));
  expect(signed_in).toMatchObject({ is_new: false, user: { name: 'Ada' } });
  expect((await enter(challenge, code)).status).toBe(404);
});

test('a code comes in the language of the page where it was asked for', async () => {
  const email = 'polyglot@example.org';
  await addAccount(db, { email, language: 'hi' });
  given(await app.call(sendCode, { json: { email }, language: 'fr' }));
  given(await app.call(forgotPassword, { json: { email }, language: 'tr' }));
  const mails = await db
    .selectFrom('mail_log')
    .select(['kind', 'language'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  expect(mails).toEqual([
    { kind: 'code', language: 'fr' },
    { kind: 'reset', language: 'tr' },
  ]);
});

test('whoever proves an address that has no account has one, called by what is before the @', async () => {
  const challenge = await send('jean.valjean+souk@example.org');
  const code = await codeTo(db, 'jean.valjean+souk@example.org');
  const { signed_in } = given(await enter(challenge, code));
  expect(signed_in).toMatchObject({ is_new: true, user: { name: 'jean.valjean' } });
});

test('a code may be wrong five times, and twelve guesses at once are five tries', async () => {
  const challenge = await send('guess@example.org');
  const code = await codeTo(db, 'guess@example.org');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => enter(challenge, otherThan(code))),
  );
  const messages = answers.map((answer) => refused(answer).form[0] ?? '');
  expect(messages.filter((message) => message.includes('is wrong'))).toHaveLength(4);
  expect(messages.filter((message) => message.includes('too often'))).toHaveLength(8);
  expect(refused(await enter(challenge, code)).form[0]).toContain('too often');
  const json = { challenge };
  expect(given(await app.call(findChallenge, { json })).tries_left).toBe(0);
  app.setNow(after(61));
  expect(refused(await app.call(sendCode, { json })).form[0]).toContain('too often');
  app.setNow(NOON);
});

test('another code may be sent after a minute; the former one is worth nothing then', async () => {
  const challenge = await send('again@example.org');
  const first = await codeTo(db, 'again@example.org');
  refused(await enter(challenge, otherThan(first)));
  const json = { challenge };
  app.setNow(after(20));
  expect(given(await app.call(findChallenge, { json }))).toEqual({
    purpose: 'login',
    email: 'again@example.org',
    phone: null,
    resend_after: 40,
    tries_left: 4,
  });
  expect((await app.call(sendCode, { json })).status).toBe(429);

  app.setNow(after(60));
  expect(given(await app.call(sendCode, { json }))).toEqual({ challenge, resend_after: 60 });
  const second = await codeTo(db, 'again@example.org');
  expect(given(await app.call(findChallenge, { json })).tries_left).toBe(4);
  if (first !== second) refused(await enter(challenge, first));
  given(await enter(challenge, second));
  app.setNow(NOON);
});

test('a code counts for ten minutes', async () => {
  const challenge = await send('late@example.org');
  const code = await codeTo(db, 'late@example.org');
  app.setNow(after(601));
  expect((await enter(challenge, code)).status).toBe(404);
  app.setNow(after(599));
  given(await enter(challenge, code));
  app.setNow(NOON);
});

test('an account that is disabled is sent no code, and is answered as any other', async () => {
  await addAccount(db, { email: 'off@example.org', disabled_at: inDays(-1) });
  const challenge = await send('off@example.org');
  expect(await mailsTo(db, 'off@example.org', 'code')).toEqual([]);
  refused(await enter(challenge, '123456'));
});

test('an address is asked for, and SMS are not offered where the shop sends none', async () => {
  expect(refused(await app.call(sendCode, { json: {} })).fields).toHaveProperty('email');
  const answer = await app.call(sendCode, { json: { phone: '+33612345678' } });
  expect(answer).toMatchObject({
    status: 404,
    message: expect.stringContaining('not send codes by SMS'),
  });
});

test('where the shop sends SMS, a phone number signs in as an e-mail address does', async () => {
  const messages: { to: string; text: string }[] = [];
  const sms = {
    send: async (message: { to: string; text: string }) => void messages.push(message),
  };
  const phones = testApp(db, { limitsTimes: 0, sms });
  const json = { phone: '+33 6 12 34 56 78' };
  const { challenge } = given(await phones.call(sendCode, { json }));
  const [message] = messages;
  expect(message?.to).toBe('+33612345678');
  const code = message?.text.match(/\d{6}/)?.[0] ?? '';
  const { signed_in } = given(await phones.call(verify, { json: { challenge, code } }));
  expect(signed_in).toMatchObject({ is_new: true, user: { phone: '+33612345678', email: null } });
  const wrong = { phone: '+33 6 12' };
  expect(refused(await phones.call(sendCode, { json: wrong })).fields).toHaveProperty('phone');
});

test('an SMS that could not be sent is said so, and not a word more', async () => {
  const sms = { send: () => Promise.reject(new Error('the gateway is down')) };
  const phones = testApp(db, { limitsTimes: 0, sms });
  const answer = await phones.call(sendCode, { json: { phone: '+33612345678' } });
  expect(answer).toMatchObject({
    status: 503,
    message: expect.stringContaining('could not be sent'),
  });
});
