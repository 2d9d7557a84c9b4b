import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { languageCodes } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { addJob } from '#jobs/queue.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { testFolder } from '#test/shop.ts';
import { jobsCommand } from './jobs-command.ts';
import { mailCommand } from './mail-command.ts';

const db = await testDatabase();
const operator = new Operator(db);

beforeEach(async () => {
  await db.deleteFrom('mail_log').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const queueTwo = async (): Promise<void> => {
  const to = 'ada@example.org';
  await queueMail(db, { kind: 'known-address', key: 'a', to, language: 'en', data: {} });
  const data = { code: '123456', minutes: 10 };
  await queueMail(db, { kind: 'code', key: 'b', to, language: 'en', data });
};

const countJobs = async (): Promise<number> =>
  (await sql`select from graphile_worker.jobs`.execute(db)).rows.length;

test('mails are listed with what became of them, and never with what they say', async () => {
  expect((await operator.run(mailCommand, 'list')).out).toBe('There are no such mails.');
  await queueTwo();
  const { out } = await operator.run(mailCommand, 'list');
  expect(out).toContain('ada@example.org');
  expect(out).toContain('waiting');
  expect(out + JSON.stringify(await operator.read(mailCommand, 'list'))).not.toContain('123456');
  expect((await operator.run(mailCommand, 'list', '--failed')).out).toBe(
    'There are no such mails.',
  );
});

test('mails that have failed are sent again, but not codes', async () => {
  await queueTwo();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sql`
    update mail_log set state = 'failed', error = 'No such user',
      data = case when expires_at is null then data end`.execute(db);
  expect((await operator.run(mailCommand, 'list', '--failed')).out).toContain('No such user');
  expect((await operator.run(mailCommand, 'retry')).out).toBe('1 mail is sent again.');
  expect(await countJobs()).toBe(1);
  const [code] = (await operator.read(mailCommand, 'list', '--failed')) as { id: number }[];
  const refused = await operator.run(mailCommand, 'retry', String(code?.id));
  expect(refused).toMatchObject({ code: 2 });
  expect(await operator.run(mailCommand, 'retry', 'x')).toMatchObject({ code: 1 });
});

test('jobs are listed, and tried again at once', async () => {
  expect((await operator.run(jobsCommand, 'list')).out).toBe('There are no such jobs.');
  await addJob(db, 'mail', { id: 1 });
  await addJob(db, 'maintenance', {});
  await sql`
    update graphile_worker._private_jobs
    set attempts = 5, last_error = 'The server is away', run_at = now() + interval '1 hour'
    where id = (select min(id) from graphile_worker._private_jobs)`.execute(db);
  expect((await operator.run(jobsCommand, 'list', '--failed')).out).toContain('The server is away');
  expect(await operator.read(jobsCommand, 'list', '--failed')).toHaveLength(1);
  expect((await operator.run(jobsCommand, 'retry')).out).toBe('1 job is tried again.');
  const { rows } = await sql<{ due: boolean; attempts: number }>`
    select run_at <= now() as due, attempts::int from graphile_worker.jobs order by id`.execute(db);
  expect(rows[0]).toEqual({ due: true, attempts: 0 });
  expect(await operator.run(jobsCommand, 'retry', '999999')).toMatchObject({ code: 2 });
  expect(await operator.run(jobsCommand, 'retry', 'mail')).toMatchObject({ code: 1 });
});

test('every mail is written in every language, complete and in its direction', async () => {
  const folder = await testFolder();
  await operator.run(mailCommand, 'preview', folder);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  expect(files).toContain('index.html');
  for (const code of languageCodes) {
    const own = files.filter((name) => name.startsWith(`${code}-`));
    expect(own).toHaveLength(44);
    // What needs the operator says where more of it is seen.
    const troubles = own.filter((name) => /payment-(review|disputed)|refund-failed/.test(name));
    expect(troubles).toHaveLength(3);
    for (const name of troubles)
      expect(await readFile(join(folder, name), 'utf8')).toContain('payments show SK-');
    for (const name of own) {
      const page = await readFile(join(folder, name), 'utf8');
      const text = await readFile(join(folder, name.replace('.html', '.txt')), 'utf8');
      expect(page, name).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`);
      // A hole that nothing has filled, or the name of a text that is not there.
      const said = page.replace(/<style>.*?<\/style>/gs, '') + text;
      expect(said, name).not.toMatch(/\{\w+\}|\b(mail|orderPage|cartPage)\.\w|undefined|NaN/);
      expect(text, name).not.toMatch(/[?؟!]:|^ +$/m);
    }
  }
});
