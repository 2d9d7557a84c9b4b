import type { Db } from '#db/client.ts';
import { latinDigits } from '#api/addresses/address-rules.ts';
import { watchGuesses, type Count } from '#api/http/guesses.ts';
import type { Limits } from '#api/http/limits.ts';
import type { Reply } from '#api/http/reply.ts';
import { readNumber, type Claim } from './track.ts';

type Asking = {
  db: Db;
  guest: { id: string } | undefined;
  clientAddress: string | undefined;
  limits: Limits;
  now: Date;
};

const isGuess = (reply: Reply<unknown>): boolean =>
  reply.kind === 'refused' && reply.refusals.some(({ key }) => key === 'order.notFound');

/** So many digits of a phone are the same however its country is written. */
const PHONE_DIGITS = 9;

/** What a claim guesses at: a number, and each contact, in one spelling. */
const subjectsOf = ({ number, email = '', phone = '' }: Claim): string[] => {
  const digits = latinDigits(phone).replace(/\D/g, '').slice(-PHONE_DIGITS);
  return [
    `number ${readNumber(number)}`,
    ...(email && [`email ${email.toLowerCase()}`]),
    ...(digits && [`phone ${digits}`]),
  ];
};

/** Whether the caller has placed the order themselves: they need not guess. */
const isOwn = async ({ db, guest }: Asking, number: string): Promise<boolean> => {
  if (!guest) return false;
  const own = await db
    .selectFrom('order')
    .select('id')
    .where('number', '=', readNumber(number))
    .where('guest_id', '=', guest.id)
    .executeTakeFirst();
  return own !== undefined;
};

/** Does the work of a call that tells whether a number and a contact go together. */
export const watchClaims = async <Data>(
  asking: Asking,
  claim: Claim,
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  if (await isOwn(asking, claim.number)) return work();
  const { clientAddress, limits, now } = asking;
  const counts = subjectsOf(claim).flatMap((subject): Count[] => [
    { limiter: limits.guessesAtFrom, caller: { clientAddress, subject } },
    { limiter: limits.guessesAt, caller: { subject } },
  ]);
  counts.push({ limiter: limits.wrongNumbersFrom, caller: { clientAddress } });
  return watchGuesses({ now, counts, isGuess }, work);
};
