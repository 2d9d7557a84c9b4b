import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { tableOf } from '#cli/table.ts';

type Job = {
  id: string;
  task: string;
  run_at: Date;
  attempts: number;
  max_attempts: number;
  running: boolean;
  error: string | null;
};

const stateOf = ({ running, attempts, max_attempts: most, error }: Job): string => {
  if (running) return 'running';
  if (attempts >= most) return 'given up';
  return error === null ? 'waiting' : 'tried again';
};

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      failed: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { rows } = await sql<Job>`
    select id::text, task_identifier as task, run_at, attempts::int, max_attempts::int,
      locked_at is not null as running, last_error as error
    from graphile_worker.jobs
    where not ${values.failed} or last_error is not null or attempts >= max_attempts
    order by run_at, id limit 1000`.execute(db);
  if (values.json) print(JSON.stringify(rows, undefined, 2));
  else if (rows.length === 0) print('There are no such jobs.');
  else
    print(
      tableOf(
        [
          { title: 'job', cell: ({ id }) => id, end: true },
          { title: 'task', cell: ({ task }) => task },
          { title: 'state', cell: stateOf },
          { title: 'due (UTC)', cell: (job) => timeWords(job.run_at) },
          { title: 'attempts', cell: (job) => `${job.attempts}/${job.max_attempts}`, end: true },
          { title: 'error', cell: ({ error }) => error ?? '' },
        ],
        rows,
      ),
    );
  return 0;
};

const retry = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals: ids } = parseArgs({ args, allowPositionals: true, options: {} });
  const wrong = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined)
    throw new CommandError(`jobs retry takes numbers of jobs, and not "${wrong}".`);
  const { rows } = await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
    from graphile_worker.jobs
    where locked_at is null and (id::text = any (${ids}) or (${ids.length === 0} and last_error is not null))
    having count(*) > 0`.execute(db);
  if (rows.length < ids.length)
    throw new RuleError(
      `${rows.length} of ${ids.length} are tried again; the others run, or are gone.`,
    );
  print(rows.length === 1 ? '1 job is tried again.' : `${rows.length} jobs are tried again.`);
  return 0;
};

/** `jobs list|retry`. */
export const jobsCommand: Command = {
  usage: ['jobs list [--failed] [--json]', 'jobs retry [NUMBER …]'],
  about: 'see what waits to be done in the background, and try it again at once',
  details: [
    'A job that fails is tried again, more and more seldom, up to as many times as it says; --failed shows those',
    'alone. retry does not wait: for the NUMBERs, or for all that have failed.',
  ].join('\n'),
  run: (call) => runAction('jobs', { list, retry }, call),
};
