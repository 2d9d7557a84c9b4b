import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { JobLog } from '#jobs/worker.ts';

const EVERY_MS = 15_000;
/** A worker that has said nothing for so long has ended, or might as well have. */
const SILENT_SECONDS = 90;

/**
 * Says that a worker lives, and gives back the jobs of those that have ended without doing so: they stay
 * locked for four hours otherwise. Whoever has only just begun is known by the age of its locks.
 */
export const beat = async (db: Db, id: string): Promise<void> => {
  await sql`
    insert into job_worker (id) values (${id})
    on conflict (id) do update set seen_at = now()`.execute(db);
  await sql`
    with gone as (
      select array_agg(distinct job.locked_by) as ids
      from graphile_worker.jobs job
      where job.locked_at < now() - make_interval(secs => ${SILENT_SECONDS})
        and not exists (
          select from job_worker worker
          where worker.id = job.locked_by
            and worker.seen_at > now() - make_interval(secs => ${SILENT_SECONDS})))
    select graphile_worker.force_unlock_workers(ids) from gone where ids is not null`.execute(db);
};

/** Lets a worker say every 15 seconds that it lives. Returns what ends that. */
export const startHeartbeat = (db: Db, id: string, log: JobLog): (() => Promise<void>) => {
  const say = (): Promise<void> =>
    beat(db, id).catch((err: unknown) => log.warn({ err }, 'the jobs could not be looked after'));
  let last = say();
  const timer = setInterval(() => (last = say()), EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await last;
    await db
      .deleteFrom('job_worker')
      .where('id', '=', id)
      .execute()
      .catch((err: unknown) => log.debug({ err }, 'a worker has left without saying so'));
  };
};
