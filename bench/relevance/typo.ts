/** A seeded sequence of numbers from 0 to below 1 (mulberry32): the same typos in every run. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The query with one letter left out, doubled by another, replaced, or swapped with its neighbour. */
export const withTypo = (query: string, random: () => number): string => {
  const letters = [...query];
  const places = letters.flatMap((letter, index) => (/\p{L}/u.test(letter) ? [index] : []));
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
