import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { signInByPassword, signUp, verify } from '#contract/account/identity.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct } from '#test/factories.ts';
import { codeTo, mailsTo } from '#test/mails.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const { inventories } = await addProduct(db, 'Kettle', { quantity: 50 });
const PASSWORD = 'seven green kettles';

const begin = async (email: string, name = 'Ada Lovelace') => {
  const json = { name, email, password: PASSWORD };
  return given(await app.call(signUp, { json })).challenge;
};

const countAccounts = async (email: string) =>
  (await db.selectFrom('account').select('id').where('email', '=', email).execute()).length;

test('an account is made when the code of the mail is entered, and not before', async () => {
  const challenge = await begin('ada@example.org');
  expect(await countAccounts('ada@example.org')).toBe(0);
  const code = await codeTo(db, 'ada@example.org', 'verify');
  const { purpose, signed_in } = given(await app.call(verify, { json: { challenge, code } }));
  expect(purpose).toBe('signup');
  expect(signed_in).toMatchObject({
    is_new: true,
    user: { is_logged_in: true, name: 'Ada Lovelace', email: 'ada@example.org' },
  });
  const token = signed_in?.token;
  expect(given(await app.call(getProfile, { query: {}, token })).name).toBe('Ada Lovelace');

  const json = { email: 'ADA@example.org', password: PASSWORD };
  expect(given(await app.call(signInByPassword, { json })).user.name).toBe('Ada Lovelace');
});

test('a guest who signs up keeps the cart, and their token is worth nothing from then on', async () => {
  const guest = new Shopper(app);
  await guest.fill([inventories[0] ?? 0, 3]);
  const challenge = await begin('grace@example.org', 'Grace Hopper');
  const code = await codeTo(db, 'grace@example.org', 'verify');
  const answer = await app.call(verify, { json: { challenge, code }, token: guest.token });
  const { signed_in } = given(answer);
  expect(signed_in?.user.cart_count).toBe(3);
  expect(signed_in?.token).not.toBe(guest.token);
  const { is_logged_in, cart_count } = given(
    await app.call(getProfile, { query: {}, token: guest.token }),
  );
  expect({ is_logged_in, cart_count }).toEqual({ is_logged_in: false, cart_count: 0 });
});

test('whoever signs up with an address that has an account is told nothing, its owner is', async () => {
  await addAccount(db, { email: 'marie@example.org' });
  const known = await begin('marie@example.org');
  expect(await mailsTo(db, 'marie@example.org', 'known-address')).toHaveLength(1);
  expect(await mailsTo(db, 'marie@example.org', 'verify')).toEqual([]);
  // Nobody was sent a code, so none is right; four of a million are tried here.
  for (const code of ['000000', '123456', '999999', '424242']) {
    const answer = await app.call(verify, { json: { challenge: known, code } });
    expect(refused(answer).fields).toHaveProperty('code');
  }
});

test('of a code that is entered many times at once one counts, and it makes one account', async () => {
  const challenge = await begin('twin@example.org');
  const code = await codeTo(db, 'twin@example.org', 'verify');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(verify, { json: { challenge, code } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  expect(await countAccounts('twin@example.org')).toBe(1);
});

test('two browsers that sign up with one address at once are one account', async () => {
  const first = await begin('both@example.org');
  const firstCode = await codeTo(db, 'both@example.org', 'verify');
  const second = await begin('both@example.org');
  const secondCode = await codeTo(db, 'both@example.org', 'verify');
  const answers = await Promise.all([
    app.call(verify, { json: { challenge: first, code: firstCode } }),
    app.call(verify, { json: { challenge: second, code: secondCode } }),
  ]);
  const isNew = answers.map((answer) => given(answer).signed_in?.is_new);
  expect(isNew.toSorted()).toEqual([false, true]);
  expect(await countAccounts('both@example.org')).toBe(1);
});

test('what is wrong with the form is said at its field, in the words of the shop', async () => {
  const refuse = async (json: { name: string; email: string; password: string }) =>
    refused(await app.call(signUp, { json })).fields;
  const name = 'Ada';
  const email = 'ada@example.com';
  expect(await refuse({ name, email, password: 'short' })).toEqual({
    password: 'Invalid Password Length',
  });
  expect(await refuse({ name, email: 'ada@example', password: PASSWORD })).toEqual({
    email: 'Invalid email',
  });
  expect(await refuse({ name, email: '', password: PASSWORD })).toEqual({
    email: 'Email is required',
  });
  const common = { password: expect.stringContaining('used by many people') };
  for (const password of ['password', 'PassWord', 'ＱＷＥＲＴＹ', 'iloveyou'])
    expect(await refuse({ name, email, password }), password).toEqual(common);
  expect(await refuse({ name, email, password: 'x'.repeat(129) })).toEqual({
    password: 'A password may have 128 characters at most.',
  });
});
