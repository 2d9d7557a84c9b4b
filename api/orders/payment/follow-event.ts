import type { WebhookEvent } from '#api/payments/provider.ts';
import type { Trx } from '#db/client.ts';
import { addJob } from '#jobs/queue.ts';
import { findAttempt, findTold } from './attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { addRefundJob } from './start-refund.ts';
import { settleAttempt } from './settle.ts';

/** The answer to `start` may not be stored yet: so long it is looked for what an event is about. */
const UNKNOWN_MS = 10 * 60_000;

type Received = { provider: string; event: WebhookEvent; body: Uint8Array; now: Date };

/** Keeps what a provider has told, once, with the job that follows it. */
export const keepEvent = async (
  trx: Trx,
  { provider, event: { id, ...about }, body, now }: Received,
): Promise<void> => {
  const kept = await trx
    .insertInto('payment_event')
    .values({
      provider,
      event_id: id,
      about: JSON.stringify(about),
      body: Buffer.from(body),
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (kept) await addJob(trx, 'payment-event', { provider, event: id });
};

/** The attempt that a refund told of belongs to. */
const findRefunded = async (
  { db }: PaymentDeps,
  provider: string,
  { refundReference }: Omit<WebhookEvent, 'id'>,
) => {
  if (refundReference === undefined) return undefined;
  const refund = await db
    .selectFrom('refund as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .select('r.attempt_id')
    .where('r.provider_refund_ref', '=', refundReference)
    .where('a.provider', '=', provider)
    .executeTakeFirst();
  return refund && findAttempt(db, refund.attempt_id);
};

/** Has the worker ask about what is to go back, where it asks about one refund at a time. */
const askAboutRefunds = async ({ db }: PaymentDeps, attemptId: string): Promise<void> => {
  const open = await db
    .selectFrom('refund')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of open) await addRefundJob(db, { id, attemptId });
};

/**
 * Follows what a provider has told: asks it about the attempt, and has the worker ask about what is to go back
 * of it. Throws where the provider does not answer: it is followed later, for days, as nobody else may tell of
 * money that came late. Throws for some minutes where the attempt is not known.
 */
export const followEvent = async (
  deps: PaymentDeps,
  { provider, event }: { provider: string; event: string },
  signal: AbortSignal,
): Promise<void> => {
  const { db } = deps;
  const isThis = db
    .selectFrom('payment_event')
    .select(['about', 'received_at'])
    .where('provider', '=', provider)
    .where('event_id', '=', event)
    .where('processed_at', 'is', null);
  const kept = await isThis.executeTakeFirst();
  if (!kept) return;
  const about = kept.about as Omit<WebhookEvent, 'id'>;
  const attempt =
    (await findTold(db, provider, about)) ?? (await findRefunded(deps, provider, about));
  if (attempt) {
    await settleAttempt(deps, attempt.id, { signal });
    await askAboutRefunds(deps, attempt.id);
  } else if (kept.received_at.getTime() + UNKNOWN_MS < deps.now().getTime()) {
    deps.log.warn(
      { provider, event },
      'a provider tells of a payment that this shop has not asked for',
    );
  } else {
    throw new Error(`the payment that ${provider} tells of is not known yet`);
  }
  await db
    .updateTable('payment_event')
    .set({ processed_at: deps.now() })
    .where('provider', '=', provider)
    .where('event_id', '=', event)
    .execute();
};
