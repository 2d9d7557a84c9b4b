import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#db/client.ts';

/** The tasks of the shop, each with the payload of its jobs (jobs/tasks.ts carries them out). */
export type Tasks = {
  /** Sends a mail of `mail_log`; `queueMail` adds it. */
  mail: { id: number };
  /** Counts sales, lets popularity fade, deletes what has expired. */
  maintenance: object;
  /** Tells of prices that have fallen and of what is in stock again. */
  notices: object;
  /** Counts the words of the shop anew where that is due. */
  'rebuild-search': object;
  /** Queues the monthly mails of what is new in followed stores. */
  'store-news': object;
  /** Asks the provider about an attempt to pay; those by the clock come again until its end is known. */
  'settle-payment': { attempt: string };
  /** Follows what a provider has told by itself. */
  'payment-event': { provider: string; event: string };
  /** Has a provider give money back, and asks whether it has. */
  'refund-payment': { refund: string };
  /** Calls the hook of the shop's configuration on a review (server/hooks/review-hook.ts). */
  'review-written': { review: number; at: string };
  /** Ends an order whose money has not come in time. */
  'end-unpaid': { order: string };
};
export type TaskName = keyof Tasks;

type Options = {
  /** Not before; without it at once. */
  runAt?: Date;
  /** A job that waits under the same key is replaced. */
  key?: string;
  /** Jobs of one queue are worked on one after another. */
  queue?: string;
  /** Without it 25: the last attempt is after some four days. */
  maxAttempts?: number;
};

/** What waits while there is money to look after: a lower number comes first, and 0 is that of all others. */
const PRIORITY: { [Name in TaskName]?: number } = {
  mail: 10,
  notices: 20,
  'store-news': 20,
  maintenance: 20,
  'rebuild-search': 20,
  'review-written': 20,
};

/** A job to add, as graphile-worker's `job_spec`. */
export const jobOf = <Name extends TaskName>(
  task: Name,
  payload: Tasks[Name],
  { runAt, key, queue, maxAttempts }: Options = {},
): RawBuilder<unknown> => sql`
  row(${task}::text, ${JSON.stringify(payload)}::json, ${queue ?? null}::text, ${runAt ?? null}::timestamptz,
    ${maxAttempts ?? null}::smallint, ${key ?? null}::text, ${PRIORITY[task] ?? 0}::smallint, null::text[])`;

/** The call that adds jobs, for statements that do more than that; each call is five statements in the database. */
export const callAddJobs = (...jobs: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`
  graphile_worker.add_jobs(array[${sql.join(jobs)}]::graphile_worker.job_spec[])`;

/**
 * Adds a job in the caller's transaction: it is there if and when that commits, and is worked on at
 * least once, by whichever process of the shop is free (docs/decisions/030).
 */
export const addJob = async <Name extends TaskName>(
  db: Db | Trx,
  task: Name,
  payload: Tasks[Name],
  options: Options = {},
): Promise<void> => {
  await sql`select ${callAddJobs(jobOf(task, payload, options))}`.execute(db);
};
