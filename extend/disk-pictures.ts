import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from './shop.ts';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What is read, undefined where there is none. Throws what else the disk says. */
export const unlessMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (MISSING.has(codeOf(error))) return undefined;
    throw error;
  }
};

const findFileSize = async (path: string): Promise<number | undefined> => {
  const found = await unlessMissing(stat(path));
  return found?.isFile() ? found.size : undefined;
};

/** The file's bytes, undefined where there is none. Throws what else the disk says. */
export const findFile = (path: string): Promise<Buffer | undefined> =>
  unlessMissing(readFile(path));

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

/** The originals of the shop's pictures where its configuration names no other place for them. */
export const diskPictures = (dataDir: string): PictureStore => {
  const pathOf = (key: string): string => join(dataDir, 'media', 'originals', key);
  return {
    findSize: (key) => findFileSize(pathOf(key)),
    find: (key) => findFile(pathOf(key)),
    put: (key, bytes) => putFile(pathOf(key), bytes),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
