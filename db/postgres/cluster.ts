import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from '#db/operator-error.ts';
import { asAccount } from '#db/postgres/account.ts';
import type { Home } from '#db/postgres/home.ts';
import { type Program, programFile } from '#db/postgres/program.ts';

export const SUPERUSER = 'souk';

// A container without LANG would get SQL_ASCII, where 'étagère' has nine letters; the builtin
// provider sorts and folds the same on every machine, and LC_CTYPE keeps Arabic and Hindi words
// whole for trigrams.
const FLAGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--lc-collate=C',
  '--lc-messages=C',
  '--auth=trust',
  '--no-instructions',
  `--username=${SUPERUSER}`,
];

const run = (file: string, args: string[], home: Home): Promise<{ code: number; text: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...asAccount(home.account),
      cwd: home.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });

const initialise = async (program: Program, home: Home, folder: string): Promise<void> => {
  const initdb = programFile(program, 'initdb');
  const flags = [`--pgdata=${folder}`, ...FLAGS];
  const first = await run(initdb, [...flags, '--lc-ctype=C.UTF-8'], home);
  if (first.code === 0) return;
  // Not every system has this locale for the C library; everything but trigrams works without.
  await rm(folder, { recursive: true, force: true });
  const second = await run(initdb, [...flags, '--lc-ctype=C'], home);
  if (second.code !== 0)
    throw new EmbeddedError(`PostgreSQL could not be set up in DATA_DIR: ${second.text.trim()}`);
};

const requireVersion = async (cluster: string, { major }: Program): Promise<void> => {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found !== major)
    throw new EmbeddedError(
      `The database in DATA_DIR was made by PostgreSQL ${found} and this Souk brings PostgreSQL ${major}; start the Souk that made it, or set another DATA_DIR.`,
    );
};

/** Makes the cluster on first use, whole or not at all, and returns its folder. */
export const prepareCluster = async (program: Program, home: Home): Promise<string> => {
  const cluster = join(home.folder, 'cluster');
  if (existsSync(cluster)) {
    await requireVersion(cluster, program);
    return cluster;
  }
  const half = `${cluster}.new`;
  await rm(half, { recursive: true, force: true });
  await initialise(program, home, half);
  await rename(half, cluster);
  return cluster;
};
