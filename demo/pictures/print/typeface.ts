import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
// oxlint-disable-next-line import/default -- its build for Node is CommonJS, whose exports are the default
import opentype from 'opentype.js';

const FILES = {
  display: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  italic: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff',
  sans: '@fontsource/el-messiri/files/el-messiri-latin-500-normal.woff',
  bold: '@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff',
  text: '@fontsource/sumana/files/sumana-latin-400-normal.woff',
} as const;

export type Face = keyof typeof FILES;

/** How words are set: `spacing` in shares of the size, `leading` the distance of lines in sizes. */
export type Setting = {
  face: Face;
  fill: string;
  align?: 'start' | 'middle';
  spacing?: number;
  leading?: number;
  capitals?: true;
};

type Field = { x: number; y: number; width: number; height: number };

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Face, Font>();

const fontOf = (face: Face): Font => {
  const known = loaded.get(face);
  if (known) return known;
  const file = readFileSync(resolve(FILES[face]));
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
  );
  loaded.set(face, font);
  return font;
};

/** How wide a line is at size 1. */
const widthOf = (line: string, { face, spacing = 0 }: Setting): number =>
  fontOf(face).getAdvanceWidth(line, 1000) / 1000 + spacing * (line.length - 1);

const place = (...numbers: readonly number[]): string =>
  numbers.map((n) => Math.round(n * 100) / 100).join(' ');

const draw = (command: PathCommand): string => {
  if (command.type === 'Z') return 'Z';
  const end = place(command.x, command.y);
  if (command.type === 'Q') return `Q${place(command.x1, command.y1)} ${end}`;
  if (command.type === 'C')
    return `C${place(command.x1, command.y1, command.x2, command.y2)} ${end}`;
  return `${command.type}${end}`;
};

/** One line as an outline, so that it looks the same on every machine. */
const setLine = (line: string, x: number, y: number, size: number, setting: Setting): string => {
  const { face, fill, align = 'middle', spacing = 0 } = setting;
  const left = align === 'middle' ? x - (widthOf(line, setting) * size) / 2 : x;
  const outline = fontOf(face).getPath(line, left, y, size, { letterSpacing: spacing });
  return `<path d="${outline.commands.map(draw).join('')}" fill="${fill}"/>`;
};

/** All ways to break words into so many lines. */
const breaks = (words: readonly string[], count: number): string[][] => {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, at) =>
      breaks(words.slice(at + 1), count - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    );
};

const CAPITAL = 0.7;

/** How large these lines can be in the field. */
const sizeOf = (lines: readonly string[], field: Field, setting: Setting): number => {
  const widest = Math.max(...lines.map((line) => widthOf(line, setting)));
  const tall = CAPITAL + (lines.length - 1) * (setting.leading ?? 1.05);
  return Math.min(field.width / widest, field.height / tall);
};

/**
 * Words in a field, as large as they can be, broken where that makes them largest. What is set to the middle
 * stands in the field's middle, the rest at its upper left corner; none is larger than `most`.
 */
export const setWords = (words: string, field: Field, setting: Setting, most = 999): string => {
  const said = setting.capitals ? words.toLocaleUpperCase('en') : words;
  const parts = said.split(' ');
  const ways = parts.flatMap((_, at) => breaks(parts, at + 1));
  const lines = ways.reduce((best, way) =>
    Math.min(most, sizeOf(way, field, setting)) >
    Math.min(most, sizeOf(best, field, setting)) * 1.02
      ? way
      : best,
  );
  const size = Math.min(most, sizeOf(lines, field, setting));
  const leading = (setting.leading ?? 1.05) * size;
  const tall = CAPITAL * size + (lines.length - 1) * leading;
  const isMiddle = (setting.align ?? 'middle') === 'middle';
  const x = isMiddle ? field.x + field.width / 2 : field.x;
  const top = isMiddle ? field.y + (field.height - tall) / 2 : field.y;
  return lines
    .map((line, at) => setLine(line, x, top + CAPITAL * size + at * leading, size, setting))
    .join('');
};
