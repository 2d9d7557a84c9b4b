import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * Has workers end the orders whose money has not come in time (api/orders/payment/end-unpaid-order.ts). Most are paid
 * long before, so none has a job from the start. A job that waits is left as it is.
 */
export const queueUnpaidOrders = async (db: Db, at: Date): Promise<void> => {
  await sql`
    select graphile_worker.add_job(
      'end-unpaid', json_build_object('order', id),
      job_key => 'end-unpaid:' || id, job_key_mode => 'preserve_run_at')
    from "order"
    where not paid and cancelled_at is null and payable_until <= ${at}
      and not exists (select from graphile_worker.jobs j where j.key = 'end-unpaid:' || "order".id)`.execute(
    db,
  );
};
