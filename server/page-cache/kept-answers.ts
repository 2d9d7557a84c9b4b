import type { Ask } from '#api/deps.ts';
import type { Told } from '#contract/question.ts';

type Parts = {
  ask: Ask;
  /** A clock that only goes forward, milliseconds. */
  clock: () => number;
  /** Whether changes are heard of; while they are not, nothing is kept. */
  hearsChanges: () => boolean;
};

/** What every page asks for, and what is shown under many addresses. */
const KEPT: ReadonlySet<string> = new Set(['/common', '/home']);
/** Changes are announced; this is for what nobody announces. */
const FRESH_MS = 5_000;

/**
 * Asks the API for what pages show, and keeps the few answers that nearly every rendering needs, until
 * something of the shop changes. Whoever is given one only reads it.
 */
export const keepAnswers = ({ ask, clock, hearsChanges }: Parts) => {
  const kept = new Map<string, { since: number; told: Promise<Told> }>();

  const askKept: Ask = (question, bindings) => {
    const { method, path, query, language } = question;
    if (method !== 'GET' || !KEPT.has(path) || !hearsChanges()) return ask(question, bindings);
    const key = `${language} ${path}?${query}`;
    const known = kept.get(key);
    if (known && clock() - known.since < FRESH_MS) return known.told;
    const mine = { since: clock(), told: ask(question, bindings) };
    const forget = (): void => {
      if (kept.get(key) === mine) kept.delete(key);
    };
    kept.set(key, mine);
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
