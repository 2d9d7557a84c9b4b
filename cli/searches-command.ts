import { parseArgs } from 'node:util';
import { clearZeroResults, listZeroResults } from '#api/search/zero-results.ts';
import { CommandError } from '#cli/command-error.ts';
import type { Call, Command } from '#cli/command.ts';
import { readCount, readLanguage } from '#cli/option-values.ts';
import { tableOf } from '#cli/table.ts';

const LIMIT = 50;

const options = {
  language: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const clear = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({ args, options: { language: options.language } });
  const cleared = await clearZeroResults(db, readLanguage(values.language));
  print(`${cleared.toLocaleString('en')} ${cleared === 1 ? 'search' : 'searches'} cleared.`);
  return 0;
};

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({ args, options });
  const limit = readCount('--limit', values.limit) ?? LIMIT;
  const misses = await listZeroResults(db, limit, readLanguage(values.language));
  if (values.json) print(JSON.stringify(misses, undefined, 2));
  else if (misses.length === 0) print('Every search has found something.');
  else
    print(
      tableOf(
        [
          { title: 'language', cell: ({ language }) => language },
          { title: 'times', cell: ({ times }) => times.toLocaleString('en'), end: true },
          { title: 'last day', cell: ({ last_on: day }) => day },
          { title: 'query', cell: ({ query }) => query },
        ],
        misses,
      ),
    );
  return 0;
};

/** `searches`: what shoppers looked for and did not find. */
export const searchesCommand: Command = {
  usage: ['searches [--language CODE] [--limit N] [--json]', 'searches clear [--language CODE]'],
  about: 'searches that found nothing, the most frequent first',
  details: [
    `Shows ${LIMIT} unless --limit says otherwise. Words are counted, never who searched; what looks like`,
    "a person's address or number is not kept. What shoppers call differently belongs into `synonyms add`.",
  ].join('\n'),
  run: (call) => {
    const [action, ...args] = call.args;
    if (action === 'clear') return clear({ ...call, args });
    if (action !== undefined && !action.startsWith('-'))
      throw new CommandError(`searches can clear, and was given "${action}".`);
    return list(call);
  },
};
