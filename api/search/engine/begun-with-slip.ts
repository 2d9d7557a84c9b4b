import type { Candidate } from '#api/search/engine/typo-index.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** A slip in fewer letters leaves too little of the word. */
const SHORTEST = 4;
/** Of a word not more than this share of what was typed is missing. */
const MISSING = 0.5;
/** So many words that the beginning may be of are looked at, the commonest first. */
const MOST = 4;

const LATIN = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letters of another script stand in blocks of so many. */
const BLOCK = 128;

/** The letters that a letter may have been struck for. */
const lettersLike = (letter: string): string[] => {
  if (/[a-z]/.test(letter)) return LATIN;
  const start = Math.floor((letter.codePointAt(0) ?? 0) / BLOCK) * BLOCK;
  return Array.from({ length: BLOCK }, (_, at) => String.fromCodePoint(start + at)).filter((one) =>
    /[\p{L}\p{M}]/u.test(one),
  );
};

/** What a beginning may be meant as where one letter behind the first is wrong, missing, too many or in its neighbour's place. */
export const beginningsNear = (typed: string): string[] => {
  const letters = lettersLike(typed);
  const near = Array.from({ length: typed.length - 1 }, (_, before) => {
    const at = before + 1;
    const [start, here, end] = [typed.slice(0, at), typed[at] ?? '', typed.slice(at + 1)];
    return [
      start + end,
      start + end.slice(0, 1) + here + end.slice(1),
      ...letters.flatMap((letter) => [start + letter + end, start + letter + here + end]),
    ];
  });
  return [...new Set(near.flat())].filter((one) => one !== typed);
};

/** A word that was not typed to its end, with a slip in its beginning; `missing`: so many letters. */
export type Begun = Candidate & { missing: number };

/** What a text that no word begins like may be the beginning of, with one slip: `teepo` of teapot. */
export const listBegun = (typed: string, vocabulary: Vocabulary): Begun[] => {
  const isBegun = typed.length < SHORTEST || vocabulary.completions(typed).length > 0;
  if (isBegun || /\d/.test(typed)) return [];
  const longest = new Map<string, number>();
  for (const beginning of beginningsNear(typed))
    for (const word of vocabulary.completions(beginning).slice(0, MOST))
      if (word.length > beginning.length)
        longest.set(word, Math.max(longest.get(word) ?? 0, beginning.length));
  return [...longest]
    .map(([word, length]) => ({
      word,
      distance: 1,
      df: vocabulary.wordDf(word),
      missing: word.length - length,
    }))
    .filter(({ missing }) => missing <= MISSING * typed.length)
    .toSorted((a, b) => a.missing - b.missing || b.df - a.df)
    .slice(0, MOST);
};
