import { refuse, type Reply } from '#api/http/reply.ts';
import { findAttempt, isLive, listAttempts, type Attempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { settleAttempt } from './settle-attempt.ts';
import { beginAttempt } from './start-attempt.ts';

/** As `withIdempotency` takes it. */
export type Keyed = { owner: string; key: string | undefined; body: unknown };

/** Others may begin an attempt while one is ended. */
const TRIES = 3;

/** Ends an attempt, unless money has come by it or may still: then it is said why not. */
const retire = async (deps: PaymentDeps, attempt: Attempt, signal: AbortSignal) => {
  try {
    // Where nobody knows whether it has begun, the same question is asked again first.
    if (
      attempt.provider_ref === null &&
      (await beginAttempt(deps, attempt.id, signal)) === 'unclear'
    )
      return refuse('payment.unclear');
    const begun = (await findAttempt(deps.db, attempt.id)) ?? attempt;
    await settleAttempt(deps, begun, { ends: true, signal });
  } catch (err) {
    deps.log.warn({ err, attempt: attempt.id }, 'an attempt to pay could not be ended');
    return refuse('payment.unclear');
  }
  const after = await listAttempts(deps.db, attempt.order_id);
  return after.some((one) => one.id === attempt.id && isLive(one))
    ? refuse('payment.processing')
    : undefined;
};

/** Thrown out of a transaction of which nothing may stay: these have to end first. */
export class InTheWay extends Error {
  readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[]) {
    super('other attempts are open');
    this.attempts = attempts;
  }
}

/** Does what an open attempt must not be in the way of, once those have ended that were; else says why it cannot. */
export const withoutOthers = async <Data>(
  deps: PaymentDeps,
  signal: AbortSignal,
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof InTheWay)) throw error;
      for (const attempt of error.attempts) {
        const refused = await retire(deps, attempt, signal);
        if (refused) return refused;
      }
    }
  }
  return refuse('payment.unclear');
};
