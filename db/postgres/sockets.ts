import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedError } from '#db/operator-error.ts';
import type { Home } from '#db/postgres/home.ts';

/** The shortest limit of the systems we know (macOS) for the path of a socket. */
const LONGEST_SOCKET = 103;
/** PostgreSQL names its socket after the port, which is the usual one and used for nothing else. */
export const SOCKET_NAME = '.s.PGSQL.5432';

const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_SOCKET;

const shortFolder = (home: Home): string =>
  join(tmpdir(), `souk-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`);

/**
 * The folder for PostgreSQL's socket and Souk's lock, which only their owner may enter. It lies in
 * the home, or under the system's temporary folder when the path would be too long for a socket.
 */
export const openSocketFolder = (home: Home): string => {
  const inside = join(home.folder, 'run');
  const folder = fits(inside) ? inside : shortFolder(home);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = home.account?.uid ?? process.getuid?.();
  const { uid, mode } = lstatSync(folder);
  if (uid !== owner && uid !== process.getuid?.())
    throw new EmbeddedError(`${folder} belongs to another user; remove it or set DATA_DIR.`);
  if ((mode & 0o077) !== 0)
    throw new EmbeddedError(`${folder} is open to other users; remove it and start again.`);
  if (home.account) chownSync(folder, home.account.uid, home.account.gid);
  return folder;
};
