import type { WebhookEvent } from '#api/payments/provider.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { jobOf } from '#jobs/queue.ts';
import { findAttempt, findTold } from './attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { followDispute } from './disputes.ts';
import { askAboutRefunds } from './start-refund.ts';
import { settleAttempt } from './settle.ts';

/** The answer to `start` may not be stored yet: so long it is looked for what an event is about. */
const UNKNOWN_MS = 10 * 60_000;

type Told = { provider: string; event: string };
type Received = { provider: string; event: WebhookEvent; body: Uint8Array; now: Date };

/** Keeps what a provider has told, once, with the job that follows it: one statement, since it waits for the answer. */
export const keepEvent = async (
  db: Db,
  { provider, event: { id, ...about }, body, now }: Received,
): Promise<void> => {
  await sql`
    with kept as (
      insert into payment_event (provider, event_id, about, body, received_at)
      values (${provider}, ${id}, ${JSON.stringify(about)}, ${Buffer.from(body)}, ${now})
      on conflict (provider, event_id) do nothing
      returning event_id)
    select ${jobOf('payment-event', { provider, event: id })} from kept`.execute(db);
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

/**
 * Follows what a provider has told: asks it about the attempt, and has the worker ask about what is to go back
 * of it. Throws where the provider does not answer: it is followed later, for days, as nobody else may tell of
 * money that came late. Throws for some minutes where the attempt is not known.
 */
export const followEvent = async (
  deps: PaymentDeps,
  { provider, event }: Told,
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
    await settleAttempt(deps, attempt, { signal });
    await askAboutRefunds(db, attempt.id, about.refundReference);
    if (about.disputeReference !== undefined)
      await followDispute(deps, attempt, about.disputeReference, signal);
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
