import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { SentFile } from '#contract/files.ts';
import type { PublicPictures } from '#api/files/public-pictures.ts';

/** Bytes as a form sends them. */
export const asFile = (bytes: Uint8Array, field = 'images'): SentFile => ({
  field,
  bytes: new Uint8Array(bytes),
});

/** A plain picture of these pixels. */
export const drawPicture = (width = 80, height = 60, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#7a3' } })
    .toFormat(format)
    .toBuffer();

/** A picture that does not get smaller: of noise. */
export const drawNoise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A small file that says it is 10,000 pixels wide and high: its header, with a checksum that fits. */
export const bombOf = (png: Buffer): Buffer => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(10_000, 16);
  bytes.writeUInt32BE(10_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

/** A store of pictures in memory. */
export class MemoryPictures implements PublicPictures {
  readonly files = new Map<string, Buffer>();
  put = async (key: string, bytes: Buffer): Promise<void> => void this.files.set(key, bytes);
  remove = async (key: string): Promise<void> => void this.files.delete(key);
}
