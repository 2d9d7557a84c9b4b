import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { PAGES } from '#contract/pages.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { getTokenKey, signToken } from '#jobs/subscriptions/token.ts';
import { originOf, readConfig } from '#server/config.ts';
import { spreadsheetCell } from '#cli/formats/formulas.ts';
import { CommandError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { tableOf } from '#cli/table.ts';

type Subscriber = { id: string; email: string; language: string; confirmed_at: Date };

/** Who has confirmed, and whose mail server takes mails. */
const listSubscribers = async (db: Call['db']): Promise<Subscriber[]> => {
  const { rows } = await sql<Subscriber>`
    select s.id, s.email, s.language, s.confirmed_at from subscription s
    where s.kind = 'newsletter' and s.confirmed_at is not null and s.ended_at is null
      and not exists (select from refused_address r where r.email = lower(s.email))
    order by s.confirmed_at, s.id`.execute(db);
  return rows;
};

/** Where each unsubscribes, by a page and by a POST that mail programs send (RFC 8058). */
const unsubscribeLinks = async (db: Call['db']) => {
  const config = readConfig();
  const origin = originOf(config, config.port);
  const key = await getTokenKey(db);
  return ({ id, language }: Subscriber): string => {
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    return `${origin}${prefix}/${PAGES.subscription.path}?token=${signToken(key, 'end', id)}`;
  };
};

const COLUMNS = ['email', 'language', 'confirmed_at', 'unsubscribe'] as const;
type Line = Record<(typeof COLUMNS)[number], string>;

const cellText = (text: string): string => `"${spreadsheetCell(text).replaceAll('"', '""')}"`;

const csvOf = (lines: readonly Line[]): string =>
  [COLUMNS.join(','), ...lines.map((line) => COLUMNS.map((name) => cellText(line[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

const exportAll = async ({ args, db, folder, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new CommandError('newsletter export takes one FILE.');
  const linkOf = await unsubscribeLinks(db);
  const lines = (await listSubscribers(db)).map((one): Line => ({
    email: one.email,
    language: one.language,
    confirmed_at: one.confirmed_at.toISOString(),
    unsubscribe: linkOf(one),
  }));
  const text = values.json ? JSON.stringify(lines, undefined, 2) : csvOf(lines).trimEnd();
  if (name === undefined) print(text);
  else {
    const file = resolve(folder, name);
    // Addresses of people: nobody else on this machine reads them.
    await writeFile(file, `${text}\n`, { mode: 0o600 });
    print(`${lines.length} ${lines.length === 1 ? 'address' : 'addresses'} written to ${file}`);
  }
  return 0;
};

type Count = {
  language: string;
  confirmed: number;
  waiting: number;
  ended: number;
  refused: number;
};

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false } },
  });
  const { rows } = await sql<Count>`
    select s.language,
      count(*) filter (where s.confirmed_at is not null and s.ended_at is null and r.email is null) as confirmed,
      count(*) filter (where s.confirmed_at is null and s.ended_at is null) as waiting,
      count(*) filter (where s.ended_at is not null) as ended,
      count(*) filter (where s.confirmed_at is not null and s.ended_at is null and r.email is not null) as refused
    from subscription s left join refused_address r on r.email = lower(s.email)
    where s.kind = 'newsletter'
    group by s.language order by s.language`.execute(db);
  if (values.json) print(JSON.stringify(rows, undefined, 2));
  else if (rows.length === 0) print('Nobody has asked for the newsletter yet.');
  else
    print(
      tableOf(
        [
          { title: 'language', cell: ({ language }) => language },
          { title: 'confirmed', cell: ({ confirmed }) => confirmed, end: true },
          { title: 'not confirmed', cell: ({ waiting }) => waiting, end: true },
          { title: 'unsubscribed', cell: ({ ended }) => ended, end: true },
          { title: 'mail refused', cell: ({ refused }) => refused, end: true },
        ],
        rows,
      ),
    );
  return 0;
};

/** `newsletter list|export`. */
export const newsletterCommand: Command = {
  usage: ['newsletter list [--json]', 'newsletter export [FILE] [--json]'],
  about: 'count who has the newsletter, write their addresses for the program that sends it',
  details: [
    'export writes who has confirmed, as CSV or with --json as JSON, into FILE or to the terminal. Each address has',
    'its own link to unsubscribe. Put it into each mail, and these two lines into its head, so that mail programs',
    'unsubscribe in one press (RFC 8058; the mail has to be signed by DKIM):',
    '',
    '  List-Unsubscribe: <the link>',
    '  List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    '',
    'Export anew for each newsletter: who has unsubscribed, or whose mail server has refused a mail of the shop for',
    'good, is no longer in it.',
  ].join('\n'),
  run: (call) => runAction('newsletter', { list, export: exportAll }, call),
};
