import { takeAll, type Caller, type Limiter } from './rate-limit.ts';
import { tooMany, type Reply } from './reply.ts';

/** A limit and what it counts the guess by. */
export type Count = { limiter: Limiter; caller: Caller };

type Watched = {
  now: Date;
  counts: readonly Count[];
  /** Whether the caller named something that does not exist. */
  isGuess: (reply: Reply<unknown>) => boolean;
};

/**
 * Does the work of a call that tells whether a secret is right. Only guesses are counted, so who
 * knows the secret is not kept waiting; who has guessed too often is refused with 429, and what is
 * refused is no guess.
 */
export const watchGuesses = async <Data>(
  { now, counts, isGuess }: Watched,
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  // Counted before and given back behind, or a thousand guesses at once would each be the first.
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
