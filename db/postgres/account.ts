import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedError } from '#db/operator-error.ts';

/** The user that PostgreSQL runs as; undefined means: as whoever started Souk. */
export type Account = { name: string; uid: number; gid: number } | undefined;

const PREFERRED = ['postgres', '_postgres', 'nobody'];

const listAccounts = (): NonNullable<Account>[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length >= 4 && !parts[0]?.startsWith('#'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);

/** The owner of a folder, where it exists and belongs to somebody. */
const findOwner = (folder: string): number | undefined =>
  statSync(folder, { throwIfNoEntry: false })?.uid;

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged user: the one that owns
 * the cluster already, else the first that this system has of postgres and nobody.
 */
export const chooseAccount = (cluster: string): Account => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = listAccounts();
  const owner = findOwner(cluster);
  const found =
    accounts.find(({ uid }) => uid === owner) ??
    PREFERRED.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (!found)
    throw new EmbeddedError(
      'PostgreSQL does not run as root and this system has no user "postgres" or "nobody" to run it; start Souk as an ordinary user or set DATABASE_URL.',
    );
  return found;
};

/** The part of spawn's options that makes the child run as that user. */
export const asAccount = (account: Account): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {};

/** Whether that user can pass through a folder, or run a file: the kernel is asked, as that user. */
export const canReach = (account: Account, path: string): boolean => {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], {
    ...asAccount(account),
    cwd: '/',
    stdio: 'ignore',
  });
  if (error)
    throw new EmbeddedError(
      `PostgreSQL cannot be started as the user "${account?.name}" (${error.message}); start Souk as an ordinary user or set DATABASE_URL.`,
    );
  return status === 0;
};
