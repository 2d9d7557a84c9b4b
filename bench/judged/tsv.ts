import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The lines of FOLDER/NAME.tsv or its .gz, each split at its tabs. */
export const readTsv = async (folder: string, name: string): Promise<string[][]> => {
  const plain = join(folder, `${name}.tsv`);
  const text = existsSync(plain)
    ? await readFile(plain, 'utf8')
    : gunzipSync(await readFile(`${plain}.gz`)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
};
