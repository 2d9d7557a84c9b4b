import type { NonSharedBuffer } from 'node:buffer';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Smallest first: what a browser takes equally, it gets in this order. */
const PREFERRED = ['br', 'zstd', 'gzip'] as const;

/** How the bytes of a page may travel, from the header Accept-Encoding. */
export const chooseEncoding = (header: string | null): Encoding => {
  const accepted = parseAccept(header ?? '');
  const quality = (name: string): number =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ??
    0;
  const best = Math.max(...PREFERRED.map(quality));
  return PREFERRED.find((name) => best > 0 && quality(name) === best) ?? 'identity';
};

const unchanged = async (bytes: NonSharedBuffer): Promise<NonSharedBuffer> => bytes;
const asBrotli = promisify<NonSharedBuffer, object, NonSharedBuffer>(brotliCompress);
const asZstandard = promisify<NonSharedBuffer, object, NonSharedBuffer>(zstdCompress);
const asGzip = promisify<NonSharedBuffer, object, NonSharedBuffer>(gzip);

/** A page is small enough for a window of 512 kB; a larger one costs memory, and so time. */
const brotli = (quality: number) => (bytes: NonSharedBuffer) =>
  asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 19,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const zstandard = (level: number) => (bytes: NonSharedBuffer) =>
  asZstandard(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });

const zip = (level: number) => (bytes: NonSharedBuffer) => asGzip(bytes, { level });

type Change = (bytes: NonSharedBuffer) => Promise<NonSharedBuffer>;
type Codec = { encode: Change; encodeWell: Change; decode: Change };

/**
 * A page's first visitor waits until it is compressed, and most addresses of a large shop have no
 * second one; what is asked for again is worth three times the work for a sixth less bytes.
 */
export const codecs: Record<Encoding, Codec> = {
  br: { encode: brotli(4), encodeWell: brotli(6), decode: promisify(brotliDecompress) },
  zstd: { encode: zstandard(3), encodeWell: zstandard(9), decode: promisify(zstdDecompress) },
  gzip: { encode: zip(1), encodeWell: zip(6), decode: promisify(gunzip) },
  identity: { encode: unchanged, encodeWell: unchanged, decode: unchanged },
};
