import type { Db } from '#db/client.ts';
import { decayPopularity } from '#jobs/maintenance/decay-popularity.ts';
import { addSalesToPopularity } from '#jobs/maintenance/add-sales-to-popularity.ts';
import { addViewsToPopularity } from '#jobs/maintenance/add-views-to-popularity.ts';
import { deleteExpiredRows } from '#jobs/maintenance/delete-expired.ts';
import { mailUnpaidOrders } from '#jobs/maintenance/mail-unpaid-orders.ts';
import { queueUnpaidOrders } from './queue-unpaid-orders.ts';
import { requeuePayments } from '#jobs/maintenance/requeue-payments.ts';
import { inviteReviews } from '#jobs/maintenance/invite-reviews.ts';
import { erasePersonFromOrders } from '#jobs/maintenance/erase-person.ts';

/**
 * Updates what depends on orders, on pages seen and on the time, and may be a minute late: first ends orders that nobody
 * has paid, reminds of those that may be, and looks after money that nobody does; then units sold, popularity; deletes
 * expired data, and asks for reviews. Several at once do no harm.
 */
export const runMaintenance = async (db: Db, at: Date, signal: AbortSignal): Promise<void> => {
  await queueUnpaidOrders(db, at);
  if (!signal.aborted) await requeuePayments(db, at);
  if (!signal.aborted) await mailUnpaidOrders(db, at);
  if (!signal.aborted) await addSalesToPopularity(db, at, signal);
  if (!signal.aborted) await addViewsToPopularity(db, at, signal);
  if (!signal.aborted) await decayPopularity(db, at);
  if (!signal.aborted) await deleteExpiredRows(db, at);
  if (!signal.aborted) await erasePersonFromOrders(db);
  if (!signal.aborted) await inviteReviews(db, at);
};
