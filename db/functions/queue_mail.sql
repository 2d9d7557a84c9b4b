-- Queues a mail once per key, in the caller's transaction; `minutes` is how long it is worth sending. What is paid is
-- looked after before mails are sent (jobs/queue.ts has the same number). Two functions of one name would be one too many.
drop function if exists queue_mail(text, text, text, text, jsonb, int, int);
create or replace function queue_mail(kind text, key text, recipient text, language text, data jsonb, minutes int default null)
  returns void language plpgsql as $$
declare
  mail bigint;
begin
  insert into mail_log (kind, key, recipient, language, data, expires_at)
  values (kind, key, recipient, language, data, now() + make_interval(mins => minutes))
  on conflict do nothing
  returning id into mail;
  if mail is not null then
    perform graphile_worker.add_jobs(array[row(
      'mail', json_build_object('id', mail), null, null, 20, null, 10, null)::graphile_worker.job_spec]);
  end if;
end $$;
