import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '#db/operator-error.ts';

/** The shop's configuration is wrong; the message is one sentence that names the field. */
export class ShopError extends OperatorError {}

export const SHOP_FILE = 'souk.config.ts';

export const root = resolve(import.meta.dirname, '..');

/**
 * The shop's configuration: in the folder of Souk, or in `dataDir`. Undefined where there is none.
 * Throws ShopError where there are two.
 */
export const findShopFile = (dataDir: string): string | undefined => {
  const [file, ...more] = [root, dataDir]
    .map((folder) => join(folder, SHOP_FILE))
    .filter((path) => existsSync(path));
  if (more.length > 0) throw new ShopError(`There are two configurations: ${file}, ${more[0]}.`);
  return file;
};
