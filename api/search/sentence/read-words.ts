import { fold, lowerCase } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** A piece of a query, where it stands, and how it is compared. */
export type Piece = {
  kind: 'word' | 'number' | 'sign' | 'quote' | 'minus';
  start: number;
  end: number;
  /** Folded; of a quote, what it quotes as it was typed. */
  text: string;
};

const ZEROS = [0x660, 0x6f0, 0x966];
const FOREIGN_DIGIT = /[\u{660}-\u{669}\u{6f0}-\u{6f9}\u{966}-\u{96f}]/gu;

/** Digits of every script as ASCII ones, at the same places. */
const withPlainDigits = (text: string): string =>
  text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });

const QUOTE = /(?<![\p{L}\p{N}])["“„«]\s*(?<quoted>[^"“”„«»]*[\p{L}\p{N}][^"“”„«»]*)["”“»]/u;
/** What is left out stands behind a minus that begins a word. */
const MINUS = /(?<minus>(?<=^|\s)[-−](?=["“„«\p{L}]))/u;
/** Amounts with their currency written to them (50TL) are numbers, codes (50ml, 18v) are words. */
const NUMBER =
  /(?<number>\d+(?:[.,٫٬\u202f\u00a0]\d+| (?=\d{3}(?!\d))\d{3})*(?:(?![\p{L}\p{M}\d])|(?=(?:tl|usd|eur|rs|inr|try|aed|sar)(?![\p{L}\d]))))/iu;
/** Signs of currency and measure, the dash of a range, the Arabic `and` written to a number. */
const SIGN = /(?<sign>\p{Sc}|[%°″"]|[-–—](?=\s*(?:\p{Sc}\s*)?\d)|و(?=\d))/u;
const WORD = /(?<word>[\p{L}\p{M}\p{N}]+(?:-\p{L}[\p{L}\p{M}\p{N}]*)*)/u;
const PIECE = new RegExp(
  [QUOTE, MINUS, NUMBER, SIGN, WORD].map(({ source }) => source).join('|'),
  'giu',
);

const KINDS = ['word', 'number', 'sign', 'minus'] as const;

/** The pieces of a query in reading order. */
export const readPieces = (query: string, language: LanguageCode): Piece[] =>
  [...withPlainDigits(query).matchAll(PIECE)].map((match) => {
    const groups = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (groups.quoted !== undefined)
      return { kind: 'quote', start, end, text: groups.quoted.trim() };
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? 'word';
    const text = kind === 'number' ? match[0] : fold(lowerCase(match[0], language));
    return { kind, start, end, text: kind === 'sign' ? text.replace(/[–—]/, '-') : text };
  });
