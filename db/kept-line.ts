import { sql } from 'kysely';

/**
 * Of an order line `l`: it was not cancelled, and some of its units were neither given back nor are asked to be. What
 * a shopper has sent back they are not asked to review.
 */
export const isKeptLine = sql<boolean>`(l.cancelled_at is null and l.quantity > (
  select coalesce(sum(part.quantity), 0) from cancellation_line part
    join cancellation back on back.id = part.cancellation_id
  where part.order_line_id = l.id and back.state <> 'refused'))`;
