import type { Db } from '#db/client.ts';
import { latinDigits } from '#api/addresses/address-rules.ts';
import { limitGuesses, type Count } from '#api/http/limits/limit-guesses.ts';
import type { Limits } from '#api/http/limits/call-limits.ts';
import type { Reply } from '#api/http/reply.ts';
import { readNumber, type Claim } from './track-order.ts';

type Asking = {
  db: Db;
  shopper: { id: string } | undefined;
  clientAddress: string | undefined;
  limits: Limits;
  now: Date;
};

const isGuess = (reply: Reply<unknown>): boolean =>
  reply.kind === 'refused' && reply.refusals.some(({ key }) => key === 'order.notFound');

/**
 * Only the last digits of a phone number are compared, since the country code is written in several
 * ways.
 */
const PHONE_DIGITS = 9;

/** The subjects of a guess, normalised: the order number, e-mail address and phone number. */
const subjectsOf = ({ number, email = '', phone = '' }: Claim): string[] => {
  const digits = latinDigits(phone).replace(/\D/g, '').slice(-PHONE_DIGITS);
  return [
    `number ${readNumber(number)}`,
    ...(email && [`email ${email.toLowerCase()}`]),
    ...(digits && [`phone ${digits}`]),
  ];
};

/** Whether the caller has placed the order themselves: they need not guess. */
const isOwn = async ({ db, shopper }: Asking, number: string): Promise<boolean> => {
  if (!shopper) return false;
  const own = await db
    .selectFrom('order')
    .select('id')
    .where('number', '=', readNumber(number))
    .where('shopper_id', '=', shopper.id)
    .executeTakeFirst();
  return own !== undefined;
};

/** Rate-limits a call that reveals whether an order number and a contact belong together. */
export const limitOrderGuesses = async <Data>(
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
  return limitGuesses({ now, counts, isGuess }, work);
};
