import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The file's bytes, undefined where there is none. Throws what else the disk says. */
export const findFile = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (MISSING.has(codeOf(error))) return undefined;
    throw error;
  }
};

/** Writes the file whole or not at all: nobody ever reads half a picture. */
export const putFile = async (path: string, bytes: Buffer): Promise<void> => {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
