import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError } from '#db/operator-error.ts';
import { SOCKET_NAME } from '#db/postgres/sockets.ts';

const PATIENCE_MS = 60_000;

const findCommand = (pid: number): string | undefined => {
  try {
    if (existsSync('/proc/self/cmdline'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    // No such process, which is the answer.
    return undefined;
  }
};

/** Whether that process is the PostgreSQL of this cluster, and not a newer one with its number. */
const serves = (pid: number, cluster: string): boolean =>
  findCommand(pid)?.includes(`-D ${cluster} `) ?? false;

const readPid = (file: string): number => Number.parseInt(readFileSync(file, 'utf8'), 10);

const endProcess = async (pid: number, cluster: string): Promise<void> => {
  if (serves(pid, cluster)) process.kill(pid, 'SIGINT');
  const deadline = performance.now() + PATIENCE_MS;
  while (serves(pid, cluster)) {
    if (performance.now() > deadline)
      throw new EmbeddedError(`PostgreSQL (process ${pid}) still uses DATA_DIR; stop it first.`);
    await wait(50);
  }
};

/**
 * Ends a PostgreSQL that a killed Souk left running on this cluster, and removes the files that
 * a killed PostgreSQL left behind: the process number in them may belong to another by now.
 * The caller holds the lock of the home, so no other Souk is using it.
 */
export const endOrphan = async (cluster: string, sockets: string): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid');
  if (existsSync(pidFile)) await endProcess(readPid(pidFile), cluster);
  const socket = join(sockets, SOCKET_NAME);
  for (const file of [pidFile, socket, `${socket}.lock`]) await rm(file, { force: true });
};
