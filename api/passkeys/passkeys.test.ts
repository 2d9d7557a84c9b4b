import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  provePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
  type Ceremony,
} from '#contract/account/passkey.ts';
import { deleteExpiredRows } from '#jobs/maintenance/delete-expired.ts';
import { NOON, testApp } from '#test/app.ts';
import { Authenticator } from '#test/authenticator.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addGuest, inDays } from '#test/factories.ts';
import { given, refused } from '#test/shopper.ts';

const ORIGIN = 'https://shop.example.com';
const db = await testDatabase();
const app = testApp(db, { origin: ORIGIN, limitsTimes: 0 });

const inMinutes = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const messageOf = (answer: Parameters<typeof refused>[0]) => refused(answer).form[0];

const begin = async (token?: string): Promise<Ceremony> =>
  given(await app.call(token ? startPasskey : startPasskeySignIn, { token }));

const add = async (token: string, device: Authenticator, ceremony?: Ceremony) => {
  const { request, options } = ceremony ?? (await begin(token));
  return app.call(addPasskey, { token, json: { request, credential: device.create(options) } });
};

const signIn = async (device: Authenticator, ceremony?: Ceremony) => {
  const { request, options } = ceremony ?? (await begin());
  return app.call(signInByPasskey, { json: { request, credential: device.get(options) } });
};

/** Somebody with a passkey, and the device that keeps it. */
const addOwner = async (row: Parameters<typeof addAccount>[1] = {}) => {
  const device = new Authenticator(ORIGIN);
  const account = await addAccount(db, row);
  const passkey = given(await add(account.token, device));
  return { ...account, device, passkey };
};

const NOT_ACCEPTED = 'This passkey could not be verified. Try again, or sign in another way.';
const TOO_LATE = 'That took too long. Please try again.';
const UNKNOWN = 'This passkey no longer opens an account here. Please sign in another way.';

test('a passkey is added, its owner is told by mail, and it alone signs in', async () => {
  const { device, passkey, id } = await addOwner({ name: 'Ada', email: 'ada@example.org' });
  expect(passkey).toEqual({
    id: device.id.toString('base64url'),
    name: '',
    created_at: NOON.toISOString(),
    last_used_at: null,
  });
  const { kind, recipient, data } = await db
    .selectFrom('mail_log')
    .selectAll()
    .where('recipient', '=', 'ada@example.org')
    .executeTakeFirstOrThrow();
  expect({ kind, recipient }).toEqual({ kind: 'linked', recipient: 'ada@example.org' });
  expect(data).toEqual({ name: 'Ada', provider: 'passkey', time: NOON.toISOString() });

  app.setNow(inMinutes(60));
  const { token, user } = given(await signIn(device));
  app.setNow(NOON);
  expect(user).toMatchObject({ is_logged_in: true, name: 'Ada' });
  expect(given(await app.call(getProfile, { query: {}, token })).email).toBe('ada@example.org');
  const { passkeys } = given(await app.call(listPasskeys, { token }));
  expect(passkeys.map((one) => one.last_used_at)).toEqual([inMinutes(60).toISOString()]);
  expect(Buffer.from(device.userHandle, 'base64url').toString()).toBe(id);
});

test('a device is asked to verify its user, and told nothing about who has an account', async () => {
  const { token, passkey } = await addOwner({ email: 'grace@example.org', name: 'Grace' });
  const { options, origin } = await begin(token);
  expect(origin).toBe(ORIGIN);
  expect(options).toMatchObject({
    rp: { id: 'shop.example.com', name: 'Souk' },
    user: { name: 'grace@example.org', displayName: 'Grace' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: passkey.id }],
  });
  const one = await begin();
  const other = await begin();
  expect(one.options).toMatchObject({ rpId: 'shop.example.com', userVerification: 'required' });
  expect(Object.keys(one.options).toSorted()).toEqual([
    'challenge',
    'rpId',
    'timeout',
    'userVerification',
  ]);
  expect(one.options['challenge']).not.toBe(other.options['challenge']);
});

test('what keeps the passkey gives it its name, until its owner gives it another', async () => {
  const { token } = await addAccount(db);
  const device = new Authenticator(ORIGIN);
  device.aaguid = Buffer.from('ea9b8d664d011d213ce4b6b48cb575d4', 'hex');
  const { id, name } = given(await add(token, device));
  expect(name).toBe('Google Password Manager');
  const rename = (to: string) =>
    app.call(renamePasskey, { token, params: { id }, json: { name: to } });
  expect(given(await rename('  My phone ')).name).toBe('My phone');
  expect(messageOf(await rename(' '))).toBe('Please give the passkey a name.');
  expect(messageOf(await rename('x'.repeat(61)))).toBe('Please use 60 characters at most.');
});

test('an answer counts once', async () => {
  const { device } = await addOwner();
  const ceremony = await begin();
  const json = { request: ceremony.request, credential: device.get(ceremony.options) };
  const twice = await Promise.all([
    app.call(signInByPasskey, { json }),
    app.call(signInByPasskey, { json }),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(messageOf(await app.call(signInByPasskey, { json }))).toBe(TOO_LATE);

  // The same signature is no answer to another question.
  const { request } = await begin();
  const replayed = await app.call(signInByPasskey, { json: { ...json, request } });
  expect(messageOf(replayed)).toBe(NOT_ACCEPTED);
});

test('an answer counts for ten minutes, and forgotten questions are deleted', async () => {
  const { device } = await addOwner();
  const ceremony = await begin();
  app.setNow(inMinutes(11));
  expect(messageOf(await signIn(device, ceremony))).toBe(TOO_LATE);
  app.setNow(NOON);
  await deleteExpiredRows(db, inMinutes(11));
  expect(await db.selectFrom('sign_in_request').selectAll().execute()).toEqual([]);
});

test.each<[string, (device: Authenticator) => void]>([
  ['another site', (device) => (device.origin = 'https://shop.example.com.evil.example')],
  ['plain http', (device) => (device.origin = 'http://shop.example.com')],
  ['another port', (device) => (device.origin = 'https://shop.example.com:8443')],
  ['another shop’s passkey', (device) => (device.rpID = 'example.com')],
  ['a device that did not verify its user', (device) => (device.verifiesUser = false)],
])('%s is refused, when a passkey is added and when it signs in', async (_name, lie) => {
  const { device, token } = await addOwner();
  lie(device);
  expect(messageOf(await signIn(device))).toBe(NOT_ACCEPTED);
  device.id = Buffer.from('another passkey!');
  expect(messageOf(await add(token, device))).toBe(NOT_ACCEPTED);
});

test('a passkey whose count goes back was copied and is refused', async () => {
  const { device } = await addOwner();
  device.counter = 7;
  expect((await signIn(device)).status).toBe(200);
  for (const counter of [7, 6, 0]) {
    device.counter = counter;
    expect(messageOf(await signIn(device)), String(counter)).toBe(NOT_ACCEPTED);
  }
  device.counter = 8;
  expect((await signIn(device)).status).toBe(200);
});

test('nobody signs in with the passkey of somebody else', async () => {
  const victim = await addOwner();
  const other = await addOwner();
  // The other’s key under the victim’s name, and under both of the victim’s.
  const { id, userHandle } = other.device;
  other.device.id = victim.device.id;
  expect(messageOf(await signIn(other.device))).toBe(NOT_ACCEPTED);
  other.device.userHandle = victim.device.userHandle;
  expect(messageOf(await signIn(other.device))).toBe(NOT_ACCEPTED);
  // The other’s passkey, said to be the victim’s.
  other.device.id = id;
  expect(messageOf(await signIn(other.device))).toBe(NOT_ACCEPTED);
  other.device.userHandle = userHandle;
  expect((await signIn(other.device)).status).toBe(200);
  // Nor is a passkey taken over by adding it once more.
  other.device.id = victim.device.id;
  expect(messageOf(await add(other.token, other.device))).toBe(
    'This passkey has already been added.',
  );
  expect((await signIn(victim.device)).status).toBe(200);
});

test('what was asked of one account, or to sign in, is not answered for another purpose', async () => {
  const one = await addAccount(db);
  const other = await addAccount(db);
  const device = new Authenticator(ORIGIN);
  const ceremony = await begin(one.token);
  expect(messageOf(await add(other.token, device, ceremony))).toBe(TOO_LATE);
  expect((await add(one.token, device, ceremony)).status).toBe(200);
  expect(messageOf(await signIn(device, await begin(one.token)))).toBe(TOO_LATE);
  const { options, request } = await begin();
  const creation = { request, origin: ORIGIN, options: { ...options, user: { id: '' } } };
  expect(messageOf(await add(one.token, device, creation))).toBe(TOO_LATE);
});

test('a passkey that was deleted, or of an account that is closed, signs nobody in', async () => {
  const device = new Authenticator(ORIGIN);
  expect(messageOf(await signIn(device))).toBe(UNKNOWN);
  const gone = await addOwner();
  const { id } = gone.passkey;
  given(await app.call(deletePasskey, { token: gone.token, params: { id } }));
  expect(messageOf(await signIn(gone.device))).toBe(UNKNOWN);

  const closings = [
    { disabled_at: NOON },
    { erased_at: NOON, name: '', email: null, email_verified_at: null },
  ];
  for (const closing of closings) {
    const closed = await addOwner();
    await db.updateTable('account').set(closing).where('id', '=', closed.id).execute();
    expect(messageOf(await signIn(closed.device))).toBe(UNKNOWN);
  }
});

test('a passkey proves again who is signed in, its own account alone', async () => {
  const [ada, eve] = [await addOwner(), await addOwner()];
  const late = inMinutes(30);
  app.setNow(late);
  const proveWith = async (token: string, device: Authenticator) => {
    const { request, options } = await begin();
    return app.call(provePasskey, { token, json: { request, credential: device.get(options) } });
  };
  expect(messageOf(await proveWith(ada.token, eve.device))).toBe(NOT_ACCEPTED);
  expect((await app.call(startPasskey, { token: ada.token })).status).toBe(403);

  given(await proveWith(ada.token, ada.device));
  expect((await app.call(startPasskey, { token: ada.token })).status).toBe(200);
  expect((await app.call(startPasskey, { token: eve.token })).status).toBe(403);
  app.setNow(NOON);
});

test('only who has shown lately who they are adds a passkey', async () => {
  const { token } = await addAccount(db);
  const ceremony = await begin(token);
  app.setNow(inMinutes(10.1));
  const proofNeeded = { status: 403, message: 'Please first confirm that it is you.' };
  expect(await app.call(startPasskey, { token })).toMatchObject(proofNeeded);
  expect(await add(token, new Authenticator(ORIGIN), ceremony)).toMatchObject(proofNeeded);
  app.setNow(NOON);
});

test('passkeys are their owner’s alone', async () => {
  const { token, passkey } = await addOwner();
  const params = { id: passkey.id };
  const json = { name: 'Mine now' };
  const another = (await addAccount(db)).token;
  expect(given(await app.call(listPasskeys, { token: another })).passkeys).toEqual([]);
  expect((await app.call(renamePasskey, { token: another, params, json })).status).toBe(404);
  expect((await app.call(deletePasskey, { token: another, params })).status).toBe(404);
  for (const nobody of [await addGuest(db), undefined]) {
    const asked = [
      await app.call(listPasskeys, { token: nobody }),
      await app.call(renamePasskey, { token: nobody, params, json }),
      await app.call(deletePasskey, { token: nobody, params }),
      await app.call(startPasskey, { token: nobody }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  }
  const { passkeys } = given(await app.call(listPasskeys, { token }));
  expect(passkeys).toEqual([passkey]);
});

test('what is no passkey, or proves the make of a device unasked, is refused in words', async () => {
  const { token } = await addAccount(db);
  const device = new Authenticator(ORIGIN);
  device.format = 'android-key';
  expect(messageOf(await add(token, device))).toBe(NOT_ACCEPTED);
  const { request, options } = await begin(token);
  const { response, ...rest } = device.create(options);
  const credential = { ...rest, response: { ...response, attestationObject: 'AAAA' } };
  const answer = await app.call(addPasskey, { token, json: { request, credential } });
  expect(messageOf(answer)).toBe(NOT_ACCEPTED);
  const broken = { ...credential, id: 'no base64url!' };
  const { status } = await app.call(addPasskey, { token, json: { request, credential: broken } });
  expect(status).toBe(400);
  expect(app.errors).toEqual([]);
});

test('one account has twenty passkeys at most', async () => {
  const { id, token } = await addAccount(db);
  const rows = Array.from({ length: 20 }, (_, at) => ({
    id: `${id}-${at}`,
    account_id: id,
    public_key: Buffer.from('key'),
    counter: 0,
    created_at: inDays(0),
  }));
  await db.insertInto('passkey').values(rows).execute();
  expect(messageOf(await app.call(startPasskey, { token }))).toBe(
    'There is no room for another passkey. Delete one first.',
  );
});
