import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { PaymentJobs } from '#jobs/tasks.ts';

type Job = { key: string; task: keyof PaymentJobs; payload: object };

const TASKS = ['settle-payment', 'payment-event', 'refund-payment', 'end-unpaid'];

/** The jobs about money that are due then, each once; what fails stays as a worker would leave it. */
const takeDue = async (db: Db, now: Date): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any (${TASKS})
      -- Jobs that are to run at once carry the database's own time, which the shop's clock knows nothing of.
      and (j.run_at <= ${now} or abs(extract(epoch from j.run_at - now())) < 3600)
    returning j.id::text as key, t.identifier as task, j.payload`.execute(db);
  return rows;
};

/** Carries out what is due, and what follows from it at once, one after another. */
export const runDueJobs = async (
  db: Db,
  jobs: PaymentJobs,
  now: Date,
  isLast = false,
): Promise<unknown[]> => {
  const failures: unknown[] = [];
  for (let round = 0; round < 20; round += 1) {
    const due = await takeDue(db, now);
    if (due.length === 0) break;
    for (const { task, payload } of due)
      try {
        await jobs[task](payload as never, { isLast, signal: AbortSignal.timeout(10_000) });
      } catch (error) {
        failures.push(error);
      }
  }
  return failures;
};

/** The keys of all jobs that wait. */
export const jobKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where key is not null order by key`.execute(db);
  return rows.map(({ key }) => key);
};
