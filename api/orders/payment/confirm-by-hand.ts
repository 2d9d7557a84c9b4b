import { findAttempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { writeSaid } from './settle-attempt.ts';

/**
 * Writes that the money of an attempt has come, on the word of the operator who has looked for it: as by UPI
 * without a provider, or where a review has ended well. Whether it is paid then; nothing else says so
 * without a provider.
 */
export const confirmByHand = async (
  deps: Pick<PaymentDeps, 'db' | 'now'>,
  attemptId: string,
  /** What the statement of the bank names it by; without it what the shopper has told. */
  reference?: string,
): Promise<boolean> => {
  const attempt = await findAttempt(deps.db, attemptId);
  const paymentReference = reference ?? attempt?.payment_ref;
  if (!attempt || !paymentReference) return false;
  const { id, amount, currency } = attempt;
  const taken = { reference: id, paymentReference, amount, currency };
  await writeSaid(deps, attempt, { state: 'paid', taken });
  return (await findAttempt(deps.db, id))?.status === 'paid';
};
