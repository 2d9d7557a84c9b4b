import type { NonSharedBuffer } from 'node:buffer';
import { promisify } from 'node:util';
import { constants, createZstdCompress, zstdCompress } from 'node:zlib';

/** What is longer is compressed by itself, bytes. */
const LONGEST = 512 * 1024;
const WINDOW_BITS = 19;
/** As many as Node has threads for it. */
const AT_ONCE = 4;

type Compress = (bytes: NonSharedBuffer) => Promise<NonSharedBuffer>;

const compressAlone: Compress = promisify(zstdCompress);

/** Compresses one after another in one and the same memory. */
const createLine = (): Compress => {
  const open = () =>
    createZstdCompress({
      params: { [constants.ZSTD_c_windowLog]: WINDOW_BITS },
      chunkSize: 64 * 1024,
    });
  let stream = open();
  let last: Promise<unknown> = Promise.resolve();

  const press: Compress = (bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<NonSharedBuffer>();
    const pieces: NonSharedBuffer[] = [];
    const take = (): void => {
      for (let piece = stream.read(); piece !== null; piece = stream.read()) pieces.push(piece);
    };
    const fail = (error: Error): void => {
      stream = open();
      reject(error);
    };
    stream.once('error', fail);
    stream.on('readable', take);
    stream.write(bytes);
    // The end of a frame: the next bytes begin another one.
    stream.flush(constants.ZSTD_e_end, () => {
      // Then `fail` is called next.
      if (stream.errored) return;
      stream.off('error', fail);
      stream.off('readable', take);
      take();
      resolve(Buffer.concat(pieces));
    });
    return promise;
  };

  return (bytes) => {
    const pressed = last.then(() => press(bytes));
    // Who waits for this one hears of its failure; the next one is tried all the same.
    last = pressed.catch(() => undefined);
    return pressed;
  };
};

/**
 * Compresses by zstd, in memory that is used again and again: to get and give back what zstd needs takes
 * as long as to compress a page.
 */
export const createZstdPress = (): Compress => {
  const lines = Array.from({ length: AT_ONCE }, createLine);
  let count = 0;
  return (bytes) => {
    const line = lines[(count += 1) % AT_ONCE];
    return line && bytes.length <= LONGEST ? line(bytes) : compressAlone(bytes);
  };
};
