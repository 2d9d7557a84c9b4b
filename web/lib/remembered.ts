/**
 * What was made of a text is not made again while it is remembered: of so many texts at most, all of
 * which are forgotten together.
 */
export const remembered = <Made>(
  most: number,
  make: (text: string) => Made,
): ((text: string) => Made) => {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, { made });
    return made;
  };
};
