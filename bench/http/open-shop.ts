import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readCpuTime } from './cpu-time.ts';

type Variables = Record<string, string>;

const load = (script: string): Promise<unknown> =>
  import(pathToFileURL(join(import.meta.dirname, '../../scripts', script)).href);

/** What `npm start` gives Node. */
const { ALLOCATOR, NODE_FLAGS } = (await load('memory.mjs')) as {
  ALLOCATOR: Variables;
  NODE_FLAGS: string[];
};
const { COMPILE_CACHE } = (await load('bootstrap.mjs')) as { COMPILE_CACHE: Variables };

export type Shop = { url: string; pid: number; close: () => Promise<void> };

/** The built shop over this data folder, as `npm start` opens it, with limits by address but none of calls; `own`: more settings. */
export const openShop = async (dataDir: string, own: Variables = {}): Promise<Shop> => {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    RATE_LIMITS: '0',
    ...own,
  };
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...ALLOCATOR,
      ...COMPILE_CACHE,
      PATH: join(process.execPath, '..'),
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error('The shop ended.')));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, close };
};

/** What a process has in memory, or has had at most since `resetPeakMemory`, MiB. */
export const readMemory = (pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  1024;

export const resetPeakMemory = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Waits until a shop that was just opened has drawn the pictures that its first visitors will see. */
export const untilIdle = async ({ pid }: Shop): Promise<void> => {
  for (let last = readCpuTime(pid); ; last = readCpuTime(pid)) {
    await wait(2_000);
    if (readCpuTime(pid) - last < 100) return;
  }
};
