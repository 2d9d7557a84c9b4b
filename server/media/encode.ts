import sharp from 'sharp';
import type { Draw } from './resize.ts';
import { SHARE } from './sizes.ts';
import type { Size } from './sizes.ts';

// Drawing is work for the processor, which has to answer shoppers as well.
sharp.concurrency(1);
// No picture is drawn twice, so what was decoded for it is of no more use.
sharp.cache(false);

/** The longest time to decode a picture, seconds: a picture that takes longer is an attack. */
const LONGEST = { seconds: 30 };

/** Looks the same as AVIF at 50, and is there three times as fast. */
const WEBP = { quality: 82 };
/** More effort saves a tenth of the bytes and takes five times as long (bench/README.md). */
const AVIF = { quality: 50, effort: 2 };
/** Not every network that shows links reads newer formats. */
const JPEG = { quality: 82, mozjpeg: false, progressive: true };

/** The whole picture in the frame of shared links; what stands at its edges goes on beside it. */
const encodeShare = async (draw: Draw): Promise<Buffer> => {
  const drawn = (await draw(960)).flatten({ background: '#fff' });
  // Drawings may be bare pixels, which say neither their size nor their kind.
  const whole = await drawn.png({ compressionLevel: 1 }).timeout(LONGEST).toBuffer();
  const { data: front, info } = await sharp(whole)
    .resize({ ...SHARE, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((SHARE.width - info.width) / 2);
  const top = Math.floor((SHARE.height - info.height) / 2);
  const ground = await sharp(front)
    .extend({
      left,
      top,
      right: SHARE.width - info.width - left,
      bottom: SHARE.height - info.height - top,
      extendWith: 'copy',
    })
    .toBuffer();
  return sharp(ground)
    .blur(12)
    .composite([{ input: front, left, top }])
    .jpeg(JPEG)
    .toBuffer();
};

/** The picture in the format that everybody takes: webp, or jpeg for shared links. */
export const encodeFor = async (draw: Draw, { kind, width }: Size): Promise<Buffer> =>
  kind === 'share' ? encodeShare(draw) : (await draw(width)).webp(WEBP).timeout(LONGEST).toBuffer();

/** The picture for browsers that take AVIF. */
export const encodeAvif = async (draw: Draw, { width }: Size): Promise<Buffer> =>
  (await draw(width)).avif(AVIF).timeout(LONGEST).toBuffer();

const MARKS: [type: string, at: number, mark: string][] = [
  ['image/avif', 4, 'ftypavif'],
  ['image/webp', 8, 'WEBP'],
  ['image/png', 1, 'PNG'],
];

/** What the bytes are, by how they begin. */
export const contentTypeOf = (bytes: Buffer): string =>
  MARKS.find(([, at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)?.[0] ??
  'image/jpeg';
