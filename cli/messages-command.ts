import { parseArgs } from 'node:util';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { getStoreId } from '#cli/get-store-id.ts';
import { readCount } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { tableOf } from '#cli/table.ts';
import { EMAIL } from '#contract/addresses/address.ts';
import { inLanguage } from '#db/texts.ts';
import { defaultLanguage } from '#i18n/languages.ts';

const LIMIT = 50;
const text = { type: 'string' } as const;

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { store: text, limit: text, json: { type: 'boolean', default: false } },
  });
  const storeId = values.store === undefined ? undefined : await getStoreId(db, values.store);
  let query = db
    .selectFrom('store_message as m')
    .innerJoin('store as s', 's.id', 'm.store_id')
    .leftJoin('order as o', 'o.id', 'm.order_id')
    .select(['m.id', 's.name as store', 'o.number as order', 'm.name', 'm.email', 'm.language'])
    .select(['m.body as message', 'm.created_at'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(readCount('--limit', values.limit) ?? LIMIT);
  if (storeId !== undefined) query = query.where('m.store_id', '=', storeId);
  const messages = (await query.execute()).map((row) => ({
    ...row,
    store: inLanguage(row.store, defaultLanguage),
  }));
  if (values.json) print(JSON.stringify(messages, undefined, 2));
  else if (messages.length === 0) print('There are no messages.');
  else
    print(
      tableOf(
        [
          { title: 'message', cell: ({ id }) => id, end: true },
          { title: 'written (UTC)', cell: (one) => timeWords(one.created_at) },
          { title: 'store', cell: ({ store }) => store },
          { title: 'order', cell: ({ order }) => order ?? '' },
          { title: 'e-mail', cell: ({ email }) => email },
          { title: 'name', cell: ({ name }) => name },
          { title: 'text', cell: ({ message }) => message },
        ],
        messages,
      ),
    );
  return 0;
};

const address = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [slug, email = null, ...more] = positionals;
  if (slug === undefined || more.length > 0)
    throw new CommandError('messages address needs the SLUG of a store, and its E-MAIL address.');
  if (email !== null && !EMAIL.test(email)) throw new RuleError(`"${email}" is no e-mail address.`);
  const id = await getStoreId(db, slug);
  await db.updateTable('store').set({ email }).where('id', '=', id).execute();
  print(
    email === null
      ? `Messages to ${slug} go to the address of the shop.`
      : `Messages to ${slug} go to ${email}.`,
  );
  return 0;
};

/** `messages list|address`. */
export const messagesCommand: Command = {
  usage: ['messages list [--store SLUG] [--limit N] [--json]', 'messages address SLUG [E-MAIL]'],
  about: 'see what shoppers have written to stores, say where such messages are mailed',
  details: [
    `list shows the newest ${LIMIT} unless --limit says otherwise. They are kept for 13 months.`,
    '',
    'address sets where the messages to a store go; without E-MAIL they go to the address of the shop (settings',
    'set email), and nowhere where the shop has none. An answer to such a mail goes to who has written.',
  ].join('\n'),
  run: (call) => runAction('messages', { list, address }, call),
};
