// node bench/flood.ts http://localhost:3000 PID [--only calls,pages,many,slow,readers] [--seconds 10]
//
// Attacks a running shop and prints how its process PID fares: memory (VmRSS), what another visitor waits
// meanwhile for a cached page (10 a second, gzip), and what everybody waits in the three seconds after the
// attackers have gone, for a cached page and for three that have to be made. Set LOG_LEVEL=silent.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

type Attack = {
  connections: number;
  /** Requests that each sends at once. */
  requests: number;
  path: string;
  headers?: string;
  /** Bytes that each takes in a second; 0: none. */
  takes: number;
};

const ATTACKS: Record<string, Attack> = {
  calls: { connections: 20, requests: 700, path: '/api/v1/home', takes: 0 },
  pages: { connections: 300, requests: 100, path: '/', takes: 0 },
  many: { connections: 1_000, requests: 700, path: '/api/v1/home', takes: 0 },
  'many-pages': { connections: 1_000, requests: 100, path: '/', takes: 0 },
  readers: { connections: 1_000, requests: 40, path: '/api/v1/home', takes: 4_096 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: Object.keys(ATTACKS).join(',') },
    seconds: { type: 'string', default: '10' },
    attack: { type: 'string' },
  },
});
const [shop = 'http://localhost:3000', pid = ''] = positionals;
const { hostname, port } = new URL(shop);

/** Takes what comes a little at a time, so that it waits at the other end. */
const takeSlowly = (socket: Socket, perSecond: number): void => {
  socket.pause();
  if (perSecond === 0) return;
  socket.on('readable', () => {});
  setInterval(() => socket.read(Math.min(perSecond, socket.readableLength)), 1_000).unref();
};

const attack = ({ connections, requests, path, takes }: Attack): void => {
  const asked = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(requests);
  for (let count = 0; count < connections; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('connect', () => {
      takeSlowly(socket, takes);
      socket.write(asked);
    });
  }
};

/** What does not come within this never comes, milliseconds. */
const LONGEST_MS = 30_000;
const agent = new Agent({ keepAlive: true });
const statuses = new Map<string, number>();

/** How long the answer takes, milliseconds. */
const visit = (path: string): Promise<number> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const done = (status: string): void => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      resolve(performance.now() - begun);
    };
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
    const asked = request(new URL(path, shop), { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(String(answer.statusCode)));
    });
    asked.setTimeout(LONGEST_MS, () => asked.destroy());
    asked.once('error', () => done('none'));
    asked.end();
  });

const timesText = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms (${times.length})`;
};

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks for these paths ten times a second for so long, whether or not the last answers have come. */
const visitFor = async (paths: string[], seconds: number): Promise<number[]> => {
  const visits: Promise<number>[] = [];
  const until = performance.now() + seconds * 1_000;
  for (let count = 0; performance.now() < until; count += 1) {
    const path = paths[count % paths.length] ?? '/';
    visits.push(visit(path.replace('{count}', `${Date.now().toString(36)}${count}`)));
    await wait(100);
  }
  return Promise.all(visits);
};

const UNKEPT = ['/', '/search?q=lamp{count}', '/api/v1/all?q=kettle{count}', '/cart'];

const run = async (name: string): Promise<void> => {
  for (let count = 0; count < 3; count += 1) await visit('/');
  statuses.clear();
  const before = memory();
  const seen: number[] = [];
  const look = setInterval(() => seen.push(memory()), 200);
  const attacker = fork(import.meta.filename, [shop, '--attack', name], { stdio: 'inherit' });
  const gone = once(attacker, 'exit');
  const during = await visitFor(['/'], Number(values.seconds));
  attacker.kill('SIGKILL');
  await gone;
  const answers = JSON.stringify(Object.fromEntries(statuses));
  statuses.clear();
  const after = await visitFor(UNKEPT, 3);
  clearInterval(look);
  process.stdout.write(
    `${name.padEnd(12)} ${before.toFixed(0)} MiB before, ${Math.max(...seen).toFixed(0)} at most, ${memory().toFixed(0)} after\n` +
      `  meanwhile  ${timesText(during)} ${answers}\n` +
      `  afterwards ${timesText(after)} ${JSON.stringify(Object.fromEntries(statuses))}\n`,
  );
};

if (values.attack !== undefined) {
  const chosen = ATTACKS[values.attack];
  if (chosen) attack(chosen);
} else {
  for (const name of values.only.split(',')) await run(name);
  agent.destroy();
}
