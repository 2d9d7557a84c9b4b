import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findFile, putFile, unlessMissing } from '#extend/disk-pictures.ts';

type Kept = { path: string; bytes: number; since: number };

const listKept = async (folder: string): Promise<Kept[]> => {
  const entries =
    (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const kept: Kept[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await unlessMissing(stat(path));
    if (found) kept.push({ path, bytes: found.size, since: found.mtimeMs });
  }
  return kept;
};

/** Other processes put there as well: after this share of what it may hold it is counted anew. */
const COUNT_AFTER = 0.05;
/** A full shelf is emptied down to this share of what it may hold. */
const AFTER_CLEARING = 0.8;

type Options = { folder: string; mostBytes: number };

/** Keeps files that can be made again in a folder, at most so many bytes: the oldest go first. */
export const createShelf = ({ folder, mostBytes }: Options) => {
  // Counted when something is first put there: a large shelf takes seconds.
  let total: number | undefined;
  let put = 0;
  let clearing: Promise<void> | undefined;

  const clear = async (): Promise<void> => {
    const kept = await listKept(folder);
    total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    put = 0;
    if (total <= mostBytes) return;
    for (const { path, bytes } of kept.toSorted((a, b) => a.since - b.since)) {
      if (total <= mostBytes * AFTER_CLEARING) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  };

  return {
    /** The file's bytes, undefined where there is none; an empty one is a power cut's. */
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
