const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const placesIn = (query: string, word: RegExp): number[] =>
  [...query.matchAll(word)].flatMap((match) =>
    Array.from(match[0], (_, offset) => match.index + offset),
  );

/**
 * The query with one letter left out, put in, replaced, or swapped with its neighbour: in a word of
 * `shortest` letters or more where there is one (a slip in `tv` makes another word of it), else anywhere.
 */
export const withTypo = (query: string, random: () => number, shortest: number): string => {
  const letters = [...query];
  const long = placesIn(query, new RegExp(`\\p{L}{${shortest},}`, 'gu'));
  const places = long.length > 0 ? long : placesIn(query, /\p{L}+/gu);
  const at = places[Math.floor(random() * places.length)];
  if (at === undefined) return query;
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'e';
  const edit = Math.floor(random() * 4);
  if (edit === 0) letters.splice(at, 1);
  if (edit === 1) letters.splice(at, 0, letter);
  if (edit === 2) letters[at] = letter;
  if (edit === 3) letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
  return letters.join('');
};
