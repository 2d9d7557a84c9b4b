-- Counts how attempts end. Rows are shared out over connections, more of them than a shop has, so that two payments at once
-- seldom wait for each other's commit.
create or replace function count_payment_end() returns trigger
  language plpgsql as $$
begin
  insert into payment_end_count as c (provider, status, share, attempts)
  values (new.provider, new.status, pg_backend_pid() % 64, 1)
  on conflict (provider, status, share) do update set attempts = c.attempts + 1;
  return null;
end $$;
