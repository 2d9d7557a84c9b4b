import { parseArgs } from 'node:util';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { readCount } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';

const LIMIT = 20;

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { limit: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const messages = await db
    .selectFrom('contact_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(readCount('--limit', values.limit) ?? LIMIT)
    .execute();
  if (values.json) print(JSON.stringify(messages, undefined, 2));
  else if (messages.length === 0) print('Nobody has written yet.');
  for (const one of values.json ? [] : messages)
    print(
      [
        `${timeWords(one.created_at)} UTC, ${one.name} <${one.email}> (${one.language})`,
        one.subject,
        ...one.message.split('\n').map((line) => `  ${line}`),
        '',
      ].join('\n'),
    );
  return 0;
};

/** `contact list`: what was written to the shop. */
export const contactCommand: Command = {
  usage: ['contact list [--limit N] [--json]'],
  about: 'what was written by the contact form, the newest first',
  details: [
    `Shows ${LIMIT} unless --limit says otherwise. Each has also been mailed to the setting email, where that is set;`,
    'here they are for a year, whatever became of the mail.',
  ].join('\n'),
  run: (call) => runAction('contact', { list }, call),
};
