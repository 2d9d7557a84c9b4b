-- Takes a job back by its key, without the `notify` of `graphile_worker.remove_job` (add_job_without_notify.sql tells why). One that
-- is being worked on stays for graphile-worker to end: it is not tried again.
create or replace function take_back_job(job_key text) returns void
  language plpgsql as $$
begin
  delete from graphile_worker._private_jobs where key = job_key and locked_at is null;
  if not found then
    perform graphile_worker.remove_job(job_key);
  end if;
end $$;
