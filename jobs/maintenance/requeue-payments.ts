import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** By then each job about money has had its last regular turn (api/orders/payment/payment-attempts.ts). */
const REGULAR_HOURS = 26;

/**
 * Adds the jobs again of money that nobody looks after any more: a database that was restored, or a job
 * that somebody has removed, must not leave it lying. One that waits is left as it is.
 */
export const requeuePayments = async (db: Db, at: Date): Promise<void> => {
  const since = new Date(at.getTime() - REGULAR_HOURS * 3_600_000);
  await sql`
    select graphile_worker.add_job(task, payload, job_key => key, job_key_mode => 'preserve_run_at')
    from (
      select 'settle-payment' as task, json_build_object('attempt', id) as payload, 'settle:' || id as key
      from payment_attempt
      where status in ('created', 'redirected', 'processing') and created_at < ${since}
      union all
      select 'refund-payment', json_build_object('refund', id), 'refund:' || id
      from refund where status = 'pending' and created_at < ${since}) due
    where not exists (select from graphile_worker.jobs j where j.key = due.key)`.execute(db);
};
