import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

/** What a simulator knows of payments. */
export type Memory = readonly Map<string, unknown>[];

const read = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Puts into the memories what the file has of them, if there is one. */
export const restoreMemories = (memories: readonly Memory[], file: string): void => {
  const saved = read(file);
  const known = saved ? (deserialize(saved) as Memory[]) : [];
  for (const [at, memory] of memories.entries())
    for (const [nth, map] of memory.entries())
      for (const [key, value] of known[at]?.[nth] ?? []) map.set(key, value);
};

/** Writes the memories into the file, all of them or none; as the process ends nothing can be waited for. */
export const saveMemories = (memories: readonly Memory[], file: string): void => {
  writeFileSync(`${file}.new`, serialize(memories));
  renameSync(`${file}.new`, file);
};
