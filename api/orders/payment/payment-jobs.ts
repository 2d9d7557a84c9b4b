import type { PaymentJobs } from '#jobs/tasks.ts';
import { addSettleJob, checkTime, findAttempt, isLive, settleKey } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { endUnpaid } from './end-unpaid-order.ts';
import { writeSaid, settleAttempt } from './settle-attempt.ts';
import { processEvent } from './process-event.ts';
import { submitRefund } from '#api/orders/refunds/submit-refund.ts';

/** After the last check nobody has said what became of it. */
const NO_ANSWER = 'the provider has not said for a day what became of it';

/** Asks about an attempt, and sees to it that it is asked about again while its end is not known. */
const check = async (deps: PaymentDeps, id: string, signal: AbortSignal): Promise<void> => {
  const asked = await findAttempt(deps.db, id);
  if (!asked || asked.status === 'paid') return;
  let isAsked = true;
  try {
    await settleAttempt(deps, asked, { signal });
  } catch (err) {
    isAsked = false;
    deps.log.warn({ err, attempt: id }, 'a provider could not be asked; it is tried again');
  }
  const attempt = await findAttempt(deps.db, id);
  if (!attempt || !isLive(attempt)) return;
  const past = deps.now();
  let { checks } = attempt;
  let runAt = checkTime(attempt.created_at, checks);
  while (runAt && runAt <= past) runAt = checkTime(attempt.created_at, (checks += 1));
  await deps.db.updateTable('payment_attempt').set({ checks }).where('id', '=', id).execute();
  if (runAt) return addSettleJob(deps.db, id, { key: settleKey(id), runAt });
  if (!isAsked || attempt.status === 'processing')
    await writeSaid(deps, attempt, { state: 'review', reason: NO_ANSWER });
  else await settleAttempt(deps, attempt, { ends: true, signal });
};

/** What workers do about money that a provider takes or gives back. */
export const createPaymentJobs = (deps: PaymentDeps): PaymentJobs => ({
  'settle-payment': ({ attempt }, { signal }) => check(deps, attempt, signal),
  'payment-event': (event, { signal }) => processEvent(deps, event, signal),
  'refund-payment': async ({ refund }, { signal, isLast }) => {
    try {
      await submitRefund(deps, refund, signal);
    } catch (err) {
      if (!isLast) throw err;
      // Maintenance adds the job again: what is owed is asked for until somebody has said something.
      deps.log.error({ err, refund }, 'a refund could not be asked for in days; it is tried again');
    }
  },
  'end-unpaid': ({ order }, { signal }) => endUnpaid(deps, order, signal),
});
