import type { Db } from '#db/client.ts';
import { search, type SearchInput, type SearchResult } from '#api/search/engine/search.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';

export type Searched = Omit<SearchResult, 'ids'> & {
  /** As the search has them; null: nothing found. */
  ids: number[] | null;
  total: number;
};

/** Finds products for a text. */
export const findMatch = async (
  db: Db,
  vocabularies: Vocabularies,
  asked: SearchInput,
): Promise<Searched> => {
  const result = await search(db, vocabularies, asked);
  const total = result.ids.length;
  return { ...result, ids: total > 0 ? result.ids : null, total };
};
