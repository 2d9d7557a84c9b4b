import sharp from 'sharp';

/** A small file can decode to any size; more pixels than any phone takes are refused unread. */
const MOST_PIXELS = 50_000_000;
/**
 * The most bytes that a picture is decoded to at once. Only the lines of a plain JPEG, as phones and browsers
 * make it, are made small while they are read: it may have all those pixels. Of a progressive one it is 12 million.
 */
const MOST_BYTES_WHOLE = 37_500_000;
const INPUT = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
/** Pixels of the longer side: enough to look closely on a large screen. */
const LONGEST_SIDE = 1_600;
const JPEG = { quality: 84, progressive: true };
/** A picture that takes longer to decode is an attack. */
const MOST_SECONDS = 20;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one after the other, in the order in which they came: decoding takes the processor and up to 60 MB,
 * whoever asks and however many (bench/uploads.ts). `work` does not throw.
 */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work);
  last = done;
  return done;
};

export type DecodedPicture = { bytes: Buffer; width: number; height: number };

type Options = {
  /** Cuts the middle out of it, as a square of so many pixels at most. */
  square?: number;
};

/** Whether decoding takes no more memory than it may, as the header of the picture tells. */
const isSmallEnough = async (bytes: Buffer): Promise<boolean> => {
  const read = await sharp(bytes, INPUT).metadata();
  const isJpeg = read.format === 'jpeg';
  if (isJpeg && !read.isProgressive) return true;
  const valuesPerPixel = read.chromaSubsampling === '4:2:0' ? 1.5 : read.channels;
  const bytesPerValue = isJpeg || read.depth === 'ushort' ? 2 : 1;
  return read.width * read.height * valuesPerPixel * bytesPerValue <= MOST_BYTES_WHOLE;
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
    if (!(await isSmallEnough(bytes))) return undefined;
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
