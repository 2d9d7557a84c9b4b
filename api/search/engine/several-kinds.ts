import { sql } from 'kysely';
import { listSaid } from '#api/search/engine/called-so.ts';
import { mixKinds } from '#api/search/engine/mix-kinds.ts';
import { namedBy } from '#api/search/engine/score.ts';
import { anyQuery, type QueryTerm } from '#api/search/engine/query-term.ts';
import type { Ranked } from '#api/search/engine/statement.ts';
import { conjunctionOf } from '#api/search/engine/synonyms.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';
import { HEADS } from '#db/search/search-words.ts';
import { headLexeme } from '#db/search/lexemes.ts';
import { tokens } from '#db/search/normalise.ts';

/** Of so many matches the kinds are told apart: four pages. */
const FIRST = 96;

/** Where titles say a word more often than that, the goods are meant that they say it of. */
const SAID = 0.2;

/** What a title calls its thing, and whether it has the word that a query calls it by. */
type Named = { id: number; name: string | null; hasWord: boolean };

const listNames = async (
  db: Db,
  ranked: readonly Ranked[],
  word: string | null,
  { language }: Vocabulary,
): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select product_id as id, words @@ ${word}::tsquery is true as "hasWord", (
      select string_agg(lexeme, ' ' order by lexeme) from unnest(words)
      where starts_with(lexeme, ${headLexeme('')})) as name
    from search_doc doc
    where product_id = any(${ranked.map(({ id }) => id)}::bigint[]) and ${isSeenIn(language, 'doc')}`.execute(
    prepared(db),
  );
  return rows;
};

const mixNamed = (
  first: readonly Ranked[],
  ranked: readonly Ranked[],
  named: readonly Named[],
): Ranked[] => {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const kindOf = ({ id, category }: Ranked): string => names.get(id) ?? String(category);
  return [...mixKinds(first, kindOf), ...ranked.slice(first.length)];
};

/**
 * Goods of several kinds in turn where a category has the name that a query calls the thing by, and few titles say
 * it: toys.
 */
export const spreadBroad = async (
  db: Db,
  ranked: Ranked[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const unit = HEADS[vocabulary.language].isFirst ? units[0] : units.at(-1);
  const lexemes = unit?.alternatives.flat() ?? [];
  const isOfCategory = [...vocabulary.categories.values()].some((category) =>
    category.lexemes.some((lexeme) => lexemes.includes(lexeme)),
  );
  if (!isOfCategory) return ranked;
  const first = ranked.slice(0, FIRST);
  const said = [...lexemes, ...(unit?.synonyms.flat() ?? [])];
  const word = anyQuery(
    said.map((lexeme) => [lexeme]),
    'A',
  );
  const named = await listNames(db, first, word, vocabulary);
  const naming = named.filter(({ hasWord }) => hasWord).length;
  return naming > SAID * named.length ? ranked : mixNamed(first, ranked, named);
};

/** The goods of several categories in turn; before all others those that titles call by one of the `gifts`. */
export const mixGifts = async (
  db: Db,
  ranked: readonly Ranked[],
  gifts: readonly string[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const named = gifts
    .map((term) => tokens(term, vocabulary.language).map(({ folded }) => folded))
    .map((words) => conjunctionOf(words.join(' '), vocabulary))
    .filter((all) => all.length > 0);
  if (named.length === 0) return mixKinds(ranked);
  const asked = { head: namedBy(named, vocabulary), typed: [] };
  const ids = ranked.map(({ id }) => id);
  const { called } = await listSaid(db, ids, asked, vocabulary);
  const given = ranked.filter(({ id }) => called.has(id));
  return [
    ...mixNamed(given, given, await listNames(db, given, null, vocabulary)),
    ...mixKinds(ranked.filter(({ id }) => !called.has(id))),
  ];
};
