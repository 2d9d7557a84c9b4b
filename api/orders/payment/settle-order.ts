import pg from 'pg';
import { findAttempt, isLive, listAttempts, type Next } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { settleAttempt, waitForSettling } from './settle-attempt.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Asks the providers about what is open of an order; one that does not answer is asked again by a worker. What
 * a webhook has settled meanwhile is waited for: some providers tell a decline only once, and then the shopper who
 * has come back would be told that nothing has happened.
 */
export const settleOrder = async (
  deps: PaymentDeps,
  orderId: string,
  signal: AbortSignal,
): Promise<void> => {
  for (const listed of await listAttempts(deps.db, orderId)) {
    const hasChanged = await waitForSettling(listed.id);
    const attempt = hasChanged ? await findAttempt(deps.db, listed.id) : listed;
    if (!attempt || !isLive(attempt)) continue;
    try {
      await settleAttempt(deps, attempt, { signal });
    } catch (err) {
      deps.log.warn(
        { err, attempt: attempt.id },
        'a provider could not be asked; it is tried again',
      );
    }
  }
};

/**
 * Keeps the reference that a shopper tells of a payment which nobody but the shop can find; false where it
 * is another payment's. Where the provider itself tells of payments, nothing is kept.
 */
export const tellReference = async (
  { db }: PaymentDeps,
  orderId: string,
  reference: string,
): Promise<boolean> => {
  const attempt = (await listAttempts(db, orderId)).findLast(isLive);
  const next = attempt?.next as Next | null | undefined;
  if (!attempt || next?.kind !== 'upi' || !next.isConfirmedByHand) return true;
  try {
    await db
      .updateTable('payment_attempt')
      .set({ payment_ref: reference.toUpperCase() })
      .where('id', '=', attempt.id)
      .where('status', 'in', ['redirected', 'processing'])
      .execute();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
};
