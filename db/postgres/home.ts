import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canReach, chooseAccount } from '#db/postgres/account.ts';
import type { Account } from '#db/postgres/account.ts';

/** The folder that holds the cluster, its socket and its log, and the user who owns them. */
export type Home = { folder: string; account: Account };

/** Survives restarts of the machine, unlike the folder for temporary files. */
const SYSTEM_DATA = '/var/lib';

const POINTER = 'postgres-is-at';

const owned = (folder: string, account: Account): string => {
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
};

const readPointer = (dataDir: string): string | undefined => {
  const file = join(dataDir, POINTER);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
};

/**
 * Decides where PostgreSQL lives: in `dataDir/postgres`, or, when its user cannot enter that, in
 * a folder of its own under /var/lib, whose name `dataDir/postgres-is-at` remembers.
 */
export const openHome = (dataDir: string): Home => {
  const inside = join(realpathSync(dataDir), 'postgres');
  const elsewhere = readPointer(dataDir);
  const account = chooseAccount(join(elsewhere ?? inside, 'cluster'));
  if (elsewhere) return { folder: owned(elsewhere, account), account };
  if (canReach(account, realpathSync(dataDir))) return { folder: owned(inside, account), account };
  const folder = join(SYSTEM_DATA, `souk-${randomBytes(5).toString('hex')}`);
  writeFileSync(join(dataDir, POINTER), `${folder}\n`);
  return { folder: owned(folder, account), account };
};
