import { parseArgs } from 'node:util';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { type Call, type Command, runAction } from '#cli/command.ts';
import { readLanguage } from '#cli/option-values.ts';
import { tableOf } from '#cli/table.ts';
import { tokens } from '#db/search/normalise.ts';
import {
  addSynonyms,
  listSynonyms,
  removeSynonyms,
  type SynonymGroup,
} from '#db/search/synonyms.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const LONGEST = 80;

/** A term as searches compare it, so that `TV` and `tv` are one. */
const foldTerm = (term: string, language: LanguageCode): string =>
  tokens(term, language)
    .map(({ folded }) => folded)
    .join(' ');

/** The terms without spaces around them, checked: two at least, each other than the rest. Throws RuleError. */
const requireTerms = (given: readonly string[], language: LanguageCode): string[] => {
  const terms = given.map((term) => term.trim().replaceAll(/\s+/gu, ' '));
  const known = new Map<string, string>();
  for (const term of terms) {
    const folded = foldTerm(term, language);
    if (folded === '') throw new RuleError(`"${term}" has no letter or digit to search for.`);
    if (term.length > LONGEST)
      throw new RuleError(`"${term}" is longer than ${LONGEST} characters.`);
    const same = known.get(folded);
    if (same !== undefined)
      throw new RuleError(`A search takes "${same}" and "${term}" for the same already.`);
    known.set(folded, term);
  }
  if (terms.length < 2)
    throw new RuleError(
      'A synonym needs two terms at least; put quotes around those of several words.',
    );
  return terms;
};

/** The group that says the same already, in whatever order. */
const findSameGroup = (
  terms: readonly string[],
  groups: readonly SynonymGroup[],
  language: LanguageCode,
): SynonymGroup | undefined => {
  const wanted = new Set(terms.map((term) => foldTerm(term, language)));
  return groups.find((group) => {
    const known = new Set(group.terms.map((term) => foldTerm(term, language)));
    return [...wanted].every((term) => known.has(term));
  });
};

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
