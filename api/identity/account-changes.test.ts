import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { changeEmail, prove, updateUserPassword } from '#contract/account/account-settings.ts';
import {
  forgotPassword,
  resetPassword,
  signInByPassword,
  verify,
} from '#contract/account/identity.ts';
import { openSession } from './open-session.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);

const addPerson = async () => {
  const account = await addAccount(db);
  const shopper = new Shopper(app);
  shopper.token = account.token;
  return { ...account, email: `${account.shopperId}@example.org`, shopper };
};

const isSignedIn = async (token: string) =>
  given(await app.call(getProfile, { query: {}, token })).is_logged_in;

const inMinutes = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

/** What was last mailed to an address. */
const mailTo = async (recipient: string) => {
  const mail = await db
    .selectFrom('mail_log')
    .select(['kind', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { kind: mail?.kind, ...(mail?.data as { code?: string } | null) };
};

test('a changed password signs out every other device, and is told by mail', async () => {
  const { id, shopperId, email, shopper, token } = await addPerson();
  const phone = await openSession(db, { accountId: id, shopperId, userAgent: '', now: NOON });
  const json = { password: 'correct horse 7' };
  const changed = given(await shopper.ask(updateUserPassword, { json }));
  expect(changed.ended).toBe(1);
  expect(await Promise.all([token, phone.token, changed.token].map(isSignedIn))).toEqual([
    false,
    false,
    true,
  ]);
  expect(await mailTo(email)).toMatchObject({ kind: 'password-changed' });
  const by = { json: { email, password: json.password } };
  expect(given(await app.call(signInByPassword, by)).user.email).toBe(email);
});

test('who left the browser open is asked again before anything of sign-in changes', async () => {
  const { email, shopper } = await addPerson();
  given(await shopper.ask(updateUserPassword, { json: { password: 'correct horse 7' } }));
  const signedIn = given(
    await app.call(signInByPassword, { json: { email, password: 'correct horse 7' } }),
  );
  shopper.token = signedIn.token;
  app.setNow(inMinutes(11));
  const password = { json: { password: 'battery staple 8' } };
  expect((await shopper.ask(updateUserPassword, password)).status).toBe(403);
  const other = { json: { email: `new-${email}` } };
  expect((await shopper.ask(changeEmail, other)).status).toBe(403);

  // By the old password, or by a proof of either kind.
  const wrong = { json: { old_password: 'wrong', password: 'battery staple 8' } };
  expect(refused(await shopper.ask(updateUserPassword, wrong)).form).toHaveLength(1);
  expect(refused(await shopper.ask(prove, { json: { password: 'wrong' } })).form).toHaveLength(1);
  expect(given(await shopper.ask(prove, { json: { password: 'correct horse 7' } })).proven).toBe(
    true,
  );
  given(await shopper.ask(changeEmail, other));

  app.setNow(inMinutes(30));
  const { challenge } = given(await shopper.ask(prove, { json: {} }));
  const { code = '' } = await mailTo(email);
  const entered = { json: { challenge: challenge?.challenge ?? '', code } };
  expect(given(await shopper.ask(verify, entered))).toEqual({ purpose: 'proof', signed_in: null });
  given(await shopper.ask(updateUserPassword, password));
  app.setNow(NOON);
});

test('a proof counts for nobody but the account that asked for it', async () => {
  const [ada, eve] = [await addPerson(), await addPerson()];
  const { challenge } = given(await ada.shopper.ask(prove, { json: {} }));
  const { code = '' } = await mailTo(ada.email);
  const entered = { json: { challenge: challenge?.challenge ?? '', code } };
  expect((await eve.shopper.ask(verify, entered)).status).toBe(404);
  expect((await new Shopper(app).ask(verify, entered)).status).toBe(404);
});

test('another e-mail address counts once its code is entered, and both are told', async () => {
  const { email, shopper } = await addPerson();
  const next = `next-${email}`;
  const { challenge: reset } = given(await app.call(forgotPassword, { json: { email } }));
  const { code: resetCode = '' } = await mailTo(email);

  const { challenge } = given(await shopper.ask(changeEmail, { json: { email: next } }));
  expect(given(await shopper.ask(getProfile, { query: {} })).email).toBe(email);
  const { code = '' } = await mailTo(next);
  given(await shopper.ask(verify, { json: { challenge, code } }));
  expect(given(await shopper.ask(getProfile, { query: {} })).email).toBe(next);
  for (const to of [email, next]) expect(await mailTo(to)).toMatchObject({ kind: 'email-changed' });

  // What was sent to the former address opens nothing any more.
  const json = { challenge: reset, code: resetCode, password: 'correct horse 7' };
  expect((await app.call(resetPassword, { json })).status).not.toBe(200);
});

test('an address that somebody else has is never taken, and nobody learns that it is theirs', async () => {
  const [ada, eve] = [await addPerson(), await addPerson()];
  const answer = await eve.shopper.ask(changeEmail, { json: { email: ada.email } });
  const free = await eve.shopper.ask(changeEmail, { json: { email: `free-${ada.email}` } });
  expect({ ...answer, data: Object.keys(answer.data ?? {}) }).toEqual({
    ...free,
    data: Object.keys(free.data ?? {}),
  });
  expect(await mailTo(ada.email)).toMatchObject({ kind: 'known-address' });
});
