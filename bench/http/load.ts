import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type LoadRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
/** `text` is decoded only where it is read. */
export type LoadAnswer = { status: number; bytes: number; etag: string | undefined; text: string };

/** A client with so many connections that are kept alive. */
export const openClient = (shop: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ method = 'GET', path, headers = {}, body }: LoadRequest): Promise<LoadAnswer> =>
    new Promise((resolve, reject) => {
      const json = body && JSON.stringify(body);
      const sent = request(
        new URL(path, shop),
        {
          agent,
          method,
          headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            resolve({
              status: answer.statusCode ?? 0,
              bytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
              etag: answer.headers.etag,
              get text() {
                return Buffer.concat(chunks).toString();
              },
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(json);
    });
  return { ask, close: (): void => agent.destroy() };
};

const NANOSECONDS_PER_MS = 1e6;

/** Milliseconds that the process has run, all its threads. */
const ranFor = (pid: string): number => {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.reduce((sum, task) => {
    const [ran] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(ran) / NANOSECONDS_PER_MS;
  }, 0);
};

const childrenOf = (pid: string): string[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );

/**
 * What a process has run so far, and with `children` all that it has started: PostgreSQL has a process
 * for each connection. Milliseconds by process, since one that has ended is no longer listed.
 */
export const readCpu = (pid: string, { children = false } = {}): Map<string, number> => {
  const pids = children ? [pid, ...childrenOf(pid)] : [pid];
  return new Map(
    pids.flatMap((one) => {
      try {
        return [[one, ranFor(one)] as const];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    }),
  );
};

/** Milliseconds between two readings. */
export const cpuBetween = (before: Map<string, number>, after: Map<string, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

export type Figures = { count: number; seconds: number; sorted: Float64Array; bytes: number };

/** Has so many visitors do `work` again and again until the time is over or it was done so often. */
export const repeat = async (
  visitors: number,
  seconds: number,
  work: (count: number) => Promise<number>,
  most = Infinity,
): Promise<Figures> => {
  const times: number[] = [];
  let bytes = 0;
  let count = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const visitor = async (): Promise<void> => {
    while (count < most && performance.now() < until) {
      const start = performance.now();
      const received = await work(count++);
      bytes += received;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  const sorted = Float64Array.from(times).toSorted();
  return { count: times.length, seconds: (performance.now() - begun) / 1000, sorted, bytes };
};

/**
 * Does `work` so often a second until the time is over or `signal` says so, however long each takes; the
 * time of each counts from when it was due.
 */
export const repeatAtRate = async (
  perSecond: number,
  seconds: number,
  work: (count: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<Figures> => {
  const times: number[] = [];
  let bytes = 0;
  const begun = performance.now();
  const most = perSecond * seconds;
  const under: Promise<void>[] = [];
  for (let count = 0; count < most && !signal?.aborted; count += 1) {
    const due = begun + (count * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    under.push(
      work(count).then((received) => {
        bytes += received;
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(under);
  const sorted = Float64Array.from(times).toSorted();
  return { count: times.length, seconds: (performance.now() - begun) / 1000, sorted, bytes };
};

/** The time that such a share of the answers did not take longer than, milliseconds. */
export const percentile = ({ sorted }: Figures, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** The processes whose CPU is printed: Node, and the first one of PostgreSQL; empty for none. */
export type Watched = { node: string; postgres: string };

/** Prints the figures of a run in one line: answers a second, how long they took, what each cost. */
export const measure = async (
  name: string,
  { node, postgres }: Watched,
  run: () => Promise<Figures>,
): Promise<void> => {
  const read = () => [
    node ? readCpu(node) : new Map<string, number>(),
    postgres ? readCpu(postgres, { children: true }) : new Map<string, number>(),
  ];
  const before = read();
  const figures = await run();
  const { count, seconds, bytes } = figures;
  const [ofNode = NaN, ofPostgres = NaN] = read().map((after, at) =>
    cpuBetween(before[at] ?? new Map(), after),
  );
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(figures, share).toFixed(1));
  const [load = '?'] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  process.stdout.write(
    `${name.padEnd(26)} ${(count / seconds).toFixed(0).padStart(6)} a second, p50 ${p50} p95 ${p95} p99 ${p99} ms, ` +
      `CPU ${(ofNode / count).toFixed(2)} + ${(ofPostgres / count).toFixed(2)} ms, ` +
      `${(bytes / count / 1000).toFixed(1)} kB, load ${load}\n`,
  );
};
