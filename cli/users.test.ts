import { expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { usersCommand } from '#cli/users-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

const isSignedIn = async (token: string) =>
  given(await app.call(getProfile, { query: {}, token })).is_logged_in;

test('the operator finds people by name, e-mail or phone, and sees how they sign in', async () => {
  await addAccount(db, { name: 'Ada Lovelace', email: 'Ada@example.org' });
  await addAccount(db, { name: '100 % Sure', email: 'sure@example.org' });
  expect((await operator.run(usersCommand, 'find', 'lovelace')).out).toContain('Ada@example.org');
  expect((await operator.run(usersCommand, 'find', '% S')).out).not.toContain('Ada');
  const shown = await operator.run(usersCommand, 'show', 'ADA@example.org');
  expect(shown.out).toMatch(/^Ada Lovelace \(Ada@example\.org\)\nid {8}[0-9a-f-]{36}\n/);
  expect(shown.out).toContain('signs in  by code');
  expect(await operator.read(usersCommand, 'show', 'ada@example.org')).toMatchObject({
    name: 'Ada Lovelace',
    sessions: [{ device: '' }],
  });
  expect(await operator.run(usersCommand, 'show', 'nobody@example.org')).toMatchObject({
    code: 1,
    error: expect.stringContaining('no account of nobody@example.org'),
  });
});

test('who is signed out or disabled by the operator is out at once', async () => {
  const { token } = await addAccount(db, { email: 'bea@example.org' });
  await operator.run(usersCommand, 'sign-out', 'bea@example.org');
  expect(await isSignedIn(token)).toBe(false);

  const other = await addAccount(db, { email: 'cleo@example.org' });
  const { out } = await operator.run(usersCommand, 'disable', 'cleo@example.org');
  expect(out).toContain('sessions ended: 1');
  expect(await isSignedIn(other.token)).toBe(false);
  const again = await operator.run(usersCommand, 'disable', 'cleo@example.org', '--undo');
  expect(again.out).toContain('can sign in again');
});

test('an account is erased only when the operator says yes', async () => {
  const { token } = await addAccount(db, { email: 'dora@example.org' });
  expect((await operator.run(usersCommand, 'erase', 'dora@example.org')).code).toBe(2);
  expect(await isSignedIn(token)).toBe(true);
  await operator.run(usersCommand, 'erase', 'dora@example.org', '--yes');
  expect(await isSignedIn(token)).toBe(false);
  expect((await operator.run(usersCommand, 'show', 'dora@example.org')).code).toBe(1);
});
