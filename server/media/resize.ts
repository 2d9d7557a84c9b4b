import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { drawMissing, findDemoPicture } from '#demo/pictures/draw.ts';
import type { PictureStore } from '#extend/shop.ts';

/** Resizes a picture to this width, or leaves a smaller one as it is; the caller chooses the format. */
export type Draw = (width: number) => Sharp | Promise<Sharp>;

/** An original that pictures cannot be made from; the message says why. */
class BadOriginalError extends Error {
  override readonly name = 'BadOriginalError';
}

/** What stands in the demo where a product has no picture; an operator may put a file in its place. */
const MISSING_PICTURE = 'default.webp';

const MOST_BYTES = 40_000_000;
/** A small file can decode to any size; this many pixels take 200 MB of memory. */
const MOST_PIXELS = 50_000_000;
/** What the bytes have to be, whatever the file is called: drawings could ask for other files. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

const INPUT = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

const requirePicture = async (bytes: Buffer): Promise<void> => {
  const { format } = await sharp(bytes, INPUT)
    .metadata()
    .catch((cause: unknown) => {
      throw new BadOriginalError('It cannot be read as a picture.', { cause });
    });
  if (!FORMATS.has(format)) throw new BadOriginalError(`It is ${format}, not a photo.`);
};

const requireOriginal = async (store: PictureStore, key: string): Promise<Buffer> => {
  const bytes = await store.find(key);
  if (!bytes) throw new BadOriginalError('It has gone.');
  await requirePicture(bytes);
  return bytes;
};

/** The file is read when it is its turn: forty waiting originals would fill the memory. */
const findShopPicture = async (store: PictureStore, key: string): Promise<Draw | undefined> => {
  const size = await store.findSize(key);
  if (size === undefined) return undefined;
  if (size > MOST_BYTES) throw new BadOriginalError(`It is larger than ${MOST_BYTES} bytes.`);
  return async (width) =>
    sharp(await requireOriginal(store, key), INPUT)
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
};

/**
 * How to make the picture of that key: one of the demo, or an original of the operator's in `store`.
 * Undefined where there is none. Throws BadOriginalError.
 */
export const findDraw = async (store: PictureStore, key: string): Promise<Draw | undefined> => {
  const drawn = findDemoPicture(key) ?? (await findShopPicture(store, key));
  return drawn ?? (key === MISSING_PICTURE ? drawMissing : undefined);
};
