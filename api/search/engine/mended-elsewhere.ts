import { listBegun } from '#api/search/engine/begun-with-slip.ts';
import { CALLED_SO } from '#api/search/engine/called-so.ts';
import { countNamed } from '#api/search/engine/context.ts';
import { type PreparedQuery, prepareQuery } from '#api/search/engine/prepare.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';
import { languageCodes } from '#i18n/languages.ts';

/** A query with the vocabulary that it was read in. */
export type ReadQuery = { query: PreparedQuery; vocabulary: Vocabulary };

/** Whether goods are called by the word that was taken for what was typed. */
const namesGoods = async (db: Db, { query, vocabulary }: ReadQuery): Promise<boolean> => {
  const lexemes = query.units.flatMap(({ alternatives }) => alternatives.flat());
  return lexemes.length > 0 && (await countNamed(db, lexemes, vocabulary)) >= CALLED_SO;
};

const mayBeOf = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.typos.candidates(word).some(({ distance }) => distance === 1) ||
  listBegun(word, vocabulary).length > 0;

/** Whether a word was mended to one that no title of the shopper's language has. */
const isOfOther = ({ query }: ReadQuery, own: ReadQuery): boolean =>
  query.corrected !== null &&
  query.units.every(({ folded }) => own.vocabulary.wordDf(folded) === 0);

/**
 * A word alone whose slip was mended to what no goods are called, a model perhaps, in another language where
 * it becomes what goods are called: `teepo` is a teapot to whoever reads French, too. Else as it was read.
 */
export const mendElsewhere = async (
  db: Db,
  own: ReadQuery,
  vocabularies: Vocabularies,
): Promise<ReadQuery> => {
  const { corrected, places, q } = own.query;
  const [place, ...further] = places;
  if (corrected === null || !place || further.length > 0 || (await namesGoods(db, own))) return own;
  for (const code of languageCodes) {
    if (code === own.vocabulary.language) continue;
    const vocabulary = await vocabularies.get(code);
    if (!mayBeOf(place.word.folded, vocabulary)) continue;
    const other = { query: await prepareQuery(db, q, vocabulary), vocabulary };
    if (isOfOther(other, own) && (await namesGoods(db, other))) return other;
  }
  return own;
};
