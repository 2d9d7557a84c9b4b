-- Cancellations and returns are records of their own; the status of an order only goes forward.
create table cancellation (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references "order" on delete cascade,
  kind text not null check (kind in ('cancel', 'refund')),
  -- approved: it is settled but for the money, which is still to be given back
  state text not null check (state in ('requested', 'approved', 'refused', 'done')),
  asked_by text not null check (asked_by in ('shopper', 'shop')),
  reason text,
  -- the shop's answer, for the shopper
  message text,
  -- what these lines have cost, with their shares of savings and shipping
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'requested') = (settled_at is null))
);
create index cancellation_order on cancellation (order_id, created_at);
create index cancellation_open on cancellation (created_at) where state = 'requested';

create table cancellation_line (
  cancellation_id uuid not null references cancellation on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  primary key (cancellation_id, order_line_id)
);
create index cancellation_line_line on cancellation_line (order_line_id);

-- Of a line, a package all of whose lines are cancelled, an order all of whose packages are.
alter table order_line add column cancelled_at timestamptz;
alter table order_package add column cancelled_at timestamptz;
alter table "order" add column cancelled_at timestamptz;

-- In the history a cancellation stands beside the status that the order had then.
alter table order_history add column cancellation_id uuid references cancellation on delete cascade;

-- What the operator lists: the newest orders, of a status or of all.
create index order_created on "order" (created_at desc, id);
create index order_status on "order" (status, created_at desc, id);
