import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { eraseAccount } from '#api/accounts/erase-account.ts';
import { endSessions, listOpenSessions } from '#api/accounts/sessions.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { readCount } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { tableOf } from '#cli/table.ts';
import type { Db } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';

const LIMIT = 50;
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const users = (db: Db) =>
  db
    .selectFrom('account as a')
    .where('a.erased_at', 'is', null)
    .select(['a.id', 'a.name', 'a.email', 'a.phone', 'a.language', 'a.created_at'])
    .select(['a.disabled_at'])
    .select([
      sql<boolean>`a.password_hash is not null`.as('has_password'),
      sql<string[]>`array(select provider from identity where account_id = a.id)`.as('logins'),
      sql<number>`(select count(*)::int from passkey where account_id = a.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from "order" where shopper_id = a.shopper_id)`.as('orders'),
      sql<Date | null>`(select max(last_seen_at) from session where account_id = a.id)`.as(
        'last_seen_at',
      ),
    ]);

type User = Awaited<ReturnType<ReturnType<typeof users>['execute']>>[number];

/** The account with that e-mail address, phone or id. Throws CommandError. */
const getUser = async (db: Db, action: string, positionals: readonly string[]): Promise<User> => {
  const [who, ...more] = positionals;
  if (who === undefined || more.length > 0)
    throw new CommandError(
      `users ${action} needs one e-mail address, phone or id; users find shows them.`,
    );
  const user = await users(db)
    .where((eb) =>
      eb.or([
        eb(sql`lower(a.email)`, '=', who.trim().toLowerCase()),
        eb('a.phone', '=', who.replaceAll(/[\s()-]/g, '')),
        eb(sql`a.id::text`, '=', who.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
  if (!user) throw new CommandError(`There is no account of ${who}; users find shows them.`);
  return user;
};

const nameOf = ({ name, email, phone }: User): string => `${name} (${email ?? phone})`;

const pattern = (given: string): string => `%${given.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;

const find = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { limit: text, json: flag },
  });
  const like = pattern(positionals.join(' '));
  const found = await users(db)
    .where(sql<boolean>`(a.name ilike ${like} or a.email ilike ${like} or a.phone like ${like})`)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .limit(readCount('--limit', values.limit) ?? LIMIT)
    .execute();
  if (values.json) print(JSON.stringify(found, undefined, 2));
  else if (found.length === 0) print('There are no such accounts.');
  else
    print(
      tableOf(
        [
          { title: 'name', cell: ({ name }) => name },
          { title: 'e-mail', cell: ({ email }) => email ?? '' },
          { title: 'phone', cell: ({ phone }) => phone ?? '' },
          { title: 'since (UTC)', cell: (row) => timeWords(row.created_at) },
          { title: 'orders', cell: ({ orders }) => orders, end: true },
          { title: 'state', cell: (row) => (row.disabled_at ? 'disabled' : '') },
        ],
        found,
      ),
    );
  return 0;
};

const waysIn = ({ has_password: password, logins, passkeys }: User): string =>
  [
    'code',
    ...(password ? ['password'] : []),
    ...logins,
    ...(passkeys > 0 ? [`passkeys: ${passkeys}`] : []),
  ].join(', ');

const show = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: flag },
  });
  const user = await getUser(db, 'show', positionals);
  const own = { accountId: user.id, sessionId: '', now: now() };
  const sessions = await listOpenSessions(db, own);
  if (values.json) {
    print(JSON.stringify({ ...user, sessions }, undefined, 2));
    return 0;
  }
  print(`${nameOf(user)}${user.disabled_at ? ', disabled' : ''}`);
  print(`id        ${user.id}`);
  print(`since     ${timeWords(user.created_at)} (UTC)`);
  print(`signs in  by ${waysIn(user)}`);
  print(`orders    ${user.orders}`);
  for (const { device, last_seen_at: seen } of sessions)
    print(`session   ${device || '?'}, last used ${timeWords(new Date(seen))}`);
  return 0;
};

const disable = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { undo: flag },
  });
  const user = await getUser(db, 'disable', positionals);
  const disabledAt = values.undo ? null : now();
  const ended = await runInTransaction(db, async (trx) => {
    await trx
      .updateTable('account')
      .set({ disabled_at: disabledAt })
      .where('id', '=', user.id)
      .execute();
    return values.undo ? 0 : endSessions(trx, user.id);
  });
  print(
    values.undo
      ? `${nameOf(user)} can sign in again.`
      : `${nameOf(user)} cannot sign in any more; sessions ended: ${ended}.`,
  );
  return 0;
};

const signOut = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const user = await getUser(db, 'sign-out', positionals);
  print(`Sessions ended of ${nameOf(user)}: ${await endSessions(db, user.id)}.`);
  return 0;
};

const erase = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: flag },
  });
  const user = await getUser(db, 'erase', positionals);
  if (!values.yes)
    throw new RuleError(
      `This erases ${nameOf(user)} for ever; orders stay without the person. Say --yes to do it.`,
    );
  await runInTransaction(db, (trx) => eraseAccount(trx, user.id, now()));
  print(`Erased ${nameOf(user)}.`);
  return 0;
};

/** `users find|show|disable|erase|sign-out`. */
export const usersCommand: Command = {
  usage: [
    'users find [TEXT] [--limit N] [--json]',
    'users show WHO [--json]',
    'users disable WHO [--undo]',
    'users sign-out WHO',
    'users erase WHO --yes',
  ],
  about: 'see who has an account, sign people out, disable and erase accounts',
  details: [
    'WHO is an e-mail address, a phone in international form, or the id of an account. find looks in names,',
    `addresses and phones, and shows the newest ${LIMIT} unless --limit says otherwise.`,
    '',
    'disable ends all sessions and refuses new ones until --undo. erase deletes what is the person’s alone;',
    'orders stay without the person, those on their way as soon as they have arrived.',
  ].join('\n'),
  run: (call) => runAction('users', { find, show, disable, 'sign-out': signOut, erase }, call),
};
