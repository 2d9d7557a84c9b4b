import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { writePreviews } from '#cli/mail/preview.ts';
import { readCount } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { tableOf } from '#cli/table.ts';
import { addJob } from '#jobs/queue.ts';

const LIMIT = 50;

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      failed: { type: 'boolean', default: false },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  // What a mail says is nobody's business but the receiver's.
  let query = db
    .selectFrom('mail_log')
    .select(['id', 'kind', 'recipient', 'language', 'state', 'attempts', 'error'])
    .select(['created_at', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(readCount('--limit', values.limit) ?? LIMIT);
  if (values.failed) query = query.where('state', '=', 'failed');
  const mails = await query.execute();
  if (values.json) print(JSON.stringify(mails, undefined, 2));
  else if (mails.length === 0) print('There are no such mails.');
  else
    print(
      tableOf(
        [
          { title: 'mail', cell: ({ id }) => id, end: true },
          { title: 'queued (UTC)', cell: (mail) => timeWords(mail.created_at) },
          { title: 'kind', cell: ({ kind }) => kind },
          { title: 'to', cell: ({ recipient }) => recipient || '(erased)' },
          { title: 'state', cell: ({ state }) => state },
          { title: 'attempts', cell: ({ attempts }) => attempts, end: true },
          { title: 'error', cell: ({ error }) => error ?? '' },
        ],
        mails,
      ),
    );
  return 0;
};

const readIds = (positionals: readonly string[]): number[] =>
  positionals.map((text) => {
    const id = Number(text);
    if (Number.isSafeInteger(id) && id > 0) return id;
    throw new CommandError(`mail retry takes numbers of mails, and not "${text}".`);
  });

const retry = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const ids = readIds(positionals);
  const retried = await db.transaction().execute(async (trx) => {
    let query = trx
      .updateTable('mail_log')
      .set({ state: 'waiting', error: null })
      .where('state', '=', 'failed')
      .where('data', 'is not', null)
      .returning('id');
    if (ids.length > 0) query = query.where('id', 'in', ids);
    const mails = await query.execute();
    for (const { id } of mails) await addJob(trx, 'mail', { id }, { maxAttempts: 20 });
    return mails.length;
  });
  if (retried < ids.length)
    throw new RuleError(
      `${retried} of ${ids.length} are sent again: the others have not failed, or were codes that are worthless by now.`,
    );
  print(retried === 1 ? '1 mail is sent again.' : `${retried} mails are sent again.`);
  return 0;
};

const preview = async ({ args, db, dataDir, folder, now, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new CommandError('mail preview takes one FOLDER.');
  const target = name === undefined ? join(dataDir, 'mail-preview') : resolve(folder, name);
  const count = await writePreviews({ db, dataDir, folder: target, now: now() });
  print(`${count} mails written; open ${join(target, 'index.html')}`);
  return 0;
};

/** `mail list|retry|preview`. */
export const mailCommand: Command = {
  usage: [
    'mail list [--failed] [--limit N] [--json]',
    'mail retry [NUMBER …]',
    'mail preview [FOLDER]',
  ],
  about: 'see what became of mails, send failed ones again, look at all of them',
  details: [
    `list shows the newest ${LIMIT} unless --limit says otherwise. A mail waits until the mail server takes it:`,
    'it is tried for three days, more and more seldom. One that the server refuses for good has failed at once.',
    '',
    'retry sends all mails that have failed once more, or those of the NUMBERs. Codes are not kept: whoever',
    'still needs one asks for another.',
    '',
    'preview writes every mail in every language into a folder, as HTML and as text, with the name, the colours',
    'and the logo of the shop; without FOLDER into DATA_DIR/mail-preview.',
  ].join('\n'),
  run: (call) => runAction('mail', { list, retry, preview }, call),
};
