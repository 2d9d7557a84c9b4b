import type { Ask } from '#api/deps.ts';
import type { Question, Told } from '#contract/question.ts';

type Parts = {
  ask: Ask;
  /** A clock that only goes forward, milliseconds. */
  clock: () => number;
  /** Whether changes are heard of; while they are not, nothing is kept. */
  hearsChanges: () => boolean;
};

/**
 * What every page asks for, and what one page after another shows: a product in its document, in the
 * router's own request, with each variant and each advertiser's mark in its address.
 */
const KEPT: ReadonlySet<string> = new Set([
  '/common',
  '/home',
  '/product/{id}',
  '/suggested-products/{id}',
  '/reviews/{id}',
  '/products',
  '/all',
]);
/** Changes are announced; this is for what nobody announces. */
const FRESH_MS = 5_000;
/** How many answers are kept: each takes some 50 kB of memory. */
const MOST = 300;

const keyOf = ({ path, params, query, language }: Question): string =>
  JSON.stringify([language, path, params, `${query}`]);

/**
 * Asks the API for what pages show, and keeps the answers that are the same for everybody, until
 * something of the shop changes. Whoever is given one only reads it.
 */
export const keepAnswers = ({ ask, clock, hearsChanges }: Parts) => {
  const kept = new Map<string, { since: number; told: Promise<Told> }>();

  const askKept: Ask = (question, bindings) => {
    const { method, path } = question;
    if (method !== 'GET' || !KEPT.has(path) || !hearsChanges()) return ask(question, bindings);
    const key = keyOf(question);
    const known = kept.get(key);
    if (known && clock() - known.since < FRESH_MS) return known.told;
    const mine = { since: clock(), told: ask(question, bindings) };
    const forget = (): void => {
      if (kept.get(key) === mine) kept.delete(key);
    };
    kept.delete(key);
    kept.set(key, mine);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    // An answer that is no success is for those alone who wait for it.
    mine.told.then(({ status }) => status !== 200 && forget()).catch(forget);
    return mine.told;
  };

  return {
    ask: askKept,
    /** Something has changed: what is asked for from now on is asked anew. */
    drop: (): void => kept.clear(),
  };
};

export type KeptAnswers = ReturnType<typeof keepAnswers>;
