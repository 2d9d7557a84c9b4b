import type { Choice } from './choice.ts';
import { countCards, matchCards, type Counted, type FacetCounts } from './counts.ts';
import type { Shelf } from './shelf.ts';

/** Each holds some thousand numbers at most. */
const MOST = 64;

const recent = new WeakMap<Shelf, { version: number; counts: Map<string, FacetCounts> }>();

/**
 * As `countCards`. Who pages, sorts or looks at what others look at is answered by what was counted
 * before, as long as no card and no price has changed since.
 */
export const countOnce = (shelf: Shelf, choice: Choice): Counted => {
  const known = recent.get(shelf);
  const counts = known?.version === shelf.version ? known.counts : new Map<string, FacetCounts>();
  recent.set(shelf, { version: shelf.version, counts });
  const key = JSON.stringify(choice);
  const kept = counts.get(key);
  const counted = kept
    ? { matched: matchCards(shelf, choice, shelf.scratch.within), facets: kept }
    : countCards(shelf, choice);
  // Put behind the others, so that the first is the one that was not asked for the longest time.
  counts.delete(key);
  counts.set(key, counted.facets);
  const [oldest] = counts.keys();
  if (counts.size > MOST && oldest !== undefined) counts.delete(oldest);
  return counted;
};
