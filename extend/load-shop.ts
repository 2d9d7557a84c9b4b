import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkShop } from './check-shop.ts';
import { resolveSouk } from './resolve-souk.ts';
import type { Shop } from './shop.ts';
import { findShopFile, ShopError } from './shop-file.ts';

/** A shop's configuration and the folder that its files are named from. */
export type LoadedShop = { shop: Shop; folder: string };

/**
 * Reads the shop's configuration, once, at the start; an empty one where there is no file. Throws
 * ShopError, one sentence that names the file and the field.
 */
export const loadShop = async (dataDir: string): Promise<LoadedShop> => {
  const file = findShopFile(dataDir);
  if (!file) return { shop: {}, folder: dataDir };
  resolveSouk();
  const module = await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new ShopError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  });
  return { shop: checkShop(file, module.default), folder: dirname(file) };
};
