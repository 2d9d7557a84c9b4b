import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { MatchTable } from '#api/search/engine/match-table.ts';
import { search } from '#api/search/engine/search.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';

/** The products that a search finds, as a table expression with `product_id` and `relevance`; null: none. */
export type Match = MatchTable;

export type Searched = {
  match: Match;
  /** What was searched instead, and other readings: "did you mean". */
  suggestions: string[];
};

/** Finds products for a text. What it was corrected to stands first among the suggestions. */
export const findMatch = async (
  db: Db,
  vocabularies: Vocabularies,
  q: string,
  language: LanguageCode,
): Promise<Searched> => {
  const { matches, corrected, suggestions } = await search(db, vocabularies, { q, language });
  return { match: matches, suggestions: [...(corrected ? [corrected.to] : []), ...suggestions] };
};
