import { limitGuesses } from '#api/http/limits/limit-guesses.ts';
import type { Limits } from '#api/http/limits/call-limits.ts';
import type { Caller } from '#api/http/limits/rate-limit.ts';
import { tooMany, type Refusal, type Reply } from '#api/http/reply.ts';
import { readCodes } from './voucher-codes.ts';

const unknownIn = (reply: Reply<unknown>): Refusal[] =>
  reply.kind === 'refused' ? reply.refusals.filter(({ key }) => key === 'voucher.unknown') : [];

/**
 * Rate-limits a call that takes voucher codes. Each caller may try few unknown codes; an unknown
 * code that many people try is refused for a while without being counted against them.
 */
export const limitCodeGuesses = async <Data>(
  call: Caller & { now: Date; limits: Limits },
  codes: string | readonly string[],
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  const { now, limits } = call;
  // Checked before and counted afterwards, because many people may use a valid code at the same
  // moment.
  const known = readCodes(codes).map((subject) => limits.wrongCode({ subject }, now, 0));
  const refused = known.find((verdict) => verdict?.allowed === false);
  if (refused) return tooMany(refused);
  const counts = [limits.wrongCodes, limits.wrongCodesFrom].map((limiter) => ({
    limiter,
    caller: call,
  }));
  const isGuess = (reply: Reply<unknown>): boolean => unknownIn(reply).length > 0;
  const reply = await limitGuesses({ now, counts, isGuess }, work);
  for (const { values } of unknownIn(reply))
    for (const subject of readCodes(String(values?.['code'] ?? '')))
      limits.wrongCode({ subject }, now);
  return reply;
};
