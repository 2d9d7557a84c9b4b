import { createLimiter } from '#api/http/rate-limit.ts';
import { fail, type Reply } from '#api/http/reply.ts';

type Asker = { guest: { id: string }; clientAddress: string | undefined; now: Date };

/** Enough for every slip of the pen, and far too few to find a code by trying. */
const PER_GUEST = { calls: 10, seconds: 600 };
/** Guests cost nothing, so the address they come from is counted too; many may share one. */
const PER_ADDRESS = { calls: 60, seconds: 600 };

const isGuess = (reply: Reply<unknown>): boolean =>
  reply.kind === 'refused' && reply.refusals.some(({ key }) => key === 'voucher.unknown');

/**
 * Counts the voucher codes that do not exist, over all calls that take one. Who knows a code is
 * never kept waiting; who tries codes is.
 */
export const createGuesses = () => {
  const ofGuest = createLimiter(PER_GUEST);
  const ofAddress = createLimiter(PER_ADDRESS);
  const verdicts = ({ guest, clientAddress, now }: Asker, weight: number) => [
    ofGuest(guest.id, now, weight),
    ...(clientAddress === undefined ? [] : [ofAddress(clientAddress, now, weight)]),
  ];
  return {
    /**
     * Does the work of a call that takes codes: refused with 429 where the asker has tried too many,
     * and counted where it named a code that does not exist.
     */
    watch: async <Data>(asker: Asker, work: () => Promise<Reply<Data>>): Promise<Reply<Data>> => {
      if (verdicts(asker, 0).some(({ allowed }) => !allowed))
        return { ...fail(429, 'api.tooMany'), retryAfter: PER_GUEST.seconds };
      const reply = await work();
      if (isGuess(reply)) verdicts(asker, 1);
      return reply;
    },
  };
};

export type Guesses = ReturnType<typeof createGuesses>;
