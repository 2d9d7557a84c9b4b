/**
 * Reusable buffers for lists as long as the catalogue, which cost more to allocate than to fill.
 */
export type Scratch = {
  /** Not cleared: the content is undefined. The same holds for the others. */
  joined: (size: number) => Int32Array;
  failures: (size: number) => Uint8Array;
  parted: (size: number) => Int32Array;
};

const SPARE = 1.25;

/** Buffers for lists as long as the catalogue, reused from one count to the next. */
export const createScratch = (): Scratch => {
  let joined = new Int32Array();
  let failures = new Uint8Array();
  let parted = new Int32Array();
  return {
    joined: (size) => {
      if (joined.length < size) joined = new Int32Array(size * SPARE);
      return joined.subarray(0, size);
    },
    failures: (size) => {
      if (failures.length < size) failures = new Uint8Array(size * SPARE);
      return failures.subarray(0, size);
    },
    parted: (size) => {
      if (parted.length < size) parted = new Int32Array(size * SPARE);
      return parted.subarray(0, size);
    },
  };
};
