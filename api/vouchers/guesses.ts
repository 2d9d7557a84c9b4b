import { watchGuesses } from '#api/http/guesses.ts';
import type { Limits } from '#api/http/limits.ts';
import type { Caller } from '#api/http/rate-limit.ts';
import type { Reply } from '#api/http/reply.ts';

const isGuess = (reply: Reply<unknown>): boolean =>
  reply.kind === 'refused' && reply.refusals.some(({ key }) => key === 'voucher.unknown');

/** Does the work of a call that takes voucher codes; codes that do not exist are few per caller. */
export const watchCodes = <Data>(
  call: Caller & { now: Date; limits: Limits },
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  const { wrongCodes, wrongCodesFrom } = call.limits;
  return watchGuesses({ caller: call, limiters: [wrongCodes, wrongCodesFrom], isGuess }, work);
};
