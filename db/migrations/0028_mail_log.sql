-- Each mail of the shop, so that none is sent twice and the operator sees what became of it. It is written
-- in the transaction that causes the mail, together with the job that sends it (jobs/mail).
create table mail_log (
  id bigint generated always as identity primary key,
  kind text not null,
  -- what the mail is about, such as `order-placed:` and the order's id: a second one of it is not queued
  key text not null unique,
  recipient text not null,
  language text not null,
  -- what the mail says; emptied as soon as it is sent, or too old to be sent
  data jsonb,
  -- when what it says has become worthless, such as a code
  expires_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'expired')),
  -- the same at each attempt, so that mailboxes can tell a repetition
  message_id uuid not null default gen_random_uuid(),
  attempts int not null default 0,
  -- what the last attempt has failed by
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_log_created on mail_log (created_at);
create index mail_log_failed on mail_log (id) where state = 'failed';
create index mail_log_expires on mail_log (expires_at) where data is not null;
create index mail_log_recipient on mail_log (lower(recipient));

-- Queues a mail once per key, in the caller's transaction; `minutes` is how long it is worth sending.
create function queue_mail(kind text, key text, recipient text, language text, data jsonb, minutes int default null)
  returns void language plpgsql as $$
declare
  mail bigint;
begin
  insert into mail_log (kind, key, recipient, language, data, expires_at)
  values (kind, key, recipient, language, data, now() + make_interval(mins => minutes))
  on conflict do nothing
  returning id into mail;
  if mail is not null then
    perform graphile_worker.add_job('mail', json_build_object('id', mail), max_attempts => 20);
  end if;
end $$;

-- What happens to orders is mailed by the rows that say so, whoever writes them: the API, a command, psql by
-- hand. Several steps at once are one mail; what happens to one package alone is none.
create function mail_order_steps() returns trigger
  language plpgsql as $$
begin
  perform queue_mail(kind, kind || ':' || about, email, language, data)
  from (
    select o.email, o.language, step.about, step.kind, step.data
    from (
      select order_id,
        case when cancellation_id is not null then 'order-cancelled'
          when min(status) = 1 then 'order-placed'
          else 'order-status' end as kind,
        case when cancellation_id is not null then cancellation_id::text
          when min(status) = 1 then order_id::text
          else order_id || ':' || max(status) end as about,
        case when cancellation_id is not null then jsonb_build_object('order', order_id, 'cancellation', cancellation_id)
          when min(status) = 1 then jsonb_build_object('order', order_id)
          else jsonb_build_object('order', order_id, 'status', max(status)) end as data
      from steps
      where package_id is null
      group by order_id, cancellation_id) step
    join "order" o on o.id = step.order_id
    where o.email <> '') mail;
  return null;
end $$;
create trigger mailed after insert on order_history
  referencing new table as steps
  for each statement execute function mail_order_steps();

create function mail_refund() returns trigger
  language plpgsql as $$
begin
  perform queue_mail('order-refunded', 'order-refunded:' || new.id, o.email, o.language,
    jsonb_build_object('order', o.id, 'cancellation', new.id))
  from "order" o where o.id = new.order_id and o.email <> '';
  return null;
end $$;
create trigger refund_mailed after update of state on cancellation
  for each row when (old.state = 'approved' and new.state = 'done') execute function mail_refund();

-- The processes that work on jobs, by the id that locks theirs; one that is silent for too long has ended
-- without giving them back (docs/decisions/030).
create unlogged table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
