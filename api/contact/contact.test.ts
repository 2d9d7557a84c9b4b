import { beforeEach, expect, test } from 'vitest';
import { sendMessage } from '#contract/shop/contact.ts';
import { unsetSetting, writeSetting } from '#db/settings.ts';
import { contactCommand } from '#cli/contact-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { refused } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'My kettle',
  message: 'It whistles.\nIs that right?',
};

const mails = () =>
  db.selectFrom('mail_log').select(['kind', 'recipient', 'language']).orderBy('id').execute();
const messages = () =>
  db.selectFrom('contact_message').select(['name', 'email', 'subject', 'message']).execute();

beforeEach(async () => {
  for (const table of ['contact_message', 'mail_log', 'attempt'] as const)
    await db.deleteFrom(table).execute();
  await writeSetting(db, 'email', 'shop@example.com');
});

test('a message is kept and mailed to the shop; who has not proven the address gets no mail', async () => {
  const answer = await app.call(sendMessage, { json: MESSAGE, language: 'ar' });
  expect(answer.status).toBe(200);
  expect(await messages()).toEqual([MESSAGE]);
  expect(await mails()).toEqual([
    { kind: 'contact', recipient: 'shop@example.com', language: 'en' },
  ]);
});

test('a shop without an address has the message all the same, and the operator reads it', async () => {
  await unsetSetting(db, 'email');
  await app.call(sendMessage, { json: MESSAGE });
  expect(await mails()).toEqual([]);
  const { out } = await operator.run(contactCommand, 'list');
  expect(out).toContain('Ada Lovelace <ada@example.org> (en)');
  expect(out).toContain('  It whistles.\n  Is that right?');
  expect(await operator.read(contactCommand, 'list')).toMatchObject([{ subject: 'My kettle' }]);
});

test('an account that writes from its own address gets a receipt, and from no other', async () => {
  const { token } = await addAccount(db, { email: 'Ada@example.org' });
  await app.call(sendMessage, { json: MESSAGE, token, language: 'fr' });
  await app.call(sendMessage, { json: { ...MESSAGE, email: 'bob@example.org' }, token });
  expect((await mails()).filter(({ kind }) => kind === 'contact-receipt')).toEqual([
    { kind: 'contact-receipt', recipient: 'ada@example.org', language: 'fr' },
  ]);
});

test('what is missing is said beside its field', async () => {
  const empty = { name: '', email: 'ada', subject: ' ', message: '' };
  expect(refused(await app.call(sendMessage, { json: empty })).fields).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    subject: 'Please choose a subject.',
    message: 'Please write a message.',
  });
  expect(await messages()).toEqual([]);
});

test('the number of an order is read at the beginning of the subject, however long that is', async () => {
  await app.call(sendMessage, { json: { ...MESSAGE, order_number: ' SK-7K2M-9QXD ' } });
  await app.call(sendMessage, {
    json: { ...MESSAGE, order_number: 'SK-7K2M-9QXD', subject: 'k'.repeat(200) },
  });
  const [short, long] = (await messages())
    .map(({ subject }) => subject)
    .toSorted((a, b) => a.length - b.length);
  expect(short).toBe('SK-7K2M-9QXD: My kettle');
  expect(long).toBe(`SK-7K2M-9QXD: ${'k'.repeat(186)}`);
  const json = { ...MESSAGE, order_number: '9'.repeat(41) };
  expect(refused(await app.call(sendMessage, { json })).fields).toEqual({
    order_number: 'An order number may have 40 characters at most.',
  });
});

test('a program that fills in everything is told what it wants to hear', async () => {
  const json = { ...MESSAGE, website: 'https://spam.example' };
  const answer = await app.call(sendMessage, { json });
  expect(answer).toEqual(await app.call(sendMessage, { json: MESSAGE }));
  expect(await messages()).toHaveLength(1);
});

test('six messages in an hour from one network are one too many', async () => {
  const send = (clientAddress: string) =>
    app.request(
      '/contact',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(MESSAGE),
      },
      { clientAddress },
    );
  for (let n = 0; n < 5; n += 1) expect((await send('203.0.113.9')).status).toBe(200);
  const limited = await send('203.0.113.9');
  expect(limited.status).toBe(429);
  expect(limited.headers.has('Retry-After')).toBe(true);
  expect((await send('203.0.113.10')).status).toBe(200);
  expect(await messages()).toHaveLength(6);
});
