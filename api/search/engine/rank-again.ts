import { sql } from 'kysely';
import { queryCached, slot } from '#db/cached-statement.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import { type Scored, scoreOf, shapeOf, weigh } from '#api/search/engine/score.ts';
import { type Matches, type Ranked, textsOf } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';

/** Two pages. */
const BEST = 48;
/** Among more matches the second look would cost more than it brings. */
const FEW = 400;

type Input = Scored & { ids: number[] };

/**
 * Ranks the best of few matches again by all that they say: what calls itself so in its title alone is less
 * likely meant, and what names a word nowhere but in its texts would stand behind all heads. In a
 * statement of its own, so that other searches pay nothing for it.
 */
export const rankAgain = async (
  db: Db,
  units: QueryTerm[],
  matches: Matches,
  vocabulary: Vocabulary,
): Promise<Matches> => {
  const { ranked, others } = matches;
  if (ranked.length + others.length > FEW) return matches;
  const { language } = vocabulary;
  const input: Input = {
    ...weigh(units, vocabulary),
    ids: ranked.slice(0, BEST).map(({ id }) => id),
  };
  const rows = await queryCached(
    db,
    input,
    `again ${language} ${shapeOf(units)}`,
    () => sql<{ id: number; score: number }>`
    select doc.product_id as id, ${scoreOf(units, 'text')} as score
    from unnest(${slot((one: Input) => one.ids)}::bigint[]) best (id)
    cross join lateral (
      select product_id, title_words, in_stock, words from search_doc seen
      where product_id = best.id and ${isSeenIn(language, 'seen')} offset 0) doc
    cross join lateral ${textsOf(vocabulary)}`,
  );
  const scores = new Map(rows.map(({ id, score }) => [id, score]));
  const rankedAgain: Ranked[] = ranked
    .map((match) => ({ ...match, score: scores.get(match.id) ?? match.score }))
    .toSorted((a, b) => b.score - a.score || b.popularity - a.popularity || a.id - b.id);
  return { ...matches, ranked: rankedAgain };
};
