import { watchGuesses } from '#api/http/guesses.ts';
import type { Limits } from '#api/http/limits.ts';
import type { Caller } from '#api/http/rate-limit.ts';
import { tooMany, type Refusal, type Reply } from '#api/http/reply.ts';
import { readCodes } from './codes.ts';

const unknownIn = (reply: Reply<unknown>): Refusal[] =>
  reply.kind === 'refused' ? reply.refusals.filter(({ key }) => key === 'voucher.unknown') : [];

/**
 * Does the work of a call that takes these voucher codes; codes that do not exist are few per caller,
 * and one that many try in vain is not looked up for a while, so that it uses up nobody's tries.
 */
export const watchCodes = async <Data>(
  call: Caller & { now: Date; limits: Limits },
  codes: string | readonly string[],
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  const { now, limits } = call;
  // Asked before and counted behind: a code that is right may be in many hands at the same moment.
  const known = readCodes(codes).map((subject) => limits.wrongCode({ subject }, now, 0));
  const refused = known.find((verdict) => verdict?.allowed === false);
  if (refused) return tooMany(refused);
  const counts = [limits.wrongCodes, limits.wrongCodesFrom].map((limiter) => ({
    limiter,
    caller: call,
  }));
  const isGuess = (reply: Reply<unknown>): boolean => unknownIn(reply).length > 0;
  const reply = await watchGuesses({ now, counts, isGuess }, work);
  for (const { values } of unknownIn(reply))
    for (const subject of readCodes(String(values?.['code'] ?? '')))
      limits.wrongCode({ subject }, now);
  return reply;
};
