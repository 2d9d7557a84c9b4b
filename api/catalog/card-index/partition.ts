import { OUT, PASSES, type Failures } from './failures.ts';

type Parts = {
  matched: Int32Array;
  /** The products that this facet alone keeps out. */
  without: (facet: number) => Int32Array;
};

const NONE = new Int32Array();

/** Parts products by what they fail; their order stays. */
export const partition = (ids: Int32Array, failures: Failures | undefined): Parts => {
  if (!failures) return { matched: ids, without: () => NONE };
  const sizes = new Int32Array(256);
  for (let at = 0; at < failures.length; at += 1) {
    const failure = failures[at] ?? OUT;
    sizes[failure] = (sizes[failure] ?? 0) + 1;
  }
  sizes[OUT] = 0;
  const lists = Array.from(sizes, (size) => (size > 0 ? new Int32Array(size) : NONE));
  const filled = new Int32Array(256);
  for (let at = 0; at < failures.length; at += 1) {
    const failure = failures[at] ?? OUT;
    if (failure === OUT) continue;
    const place = filled[failure] ?? 0;
    const list = lists[failure];
    if (list) list[place] = ids[at] ?? 0;
    filled[failure] = place + 1;
  }
  return { matched: lists[PASSES] ?? NONE, without: (facet) => lists[facet] ?? NONE };
};
