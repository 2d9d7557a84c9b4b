import type { Attempts } from '#api/identity/limit-attempts.ts';

/** Takes one of the mails that may be sent to an address that nobody has proven. */
export const takeMail = async (
  attempts: Attempts,
  email: string,
  { clientAddress, now }: { clientAddress: string | undefined; now: Date },
) =>
  (await attempts.take('subscription', { identity: email.toLowerCase(), clientAddress, now }))
    .verdict;
