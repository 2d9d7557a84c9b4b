import { firstThose } from '#api/search/engine/called-first.ts';
import { CALLED_SO, listSaid } from '#api/search/engine/called-so.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import { headOf } from '#api/search/engine/score.ts';
import type { Ranked } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';
import { headNounOf } from '#db/search/head-noun.ts';
import { fold } from '#db/search/normalise.ts';

/** The word of a query that names what it asks for: of `running shoes for men` the shoes. */
export const askedUnit = (
  q: string,
  units: readonly QueryTerm[],
  { language }: Vocabulary,
): QueryTerm | undefined => {
  const noun = headNounOf(q, language);
  return noun === undefined
    ? undefined
    : units.find(({ folded }) => folded.split(' ').includes(fold(noun)));
};

/** What a query asks for, as titles name things. */
const askedFor = (
  q: string,
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): string | null => {
  const unit = askedUnit(q, units, vocabulary);
  return unit ? headOf([unit], vocabulary) : null;
};

/**
 * Puts the goods that are asked for before what has only other words of the query: where no running shoes are
 * for men, other running shoes come before jeans that are.
 */
export const askedGoodsFirst = async (
  db: Db,
  ranked: Ranked[],
  q: string,
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const head = units.length > 1 ? askedFor(q, units, vocabulary) : null;
  if (head === null) return ranked;
  const found = ranked.map(({ id }) => id);
  const { called: ids } = await listSaid(db, found, { head, typed: [] }, vocabulary);
  if (ids.size < CALLED_SO || ids.size === ranked.length) return ranked;
  return firstThose(ranked, ({ id }) => ids.has(id));
};
