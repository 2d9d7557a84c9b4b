/** The same result for the same object: what is made of it is made once, and forgotten with it. */
export const oncePer = <Given extends object, Made>(
  make: (given: Given) => Made,
): ((given: Given) => Made) => {
  const known = new WeakMap<Given, { made: Made }>();
  return (given) => {
    const kept = known.get(given) ?? { made: make(given) };
    known.set(given, kept);
    return kept.made;
  };
};
