-- What the operator gives back on their own account, in their own words, and what figures tell of payments.

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  -- shop: the operator has asked for it
  check (reason in ('cancelled', 'returned', 'late', 'double', 'shop'));
-- Why, for the operator alone.
alter table refund add column note text;
-- The operator has given it back, and no provider is asked.
alter table refund add column by_hand boolean not null default false;

-- How often attempts have come to an end, since the shop began. Rows are shared out over connections, so that
-- two payments at once seldom wait for each other.
create table payment_end_count (
  provider text not null,
  status text not null,
  share smallint not null,
  attempts bigint not null,
  primary key (provider, status, share)
) with (fillfactor = 50);

insert into payment_end_count (provider, status, share, attempts)
select provider, status, 0, count(*) from payment_attempt
where status in ('paid', 'failed', 'cancelled', 'expired', 'review')
group by provider, status;

create function count_payment_end() returns trigger
  language plpgsql as $$
begin
  insert into payment_end_count as c (provider, status, share, attempts)
  values (new.provider, new.status, pg_backend_pid() % 16, 1)
  on conflict (provider, status, share) do update set attempts = c.attempts + 1;
  return null;
end $$;
create trigger end_counted after update of status on payment_attempt
  for each row when (old.status <> new.status
    and new.status in ('paid', 'failed', 'cancelled', 'expired', 'review'))
  execute function count_payment_end();

-- The words may name whose person is erased.
create function erase_person_from_refunds() returns trigger
  language plpgsql as $$
begin
  update refund set note = null where order_id = new.id and note is not null;
  return null;
end $$;
create trigger person_erased_from_refunds after update of email on "order"
  for each row when (old.email <> '' and new.email = '') execute function erase_person_from_refunds();
