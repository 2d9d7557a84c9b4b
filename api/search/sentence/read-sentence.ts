import { GRAMMARS } from '#api/search/sentence/grammar.ts';
import {
  knownValues,
  type KnownValues,
  matchAttribute,
} from '#api/search/sentence/match-attribute.ts';
import {
  listByPattern,
  type Part,
  type Reader,
  textOf,
  typed,
  type Unread,
} from '#api/search/sentence/read-parts.ts';
import { matchColour } from '#api/search/sentence/match-colour.ts';
import { readPieces } from '#api/search/sentence/read-words.ts';
import { isColour, type Sentence, type SentencePart } from '#api/search/sentence/sentence.ts';
import { defaultLanguage } from '#i18n/languages.ts';

const NOTHING_KNOWN: KnownValues = knownValues([], defaultLanguage);

const quoteAt = (unread: Unread, at: number): Part | undefined => {
  const { pieces } = unread;
  const text = textOf(unread, at, at + 1);
  const [one, two] = [pieces[at], pieces[at + 1]];
  if (one?.kind === 'quote')
    return {
      from: at,
      to: at + 1,
      keeps: one.text,
      part: { text, kind: 'phrase', words: one.text },
    };
  if (one?.kind !== 'minus' || (two?.kind !== 'word' && two?.kind !== 'quote')) return undefined;
  if (pieces.length < 3) return undefined;
  const part = {
    text: textOf(unread, at, at + 2),
    kind: 'without',
    words: typed(two, unread),
  } as const;
  return { from: at, to: at + 2, keeps: '', part };
};

const attributeAt = (unread: Unread, at: number): Part | undefined => {
  const match = matchAttribute(unread.pieces, at, unread.reader.values ?? NOTHING_KNOWN);
  const [first] = match?.values ?? [];
  if (!match || !first) return undefined;
  const { attribute, value } = first;
  const ids = match.values.map(({ id }) => id);
  const text = textOf(unread, at, match.to);
  return {
    from: at,
    to: match.to,
    keeps: '',
    part: { text, kind: 'attribute', attribute, value, ids },
  };
};

const colourAt = (unread: Unread, at: number): Part | undefined => {
  const { values = NOTHING_KNOWN, isBegun } = unread.reader;
  const match = matchColour(unread.pieces, at, values, isBegun);
  if (!match) return undefined;
  const { to, ids, near } = match;
  const { attribute, value } = match.first;
  const text = textOf(unread, at, to);
  return {
    from: at,
    to,
    keeps: '',
    part: { text, kind: 'attribute', attribute, value, ids, near },
  };
};

/** What alone says which goods of the shop are asked for, or how all of them are ordered. */
const LISTING = new Set<SentencePart['kind']>(['price', 'attribute', 'sort']);

/** Only one price, one order and one person are asked for: the first. */
const SINGLE = new Set<SentencePart['kind']>(['price', 'sort', 'gift']);

const listParts = (unread: Unread): Part[] => {
  const literal = new Set((unread.reader.literal ?? []).map((text) => text.trim().toLowerCase()));
  const parts: Part[] = [];
  const isWanted = ({ part }: Part): boolean =>
    !literal.has(part.text.toLowerCase()) &&
    !(SINGLE.has(part.kind) && parts.some((known) => known.part.kind === part.kind));
  for (let at = 0; at < unread.pieces.length;) {
    const here = [
      quoteAt(unread, at) ?? [],
      attributeAt(unread, at) ?? [],
      listByPattern(unread, at),
      colourAt(unread, at) ?? [],
    ].flat();
    const part = here.find(isWanted);
    if (part) parts.push(part);
    at = part?.to ?? at + 1;
  }
  return parts;
};

/** The query without what was read of it, but for what each part keeps. */
const wordsOf = ({ pieces, q }: Unread, parts: readonly Part[]): string => {
  let from = 0;
  const kept: string[] = [];
  for (const part of parts) {
    kept.push(q.slice(from, pieces[part.from]?.start), part.keeps);
    from = pieces[part.to - 1]?.end ?? from;
  }
  kept.push(q.slice(from));
  return kept.join(' ').replace(/\s+/gu, ' ').trim();
};

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A colour asks for something beside the name of a thing; two of them (black and white) are words. */
const withoutLooseColours = (unread: Unread, parts: Part[]): Part[] => {
  const others = parts.filter(({ part }) => !isColour(part));
  const isOne = parts.length === others.length + 1;
  return isOne && hasWords(wordsOf(unread, parts)) ? parts : others;
};

/**
 * Reads what a query asks for beside its words: prices, order, what is not wanted, phrases, sizes, a
 * colour, a gift. A part counts only with a known word in its place; all else stays words. Where
 * exclusions alone would be left, they are words too.
 */
export const readSentence = (q: string, reader: Reader): Sentence => {
  const unread: Unread = {
    pieces: readPieces(q, reader.language),
    grammar: GRAMMARS[reader.language],
    reader,
    q,
  };
  const parts = withoutLooseColours(unread, listParts(unread));
  const words = wordsOf(unread, parts);
  const isAsked = hasWords(words) || parts.some(({ part }) => LISTING.has(part.kind));
  return isAsked
    ? { words: hasWords(words) ? words : '', parts: parts.map(({ part }) => part) }
    : { words: q, parts: [] };
};
