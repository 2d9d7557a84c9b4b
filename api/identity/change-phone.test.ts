import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { changePhone, deletePhone } from '#contract/account/account-settings.ts';
import { sendCode, verify } from '#contract/account/identity.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const messages: { to: string; text: string }[] = [];
const sms = {
  send: async (message: { to: string; text: string }) => {
    messages.push(message);
  },
};
const app = testApp(db, { limitsTimes: 0, sms });

const addPerson = async () => {
  const account = await addAccount(db);
  const shopper = new Shopper(app);
  shopper.token = account.token;
  return { ...account, shopper };
};

const codeFor = (phone: string): string =>
  /\d{6}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';

const phoneOf = async (shopper: Shopper) =>
  given(await shopper.ask(getProfile, { query: {} })).phone;

const enter = async (shopper: Shopper, challenge: string, code: string) =>
  shopper.ask(verify, { json: { challenge, code } });

beforeEach(() => app.setNow(NOON));

test('a phone counts once the code is entered that was sent to it, and the e-mail address is told', async () => {
  const { id, shopper, shopperId } = await addPerson();
  const json = { country: 'fr', phone: '06 12 34 56 78' };
  const { challenge } = given(await shopper.ask(changePhone, { json }));
  expect(await phoneOf(shopper)).toBeNull();
  given(await enter(shopper, challenge, codeFor('+33612345678')));
  expect(await phoneOf(shopper)).toBe('+33612345678');
  const mail = await db
    .selectFrom('mail_log')
    .select(['kind', 'data'])
    .where('recipient', '=', `${shopperId}@example.org`)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ kind: 'phone-changed', data: { phone: '+33612345678' } });

  expect(refused(await shopper.ask(changePhone, { json })).form).toEqual([
    'This is your phone number already.',
  ]);
  given(await shopper.ask(deletePhone));
  expect(await phoneOf(shopper)).toBeNull();
  // Without an e-mail address it is the only way in.
  await db
    .updateTable('account')
    .set({ email: null, email_verified_at: null, phone: '+33612345678', phone_verified_at: NOON })
    .where('id', '=', id)
    .execute();
  expect(refused(await shopper.ask(deletePhone)).form).toHaveLength(1);
});

test('digits of any script are read by the country that was chosen', async () => {
  const { shopper } = await addPerson();
  const json = { country: 'EG', phone: '٠١٠٠١٢٣٤٥٦٧' };
  const { challenge } = given(await shopper.ask(changePhone, { json }));
  given(await enter(shopper, challenge, codeFor('+201001234567')));
  expect(await phoneOf(shopper)).toBe('+201001234567');
  const wrong = { country: 'EG', phone: '0000' };
  expect(refused(await shopper.ask(changePhone, { json: wrong })).fields).toHaveProperty('phone');
});

test('the phone of somebody else is never taken, and nobody learns that it is theirs', async () => {
  const [ada, eve] = [await addPerson(), await addPerson()];
  const phone = '+33611111111';
  const first = given(await ada.shopper.ask(changePhone, { json: { phone } }));
  const second = given(await eve.shopper.ask(changePhone, { json: { phone } }));
  const code = codeFor(phone);
  // A code counts for nobody but the account that asked for it.
  expect((await enter(ada.shopper, second.challenge, code)).status).toBe(404);
  const { challenge } = given(await ada.shopper.ask(changePhone, { json: { phone } }));
  given(await enter(ada.shopper, challenge, codeFor(phone)));
  expect((await enter(ada.shopper, first.challenge, code)).status).toBe(404);
  // Asked for before it was somebody's, and entered after.
  app.setNow(NOON);
  expect(refused(await enter(eve.shopper, second.challenge, code)).form).toEqual([
    'This phone number cannot be used.',
  ]);
  const sent = messages.length;
  given(await eve.shopper.ask(changePhone, { json: { phone } }));
  expect(messages).toHaveLength(sent);
  expect(await phoneOf(eve.shopper)).toBeNull();
});

test('who left the browser open is asked first, and a shop without SMS has no phones', async () => {
  const { shopper, token } = await addPerson();
  app.setNow(new Date(NOON.getTime() + 11 * 60_000));
  expect((await shopper.ask(changePhone, { json: { phone: '+33622222222' } })).status).toBe(403);
  expect((await shopper.ask(deletePhone)).status).toBe(403);
  app.setNow(NOON);
  const without = new Shopper(testApp(db));
  without.token = token;
  const json = { phone: '+33622222222' };
  expect((await without.ask(changePhone, { json })).status).toBe(404);
  expect((await without.ask(sendCode, { json })).status).toBe(404);
});
