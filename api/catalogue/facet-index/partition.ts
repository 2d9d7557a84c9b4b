import { OUT, PASSES, type Failures } from './filter-rejections.ts';

export type Parts = {
  matched: Int32Array;
  /** The products that this facet alone keeps out. */
  without: (facet: number) => Int32Array;
};

/** All of them match. */
export const undivided = (ids: Int32Array): Parts => ({
  matched: ids,
  without: () => new Int32Array(),
});

const countFailures = (failures: Failures): Int32Array => {
  const sizes = new Int32Array(256);
  for (let at = 0; at < failures.length; at += 1) {
    const failure = failures[at] ?? OUT;
    sizes[failure] = (sizes[failure] ?? 0) + 1;
  }
  return sizes;
};

/**
 * Groups products by what they fail, one group after another in this buffer; their order is kept.
 */
export const partition = (ids: Int32Array, failures: Failures, buffer: Int32Array): Parts => {
  const sizes = countFailures(failures);
  const starts = new Int32Array(256);
  for (let failure = 1; failure < 256; failure += 1)
    starts[failure] = (starts[failure - 1] ?? 0) + (sizes[failure - 1] ?? 0);
  // Without a branch: the results are close to random, so branch prediction would fail often.
  const places = starts.slice();
  for (let at = 0; at < failures.length; at += 1) {
    const failure = failures[at] ?? OUT;
    const place = places[failure] ?? 0;
    buffer[place] = ids[at] ?? 0;
    places[failure] = place + 1;
  }
  const part = (failure: number): Int32Array => buffer.subarray(starts[failure], places[failure]);
  return { matched: part(PASSES), without: part };
};
