-- What happens to orders, for the hooks of souk.config.ts (docs/extending.md). Triggers write it in the
-- transaction of the order, so that no way of writing can forget it: the API, a command, psql by hand.
-- Without a listener nothing is written.

-- Has its row while the shop's configuration has a hook of that name.
create table order_listener (
  event text primary key
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references "order" on delete cascade,
  event text not null check (event in ('orderPlaced', 'orderAdvanced', 'orderCancelled', 'orderPaid')),
  -- the status that was reached; of a cancellation the one at which it came
  status smallint not null,
  cancellation_id uuid references cancellation on delete cascade,
  at timestamptz not null,
  attempts int not null default 0,
  -- no earlier attempt than that; a running one holds it in the future
  due_at timestamptz not null default now(),
  -- what the last attempt has failed by
  error text,
  -- after the last attempt: it is kept for the operator and holds nothing up
  given_up_at timestamptz
);
create index order_event_due on order_event (due_at) where given_up_at is null;
create index order_event_order on order_event (order_id, id);

create function note_order_steps() returns trigger
  language plpgsql as $$
begin
  if exists (select from order_listener) then
    insert into order_event (order_id, event, status, cancellation_id, at)
    select step.order_id, step.event, step.status, step.cancellation_id, step.at
    from (
      select id, order_id, status, cancellation_id, at, case
        when cancellation_id is not null then 'orderCancelled'
        when status = 1 then 'orderPlaced'
        else 'orderAdvanced' end as event
      from steps where package_id is null) step
    join order_listener listener on listener.event = step.event
    order by step.id;
  end if;
  return null;
end $$;
create trigger noted after insert on order_history
  referencing new table as steps
  for each statement execute function note_order_steps();

create function note_order_paid() returns trigger
  language plpgsql as $$
begin
  insert into order_event (order_id, event, status, at)
  select new.id, event, new.status, now() from order_listener where event = 'orderPaid';
  return null;
end $$;
create trigger noted_paid after update of paid on "order"
  for each row when (new.paid and not old.paid) execute function note_order_paid();

-- A shop's own ways to pay have codes from 100.
alter table "order" drop constraint order_method_check;
alter table "order" add constraint order_method_check check (method between 1 and 7 or method between 100 and 999);
