-- Tells that money is on its way back. Who has heard so within the last minutes, by the mail of the cancellation
-- (which names sum and method), is not written to a second time: most refunds are done a moment later.
create or replace function mail_refund() returns trigger
  language plpgsql as $$
begin
  perform queue_mail('order-refunded', 'order-refunded:' || new.id, o.email, o.language,
    jsonb_build_object('order', o.id, 'cancellation', new.id))
  from "order" o
  where o.id = new.order_id and o.email <> '' and not exists (
    select from mail_log
    where key = 'order-cancelled:' || new.id and created_at > now() - interval '10 minutes');
  return null;
end $$;
