import { parseArgs } from 'node:util';
import { addSynonyms, listSynonyms, removeSynonyms } from '#db/search/synonyms.ts';
import type { SynonymGroup } from '#db/search/synonyms.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { readLanguage } from '#cli/language.ts';
import { findSameGroup, requireTerms } from '#cli/search/synonym-terms.ts';
import { tableOf } from '#cli/table.ts';

const WHEN = 'Searches of a running shop know it within a minute.';

const termsText = ({ terms }: SynonymGroup): string => terms.join(' = ');

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { language: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const groups = await listSynonyms(db, readLanguage(values.language));
  if (values.json) print(JSON.stringify(groups, undefined, 2));
  else if (groups.length === 0) print('There are no synonyms.');
  else
    print(
      tableOf(
        [
          { title: 'language', cell: ({ language }) => language },
          { title: 'id', cell: ({ id }) => id, end: true },
          { title: 'terms', cell: termsText },
        ],
        groups,
      ),
    );
  return 0;
};

const add = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: { type: 'string' } },
  });
  const language = readLanguage(values.language);
  if (!language) throw new CommandError('synonyms add needs --language: terms belong to one.');
  const terms = requireTerms(positionals, language);
  const id = await db.transaction().execute(async (trx) => {
    const same = findSameGroup(terms, await listSynonyms(trx, language), language);
    if (same) throw new RuleError(`Synonym ${same.id} says that already: ${termsText(same)}.`);
    return addSynonyms(trx, language, terms);
  });
  print(`Synonym ${id} is added. ${WHEN}`);
  return 0;
};

const remove = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0)
    throw new CommandError(
      'synonyms remove needs the ID of one or more; synonyms list shows them.',
    );
  const wrong = positionals.find((text) => !/^\d{1,15}$/.test(text));
  if (wrong !== undefined) throw new CommandError(`"${wrong}" is no ID; synonyms list shows them.`);
  await db.transaction().execute(async (trx) => {
    for (const text of positionals)
      if (!(await removeSynonyms(trx, Number(text))))
        throw new RuleError(`There is no synonym ${text}; nothing was removed.`);
  });
  print(`Removed: ${positionals.join(', ')}. ${WHEN}`);
  return 0;
};

/** `synonyms list|add|remove`: what searches take for the same, per language. */
export const synonymsCommand: Command = {
  usage: [
    'synonyms list [--language CODE] [--json]',
    'synonyms add --language CODE TERM TERM …',
    'synonyms remove ID …',
  ],
  about: 'what searches take for the same',
  details: [
    'A term may have several words: synonyms add --language en laptop "notebook computer".',
    `Terms of one language never count in another. ${WHEN}`,
    '`searches` shows what shoppers did not find.',
  ].join('\n'),
  run: (call) => runAction('synonyms', { list, add, remove }, call),
};
