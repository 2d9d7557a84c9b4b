import { join } from 'node:path';
import sharp from 'sharp';
import { drawMissing, findDemoPicture } from '#db/demo/pictures/draw.ts';
import { createGate } from './gate.ts';
import { findFile, putFile } from './shelf.ts';

/** The widths that pictures are kept in; any other would let strangers fill the disk. */
export const WIDTHS: ReadonlySet<number> = new Set([64, 96, 160, 320, 480, 640, 960, 1280]);

/** What stands in the demo where a product has no picture; an operator may put a file in its place. */
const MISSING_PICTURE = 'default.webp';

/** Drawing is work for the processor, which has to answer shoppers as well. */
const AT_ONCE = 2;
sharp.concurrency(1);
const MOST_PIXELS = 50_000_000;

/** Names of files and folders below a folder, nothing hidden, nothing that climbs out. */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/){0,4}[a-z0-9][a-z0-9_.-]*\.(?:webp|jpe?g|png|avif)$/i;

type Draw = (width: number) => Promise<Buffer>;

const shrink =
  (original: Buffer): Draw =>
  (width) =>
    sharp(original, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();

type Options = {
  /** Pictures are kept below `<dataDir>/media`. */
  dataDir: string;
  /** Told when the disk takes no pictures; they are still answered. */
  onDiskError: (error: unknown) => void;
};

/** Finds pictures by width and key: kept ones, drawn ones, and those of the operator. */
export const createPictures = ({ dataDir, onDiskError }: Options) => {
  const folder = join(dataDir, 'media');
  const gate = createGate(AT_ONCE);
  const underway = new Map<string, Promise<Buffer | undefined>>();

  const findDraw = async (key: string): Promise<Draw | undefined> => {
    const demo = findDemoPicture(key);
    if (demo) return demo;
    const original = await findFile(join(folder, 'originals', key));
    if (original) return shrink(original);
    return key === MISSING_PICTURE ? drawMissing : undefined;
  };

  const make = async (width: number, key: string): Promise<Buffer | undefined> => {
    const path = join(folder, `${width}`, key);
    const kept = await findFile(path).catch((error: unknown) => void onDiskError(error));
    if (kept) return kept;
    const draw = await findDraw(key);
    if (!draw) return undefined;
    const bytes = await gate(() => draw(width));
    await putFile(path, bytes).catch(onDiskError);
    return bytes;
  };

  /** The picture as webp, undefined where there is none. The same picture is never drawn twice at once. */
  return (width: number, key: string): Promise<Buffer | undefined> => {
    if (!WIDTHS.has(width) || !KEY.test(key) || key.includes('..'))
      return Promise.resolve(undefined);
    const name = `${width}/${key}`;
    const known = underway.get(name);
    if (known) return known;
    const picture = make(width, key).finally(() => underway.delete(name));
    underway.set(name, picture);
    return picture;
  };
};
