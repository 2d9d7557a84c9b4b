import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
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
 * What every page asks for, and home, which most visitors see. What fewer pages show is not kept: most
 * of it would be gone before anybody asked for it again.
 */
const KEPT: ReadonlySet<string> = new Set(['/common', '/home']);
/** Changes are announced; this is for what nobody announces. */
const FRESH_MS = 5_000;
/** Up to this age an answer stands in for the one that is being asked for. */
const STALE_MS = 10_000;
/** How many answers are kept: two in each language, and some that nobody links to. */
const MOST = 20;

type Kept = {
  since: number;
  /** What is answered meanwhile: this answer, or the one before where that stands in for it. */
  told: Promise<Told>;
  /** This answer once it is there. */
  known?: Told;
};

const keyOf = ({ path, params, query, language }: Question): string =>
  JSON.stringify([language, path, params, `${query}`]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is the same as before is the same object again: pages keep what they drew of an object. */
const recognised = (before: Told | undefined, now: Told): Told => {
  if (!before) return now;
  const { data: known } = before;
  const { data } = now;
  if (isDeepStrictEqual(known, data)) return before;
  if (!isRecord(known) || !isRecord(data)) return now;
  const same = Object.entries(data).map(([name, value]) => [
    name,
    isDeepStrictEqual(known[name], value) ? known[name] : value,
  ]);
  return { ...now, data: Object.fromEntries(same) };
};

/**
 * Asks the API for what pages show, and keeps the answers that are the same for everybody, until
 * something of the shop changes. Whoever is given one only reads it. One that is
 * five to ten seconds old is given once more while the next one is asked for.
 */
export const keepAnswers = ({ ask, clock, hearsChanges }: Parts) => {
  const kept = new LRUCache<string, Kept>({ max: MOST });

  const askKept: Ask = (question, bindings) => {
    const { method, path } = question;
    if (method !== 'GET' || !KEPT.has(path) || !hearsChanges()) return ask(question, bindings);
    const key = keyOf(question);
    const before = kept.get(key);
    const age = before ? clock() - before.since : Infinity;
    if (before && age < FRESH_MS) return before.told;
    // Others will be given it too, whether or not the first to ask still waits.
    const { signal: _first, ...shared } = bindings;
    const told = ask(question, shared).then((now) => recognised(before?.known, now));
    const standsIn = before?.known && age < STALE_MS;
    const mine: Kept = { since: clock(), told: standsIn ? before.told : told };
    const forget = (): void => {
      if (kept.get(key) === mine) kept.delete(key);
    };
    kept.set(key, mine);
    // An answer that is no success is for those alone who wait for it.
    told
      .then((known) => {
        if (known.status !== 200) return forget();
        mine.told = told;
        mine.known = known;
      })
      .catch(forget);
    return mine.told;
  };

  return {
    ask: askKept,
    /** Something has changed: what is asked for from now on is asked anew. */
    drop: (): void => {
      for (const one of kept.values()) one.since = -Infinity;
    },
  };
};
