import { minorOfText } from '#api/search/sentence/amount.ts';
import type { Grammar, Pattern } from '#api/search/sentence/grammar.ts';
import type { Piece } from '#api/search/sentence/read-words.ts';

/** What stands in the places of a pattern, from a piece to before another. */
export type Match = {
  pattern: Pattern;
  from: number;
  to: number;
  a: number | undefined;
  b: number | undefined;
  x: Piece | undefined;
};

/** In years. */
const AGE = /^[1-9]\d?$/;

type Query = { pieces: readonly Piece[]; grammar: Grammar; exponent: number };

const isCurrency = (piece: Piece | undefined, { currencies }: Grammar): boolean =>
  piece !== undefined &&
  ((piece.kind === 'sign' && /\p{Sc}/u.test(piece.text)) ||
    (piece.kind === 'word' && currencies.has(piece.text)));

type Amount = { minor: number; to: number; hasCurrency: boolean };

/** A number with its currency before or behind it; none where a measure follows. */
const readAmount = ({ pieces, grammar, exponent }: Query, at: number): Amount | undefined => {
  const isBefore = isCurrency(pieces[at], grammar);
  const number = pieces[isBefore ? at + 1 : at];
  if (number?.kind !== 'number') return undefined;
  const minor = minorOfText(number.text, exponent);
  if (minor === undefined) return undefined;
  let to = at + (isBefore ? 2 : 1);
  const isBehind = !isBefore && isCurrency(pieces[to], grammar);
  if (isBehind) to += 1;
  const next = pieces[to];
  const isMeasure = !isBefore && !isBehind && next !== undefined && grammar.units.has(next.text);
  return isMeasure ? undefined : { minor, to, hasCurrency: isBefore || isBehind };
};

/** A pattern at a place of the query; undefined where it does not stand there. */
export const matchPattern = (query: Query, pattern: Pattern, from: number): Match | undefined => {
  const match: Match = { pattern, from, to: from, a: undefined, b: undefined, x: undefined };
  let hasCurrency = false;
  for (const place of pattern.places) {
    const piece = query.pieces[match.to];
    if (!piece) return undefined;
    if ('words' in place) {
      if (piece.kind === 'quote' || !place.words.has(piece.text)) return undefined;
      match.to += 1;
    } else if (place.slot === 'x' || place.slot === 'n') {
      const isFit =
        place.slot === 'n' ? AGE.test(piece.text) : piece.kind === 'word' || piece.kind === 'quote';
      if (!isFit) return undefined;
      match.x = piece;
      match.to += 1;
    } else {
      const amount = readAmount(query, match.to);
      if (!amount) return undefined;
      match[place.slot] = amount.minor;
      match.to = amount.to;
      hasCurrency ||= amount.hasCurrency;
    }
  }
  const next = query.pieces[match.to];
  const endsInMeasure =
    match.a !== undefined &&
    !hasCurrency &&
    next !== undefined &&
    query.grammar.units.has(next.text);
  return endsInMeasure || (pattern.needsCurrency && !hasCurrency) ? undefined : match;
};
