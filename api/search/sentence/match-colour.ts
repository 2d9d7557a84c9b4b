import { GRAMMARS } from '#api/search/sentence/grammar.ts';
import { lengthAt, type KnownValues } from '#api/search/sentence/match-attribute.ts';
import type { Piece } from '#api/search/sentence/read-words.ts';
import type { KnownValue } from '#api/search/sentence/sentence.ts';
import { defaultLanguage } from '#i18n/languages.ts';

/** `near`: the colours that will do for it, the closest first. */
type ColourMatch = { to: number; first: KnownValue; ids: number[]; near: number[] };

const idsOf = (values: readonly KnownValue[]): number[] => values.map(({ id }) => id);

/** Where the first of some names stands among others; -1: none does. */
const placeOf = (inOrder: readonly string[], names: readonly string[]): number =>
  inOrder.findIndex((name) => names.includes(name));

/** A colour of several words as the shop calls it: navy blue. */
const matchName = (
  pieces: readonly Piece[],
  at: number,
  { colours }: KnownValues,
): ColourMatch | undefined => {
  const lengthOf = (names: readonly string[]): number =>
    Math.max(0, ...names.map((name) => lengthAt(pieces, at, name)));
  const length = Math.max(0, ...colours.map(({ values }) => lengthOf(values)));
  if (length < 2) return undefined;
  const named = colours.filter(({ values }) => lengthOf(values) === length);
  const known = named.map((one) => one.known);
  const [first] = known;
  return first && { to: at + length, first, ids: idsOf(known), near: [] };
};

/** A colour by one of its words (red, rouges), and the shop's values that are called so or will do for it. */
const matchWord = (
  pieces: readonly Piece[],
  at: number,
  { language, colours }: KnownValues,
): ColourMatch | undefined => {
  const piece = pieces[at];
  if (piece?.kind !== 'word') return undefined;
  const groups = [...GRAMMARS[language].colours, ...GRAMMARS[defaultLanguage].colours].filter(
    ({ words }) => words.has(piece.text),
  );
  const called = colours
    .filter(({ values }) => values.some((name) => groups.some(({ words }) => words.has(name))))
    .map(({ known }) => known);
  const inOrder = groups.flatMap(({ near: names }) => [...names]);
  const near = colours
    .filter(({ known, values }) => !called.includes(known) && placeOf(inOrder, values) >= 0)
    .toSorted((a, b) => placeOf(inOrder, a.values) - placeOf(inOrder, b.values))
    .map(({ known }) => known);
  const [first] = [...called, ...near];
  return first && { to: at + 1, first, ids: idsOf(called), near: idsOf(near) };
};

/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3;

/** The first word for a colour of the shop that begins like a piece: black of `bla`. */
const wholeColour = (
  { kind, text }: Piece,
  { language, colours }: KnownValues,
): string | undefined => {
  if (kind !== 'word' || [...text].length < SHORTEST_BEGINNING) return undefined;
  const isName = (word: string): boolean => colours.some(({ values }) => values.includes(word));
  return GRAMMARS[language].colours
    .filter(({ words }) => [...words].some(isName))
    .flatMap(({ words }) => [...words])
    .find((word) => word.startsWith(text));
};

/** A colour of the shop at a place of the query. `isBegun`: the last piece may be the beginning of one. */
export const matchColour = (
  pieces: readonly Piece[],
  at: number,
  values: KnownValues,
  isBegun = false,
): ColourMatch | undefined => {
  const match = matchName(pieces, at, values) ?? matchWord(pieces, at, values);
  const piece = pieces[at];
  if (match || !isBegun || !piece || at < pieces.length - 1) return match;
  const text = wholeColour(piece, values);
  return text === undefined
    ? undefined
    : matchWord(pieces.with(at, { ...piece, text }), at, values);
};
