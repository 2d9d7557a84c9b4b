-- Queues a mail once per key, in the caller's transaction; `minutes` is how long it is worth sending, `after` how
-- many it waits before, under its own key by which it can be taken back. What is paid is looked after before mails are sent (jobs/queue.ts has the same number).
create or replace function queue_mail(kind text, key text, recipient text, language text, data jsonb, minutes int default null,
  after int default 0)
  returns void language plpgsql as $$
declare
  mail bigint;
begin
  insert into mail_log (kind, key, recipient, language, data, expires_at)
  values (kind, key, recipient, language, data, now() + make_interval(mins => minutes))
  on conflict do nothing
  returning id into mail;
  if mail is not null then
    perform graphile_worker.add_job('mail', json_build_object('id', mail), max_attempts => 20, priority => 10,
      job_key => case when after > 0 then key end,
      run_at => case when after > 0 then now() + make_interval(mins => after) end);
  end if;
end $$;
