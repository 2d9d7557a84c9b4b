import { sql, type RawBuilder } from 'kysely';

/** A refund `r` that has failed, in whose place nothing has gone back since. */
export const failedForGood: RawBuilder<boolean> = sql<boolean>`(
  r.status = 'failed'
  and not exists (
    select from refund later where later.attempt_id = r.attempt_id and later.status <> 'failed'
      and later.created_at >= r.created_at and later.amount >= r.amount and later.id <> r.id)
  and not exists (select from cancellation c where c.id = r.cancellation_id and c.state = 'done'))`;
