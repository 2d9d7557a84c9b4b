import type { Choice } from './choice.ts';
import { countCards, type Counted } from './counts.ts';
import type { Shelf } from './shelf.ts';

/** Each may hold the ids of all products, 4 MB at a million. */
const MOST = 8;

const recent = new WeakMap<Shelf, { version: number; counts: Map<string, Counted> }>();

/**
 * As `countCards` over all products of the shop. Who pages, sorts or looks at what others look at is
 * answered by what was counted before, as long as no card and no price has changed since.
 */
export const countAllCards = (shelf: Shelf, choice: Choice): Counted => {
  const known = recent.get(shelf);
  const counts = known?.version === shelf.version ? known.counts : new Map<string, Counted>();
  recent.set(shelf, { version: shelf.version, counts });
  const key = JSON.stringify(choice);
  const counted = counts.get(key) ?? countCards(shelf, choice);
  // Put behind the others, so that the first is the one that was not asked for the longest time.
  counts.delete(key);
  counts.set(key, counted);
  const [oldest] = counts.keys();
  if (counts.size > MOST && oldest !== undefined) counts.delete(oldest);
  return counted;
};
