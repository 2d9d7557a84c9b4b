import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';

export type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
type Answered = { status: number; bytes: number; text: string };

/** A client with so many connections that are kept alive. */
export const openClient = (shop: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> =>
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
            const bytes = Buffer.concat(chunks);
            resolve({
              status: answer.statusCode ?? 0,
              bytes: bytes.length,
              text: bytes.toString(),
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(json);
    });
  return { ask, close: (): void => agent.destroy() };
};

export type Client = ReturnType<typeof openClient>;

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
 * for each connection. Milliseconds by process, since one that has ended is no longer told of.
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

/** Has so many visitors do `work` again and again until the time is over. */
export const repeat = async (
  visitors: number,
  seconds: number,
  work: (count: number) => Promise<number>,
): Promise<Figures> => {
  const times: number[] = [];
  let bytes = 0;
  let count = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const visitor = async (): Promise<void> => {
    while (performance.now() < until) {
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

/** The time that such a share of the answers did not take longer than, milliseconds. */
export const percentile = ({ sorted }: Figures, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** The processes whose CPU is told: Node, and the first one of PostgreSQL. */
export type Watched = { node: string; postgres: string };

/** `repeat`, told in one line: answers a second, how long they took, what each cost. */
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
