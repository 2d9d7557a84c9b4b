/** The first place of an ordered list where `value` or something behind it stands; its length where nothing does. */
export const lowerBound = <Value extends number | string>(
  ordered: ArrayLike<Value>,
  value: Value,
): number => {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = ordered[middle];
    if (found !== undefined && found < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
