// node bench/latency.ts DATABASE_URL [--only PART] [--rounds 3]
//
// Asks the calls of the API in process, one after the other, on a database of bench/catalogue.ts, and
// prints how long they take: `--only PART` those whose name has that part. Two rounds before warm up.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createApi } from '#api/app.ts';
import { createDb, type Db } from '#db/client.ts';
import { NOW } from './catalogue/base-products.ts';
import { listSubjects } from './latency-subjects.ts';
import { measureVisibility } from './latency-visibility.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '3' } },
});

const print = (cells: readonly (string | number)[]): void => {
  const [name = '', ...figures] = cells;
  process.stdout.write(
    `${String(name).padEnd(44)}${figures.map((cell) => String(cell).padStart(9)).join('')}\n`,
  );
};

/** Rounds that are not measured: data into memory, code compiled, connections opened. */
const WARM_UP = 2;

const quiet = (): void => {};

/** What the processor spent on our connections so far, milliseconds; only known on the same machine. */
const readDatabaseCpu = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'souk' and datname = current_database()`.execute(
    db,
  );
  return rows.reduce(
    (sum, { pid }) =>
      sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );
};

const [address] = positionals;
if (!address) throw new Error('Name the database: postgres://...');
// Connections stay, or their processor time would go with them.
const db = createDb({ connectionString: address, idleTimeoutMillis: 0 });
const api = createApi({
  db,
  now: () => NOW,
  log: {
    info: quiet,
    warn: quiet,
    error: ({ err }: { err?: unknown }) => {
      throw err;
    },
  },
});

/** Milliseconds until the whole answer has come. */
const ask = async (path: string, headers: Record<string, string>): Promise<number> => {
  const start = performance.now();
  const response = await api.request(`http://shop.bench/api/v1${path}`, { headers });
  const body = await response.text();
  const spent = performance.now() - start;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 200)}`);
  return spent;
};

type Subject = Awaited<ReturnType<typeof listSubjects>>[number];

const measure = async ({ name, paths, language = 'en' }: Subject): Promise<void> => {
  const headers = { language };
  for (let round = 0; round < WARM_UP; round += 1)
    for (const path of paths) await ask(path, headers);
  const times: number[] = [];
  const database = await readDatabaseCpu(db);
  const node = process.cpuUsage();
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const path of paths) times.push(await ask(path, headers));
  const { user, system } = process.cpuUsage(node);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const each = (milliseconds: number): string => (milliseconds / times.length).toFixed(1);
  const spent = (await readDatabaseCpu(db)) - database;
  print([
    name,
    times.length,
    at(0.5),
    at(0.95),
    at(0.99),
    at(0.999),
    each(spent),
    each((user + system) / 1000),
  ]);
};

try {
  const subjects = await listSubjects(db);
  // A listing waits until the facts of all products are in memory, which else would go on beside the first calls.
  await ask('/all', {});
  print(['milliseconds', 'asked', 'p50', 'p95', 'p99', 'max', 'cpu pg', 'cpu node']);
  for (const subject of subjects.filter(({ name }) => name.includes(options.only)))
    await measure(subject);
  if ('visible'.includes(options.only)) await measureVisibility(db, api, print);
} finally {
  await db.destroy();
}
