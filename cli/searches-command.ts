import { parseArgs } from 'node:util';
import {
  explainSearch,
  type ExplainedUnit,
  type ExplainedWord,
  type Explanation,
} from '#api/search/explain.ts';
import { clearZeroResults, listZeroResults } from '#api/search/zero-results.ts';
import { CommandError } from '#cli/command-error.ts';
import type { Call, Command } from '#cli/command.ts';
import { readCount, readLanguage } from '#cli/option-values.ts';
import { tableOf } from '#cli/table.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

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

const listOf = (texts: readonly string[]): string => texts.join(', ') || '–';

const printExplanation = (
  explanation: Explanation,
  asked: LanguageCode,
  print: Call['print'],
): void => {
  const {
    parts,
    words,
    units,
    suggestions,
    near,
    comesNearTo,
    language,
    total,
    fewerWords,
    first,
  } = explanation;
  if (language !== asked) print(`Read in another language, which has its words: ${language}\n`);
  if (parts.length > 0)
    print(
      `Read as more than words: ${listOf(parts.map(({ kind, text }) => `${text} (${kind})`))}\n`,
    );
  print(
    tableOf<ExplainedWord>(
      [
        { title: 'word', cell: ({ typed }) => typed },
        { title: 'stems', cell: ({ stems }) => listOf(stems) },
        { title: 'ordinary', cell: ({ isOrdinary }) => (isOrdinary ? 'yes' : 'no') },
        { title: 'corrected to', cell: ({ corrected }) => corrected ?? '–' },
        { title: 'other readings', cell: ({ readings }) => listOf(readings) },
      ],
      words,
    ),
  );
  print('');
  print(
    tableOf<ExplainedUnit>(
      [
        { title: 'searched for', cell: ({ text }) => text },
        { title: 'as', cell: ({ stems }) => listOf(stems) },
        { title: 'or', cell: ({ synonyms }) => listOf(synonyms) },
        { title: 'products', cell: ({ products }) => products.toLocaleString('en'), end: true },
      ],
      units,
    ),
  );
  if (suggestions.length > 0) print(`\nOffered instead: ${listOf(suggestions)}`);
  if (near.length > 0) print(`\nNo product is called this, these come near: ${listOf(near)}`);
  if (comesNearTo !== null) print(`\nIt comes near to this, whose products follow: ${comesNearTo}`);
  const found = `${total.toLocaleString('en')} ${total === 1 ? 'product' : 'products'}`;
  print(`\n${found}${fewerWords ? ', none with all of these' : ''}`);
  if (first.length === 0) return;
  print(
    tableOf(
      [
        { title: 'score', cell: ({ score }) => score.toFixed(3), end: true },
        { title: 'product', cell: ({ id }) => String(id), end: true },
        { title: 'title', cell: ({ title }) => title },
      ],
      first,
    ),
  );
};

const explain = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    options: { language: options.language, json: options.json },
    allowPositionals: true,
  });
  const q = positionals.join(' ').trim();
  if (q === '')
    throw new CommandError('searches explain needs the query: searches explain "red mug".');
  const language = readLanguage(values.language) ?? defaultLanguage;
  const explanation = await explainSearch(db, { q, language, now: now() });
  if (values.json) print(JSON.stringify(explanation, undefined, 2));
  else printExplanation(explanation, language, print);
  return 0;
};

/** `searches`: what shoppers looked for and did not find. */
export const searchesCommand: Command = {
  usage: [
    'searches [--language CODE] [--limit N] [--json]',
    'searches clear [--language CODE]',
    'searches explain QUERY [--language CODE] [--json]',
  ],
  about: 'searches that found nothing, the most frequent first; how a query is read',
  details: [
    `Shows ${LIMIT} unless --limit says otherwise. Words are counted, never who searched; what looks like`,
    "a person's address or number is not kept. What shoppers call differently belongs into `synonyms add`.",
    '`explain` shows what the words of a query are taken for and how the first ten products are ranked.',
  ].join('\n'),
  run: (call) => {
    const [action, ...args] = call.args;
    if (action === 'clear') return clear({ ...call, args });
    if (action === 'explain') return explain({ ...call, args });
    if (action !== undefined && !action.startsWith('-'))
      throw new CommandError(`searches can clear or explain, and was given "${action}".`);
    return list(call);
  },
};
