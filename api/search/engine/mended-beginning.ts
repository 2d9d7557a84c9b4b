import { CALLED_SO } from '#api/search/engine/called-so.ts';
import { countNamed } from '#api/search/engine/context.ts';
import { asWord, lexemesOf } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/** A slip in fewer letters leaves too little of the word. */
const SHORTEST = 4;
/** Of so many words that the beginning may be of, whole ones and the commonest first, the goods are looked for. */
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

/**
 * What a word is meant to begin like that no word begins like: so that goods are called by what it becomes. While one
 * types `teepo` teapots are meant, before a brand that is called Tempo.
 */
export const mendBeginning = async (
  db: Db,
  typed: string,
  vocabulary: Vocabulary,
): Promise<string> => {
  const isBegun = typed.length < SHORTEST || vocabulary.completions(typed).length > 0;
  if (isBegun || /\d/.test(typed) || vocabulary.isOrdinary(typed)) return typed;
  const possible = beginningsNear(typed)
    .flatMap((beginning) => {
      const [word] = vocabulary.completions(beginning);
      return word === undefined ? [] : [{ beginning, word }];
    })
    .toSorted(
      (a, b) =>
        Number(b.word === b.beginning) - Number(a.word === a.beginning) ||
        vocabulary.wordDf(b.word) - vocabulary.wordDf(a.word),
    );
  for (const { beginning, word } of possible.slice(0, MOST)) {
    const lexemes = lexemesOf(asWord(word, vocabulary), vocabulary);
    if ((await countNamed(db, lexemes, vocabulary)) >= CALLED_SO) return beginning;
  }
  return typed;
};
