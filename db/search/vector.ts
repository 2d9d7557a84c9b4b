import { headNounOf } from '#db/search/head-noun.ts';
import { foreignLexeme, headLexeme, readText, type WrittenText } from '#db/search/lexemes.ts';

export type Weight = 'A' | 'B' | 'C' | 'D';
/** A text of a product with the language it is in and how much its words count. */
export type Field = WrittenText & { weight: Weight };

/** PostgreSQL's limits: positions end at 16,383, and a lexeme keeps 256 of them. */
const LAST_POSITION = 16_000;
/** Further words of one field are ignored. */
const LONGEST_FIELD = 1_000;
/** Between fields, so that the last word of a title does not stand beside the brand. */
const GAP = 10;
const POSITIONS_PER_LEXEME = 20;

type Places = Map<string, { at: string; times: number }>;

/** Adds the words of the fields behind `from` and returns the last position. */
const place = (places: Places, fields: Field[], from: number, areForeign = false): number => {
  let position = from;
  for (const field of fields) {
    const { language, weight } = field;
    for (const { lexemes } of readText(field).slice(0, LONGEST_FIELD)) {
      position = Math.min(position + 1, LAST_POSITION);
      for (const stem of lexemes) {
        const lexeme = areForeign ? foreignLexeme(stem, language) : stem;
        const known = places.get(lexeme);
        if (!known) places.set(lexeme, { at: `${position}${weight}`, times: 1 });
        else if (known.times < POSITIONS_PER_LEXEME) {
          known.at += `,${position}${weight}`;
          known.times += 1;
        }
      }
    }
    position += GAP;
  }
  return position;
};

/** Marks what a title calls the thing. */
const placeHeadNoun = (places: Places, title: Field | undefined): void => {
  if (!title) return;
  const { text, language, written = language } = title;
  const noun = headNounOf(text, written);
  if (noun === undefined) return;
  for (const { lexemes } of readText({ text: noun, language, written }))
    for (const stem of lexemes) places.set(headLexeme(stem), { at: '1A', times: 1 });
};

// Lexemes hold letters, marks, digits, points, colons and carets only, so quotes need no escape.
const write = (places: Places): string =>
  [...places].map(([lexeme, { at }]) => `'${lexeme}':${at}`).join(' ');

/**
 * The texts of two tsvectors: of the head and its guests, and of these with what follows. Every lexeme
 * with its positions and weights.
 */
export const vectorsOf = ({
  head,
  foreign,
  more,
}: Record<'head' | 'foreign' | 'more', Field[]>) => {
  const places: Places = new Map();
  const end = place(places, foreign, place(places, head, 0), true);
  placeHeadNoun(places, head[0]);
  const written = write(places);
  place(places, more, end);
  return { head: written, text: write(places) };
};
