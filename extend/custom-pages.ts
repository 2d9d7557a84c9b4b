import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadShop } from './load-shop.ts';
import { root, ShopError } from './shop-file.ts';

/** The variable in which the build of the pages is handed what `readCustomPages` has read. */
export const CUSTOM_PAGES = 'SOUK_CUSTOM_PAGES';

type CustomPageFile = { path: string; file: string; folder: string };

/** The folder that the server will take, from the same setting. */
const readDataDir = (): string => {
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  return resolve(root, process.env['DATA_DIR'] || '.data');
};

/** The shop's own pages for the build, with the paths of their files. Throws ShopError. */
export const readCustomPages = async (): Promise<CustomPageFile[]> => {
  const { shop, folder } = await loadShop(readDataDir());
  return (shop.pages ?? []).map(({ path, file }, at) => {
    const found = resolve(folder, file);
    if (!existsSync(found)) throw new ShopError(`pages[${at}].file is not there: ${found}.`);
    return { path, file: found, folder };
  });
};

/** Hands the shop's own pages to a build in this process. Throws ShopError. */
export const handCustomPages = async (): Promise<void> => {
  process.env[CUSTOM_PAGES] = JSON.stringify(await readCustomPages());
};
