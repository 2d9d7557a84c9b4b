import { GRAMMARS } from '#api/search/sentence/grammar.ts';
import { type Piece, readPieces } from '#api/search/sentence/read-words.ts';
import type { KnownValue } from '#api/search/sentence/sentence.ts';
import { memoiseByLanguage } from '#db/search/memoise-by-language.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type FoldedValue = { known: KnownValue; titles: string[]; isSize: boolean; values: string[] };
/** The values of a shop, to be found by what is typed. */
export type KnownValues = {
  language: LanguageCode;
  all: FoldedValue[];
  /** Those that are colours. */
  colours: FoldedValue[];
  /** The words of the attributes' names: without one of them nothing is looked through. */
  nameWords: ReadonlySet<string>;
};

/** Values are read anew every second or so, and hardly ever say anything new. */
const MOST_FOLDED = 10_000;

const folded = memoiseByLanguage(MOST_FOLDED, (text, language) =>
  readPieces(text, language)
    .map((piece) => piece.text)
    .join(' '),
);

/** Prepares a shop's values for a language. */
export const knownValues = (values: readonly KnownValue[], language: LanguageCode): KnownValues => {
  const { size } = GRAMMARS[language];
  const isSizeWord = (word: string) => size.has(word) || GRAMMARS.en.size.has(word);
  const isColourWord = (word: string) =>
    GRAMMARS[language].colour.has(word) || GRAMMARS.en.colour.has(word);
  const every = values.map((known) => {
    const titles = known.attributeNames.map((name) => folded(name, language));
    return {
      known,
      titles,
      isSize: titles.some((title) => title.split(' ').some(isSizeWord)),
      values: known.valueNames.map((name) => folded(name, language)),
    };
  });
  const all = every.filter((one) => one.values.every((value) => value !== ''));
  const nameWords = new Set(every.flatMap(({ titles }) => titles.flatMap((one) => one.split(' '))));
  return {
    language,
    all,
    colours: all.filter(({ titles }) =>
      titles.some((title) => title.split(' ').some(isColourWord)),
    ),
    nameWords: new Set([...nameWords, ...size]),
  };
};

type AttributeMatch = { to: number; values: KnownValue[] };

/** How many pieces from a place on are this text; 0 where they are not. */
export const lengthAt = (pieces: readonly Piece[], at: number, text: string): number => {
  const length = text.split(' ').length;
  const typed = pieces.slice(at, at + length);
  const isText = typed.length === length && typed.every(({ kind }) => kind !== 'quote');
  return isText && typed.map((piece) => piece.text).join(' ') === text ? length : 0;
};

const longest = (lengths: number[]): number => Math.max(0, ...lengths);

/** An attribute's name and one of its values, in either order: size 42, 42 numara. */
export const matchAttribute = (
  pieces: readonly Piece[],
  at: number,
  { language, all, nameWords }: KnownValues,
): AttributeMatch | undefined => {
  if (!pieces.some(({ text }) => nameWords.has(text))) return undefined;
  const { size } = GRAMMARS[language];
  const nameAt = ({ titles, isSize }: FoldedValue, place: number): number => {
    const word = pieces[place];
    const isSizeWord = isSize && word?.kind === 'word' && size.has(word.text);
    return longest([isSizeWord ? 1 : 0, ...titles.map((title) => lengthAt(pieces, place, title))]);
  };
  const valueAt = ({ values }: FoldedValue, place: number): number =>
    longest(values.map((value) => lengthAt(pieces, place, value)));
  const nameFirst = (one: FoldedValue): number => {
    const name = nameAt(one, at);
    const value = name > 0 ? valueAt(one, at + name) : 0;
    return value > 0 ? name + value : 0;
  };
  const valueFirst = (one: FoldedValue): number => {
    if (!one.isSize) return 0;
    const value = valueAt(one, at);
    const name = value > 0 ? nameAt(one, at + value) : 0;
    return name > 0 ? value + name : 0;
  };
  const find = (lengthOf: (one: FoldedValue) => number): AttributeMatch | undefined => {
    const found = all.map((one) => ({ one, length: lengthOf(one) }));
    const length = longest(found.map((each) => each.length));
    const best = found.filter((each) => each.length === length);
    return length > 0 ? { to: at + length, values: best.map(({ one }) => one.known) } : undefined;
  };
  return find(nameFirst) ?? find(valueFirst);
};
