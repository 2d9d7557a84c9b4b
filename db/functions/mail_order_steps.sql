-- What happens to orders is mailed by the rows that say so, whoever writes them: the API, a command, psql by
-- hand. Several steps at once are one mail; what happens to one package alone is none. An order that is paid in
-- advance is told of once its money is there, or once it is to be paid on delivery instead; who has not paid it by then is reminded by the clock
-- (jobs/maintenance/mail-unpaid-orders.ts).
create or replace function mail_order_steps() returns trigger
  language plpgsql as $$
begin
  perform queue_mail(
    kind,
    kind || ':' || case kind
      when 'order-cancelled' then cancellation_id::text
      when 'order-status' then order_id || ':' || newest
      else order_id::text end,
    email,
    language,
    jsonb_strip_nulls(jsonb_build_object('order', order_id, 'cancellation', cancellation_id,
      'status', case when kind = 'order-status' then newest end)))
  from (
    select step.order_id, step.cancellation_id, step.newest, o.email, o.language,
      case
        when step.cancellation_id is not null then 'order-cancelled'
        when step.oldest = 1 then 'order-placed'
        when step.newest = 2 and (o.payable_until is not null and o.paid
            or o.payable_until is null and exists (select from payment_attempt a where a.order_id = o.id))
          and not exists (
          select from mail_log where key = 'order-placed:' || o.id) then 'order-placed'
        else 'order-status' end as kind
    from (
      select order_id, cancellation_id, min(status) as oldest, max(status) as newest
      from steps
      where package_id is null
      group by order_id, cancellation_id) step
    join "order" o on o.id = step.order_id
    where o.email <> ''
      and not (step.oldest = 1 and step.cancellation_id is null and o.payable_until is not null and not o.paid)) mail;
  return null;
end $$;
