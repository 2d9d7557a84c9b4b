-- Never more goes back than has come, whoever writes it. The attempt is locked, so that two refunds of it at
-- once count each other. Of what a lost dispute has taken nothing new is given back; a refund that was on its way
-- before may still say how it has ended.
create or replace function check_refunds() returns trigger
  language plpgsql as $$
declare
  paid bigint;
  taken bigint := 0;
begin
  select amount into paid from payment_attempt
  where id = new.attempt_id and order_id = new.order_id and status = 'paid'
  for no key update;
  if paid is null then
    raise exception 'attempt % has not been paid', new.attempt_id using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    select coalesce(sum(amount), 0) into taken from dispute
    where attempt_id = new.attempt_id and status = 'lost';
  end if;
  if taken + (select sum(amount) from refund where attempt_id = new.attempt_id and status <> 'failed') > paid then
    raise exception 'more than was paid would be given back of attempt %', new.attempt_id
      using errcode = 'check_violation', constraint = 'refund_within_paid';
  end if;
  return null;
end $$;
