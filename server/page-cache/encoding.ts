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
const brotli = promisify<NonSharedBuffer, object, NonSharedBuffer>(brotliCompress);

/**
 * A page is compressed once and sent often, yet its first visitor waits for it. It is small enough for a
 * window of 512 kB; a larger one costs memory, and so time.
 */
const compressed = (bytes: NonSharedBuffer): Promise<NonSharedBuffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 19,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

type Codec = Record<'encode' | 'decode', (bytes: NonSharedBuffer) => Promise<NonSharedBuffer>>;

export const codecs: Record<Encoding, Codec> = {
  br: { encode: compressed, decode: promisify(brotliDecompress) },
  zstd: { encode: promisify(zstdCompress), decode: promisify(zstdDecompress) },
  gzip: { encode: promisify(gzip), decode: promisify(gunzip) },
  identity: { encode: unchanged, decode: unchanged },
};
