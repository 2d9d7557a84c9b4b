-- Money that is taken before anything is sent. What is to be paid for an order is asked of a provider by
-- attempts; one row each, written before the provider is asked, so that none of them can be forgotten.

-- Until when an order waits for its money; null where nothing is to be paid before.
alter table "order" add column payable_until timestamptz;

create index order_unpaid on "order" (payable_until)
  where payable_until is not null and not paid and cancelled_at is null;

create table payment_attempt (
  -- the idempotency key at the provider, too
  id uuid primary key,
  -- which came first
  place bigint not null generated always as identity,
  order_id uuid not null references "order" on delete cascade,
  method smallint not null,
  -- its slug, in addresses and figures
  provider text not null,
  -- the provider's own for the attempt; null while its answer is unknown
  provider_ref text,
  -- the provider's own for the money that it has taken
  payment_ref text,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  -- created: the provider's answer is unknown; redirected: the shopper may pay; processing: the bank has not
  -- answered; review: a person has to look. Of these only paid is final: money may come late
  status text not null default 'created' check (status in
    ('created', 'redirected', 'processing', 'paid', 'failed', 'cancelled', 'expired', 'review')),
  error_code text,
  -- how the shopper comes to pay, as the provider has answered
  next jsonb,
  -- what is needed to ask again; null as soon as the answer is known
  request jsonb,
  -- where the shopper comes back to, below the shop's origin
  return_path text not null,
  -- who asks the provider at the moment, or has asked last
  started_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- how often the clock has asked the provider about it
  checks int not null default 0,
  unique (method, provider_ref),
  unique (method, payment_ref),
  check (status <> 'paid' or (payment_ref is not null and settled_at is not null))
);
create index payment_attempt_order on payment_attempt (order_id, place);
create index payment_attempt_open on payment_attempt (created_at)
  where status in ('created', 'redirected', 'processing', 'review');

create function keep_paid() returns trigger
  language plpgsql as $$
begin
  raise exception 'attempt % is paid, and stays so', old.id using errcode = 'check_violation';
end $$;
create trigger paid_kept before update on payment_attempt
  for each row when (old.status = 'paid' and
    (old.status, old.amount, old.currency, old.payment_ref)
      is distinct from (new.status, new.amount, new.currency, new.payment_ref))
  execute function keep_paid();

-- What providers tell by themselves, once each however often it is sent. It proves nothing: it says what to ask
-- the provider about.
create table payment_event (
  provider text not null,
  event_id text not null,
  -- by what the attempt is found: attemptId, reference, paymentReference, refundReference
  about jsonb not null,
  body bytea not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (provider, event_id)
);
create index payment_event_received on payment_event (received_at);

-- Money on its way back.
create table refund (
  -- the idempotency key at the provider, too
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempt on delete cascade,
  order_id uuid not null references "order" on delete cascade,
  -- what it is for; null where the money should not have come at all
  cancellation_id uuid references cancellation on delete set null,
  amount bigint not null check (amount > 0),
  -- cancelled, returned; late: the order had ended; double: it was paid already
  reason text not null check (reason in ('cancelled', 'returned', 'late', 'double')),
  -- the provider's own; two providers may use the same
  provider_refund_ref text,
  status text not null default 'pending' check (status in ('pending', 'processed', 'failed')),
  -- when the provider was first asked: from then on the outcome may be unknown
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  error_code text,
  unique (attempt_id, provider_refund_ref),
  check ((status = 'pending') = (settled_at is null))
);
create index refund_order on refund (order_id, created_at);
create index refund_reference on refund (provider_refund_ref);
create index refund_open on refund (created_at) where status = 'pending';
-- A cancellation is given back once, unless that has failed.
create unique index refund_cancellation on refund (cancellation_id) where status <> 'failed';

-- Never more goes back than has come, whoever writes it. The attempt is locked, so that two refunds of it at
-- once count each other.
create function check_refunds() returns trigger
  language plpgsql as $$
declare
  paid bigint;
begin
  select amount into paid from payment_attempt
  where id = new.attempt_id and order_id = new.order_id and status = 'paid'
  for no key update;
  if paid is null then
    raise exception 'attempt % has not been paid', new.attempt_id using errcode = 'check_violation';
  end if;
  if (select sum(amount) from refund where attempt_id = new.attempt_id and status <> 'failed') > paid then
    raise exception 'more than was paid would be given back of attempt %', new.attempt_id
      using errcode = 'check_violation', constraint = 'refund_within_paid';
  end if;
  return null;
end $$;
create trigger within_paid after insert or update of amount, status, attempt_id on refund
  for each row when (new.status <> 'failed') execute function check_refunds();

-- An order that has ended by the clock is opened again where its money comes late.
alter table cancellation add column expired boolean not null default false;

-- Whose person is erased, of whom nothing is kept beside what the books need.
create function erase_person_from_payments() returns trigger
  language plpgsql as $$
begin
  update payment_attempt set request = null, next = null, return_path = '/' where order_id = new.id;
  return null;
end $$;
create trigger person_erased_from_payments after update of email on "order"
  for each row when (old.email <> '' and new.email = '') execute function erase_person_from_payments();
