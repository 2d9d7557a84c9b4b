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
  /** Without it MAX_ATTEMPTS. */
  maxAttempts?: number;
};

/** The last attempt is after some four days. */
const MAX_ATTEMPTS = 25;

/** What waits while there is money to look after: a lower number comes first, and 0 is that of all others. */
const PRIORITY: { [Name in TaskName]?: number } = {
  mail: 10,
  notices: 20,
  'store-news': 20,
  maintenance: 20,
  'rebuild-search': 20,
  'review-written': 20,
};

/**
 * The call that adds a job, for statements that do more than that. One of a key that is for later is added without
 * waking the workers (db/functions/add_job_without_notify.sql), which makes it cheap where it is taken back before its time.
 */
export const callAddJob = <Name extends TaskName>(
  task: Name,
  payload: Tasks[Name],
  { runAt, key, queue, maxAttempts }: Options = {},
): RawBuilder<unknown> => {
  const json = sql`${JSON.stringify(payload)}::json`;
  const priority = PRIORITY[task] ?? 0;
  if (runAt && key !== undefined && queue === undefined)
    return sql`
      add_job_without_notify(${task}, ${json}, ${runAt}, ${key}, ${priority}, ${maxAttempts ?? MAX_ATTEMPTS})`;
  return sql`
    graphile_worker.add_jobs(array[row(${task}::text, ${json}, ${queue ?? null}::text, ${runAt ?? null}::timestamptz,
      ${maxAttempts ?? MAX_ATTEMPTS}::smallint, ${key ?? null}::text, ${priority}::smallint, null::text[])::graphile_worker.job_spec])`;
};

/** The call that takes a job back that is not needed any more; one that is being worked on is not tried again. */
export const callTakeBackJob = (key: string): RawBuilder<unknown> => sql`take_back_job(${key})`;

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
  await sql`select ${callAddJob(task, payload, options)}`.execute(db);
};
