import { sql } from 'kysely';
import { listSaid } from '#api/search/engine/called-so.ts';
import { mixKinds } from '#api/search/engine/mix-kinds.ts';
import { namedBy } from '#api/search/engine/score.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
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

/** Whether a category has the name that a query calls the thing by. */
export const isOfCategory = (
  units: readonly QueryTerm[],
  { language, categories }: Vocabulary,
): boolean => {
  const unit = HEADS[language].isFirst ? units[0] : units.at(-1);
  const named = new Set(unit?.alternatives.flat());
  return [...categories.values()].some(({ lexemes }) =>
    lexemes.some((lexeme) => named.has(lexeme)),
  );
};

/** What the titles of products call their things, by their ids. */
const listNames = async (
  db: Db,
  ids: readonly number[],
  { language }: Vocabulary,
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select product_id as id, (
      select string_agg(lexeme, ' ' order by lexeme) from unnest(words)
      where starts_with(lexeme, ${headLexeme('')})) as name
    from search_doc doc
    where product_id = any(${ids}::bigint[]) and ${isSeenIn(language, 'doc')}`.execute(
    prepared(db),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Goods of several kinds in turn. */
export const spreadKinds = async (
  db: Db,
  ranked: readonly Ranked[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const first = ranked.slice(0, FIRST);
  const names = await listNames(
    db,
    first.map(({ id }) => id),
    vocabulary,
  );
  const kindOf = ({ id, category }: Ranked): string => names.get(id) ?? String(category);
  return [...mixKinds(first, kindOf), ...ranked.slice(FIRST)];
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
    ...(await spreadKinds(db, given, vocabulary)),
    ...mixKinds(ranked.filter(({ id }) => !called.has(id))),
  ];
};
