import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newsletterCommand } from '#cli/newsletter-command.ts';
import { endSubscription } from '#contract/subscriptions/subscription.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

const add = (email: string, row: { language?: string; confirmed?: boolean; ended?: boolean }) =>
  db
    .insertInto('subscription')
    .values({
      kind: 'newsletter',
      email,
      language: row.language ?? 'en',
      asked_at: NOON,
      confirmed_at: row.confirmed === false ? null : NOON,
      ended_at: row.ended ? NOON : null,
    })
    .execute();

await add('ada@example.org', {});
await add('+ben@example.org', { language: 'ar' });
await add('waiting@example.org', { confirmed: false });
await add('gone@example.org', { ended: true });
await add('Refused@example.org', {});
await db
  .insertInto('refused_address')
  .values({ email: 'refused@example.org', error: '550 unknown' })
  .execute();

type Line = { email: string; unsubscribe: string };

test('only who has confirmed is exported, each with a link that unsubscribes them', async () => {
  const lines = (await operator.read(newsletterCommand, 'export')) as Line[];
  expect(lines.map(({ email }) => email).toSorted()).toEqual([
    '+ben@example.org',
    'ada@example.org',
  ]);
  const ben = lines.find(({ email }) => email === '+ben@example.org');
  expect(ben?.unsubscribe).toMatch(/\/ar\/subscription\?token=/);
  const token = new URL(ben?.unsubscribe ?? '').searchParams.get('token') ?? '';
  expect((await app.call(endSubscription, { json: { token } })).status).toBe(200);
  expect(await operator.read(newsletterCommand, 'export')).toHaveLength(1);
});

test('the file is CSV that a spreadsheet takes for texts, for nobody else to read', async () => {
  const file = join(tmpdir(), `newsletter-${process.pid}.csv`);
  onTestFinished(() => rm(file, { force: true }));
  await db
    .updateTable('subscription')
    .set({ ended_at: null })
    .where('email', '=', '+ben@example.org')
    .execute();
  const { out } = await operator.run(newsletterCommand, 'export', file);
  expect(out).toBe(`2 addresses written to ${file}`);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^email,language,confirmed_at,unsubscribe\r\n/);
  expect(text).toContain(`"'+ben@example.org","ar"`);
});

test('how many there are is told by language', async () => {
  expect(await operator.read(newsletterCommand, 'list')).toEqual([
    { language: 'ar', confirmed: 1, waiting: 0, ended: 0, refused: 0 },
    { language: 'en', confirmed: 1, waiting: 1, ended: 1, refused: 1 },
  ]);
  expect((await operator.run(newsletterCommand, 'list')).out).toContain('MAIL REFUSED');
});
