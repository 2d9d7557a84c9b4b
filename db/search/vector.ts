import type { LanguageCode } from '#i18n/languages.ts';
import { lexemes } from '#db/search/lexemes.ts';

export type Weight = 'A' | 'B' | 'C' | 'D';
/** A text of a product with the language it is in and how much its words count. */
export type Field = { text: string; language: LanguageCode; weight: Weight };

/** PostgreSQL's limits: positions end at 16,383, and a lexeme keeps 256 of them. */
const LAST_POSITION = 16_000;
/** Words of one field beyond this say nothing new. */
const LONGEST_FIELD = 1_000;
/** Between fields, so that the last word of a title does not stand beside the brand. */
const GAP = 10;
const POSITIONS_PER_LEXEME = 20;

/** The text of a tsvector: every lexeme of the fields with its positions and weights. */
export const vectorOf = (fields: Field[]): string => {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const { text, language, weight } of fields) {
    for (const word of lexemes(text, language).slice(0, LONGEST_FIELD)) {
      position = Math.min(position + 1, LAST_POSITION);
      for (const lexeme of word) {
        const known = places.get(lexeme);
        if (!known) places.set(lexeme, [`${position}${weight}`]);
        else if (known.length < POSITIONS_PER_LEXEME) known.push(`${position}${weight}`);
      }
    }
    position += GAP;
  }
  // Lexemes hold letters, marks, digits and points only, so quotes need no escape.
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ');
};
