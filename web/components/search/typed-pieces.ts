/** A piece of a title, and whether it was typed. */
export type Piece = { text: string; isTyped: boolean };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Without accents and in small letters; Turkish ı is an i to whoever types on another keyboard. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** The shortest beginning of a word that is what was typed; the letters may be others, with accents. */
const beginningOf = (word: string, typed: string): string | undefined => {
  if (!folded(word).startsWith(typed)) return undefined;
  const letters = [...word];
  const count = letters.findIndex(
    (_, at) => folded(letters.slice(0, at + 1).join('')).length >= typed.length,
  );
  let end = count + 1;
  // A mark belongs to the letter before it.
  while (/^\p{M}$/u.test(letters[end] ?? '')) end += 1;
  return letters.slice(0, end).join('');
};

/** A title in pieces: those stand out that were typed, at the beginning of its words. */
export const typedPieces = (title: string, typed: string): Piece[] => {
  const sought = (typed.match(WORD) ?? []).map(folded).toSorted((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isTyped: boolean) => {
    if (to > from) pieces.push({ text: title.slice(from, to), isTyped });
    from = Math.max(from, to);
  };
  for (const { 0: word, index } of title.matchAll(WORD)) {
    const beginning = sought.map((one) => beginningOf(word, one)).find((one) => one !== undefined);
    if (!beginning) continue;
    add(index, false);
    add(index + beginning.length, true);
  }
  add(title.length, false);
  return pieces;
};
