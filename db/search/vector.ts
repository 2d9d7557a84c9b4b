import { headNounOf } from '#db/search/head-noun.ts';
import {
  foreignLexeme,
  formLexeme,
  headLexeme,
  readText,
  type WrittenText,
} from '#db/search/lexemes.ts';

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

/** The lexemes of what a title calls the thing. */
const headLexemes = ({ text, language, written = language }: Field): string[] => {
  const noun = headNounOf(text, written);
  if (noun === undefined) return [];
  return readText({ text: noun, language, written }).flatMap(({ lexemes }) =>
    lexemes.map(headLexeme),
  );
};

/** A place behind all others. */
const FORM_PLACE = '16383D';

/**
 * The forms that a title has its words in. One that is its own stem needs no lexeme of its own: a
 * place of weight D, which nothing else in a head has, takes a tenth of the room.
 */
const formLexemes = (title: Field): string[] =>
  readText(title)
    .slice(0, LONGEST_FIELD)
    .flatMap(({ folded, lexemes }) => {
      if (lexemes.length === 0) return [];
      return lexemes.includes(folded) ? [folded] : [formLexeme(folded)];
    });

/** What a head says of its title beside its words; PostgreSQL joins places of the same lexeme. */
const writeMarks = (title: Field | undefined): string => {
  if (!title) return '';
  const heads = new Set(headLexemes(title));
  const forms = new Set(formLexemes(title));
  return [
    ...[...heads].map((lexeme) => ` '${lexeme}':1A`),
    ...[...forms].map((lexeme) => ` '${lexeme}':${FORM_PLACE}`),
  ].join('');
};

// Lexemes hold letters, marks, digits, points and the signs before them only, so quotes need no escape.
const write = (places: Places): string =>
  [...places].map(([lexeme, { at }]) => `'${lexeme}':${at}`).join(' ');

/**
 * The texts of two tsvectors: of the head and its guests, and of these with what follows. Every lexeme
 * with its positions and weights. The first also says what the title calls the thing, and in which
 * forms it has its words.
 */
export const vectorsOf = ({
  head,
  foreign,
  more,
}: Record<'head' | 'foreign' | 'more', Field[]>) => {
  const places: Places = new Map();
  const end = place(places, foreign, place(places, head, 0), true);
  const written = write(places) + writeMarks(head[0]);
  place(places, more, end);
  return { head: written, text: write(places) };
};
