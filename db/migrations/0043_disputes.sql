-- What a bank asks back for its customer (a chargeback). The provider decides; the shop keeps what it says. Money
-- of a dispute that is lost is gone, whatever was refunded besides.
create table dispute (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempt on delete cascade,
  order_id uuid not null references "order" on delete cascade,
  -- the provider's own
  provider_ref text not null,
  -- in the currency of the attempt
  amount bigint not null check (amount > 0),
  -- in the provider's words
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  -- the money went back without anything that could be answered
  is_reversal boolean not null default false,
  -- until when the provider wants to hear the shop's side
  respond_by timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (attempt_id, provider_ref),
  check ((status = 'open') = (settled_at is null))
);
create index dispute_order on dispute (order_id, created_at);
create index dispute_open on dispute (created_at) where status = 'open';
create index dispute_settled on dispute (settled_at) where status = 'lost';
