import { OUT, PASSES, type Failures } from './failures.ts';

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

/** Parts products by what they fail, part after part into this room; their order stays. */
export const partition = (ids: Int32Array, failures: Failures, room: Int32Array): Parts => {
  const sizes = countFailures(failures);
  const starts = new Int32Array(256);
  for (let failure = 1; failure < 256; failure += 1)
    starts[failure] = (starts[failure - 1] ?? 0) + (sizes[failure - 1] ?? 0);
  // Without a branch: what passes is as good as random, which would make a processor guess wrong.
  const places = starts.slice();
  for (let at = 0; at < failures.length; at += 1) {
    const failure = failures[at] ?? OUT;
    const place = places[failure] ?? 0;
    room[place] = ids[at] ?? 0;
    places[failure] = place + 1;
  }
  const part = (failure: number): Int32Array => room.subarray(starts[failure], places[failure]);
  return { matched: part(PASSES), without: part };
};
