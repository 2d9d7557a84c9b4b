import { sql } from 'kysely';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { queryLexemes } from '#api/search/engine/query-term.ts';
import { sideBySide } from '#api/search/sentence/condition.ts';
import { isColour, type Sentence, type SentencePart } from '#api/search/sentence/sentence.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';
import { tokens } from '#db/search/normalise.ts';

const isSaid = ({ kind, text }: SentencePart): boolean =>
  kind === 'without' && !/^[-−]/u.test(text);

/** Titles, brands, categories and tags; not variants, whose colours are what is looked for. */
const NAMES = ':AB';
const BEGUN_NAMES = ':*AB';

type Named = { text: string; query: string };

/** An exclusion as titles may have it; a minus is never a name. */
const asExclusion = ({ text }: SentencePart, vocabulary: Vocabulary): Named[] => {
  const query = sideBySide(text, vocabulary, '');
  return query?.includes('>') ? [{ text, query }] : [];
};

/**
 * A colour with all other words: titles that say the colour of things are found by words. So is what any title goes
 * on with from a begun one: `soft bla` to a soft blanket.
 */
const asColoured = (
  { text }: SentencePart,
  { words, begun }: { words: string; begun: string | undefined },
  vocabulary: Vocabulary,
): Named[] => {
  const inNames = (text: string, label: string): string[] =>
    tokens(text, vocabulary.language)
      .map((token) => queryLexemes(token, vocabulary))
      .filter((lexemes) => lexemes.length > 0)
      .map((lexemes) => `(${lexemes.map((lexeme) => `'${lexeme}'${label}`).join('|')})`);
  const units = [...inNames(text, text === begun ? BEGUN_NAMES : NAMES), ...inNames(words, NAMES)];
  return [{ text, query: units.join('&') }];
};

/**
 * The parts that are names of goods: where some title says `without hurry` just so, or has all of `red
 * apples`, that is what is meant. `begun`: the last word, where it may be the beginning of a colour.
 */
export const listNamedGoods = async (
  db: Db,
  { words, parts }: Sentence,
  vocabulary: Vocabulary,
  begun: string | undefined,
): Promise<string[]> => {
  const named = [
    ...parts.filter(isSaid).flatMap((part) => asExclusion(part, vocabulary)),
    ...parts.filter(isColour).flatMap((part) => asColoured(part, { words, begun }, vocabulary)),
  ];
  if (named.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${named.map(({ text }) => text)}::text[], ${named.map(({ query }) => query)}::text[])
      said (text, query)
    where exists (
      select from search_doc doc
      where ${isSeenIn(vocabulary.language, 'doc')} and doc.words @@ query::tsquery)`.execute(
    prepared(db),
  );
  return rows.map(({ text }) => text);
};
