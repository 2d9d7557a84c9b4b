import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_KEY_BYTES } from '#api/files/private-files.ts';
import type { Config } from '#server/config.ts';

/**
 * The key that private files are encrypted with: that of PRIVATE_FILES_KEY, or one made at the first start
 * and kept apart from the database, in `<dataDir>/private-files.key`. Throws what the disk says.
 */
export const getPrivateFilesKey = ({ privateFilesKey, dataDir }: Config): Buffer => {
  if (privateFilesKey) return Buffer.from(privateFilesKey, 'hex');
  const file = join(dataDir, 'private-files.key');
  try {
    // Of several processes that open at once, one makes it.
    writeFileSync(file, randomBytes(FILE_KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== FILE_KEY_BYTES) throw new Error(`${file} is no key of 64 hexadecimal digits.`);
  return key;
};
