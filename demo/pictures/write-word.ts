import type { Letter } from './letters.ts';
import { LETTERS } from './letters.ts';

/** How a word is written; lengths in tenths of a letter's height. */
export type Pen = {
  /** How broad a stroke is. */
  weight: number;
  /** Between two letters. */
  gap: number;
  /** How broad letters are, 1 as they are drawn. */
  stretch?: number;
  /** To the right, in degrees. */
  slant?: number;
  serif?: number;
  round?: boolean;
};

/** A field on a picture, its middle and its size. */
type Field = { x: number; y: number; width: number; height: number };

const LEADING = 5;

const letterOf = (sign: string): Letter => {
  const letter = LETTERS[sign];
  if (!letter) throw new Error(`No letter is drawn for "${sign}"`);
  return letter;
};

/** Pairs that leave a hole between them come closer. */
const PAIRS: Readonly<Record<string, number>> = {
  LT: -2.6,
  LV: -2.4,
  AV: -1.6,
  VA: -1.6,
  AT: -1.6,
  TA: -1.6,
};

const stepOf = (line: string, at: number, { gap, stretch = 1 }: Pen): number =>
  (letterOf(line.charAt(at))[0] + (PAIRS[line.slice(at, at + 2)] ?? 0)) * stretch + gap;

const widthOf = (line: string, pen: Pen): number =>
  [...line].reduce((sum, _, at) => sum + stepOf(line, at, pen), -pen.gap);

const drawLine = (line: string, pen: Pen, width: number, y: number): string => {
  const { stretch = 1, serif = 0 } = pen;
  let x = (width - widthOf(line, pen)) / 2;
  return [...line]
    .map((sign, at) => {
      const [, strokes, feet = []] = letterOf(sign);
      const bars = feet
        .map(([foot = 0, high = 0]) => `M${foot - serif} ${high}h${serif * 2}`)
        .join('');
      const drawn = `<path d="${strokes}${serif > 0 ? bars : ''}" transform="translate(${x} ${y}) scale(${stretch} 1)"/>`;
      x += stepOf(line, at, pen);
      return drawn;
    })
    .join('');
};

/** A name in capitals, each of its words on a line, as large as the field allows. */
export const writeWord = (name: string, pen: Pen, field: Field, colour: string): string => {
  const lines = name.toLocaleUpperCase('en').replace(' & ', ' &').split(' ');
  const width = Math.max(...lines.map((line) => widthOf(line, pen)));
  const height = lines.length * 10 + (lines.length - 1) * LEADING;
  const scale = Math.min(field.width / (width + pen.weight), field.height / (height + pen.weight));
  const ends = pen.round
    ? 'stroke-linecap="round" stroke-linejoin="round"'
    : 'stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="1.6"';
  const place = `translate(${field.x} ${field.y}) scale(${scale}) skewX(${-(pen.slant ?? 0)}) translate(${-width / 2} ${-height / 2})`;
  const drawn = lines.map((line, i) => drawLine(line, pen, width, i * (10 + LEADING))).join('');
  return `<g transform="${place}" fill="none" stroke="${colour}" stroke-width="${pen.weight}" ${ends}>${drawn}</g>`;
};
