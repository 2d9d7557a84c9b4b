import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Resolver } from '#cli/pictures/address.ts';
import type { PictureStore } from '#extend/shop.ts';
import { fetchPicture, MOST_BYTES, PictureError } from '#cli/pictures/fetch-picture.ts';

const MOST_PIXELS = 50_000_000;
/** By what the bytes are, whatever a name or a server says. */
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const FOLDER = 'import';
/** Begins a picture that the shop has already. */
export const SHOP_PICTURE = 'media:';
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/){0,4}[a-z0-9][a-z0-9_.-]*\.(?:webp|jpe?g|png|avif)$/i;

/** Whether a picture has to be fetched. */
export const isUrl = (image: string): boolean => /^https?:\/\//i.test(image);

const digest = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const endingOf = async (bytes: Buffer): Promise<string> => {
  const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureError('is no picture that can be read', { cause });
    });
  const ending = ENDINGS[format];
  if (!ending) throw new PictureError(`is ${format}; pictures are JPEG, PNG or WebP`);
  return ending;
};

/** Where a path below the folder leads to, links followed: what it names may come from somebody else. */
const findBelow = async (folder: string, path: string): Promise<string> => {
  const named = resolve(folder, path);
  const found = await realpath(named).catch(() => undefined);
  if (found === undefined) throw new PictureError(`there is no file ${named}`);
  if (!found.startsWith(join(await realpath(folder), sep)))
    throw new PictureError(
      `lies outside of ${folder}; --pictures FOLDER takes pictures from another folder`,
    );
  return found;
};

const readLocal = async (folder: string, named: string): Promise<Buffer> => {
  const path = await findBelow(folder, named);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new PictureError(`there is no file ${path}`);
  if (found.size > MOST_BYTES)
    throw new PictureError(`is larger than ${MOST_BYTES / 1_000_000} MB`);
  return readFile(path);
};

type PictureStoreOptions = {
  /** Where the shop's originals are. */
  originals: PictureStore;
  /** Paths start here and lead nowhere else. */
  folder: string;
  resolver: Resolver;
  /** False: nothing is fetched or written, only looked at. */
  write: boolean;
};

/** Puts pictures into the shop's originals and gives their keys. Throws PictureError. */
export const createPictureStore = ({ originals, folder, resolver, write }: PictureStoreOptions) => {
  const put = async (key: string, bytes: Buffer): Promise<string> => {
    if (write && (await originals.findSize(key)) === undefined) await originals.put(key, bytes);
    return key;
  };

  const findFetched = async (name: string): Promise<string | undefined> => {
    for (const ending of Object.values(ENDINGS)) {
      const key = `${FOLDER}/${name}.${ending}`;
      if ((await originals.findSize(key)) !== undefined) return key;
    }
    return undefined;
  };

  const running = new Map<string, Promise<string>>();

  /** Two products may want the same address at the same time. */
  const takeUrl = (url: string): Promise<string> => {
    const taking = running.get(url) ?? takeUrlOnce(url).finally(() => running.delete(url));
    running.set(url, taking);
    return taking;
  };

  /** Named by its address, so a second import does not fetch it again. */
  const takeUrlOnce = async (url: string): Promise<string> => {
    const name = digest(url);
    const stored = await findFetched(name);
    if (stored || !write) return stored ?? `${FOLDER}/${name}.jpg`;
    const bytes = await fetchPicture(url, resolver);
    return put(`${FOLDER}/${name}.${await endingOf(bytes)}`, bytes);
  };

  const takeFile = async (path: string): Promise<string> => {
    const bytes = await readLocal(folder, path);
    return put(`${FOLDER}/${digest(bytes)}.${await endingOf(bytes)}`, bytes);
  };

  return async (image: string): Promise<string> => {
    if (isUrl(image)) return takeUrl(image);
    if (!image.startsWith(SHOP_PICTURE)) return takeFile(image);
    const key = image.slice(SHOP_PICTURE.length);
    if (!KEY.test(key) || key.includes('..'))
      throw new PictureError(`"${key}" is no picture of the shop`);
    return key;
  };
};
