import type { WebhookEvent } from '#api/payments/provider.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addJob, callAddJob, callTakeBackJob } from '#jobs/queue.ts';
import { PROVIDER_TIMEOUT_MS } from '#api/payments/ask-provider.ts';
import { findAttempt, findTold, type Attempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { processDispute } from './disputes.ts';
import { askAboutRefunds } from '#api/orders/refunds/refund.ts';
import { settleAttempt } from './settle-attempt.ts';

/** The answer to `start` may not be stored yet: so long it is looked for what an event is about. */
const UNKNOWN_MS = 10 * 60_000;

/** The process that received an event has this long to process it; then a worker takes it over. */
export const PROCESSED_MS = PROVIDER_TIMEOUT_MS + 5_000;

type Told = { provider: string; event: string };
type About = Omit<WebhookEvent, 'id'>;
type Received = {
  provider: string;
  event: WebhookEvent;
  body: Uint8Array;
  /** The caller processes it at once: the worker comes only where that has not been done. */
  isProcessedAtOnce: boolean;
  now: Date;
};

/** The key of the job that processes an event. */
const eventKey = ({ provider, event }: Told): string => `event:${provider}:${event}`;

/**
 * Stores what a provider has told, once, with the job that processes it: one statement, since it waits for the answer.
 * Whether it was new.
 */
export const storeEvent = async (
  db: Db,
  { provider, event: { id, ...about }, body, isProcessedAtOnce, now }: Received,
): Promise<boolean> => {
  const told = { provider, event: id };
  const runAt = isProcessedAtOnce ? { runAt: new Date(now.getTime() + PROCESSED_MS) } : {};
  const job = callAddJob('payment-event', told, { key: eventKey(told), ...runAt });
  const { rows } = await sql`
    with kept as (
      insert into payment_event (provider, event_id, about, body, received_at)
      values (${provider}, ${id}, ${JSON.stringify(about)}, ${Buffer.from(body)}, ${now})
      on conflict (provider, event_id) do nothing
      returning event_id)
    select ${job} from kept`.execute(db);
  return rows.length > 0;
};

/** Has the worker process it now, and not when its time is up. */
export const leaveToWorker = (db: Db, told: Told): Promise<void> =>
  addJob(db, 'payment-event', told, { key: eventKey(told) });

/** The attempt that a refund told of belongs to. */
const findRefunded = async (
  { db }: PaymentDeps,
  provider: string,
  { refundReference }: About,
): Promise<Attempt | undefined> => {
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

/** Writes that nothing is left to do about it, and takes back the job that would do it. */
const markProcessed = async (db: Db | Trx, told: Told, now: Date): Promise<void> => {
  await sql`
    with processed as (
      update payment_event set processed_at = ${now}
      where provider = ${told.provider} and event_id = ${told.event}
      returning event_id)
    select ${callTakeBackJob(eventKey(told))} from processed`.execute(db);
};

type Processing = Told & { about: About };

/** Whether all that the event makes necessary is written together with how the attempt stands. */
const endsWithAttempt = (
  { status }: Attempt,
  { refundReference, disputeReference }: About,
): boolean =>
  // What had not been paid has no refunds but those of this moment, which have their jobs.
  status !== 'paid' && refundReference === undefined && disputeReference === undefined;

const processAttempt = async (
  deps: PaymentDeps,
  attempt: Attempt,
  { about, ...told }: Processing,
  signal: AbortSignal,
): Promise<void> => {
  const { refundReference, disputeReference } = about;
  const mark = (db: Db | Trx): Promise<void> => markProcessed(db, told, deps.now());
  if (endsWithAttempt(attempt, about)) {
    const isWritten = await settleAttempt(deps, attempt, { signal, writeBesides: mark });
    return isWritten ? undefined : mark(deps.db);
  }
  await settleAttempt(deps, attempt, { signal });
  if (attempt.status === 'paid' || refundReference !== undefined)
    await askAboutRefunds(deps.db, attempt.id, refundReference);
  if (disputeReference !== undefined) await processDispute(deps, attempt, disputeReference, signal);
  await mark(deps.db);
};

/**
 * Processes what a provider has told: asks it about the attempt, and has the worker ask about what is to go back
 * of it. Throws where the provider does not answer: it is processed later, for days, as nobody else may tell of
 * money that came late. Throws for some minutes where the attempt is not known.
 */
export const processAbout = async (
  deps: PaymentDeps,
  told: Told & { about: About; receivedAt: Date },
  signal: AbortSignal,
): Promise<void> => {
  const { provider, event, about, receivedAt } = told;
  const attempt =
    (await findTold(deps.db, provider, about)) ?? (await findRefunded(deps, provider, about));
  if (attempt) return processAttempt(deps, attempt, { provider, event, about }, signal);
  if (receivedAt.getTime() + UNKNOWN_MS >= deps.now().getTime())
    throw new Error(`the payment that ${provider} tells of is not known yet`);
  deps.log.warn(
    { provider, event },
    'a provider tells of a payment that this shop has not asked for',
  );
  await markProcessed(deps.db, { provider, event }, deps.now());
};

/** The same for an event that is stored; nothing where it has been processed. */
export const processEvent = async (
  deps: PaymentDeps,
  { provider, event }: Told,
  signal: AbortSignal,
): Promise<void> => {
  const kept = await deps.db
    .selectFrom('payment_event')
    .select(['about', 'received_at'])
    .where('provider', '=', provider)
    .where('event_id', '=', event)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (!kept) return;
  const about = kept.about as About;
  await processAbout(deps, { provider, event, about, receivedAt: kept.received_at }, signal);
};
