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

/** How a page is compressed: quickly for the first request, small for later ones. */
export type Effort = 'quick' | 'small';

/** What a browser takes equally, it gets in this order: the smallest, or the quickest to make. */
const PREFERRED = {
  small: ['br', 'zstd', 'gzip'],
  quick: ['zstd', 'br', 'gzip'],
} as const;

/** How the bytes of a page may travel, from the header Accept-Encoding. */
export const chooseEncoding = (header: string | null, effort: Effort = 'small'): Encoding => {
  const accepted = parseAccept(header ?? '');
  const quality = (name: string): number =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ??
    0;
  const best = Math.max(...PREFERRED[effort].map(quality));
  return PREFERRED[effort].find((name) => best > 0 && quality(name) === best) ?? 'identity';
};

const unchanged = async (bytes: NonSharedBuffer): Promise<NonSharedBuffer> => bytes;
const brotli = promisify<NonSharedBuffer, object, NonSharedBuffer>(brotliCompress);

const BROTLI_QUALITY = { quick: 4, small: 5 };
/** The powers of two of the smallest window and of one that holds the largest pages. */
const WINDOW = { least: 16, most: 19 };
/** More than a compressed page takes: it is handed over in one piece. */
const PIECE = 64 * 1024;

/** The window is just as large as the page: a larger one costs memory, and so time. */
const brotliOf = (bytes: NonSharedBuffer, effort: Effort): Promise<NonSharedBuffer> =>
  brotli(bytes, {
    chunkSize: PIECE,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(Math.ceil(Math.log2(bytes.length)), WINDOW.least),
        WINDOW.most,
      ),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

type Codec = {
  encode: (bytes: NonSharedBuffer, effort: Effort) => Promise<NonSharedBuffer>;
  decode: (bytes: NonSharedBuffer) => Promise<NonSharedBuffer>;
};

const zstd = promisify<NonSharedBuffer, object, NonSharedBuffer>(zstdCompress);

/**
 * That the size is known beforehand spares a third of the time, and smaller tables, which need not be
 * asked of the system for each page, another fifth for 1 % more bytes.
 */
const zstdOf = (bytes: NonSharedBuffer): Promise<NonSharedBuffer> =>
  zstd(bytes, {
    chunkSize: PIECE,
    pledgedSrcSize: bytes.length,
    params: { [constants.ZSTD_c_hashLog]: 14, [constants.ZSTD_c_chainLog]: 14 },
  });

const gzipped = promisify<NonSharedBuffer, NonSharedBuffer>(gzip);

export const codecs: Record<Encoding, Codec> = {
  br: { encode: brotliOf, decode: promisify(brotliDecompress) },
  zstd: { encode: zstdOf, decode: promisify(zstdDecompress) },
  gzip: { encode: (bytes) => gzipped(bytes), decode: promisify(gunzip) },
  identity: { encode: unchanged, decode: unchanged },
};
