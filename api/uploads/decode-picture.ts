import sharp from 'sharp';

/** A small file can decode to any size; more pixels than any phone takes are refused unread. */
const MOST_PIXELS = 50_000_000;
const INPUT = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
/** Pixels of the longer side: enough to look closely on a large screen. */
const LONGEST_SIDE = 1_600;
const JPEG = { quality: 84, progressive: true };
/** A picture that takes longer to decode is an attack. */
const MOST_SECONDS = 20;
/** Decoding takes the processor and up to 200 MB, whoever asks and however many. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs two at a time; the others wait in the order in which they came. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

export type DecodedPicture = { bytes: Buffer; width: number; height: number };

type Options = {
  /** Cuts the middle out of it, as a square of so many pixels at most. */
  square?: number;
};

const decode = async (bytes: Buffer, { square }: Options): Promise<DecodedPicture | undefined> => {
  const size = square
    ? ({ width: square, height: square, fit: 'cover' } as const)
    : ({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      } as const);
  try {
    const { data, info } = await sharp(bytes, INPUT)
      .autoOrient()
      .resize(size)
      .flatten({ background: '#fff' })
      .timeout({ seconds: MOST_SECONDS })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Cut off, no picture behind its first bytes, or with too many pixels: sharp throws plain errors.
    return undefined;
  }
};

/**
 * A picture that somebody has sent, decoded and written anew as JPEG: upright, at most 1,600 pixels long,
 * without what else was in the file (where it was taken, scripts behind it). Undefined for what cannot be
 * read as a picture.
 */
export const decodePicture = (
  bytes: Buffer,
  options: Options = {},
): Promise<DecodedPicture | undefined> => inTurn(() => decode(bytes, options));
