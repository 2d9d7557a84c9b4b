import type { Bindings } from '#api/deps.ts';
import type { Ask } from '#server/storefront.ts';

type Parts = {
  ask: Ask;
  /** A clock that only goes forward, milliseconds. */
  clock: () => number;
  /** Whether changes are heard of; while they are not, nothing is kept. */
  hearsChanges: () => boolean;
};

/** What every page asks for, and what is shown under many addresses. */
const KEPT = /^\/api\/v1\/(common|home)$/;
/** Changes are announced; this is for what nobody announces. */
const FRESH_MS = 5_000;

type Answered = Awaited<ReturnType<Ask>>;

/**
 * Asks the API for what pages show, and keeps the few answers that nearly every rendering needs, until
 * something of the shop changes. They are parsed once, and whoever is given one only reads it.
 */
export const keepAnswers = ({ ask, clock, hearsChanges }: Parts) => {
  const kept = new Map<string, { since: number; answered: Promise<Answered> }>();

  const askOnce = async (request: Request, bindings: Bindings): Promise<Answered> => {
    const answer = await ask(request, bindings);
    const body: unknown = await answer.json();
    return { headers: answer.headers, json: async () => body };
  };

  return {
    ask: (request: Request, bindings: Bindings): ReturnType<Ask> => {
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'GET' || !KEPT.test(pathname) || !hearsChanges())
        return ask(request, bindings);
      const key = `${request.headers.get('language')} ${pathname}${search}`;
      const known = kept.get(key);
      if (known && clock() - known.since < FRESH_MS) return known.answered;
      const mine = { since: clock(), answered: askOnce(request, bindings) };
      const forget = (): void => {
        if (kept.get(key) === mine) kept.delete(key);
      };
      kept.set(key, mine);
      // An answer that is no success is for those alone who wait for it.
      mine.answered
        .then(async (answer) => {
          const body = (await answer.json()) as { status?: unknown } | null;
          if (body?.status !== 200) forget();
        })
        .catch(forget);
      return mine.answered;
    },
    /** Something has changed: what is asked for from now on is asked anew. */
    drop: (): void => kept.clear(),
  };
};

export type KeptAnswers = ReturnType<typeof keepAnswers>;
