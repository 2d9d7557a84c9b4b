/** Where in a title the typed text stands, at the beginning of a word; nowhere where other words led to it. */
export const typedPart = (title: string, typed: string) => {
  const folded = title.toLowerCase();
  const sought = typed.trim().toLowerCase();
  // Some letters get longer when they become small: then places in both texts are others.
  const isSameLength = folded.length === title.length;
  const at = sought === '' || !isSameLength ? -1 : ` ${folded}`.indexOf(` ${sought}`);
  if (at < 0) return { before: title, found: '', after: '' };
  const end = at + sought.length;
  return { before: title.slice(0, at), found: title.slice(at, end), after: title.slice(end) };
};
