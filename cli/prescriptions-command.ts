import { parseArgs } from 'node:util';
import { changeState } from '#api/prescriptions/change-prescription-state.ts';
import { erasePrescriptionRow } from '#api/prescriptions/erase-prescription.ts';
import { linksEnd } from '#api/prescriptions/mailed-prescription.ts';
import { createFileLinks } from '#api/files/file-links.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { type Call, type Command, runAction } from '#cli/command.ts';
import { readCount } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { factsOf, tableOf } from '#cli/table.ts';
import { isUuid } from '#contract/ids.ts';
import { PAGES } from '#contract/pages.ts';
import { prescriptionState } from '#contract/prescriptions/prescription.ts';
import type { Db } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';

const LIMIT = 50;
const json = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

const STATES = prescriptionState.options;

const readNumber = (action: string, positionals: readonly string[]): string => {
  const [number, ...more] = positionals;
  if (number === undefined || more.length > 0)
    throw new CommandError(`requests ${action} needs one NUMBER; requests list shows them.`);
  return number;
};

const select = (db: Db) =>
  db
    .selectFrom('prescription as p')
    .select(['p.id', 'p.number', 'p.state', 'p.created_at', 'p.erase_at', 'p.name', 'p.email'])
    .select((eb) =>
      eb
        .selectFrom('prescription_file as f')
        .select(eb.fn.countAll<string>().as('files'))
        .whereRef('f.prescription_id', '=', 'p.id')
        .as('files'),
    );

/** The prescription of that number (or id). Throws RuleError. */
const getPrescription = async (db: Db, number: string) => {
  const query = select(db).select(['p.phone', 'p.address', 'p.note', 'p.message', 'p.changed_at']);
  const found = await (
    isUuid(number)
      ? query.where('p.id', '=', number)
      : query.where('p.number', '=', number.toUpperCase())
  ).executeTakeFirst();
  if (!found) throw new RuleError(`There is no request ${number}; it may be erased.`);
  return found;
};

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({ args, options: { state: text, limit: text, json } });
  const state = STATES.find((one) => one === values.state);
  if (values.state !== undefined && state === undefined)
    throw new CommandError(`--state is one of ${STATES.join(', ')}, and not "${values.state}".`);
  let query = select(db)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(readCount('--limit', values.limit) ?? LIMIT);
  if (state !== undefined) query = query.where('p.state', '=', state);
  const found = (await query.execute()).map((row) => ({ ...row, files: Number(row.files) }));
  if (values.json) print(JSON.stringify(found, undefined, 2));
  else if (found.length === 0) print('There are no such requests.');
  else
    print(
      tableOf(
        [
          { title: 'number', cell: ({ number }) => number },
          { title: 'sent (UTC)', cell: (row) => timeWords(row.created_at) },
          { title: 'state', cell: (row) => row.state },
          { title: 'files', cell: ({ files }) => files, end: true },
          { title: 'erased (UTC)', cell: (row) => timeWords(row.erase_at) },
          { title: 'name', cell: ({ name }) => name },
        ],
        found,
      ),
    );
  return 0;
};

/** Its files, each with a new link that opens it and who has opened it by such links. */
const readFiles = async ({ db, origin, now }: Call, id: string, eraseAt: Date) => {
  const endsAt = linksEnd(now(), eraseAt);
  const sign = await createFileLinks(db).signer();
  const files = await db
    .selectFrom('prescription_file as pf')
    .innerJoin('private_file as f', 'f.id', 'pf.file_id')
    .select(['f.id', 'f.kind'])
    .where('pf.prescription_id', '=', id)
    .orderBy('pf.position')
    .execute();
  const looks = await db
    .selectFrom('private_file_access as a')
    .innerJoin('prescription_file as pf', 'pf.file_id', 'a.file_id')
    .select(['a.file_id', 'a.opened_at', 'a.user_agent'])
    .where('pf.prescription_id', '=', id)
    .orderBy('a.opened_at')
    .execute();
  return files.map((file) => ({
    kind: file.kind,
    link: `${origin}/${PAGES.privateFile.path}?token=${sign({ id: file.id, endsAt })}`,
    link_ends_at: endsAt,
    looks: looks
      .filter(({ file_id }) => file_id === file.id)
      .map(({ opened_at, user_agent }) => ({ opened_at, user_agent })),
  }));
};

const show = async (call: Call): Promise<number> => {
  const { args, db, print } = call;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json } });
  const { files: _count, ...found } = await getPrescription(db, readNumber('show', positionals));
  const files = await readFiles(call, found.id, found.erase_at);
  if (values.json) {
    print(JSON.stringify({ ...found, files }, undefined, 2));
    return 0;
  }
  print(
    factsOf([
      ['number', found.number],
      ['state', found.state],
      ['sent (UTC)', timeWords(found.created_at)],
      ['erased (UTC)', timeWords(found.erase_at)],
      ['name', found.name],
      ['email', found.email],
      ['phone', found.phone],
      ['address', found.address],
      ['note', found.note],
      ['answer', found.message ?? ''],
      ...files.map(({ link }, at) => [`file ${at + 1}`, link] as const),
    ]),
  );
  if (files[0]) print(`\nThe links count until ${timeWords(files[0].link_ends_at)} (UTC).`);
  const looks = files.flatMap((file, at) => file.looks.map((look) => ({ ...look, file: at + 1 })));
  print(looks.length === 0 ? '\nNobody has opened a file by its link yet.' : '\nOpened by links:');
  if (looks.length > 0)
    print(
      tableOf(
        [
          { title: 'opened (UTC)', cell: (look) => timeWords(look.opened_at) },
          { title: 'file', cell: ({ file }) => file, end: true },
          { title: 'browser', cell: (look) => look.user_agent },
        ],
        looks,
      ),
    );
  return 0;
};

const changeTo =
  (action: string, state: 'unreadable' | 'answered') =>
  async ({ args, db, now, print }: Call): Promise<number> => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { message: text },
    });
    const { id, number } = await getPrescription(db, readNumber(action, positionals));
    const { message } = values;
    const changed = await runInTransaction(db, (trx) =>
      changeState(trx, { id, state, message, now: now() }),
    );
    if (!changed) throw new RuleError(`${number} is ${state} already.`);
    print(`${number} is ${state}; a mail tells the shopper${message ? ', who reads it' : ''}.`);
    return 0;
  };

const close = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const { id, number, state } = await getPrescription(db, readNumber('close', positionals));
  if (state === 'received')
    throw new RuleError(`${number} waits for an answer; requests answer or unreadable first.`);
  await erasePrescriptionRow(db, { id });
  print(`${number} is erased, with its files and what was mailed about it.`);
  return 0;
};

/** `requests list|show|answer|unreadable|close`, or `prescriptions …`: the command is called as its page is, `user/requests`. */
export const prescriptionsCommand: Command = {
  usage: [
    'requests list [--state STATE] [--limit N] [--json]',
    'requests show NUMBER [--json]',
    'requests answer NUMBER [--message TEXT]',
    'requests unreadable NUMBER [--message TEXT]',
    'requests close NUMBER',
  ],
  about: 'see the prescriptions that shoppers have sent, answer them, erase them',
  details: [
    `STATE is one of ${STATES.join(', ')}. list shows the newest ${LIMIT} unless --limit says otherwise.`,
    '',
    'show prints who asks, links that open the files in a browser, and who has opened them by links.',
    'answer and unreadable tell the shopper by mail; --message is read on their page, not in the mail.',
    'close erases what is answered or unreadable at once. By itself each is erased after the setting',
    'prescription_days, counted from the day that it was sent. `prescriptions` is another name of this command.',
  ].join('\n'),
  run: (call) =>
    runAction(
      'requests',
      {
        list,
        show,
        answer: changeTo('answer', 'answered'),
        unreadable: changeTo('unreadable', 'unreadable'),
        close,
      },
      call,
    ),
};
