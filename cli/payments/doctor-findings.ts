import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { failedForGood } from '#api/orders/refunds/failed-refunds.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** For how many days webhooks are kept (jobs/maintenance/delete-expired.ts). */
export const WEBHOOK_DAYS = 30;

/** What is wrong with the shop's money, and how often. */
export type Findings = {
  /** Nobody knows what was paid. */
  review: number;
  /** Without an end for longer than the clock asks about it. */
  stuck: number;
  failed_refunds: number;
  /** On their way back for a week. */
  slow_refunds: number;
  /** Asked back by banks, and not decided. */
  open_disputes: number;
  /** To be given back by providers that are switched off. */
  stranded_refunds: number;
  /** Webhooks that nobody has followed for an hour. */
  unfollowed_webhooks: number;
  /** Processes that carry out jobs. */
  workers: number;
  /** Jobs about money that are due for ten minutes, and nobody is at. */
  overdue_jobs: number;
  given_up_jobs: number;
};

/** Reads all of it at once; `providers` are those that the shop has. */
export const readFindings = async (
  db: Db,
  now: Date,
  providers: readonly string[],
): Promise<Findings> => {
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const { rows } = await sql<Findings>`
    with job as (
      select run_at, locked_at, attempts, max_attempts from graphile_worker.jobs
      where task_identifier in ('settle-payment', 'payment-event', 'refund-payment', 'end-unpaid'))
    select
      (select count(*) from payment_attempt where status = 'review')::int as review,
      (select count(*) from payment_attempt
        where status in ('created', 'redirected', 'processing')
          and created_at < ${before(DAY_MINUTES + 120)})::int as stuck,
      (select count(*) from refund r where ${failedForGood})::int as failed_refunds,
      (select count(*) from dispute where status = 'open')::int as open_disputes,
      (select count(*) from refund
        where status = 'pending' and created_at < ${before(7 * DAY_MINUTES)})::int as slow_refunds,
      (select count(*) from refund r join payment_attempt a on a.id = r.attempt_id
        where r.status = 'pending' and a.provider <> all (${providers}::text[]))::int as stranded_refunds,
      (select count(*) from payment_event
        where processed_at is null and received_at < ${before(60)})::int as unfollowed_webhooks,
      (select count(*) from job_worker where seen_at > now() - interval '90 seconds')::int as workers,
      (select count(*) from job
        where run_at < ${before(10)} and locked_at is null and attempts < max_attempts)::int as overdue_jobs,
      (select count(*) from job where attempts >= max_attempts)::int as given_up_jobs`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the database has told nothing');
  return found;
};

/** When each provider has last told something whose signature held, and how often it took money meanwhile. */
export type Heard = { provider: string; last_webhook: Date | null; paid: number };

export const listHeard = async (db: Db, now: Date): Promise<Map<string, Heard>> => {
  const since = new Date(now.getTime() - WEBHOOK_DAYS * DAY_MINUTES * MINUTE_MS);
  const hourAgo = new Date(now.getTime() - 60 * MINUTE_MS);
  const { rows } = await sql<Heard>`
    select provider, max(told) as last_webhook, count(paid)::int as paid
    from (
      select provider, received_at as told, null::timestamptz as paid from payment_event
      union all
      select provider, null, settled_at from payment_attempt
      where status = 'paid' and settled_at between ${since} and ${hourAgo}) heard
    group by provider`.execute(db);
  return new Map(rows.map((row) => [row.provider, row]));
};

/** `1 refund`, `2 refunds`. */
export const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** What is wrong with it, a sentence each. */
export const wrongOf = (found: Findings): string[] => {
  const {
    review,
    stuck,
    failed_refunds: failed,
    slow_refunds: slow,
    open_disputes: disputes,
    stranded_refunds: stranded,
    unfollowed_webhooks: unfollowed,
    workers,
    overdue_jobs: overdue,
    given_up_jobs: givenUp,
  } = found;
  const told = [
    review > 0 &&
      `${count(review, 'payment waits', 'payments wait')} for a person: payments list --review.`,
    stuck > 0 &&
      `${count(stuck, 'attempt has', 'attempts have')} had no end for more than a day: payments settle asks.`,
    failed > 0 &&
      `${count(failed, 'refund has', 'refunds have')} failed: payments list --review, then payments refund.`,
    disputes > 0 &&
      `${count(disputes, 'payment is', 'payments are')} disputed: payments list --review, then answer in the provider's dashboard.`,
    slow > 0 && `${count(slow, 'refund is', 'refunds are')} on the way for more than a week.`,
    stranded > 0 &&
      `${count(stranded, 'refund waits', 'refunds wait')} for a provider that is switched off: give the shop its keys, or payments paid-back.`,
    unfollowed > 0 &&
      `${count(unfollowed, 'webhook was', 'webhooks were')} not followed for an hour.`,
    workers === 0 &&
      'No process carries out jobs: start the shop, or npm run worker where WORKER is 0.',
    overdue > 0 && `${count(overdue, 'job is', 'jobs are')} overdue: jobs list.`,
    givenUp > 0 && `${count(givenUp, 'job was', 'jobs were')} given up: jobs list --failed.`,
  ];
  return told.filter((sentence) => sentence !== false);
};
