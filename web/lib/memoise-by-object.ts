/**
 * Memoises a function of an object in a WeakMap, so that the result lives as long as the object.
 */
export const memoiseByObject = <Given extends object, Made>(
  make: (given: Given) => Made,
): ((given: Given) => Made) => {
  const known = new WeakMap<Given, { made: Made }>();
  return (given) => {
    const memo = known.get(given) ?? { made: make(given) };
    known.set(given, memo);
    return memo.made;
  };
};
