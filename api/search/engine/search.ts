import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { readFacets } from '#api/search/engine/facets.ts';
import type { SearchFacets } from '#api/search/engine/facets.ts';
import { findAllWords, findFewerWords } from '#api/search/engine/ladder.ts';
import { prepareQuery } from '#api/search/engine/prepare.ts';
import { FEW, reconsider } from '#api/search/engine/reconsider.ts';
import { matchTable } from '#api/search/engine/match-table.ts';
import type { MatchTable } from '#api/search/engine/match-table.ts';
import { MOST_MATCHES } from '#api/search/engine/statement.ts';
import type { Condition } from '#api/search/engine/statement.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { voteByCategory } from '#api/search/engine/vote.ts';

export type SearchInput = {
  q: string;
  language: LanguageCode;
  /** A further condition on the alias `doc` (a row of search_doc), from the listing's filters. */
  where?: Condition;
  /** Whether facets are counted in the same statement. */
  facets?: boolean;
};

export type SearchResult = {
  /** The best matches (at most 1,000), best first. */
  ids: number[];
  /**
   * All matches as a table expression, for a listing to join: the best with their relevance, those
   * behind them with 0. Null where nothing was found.
   */
  matches: MatchTable;
  /** All matches; `capped` where there are more than were counted. */
  total: number;
  capped: boolean;
  facets: SearchFacets | null;
  /** What was searched instead, where a word was unknown. */
  corrected: { from: string; to: string } | null;
  /** "Did you mean": other readings of a corrected query, as shoppers write them. */
  suggestions: string[];
  /**
   * True for the rows `doc` of search_doc that match, without `where`: for other orders, for facets
   * under other filters, and for what lies behind `ids`.
   */
  condition: Condition;
};

const NOTHING_FOUND: SearchResult = {
  ids: [],
  matches: null,
  total: 0,
  capped: false,
  facets: null,
  corrected: null,
  suggestions: [],
  condition: sql`false`,
};
const EVERYTHING: Condition = sql`true`;

/** Finds products for a query in a language; see SearchResult. Throws only when the database does. */
export const search = async (
  db: Db,
  vocabularies: Vocabularies,
  { q, language, where = EVERYTHING, facets = false }: SearchInput,
): Promise<SearchResult> => {
  const vocabulary = await vocabularies.get(language);
  const look = { vocabulary, where, facets };
  let query = await prepareQuery(db, q, vocabulary);
  if (query.units.length === 0) return NOTHING_FOUND;
  let found = await findAllWords(db, query.units, look);
  if (found.matches.total < FEW) {
    const second = await reconsider(db, query, found.matches.total, vocabulary);
    if (second) {
      query = second;
      found = await findAllWords(db, second.units, look);
    }
  }
  const { matches, condition } = await findFewerWords(db, found, look);
  const ranked = voteByCategory(matches.ranked, found.units, vocabulary);
  return {
    ids: ranked.map(({ id }) => id),
    matches: matchTable(ranked, matches.total, condition, language),
    total: matches.total,
    capped: matches.total === MOST_MATCHES,
    facets: facets ? readFacets(matches.facets) : null,
    corrected: query.corrected,
    suggestions: query.suggestions,
    condition,
  };
};
