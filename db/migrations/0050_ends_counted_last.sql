-- Ends of attempts are counted when the transaction commits, so that a payment that counts in the same row as another
-- one waits for its commit alone, and not for all that it writes before.
drop trigger end_counted on payment_attempt;
create constraint trigger end_counted after update of status on payment_attempt
  deferrable initially deferred
  for each row when (old.status <> new.status
    and new.status in ('paid', 'failed', 'cancelled', 'expired', 'review'))
  execute function count_payment_end();
