import { type Grammar, GRAMMARS } from '#api/search/sentence/grammar.ts';
import type { KnownValues } from '#api/search/sentence/match-attribute.ts';
import { type Match, matchPattern } from '#api/search/sentence/match-pattern.ts';
import type { Piece } from '#api/search/sentence/read-words.ts';
import type { SentencePart } from '#api/search/sentence/sentence.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

/** What a query is read with. */
export type Reader = {
  language: LanguageCode;
  /** The decimals of the currency that is shown. */
  exponent: number;
  /** The attributes of the shop. */
  values?: KnownValues;
  /** Parts that are words and nothing else: what the shopper has taken away. */
  literal?: readonly string[];
  /** The last word is known to nobody, and may be the beginning of a colour. */
  isBegun?: boolean;
};

/** A query in pieces, and what it is read by. */
export type Unread = { pieces: Piece[]; grammar: Grammar; reader: Reader; q: string };
/** A part with its place among the pieces; `keeps`: what of it is searched for. */
export type Part = { from: number; to: number; part: SentencePart; keeps: string };

/** Under these years `under 5` says the age of a child. */
const GROWN_UP = 19;

/** A word or a quotation as it was typed. */
export const typed = (piece: Piece, { q }: Unread): string =>
  piece.kind === 'quote' ? piece.text : q.slice(piece.start, piece.end);

const without = (match: Match, unread: Unread): { words: string } | undefined => {
  const { pieces, grammar } = unread;
  const { x, from, to, pattern } = match;
  const [first] = pattern.places;
  const isAhead = first !== undefined && 'words' in first;
  const before = pieces[isAhead ? from - 1 : from];
  if (!x || !before || grammar.units.has(x.text) || grammar.currencies.has(x.text))
    return undefined;
  if (grammar.notExcluded.has(x.text) || grammar.notBefore.has(before.text)) return undefined;
  // Something has to be wanted beside what is not.
  return isAhead || from > 0 || to < pieces.length ? { words: typed(x, unread) } : undefined;
};

/** `women over 60` and `kids under 5` say an age, where no currency is named. */
const isAge = ({ from, to, pattern, a }: Match, { pieces, grammar, reader }: Unread): boolean => {
  const before = pieces[from - 1]?.text ?? '';
  const years = (a ?? 0) / 10 ** reader.exponent;
  const isBare = pieces.slice(from, to).every(({ kind }) => kind !== 'sign');
  if (!isBare) return false;
  return pattern.means.kind === 'above'
    ? grammar.adults.has(before)
    : pattern.means.kind === 'below' && years < GROWN_UP && grammar.children.has(before);
};

type Price = { kind: 'price'; min: number | null; max: number | null };

const priceOf = (match: Match, unread: Unread): Price | undefined => {
  const { a, b, pattern } = match;
  if (a === undefined || isAge(match, unread)) return undefined;
  const { kind } = pattern.means;
  if (kind === 'below') return { kind: 'price', min: null, max: a };
  if (kind === 'above') return { kind: 'price', min: a, max: null };
  return b === undefined ? undefined : { kind: 'price', min: Math.min(a, b), max: Math.max(a, b) };
};

/** What was typed there. */
export const textOf = ({ pieces, q }: Unread, from: number, to: number): string =>
  q.slice(pieces[from]?.start, pieces[to - 1]?.end);

/** A gift for somebody, who may be said by an age: `for a 5 year old`. */
const giftOf = ({ from, to, pattern }: Match, x: Piece, unread: Unread): Part | undefined => {
  const { pieces, grammar, q } = unread;
  const isAged = x.kind === 'number';
  if (!isAged && !grammar.recipients.has(x.text)) return undefined;
  const isChild = isAged ? Number(x.text) < GROWN_UP : grammar.children.has(x.text);
  const isGiftLast = pieces[to - 1]?.text === grammar.giftWord;
  const last = isAged ? pieces[isGiftLast ? to - 2 : to - 1] : x;
  const recipient = q.slice(x.start, last?.end);
  const gift = isChild ? `${grammar.giftWord} ${grammar.childGiftWord}` : grammar.giftWord;
  const keeps = pattern.means.kind === 'gift' ? gift : '';
  return { from, to, keeps, part: { text: textOf(unread, from, to), kind: 'gift', recipient } };
};

const partOf = (match: Match, unread: Unread): Part | undefined => {
  const { from, to, x, pattern } = match;
  const { means } = pattern;
  const text = textOf(unread, from, to);
  if (means.kind === 'sort')
    return { from, to, keeps: '', part: { text, kind: 'sort', sort: means.sort } };
  if (means.kind === 'occasion') {
    const gift = { text, kind: 'gift', recipient: means.occasion } as const;
    return { from, to, keeps: unread.grammar.giftWord, part: gift };
  }
  if (means.kind === 'gift' || means.kind === 'age') return x && giftOf(match, x, unread);
  if (means.kind === 'without') {
    const left = without(match, unread);
    return left && { from, to, keeps: '', part: { text, kind: 'without', ...left } };
  }
  const price = priceOf(match, unread);
  return price && { from, to, keeps: '', part: { text, ...price } };
};

/** What stands at a place by a pattern, the longest first; English prices are read in every language. */
export const listByPattern = (unread: Unread, at: number): Part[] => {
  const { grammar, reader } = unread;
  const { exponent, language } = reader;
  const foreign = language === defaultLanguage ? [] : GRAMMARS[defaultLanguage].patterns;
  const found = (of: Grammar, patterns: Grammar['patterns']) =>
    patterns.flatMap(
      (pattern) =>
        matchPattern({ pieces: unread.pieces, grammar: of, exponent }, pattern, at) ?? [],
    );
  return [
    ...found(grammar, grammar.patterns),
    ...found(
      GRAMMARS[defaultLanguage],
      foreign.filter(({ means }) => !['without', 'gift', 'occasion', 'age'].includes(means.kind)),
    ),
  ]
    .toSorted((one, other) => other.to - one.to)
    .flatMap((match) => partOf(match, unread) ?? []);
};
