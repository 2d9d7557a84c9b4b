import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

export const root = resolve(import.meta.dirname, '..');

export type RunningShop = {
  url: string;
  process: ChildProcess;
  /** What it has printed so far, its log too. */
  said: () => string;
  /** Sends signals one after another and returns the exit code. */
  end: (...signals: NodeJS.Signals[]) => Promise<number | null>;
};

type Env = Record<string, string>;

const launch = (env: Env, checkout: string, script = 'server/main.ts'): ChildProcess => {
  const settings = { PORT: '0', SHOP_DEMO: '0', LOG_LEVEL: 'silent', DATABASE_URL: '', ...env };
  return spawn(process.execPath, [script], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const collect = (stream: NodeJS.ReadableStream | null): (() => string) => {
  let text = '';
  stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
};

const makeFolder = async (mode: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  await chmod(folder, mode);
  return folder;
};

const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** A folder that is gone after the test. Everybody may pass through it, unless `mode` says else. */
export const testFolder = async (mode = 0o711): Promise<string> => {
  const folder = await makeFolder(mode);
  onTestFinished(() => removeFolder(folder));
  return folder;
};

/** A folder that is gone after the file's last test. */
export const sharedFolder = async (): Promise<string> => {
  const folder = await makeFolder(0o711);
  afterAll(() => removeFolder(folder));
  return folder;
};

/** Starts a shop that must not start; what it says and its exit code. */
export const refusedStart = async (
  env: Env,
  checkout: string = root,
  script?: string,
): Promise<{ said: string; code: number | null }> => {
  const child = launch(env, checkout, script);
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = collect(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  return { said: said(), code };
};

/** Starts a shop as `npm start` does, and waits until it is open. */
export const startShop = async (
  env: Env,
  checkout: string = root,
  script?: string,
): Promise<RunningShop> => {
  const child = launch(env, checkout, script);
  onTestFinished(() => void child.kill('SIGKILL'));
  return untilOpen(child);
};

/** The same for all tests of a file, which ends it after the last one. */
export const startSharedShop = (env: Env, checkout: string = root): Promise<RunningShop> =>
  untilOpen(launch(env, checkout));

const untilOpen = async (child: ChildProcess): Promise<RunningShop> => {
  const said = collect(child.stderr);
  const printed = collect(child.stdout);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const opened = new Promise<string>((resolve_) => {
    child.stdout?.on('data', () => {
      const url = /open at (\S+)/.exec(printed())?.[1];
      if (url) resolve_(url);
    });
  });
  const failed = ended.then((code) => {
    throw new Error(`The shop ended with ${code}: ${said()}`);
  });
  const url = await Promise.race([opened, failed]);
  failed.catch(() => {});
  const end = async (...signals: NodeJS.Signals[]) => {
    for (const signal of signals) child.kill(signal);
    return ended;
  };
  return { url, process: child, said: printed, end };
};

/** Starts a process for the jobs of a shop alone, as `npm run worker` does. */
export const startJobWorker = (env: Env): ChildProcess => {
  const child = launch(env, root, 'server/job-worker.ts');
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** The processes of a shop that answer visitors, where it has several. */
export const workersOf = ({ process: { pid } }: RunningShop): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s.*server\/main\.ts/.exec(line))
    .filter((found) => Number(found?.[2]) === pid)
    .map((found) => Number(found?.[1]));
