import { boostMajorityCategory } from '#api/search/engine/boost-category.ts';
import { calledFirst } from '#api/search/engine/called-first.ts';
import { findNearReading, type NearReading } from '#api/search/engine/near-reading.ts';
import type { PreparedQuery } from '#api/search/engine/prepare.ts';
import {
  findInHeads,
  type Look,
  type Relaxed,
  relaxQuery,
} from '#api/search/engine/relax-query.ts';
import type { Matches, Ranked } from '#api/search/engine/statement.ts';
import { withoutNoise } from '#api/search/engine/without-noise.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/** What so many titles are called is sold, and meant. */
const SOLD = 10;

/** What a query comes near to, what that finds, and the products that are called what was typed, which go first. */
export type Near = {
  query: NearReading;
  found: Relaxed;
  literal: ReadonlySet<number>;
  /** Some product has all that was typed, be it in its description. */
  isAnywhere: boolean;
};

/** What was found in titles, and what by fewer words or in all texts; undefined where no product has any word. */
type Own = { heads: Relaxed; relaxed: Relaxed } | undefined;

/**
 * Finds what a query comes near to that hardly any title has. Under a further condition few matches say
 * nothing of the words.
 */
export const findNear = async (
  db: Db,
  query: PreparedQuery,
  own: Own,
  look: Look,
): Promise<Near | undefined> => {
  const isCut = query.isCut || !own;
  const isMany = !isCut && own.heads.total >= SOLD;
  if (isMany || look.where || query.corrected !== null) return undefined;
  const typed = isCut ? [] : own.heads.matches.ranked;
  const isAnywhere = !isCut && own.relaxed.matches.firstStep === 0;
  const inTitles = typed.length;
  const near = await findNearReading(db, query, { inTitles, isAnywhere }, look.vocabulary);
  if (!near) return undefined;
  const found = await relaxQuery(db, await findInHeads(db, near.units, look), look);
  const first = near.isMeant ? [] : typed;
  const literal = new Set(first.map(({ id }) => id));
  return found.total > 0
    ? { query: near, found, literal, isAnywhere: isAnywhere && !near.isMeant }
    : undefined;
};

const rank = ({ matches, units }: Relaxed, vocabulary: Vocabulary): Ranked[] => {
  const ranked = boostMajorityCategory(matches.ranked, units, vocabulary);
  return matches.firstStep === 0 ? calledFirst(ranked, units) : ranked;
};

/** The products that are called what was typed, those that come near, and behind them what else was found. */
const withNear = (own: Ranked[], near: Ranked[], literal: ReadonlySet<number>): Ranked[] => {
  const isFirst = ({ id }: Ranked): boolean => literal.has(id);
  const isNear = new Set(near.map(({ id }) => id));
  return [
    ...own.filter(isFirst),
    ...near.filter((match) => !isFirst(match)),
    ...own.filter((match) => !isFirst(match) && !isNear.has(match.id)),
  ];
};

/** All that a query and what it comes near to have found: the best first, and the others in no order. */
export const rankAll = (
  found: Relaxed | undefined,
  near: Near | undefined,
  vocabulary: Vocabulary,
): Pick<Matches, 'ranked' | 'others'> => {
  const own = found ? rank(found, vocabulary) : [];
  const others = found?.matches.others ?? [];
  if (!near) return withoutNoise({ ranked: own, others });
  const ranked = withNear(own, rank(near.found, vocabulary), near.literal);
  const isRanked = new Set(ranked.map(({ id }) => id));
  const further = new Set([...near.found.matches.others, ...others]);
  return { ranked, others: [...further].filter((id) => !isRanked.has(id)) };
};
