import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { diskPictures } from '#extend/disk-pictures.ts';
import type { PictureStore } from '#extend/shop.ts';
import { listMadeNames } from './made-names.ts';

type Options = { dataDir: string; originals?: PictureStore | undefined };

/**
 * Removes a picture: the original first, so that nothing more is made of it, then all that was made of it
 * on this machine.
 */
export const createPictureRemover =
  ({ dataDir, originals = diskPictures(dataDir) }: Options) =>
  async (key: string): Promise<void> => {
    await originals.remove(key);
    for (const name of listMadeNames(key))
      await rm(join(dataDir, 'media', 'made', name), { force: true });
  };
