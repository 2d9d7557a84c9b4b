import { takeAll, type Caller, type Limiter } from './rate-limit.ts';
import { tooMany, type Reply } from '#api/http/reply.ts';

/** A limit and what it counts the guess by. */
export type Count = { limiter: Limiter; caller: Caller };

type Watched = {
  now: Date;
  counts: readonly Count[];
  /** Whether the caller named something that does not exist. */
  isGuess: (reply: Reply<unknown>) => boolean;
};

/**
 * Rate-limits a call that reveals whether a secret is right. Only wrong guesses are counted, so
 * that whoever knows the secret is never limited. Too many guesses are refused with 429; refused
 * calls are not counted.
 */
export const limitGuesses = async <Data>(
  { now, counts, isGuess }: Watched,
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  // Counted before the work and given back afterwards; otherwise a thousand parallel guesses would
  // all pass.
  const takes = counts.map(
    ({ limiter, caller }) =>
      (weight: number) =>
        limiter(caller, now, weight),
  );
  const verdict = takeAll(takes, 1);
  if (verdict?.allowed === false) return tooMany(verdict);
  const reply = await work();
  if (!isGuess(reply)) takeAll(takes, -1);
  return reply;
};
