-- Adds a job as `graphile_worker.add_job` does, but wakes no worker by `notify`: of transactions that notify, PostgreSQL
-- commits one at a time, and each waits until the one before it is on the disk, so that orders and payments would wait for
-- one another. Workers look for what is due every two seconds (LOOK_MS in jobs/worker.ts). Where there is no such task yet
-- or a job has this key, graphile-worker does it. Relies on the columns of graphile-worker 0.17's tables that are named here.
create or replace function add_job_without_notify(
    task text, payload json, run_at timestamptz, job_key text, priority int, max_attempts int)
  returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at, key, priority, max_attempts)
  select t.id, add_job_without_notify.payload, add_job_without_notify.run_at, job_key,
    add_job_without_notify.priority, add_job_without_notify.max_attempts
  from graphile_worker._private_tasks t where t.identifier = task
  on conflict (key) do nothing;
  if not found then
    perform graphile_worker.add_job(task, payload, run_at => run_at, max_attempts => max_attempts,
      job_key => job_key, priority => priority);
  end if;
end $$;
