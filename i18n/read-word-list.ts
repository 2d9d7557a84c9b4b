import { readFile } from 'node:fs/promises';

/**
 * The text of a package that holds a list of words. It is read as a file: imported, a list of many
 * megabytes would stay in memory as long as the process, though its words are read once.
 */
export const readWordList = (packageName: string, file: string): Promise<string> =>
  readFile(new URL(file, import.meta.resolve(packageName)), 'utf8');
