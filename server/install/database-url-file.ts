import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In DATA_DIR, which no address of the shop leads to. */
const pathIn = (dataDir: string): string => join(dataDir, 'database-url');

/** The database that was chosen at the installation; undefined where there was none. */
export const findDatabaseUrl = (dataDir: string): string | undefined => {
  try {
    return readFileSync(pathIn(dataDir), 'utf8').trim() || undefined;
  } catch (error) {
    // A DATA_DIR that is no folder is refused in words of its own.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
};

/** Keeps it for every start to come, whole or not at all, for this user alone. */
export const saveDatabaseUrl = async (dataDir: string, url: string): Promise<void> => {
  const temporary = `${pathIn(dataDir)}.tmp`;
  await writeFile(temporary, `${url}\n`, { mode: 0o600 });
  await rename(temporary, pathIn(dataDir));
};
