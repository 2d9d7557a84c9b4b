import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findFile, putFile, unlessMissing } from '#extend/disk-pictures.ts';

type StoredFile = { path: string; bytes: number; since: number };

const listStored = async (folder: string): Promise<StoredFile[]> => {
  const entries =
    (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const stored: StoredFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await unlessMissing(stat(path));
    if (found) stored.push({ path, bytes: found.size, since: found.mtimeMs });
  }
  return stored;
};

/**
 * Other processes write here as well, so the folder is counted again after this share of its limit
 * has been written.
 */
const COUNT_AFTER = 0.05;
/** A full cache is emptied down to this share of its limit. */
const AFTER_CLEARING = 0.8;

type Options = { folder: string; mostBytes: number };

/** Keeps files that can be made again in a folder, at most so many bytes: the oldest go first. */
export const createDiskCache = ({ folder, mostBytes }: Options) => {
  // Counted at the first write, because listing a large folder takes seconds.
  let total: number | undefined;
  let put = 0;
  let clearing: Promise<void> | undefined;

  const clear = async (): Promise<void> => {
    const stored = await listStored(folder);
    total = stored.reduce((sum, { bytes }) => sum + bytes, 0);
    put = 0;
    if (total <= mostBytes) return;
    for (const { path, bytes } of stored.toSorted((a, b) => a.since - b.since)) {
      if (total <= mostBytes * AFTER_CLEARING) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  };

  return {
    /**
     * The file's bytes; undefined where there is none. An empty file is left by a power cut and
     * ignored.
     */
    find: async (name: string): Promise<Buffer | undefined> => {
      const bytes = await findFile(join(folder, name));
      return bytes?.length ? bytes : undefined;
    },
    /** Keeps the bytes under that name. Throws what the disk says. */
    put: async (name: string, bytes: Buffer): Promise<void> => {
      await putFile(join(folder, name), bytes);
      put += bytes.length;
      if (total !== undefined) total += bytes.length;
      if (total !== undefined && total <= mostBytes && put <= mostBytes * COUNT_AFTER) return;
      clearing ??= clear().finally(() => (clearing = undefined));
      await clearing;
    },
  };
};
