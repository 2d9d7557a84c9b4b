import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkShop } from './check-shop.ts';
import { findShopFile, ShopError, root } from './shop-file.ts';
import type { Shop } from './shop.ts';

const SOUK = pathToFileURL(join(root, 'extend', 'shop.ts')).href;
const INSIDE = pathToFileURL(join(root, 'package.json')).href;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * Lets a configuration that lies anywhere import `souk`, and Souk's own libraries where it has none
 * of that name.
 */
const resolveSouk = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'souk') return { url: SOUK, shortCircuit: true };
      try {
        return next(specifier, context);
      } catch (error) {
        const isName = !/^[./#]/.test(specifier);
        if (!isName || !isMissing(error)) throw error;
        return next(specifier, { ...context, parentURL: INSIDE });
      }
    },
  });
};

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
