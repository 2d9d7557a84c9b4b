import { judge, type Caller, type Limiter } from './rate-limit.ts';
import { tooMany, type Reply } from './reply.ts';

type Watched = {
  caller: Caller & { now: Date };
  limiters: readonly Limiter[];
  /** Whether the caller named something that does not exist. */
  isGuess: (reply: Reply<unknown>) => boolean;
};

/**
 * Does the work of a call that tells whether a secret is right. Only guesses are counted, so who
 * knows the secret is not kept waiting; who has guessed too often is refused with 429.
 */
export const watchGuesses = async <Data>(
  { caller, limiters, isGuess }: Watched,
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  // Counted before and given back behind, or a thousand guesses at once would each be the first.
  const verdict = judge(limiters, caller, caller.now);
  if (verdict?.allowed === false) return tooMany(verdict);
  const reply = await work();
  if (!isGuess(reply)) for (const take of limiters) take(caller, caller.now, -1);
  return reply;
};
