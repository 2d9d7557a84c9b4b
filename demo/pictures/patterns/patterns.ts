import { block, disc, placed, shape, stroke, thrown, times } from '#demo/pictures/covers/draw.ts';
import type { Colour } from '#demo/pictures/colours.ts';
import { RAMPS } from '#demo/pictures/colours.ts';

/** The dyes of a cloth: its ground and what is woven in or printed on it. */
type Dyes = { ground: string; dark: string; light: string };
/** A cloth's pattern on a field of 240 by 240, a hundredth of a garment's unit each. */
type Pattern = (dyes: Dyes) => string;

const SIDE = 240;
const CREAM = '#f4eddf';

const blossom = (x: number, y: number, scale: number, petal: string, middle: string): string =>
  placed(
    x,
    y,
    scale,
    thrown(Math.round(x * 7 + y)) * 72,
    times(5, (i) =>
      placed(0, 0, 1, i * 72, `<ellipse cy="-3.4" rx="2.3" ry="3.2" fill="${petal}"/>`),
    ) + disc(0, 0, 1.5, middle),
  );

const rows = (step: number, one: (x: number, y: number, at: number) => string): string => {
  const count = Math.ceil(SIDE / step) + 1;
  return times(count * count, (at) => {
    const [column, row] = [at % count, Math.floor(at / count)];
    return one(column * step + (row % 2 ? step / 2 : 0), row * step, at);
  });
};

const PATTERNS = {
  floral: ({ dark, light }) =>
    rows(13, (x, y, at) => {
      const [dx, dy] = [thrown(at) * 6 - 3, thrown(at + 999) * 6 - 3];
      return (
        stroke(`M${x + dx - 4} ${y + dy + 5}q3-1 4-5`, dark, 0.8) +
        shape(`M${x + dx - 4} ${y + dy + 5}q-3-1-3-4 3 0 3 4z`, dark) +
        blossom(
          x + dx,
          y + dy,
          at % 3 ? 0.7 : 1,
          at % 4 === 1 ? '#e8b7a0' : light,
          at % 4 === 1 ? light : '#e2b04a',
        )
      );
    }),
  dots: ({ light }) => rows(9, (x, y) => disc(x, y, 1.9, light)),
  pinstripe: ({ light }) => times(48, (i) => block(i * 5, 0, 1.1, SIDE, light)),
  check: ({ dark, light }) =>
    times(
      13,
      (i) =>
        block(i * 20, 0, 8, SIDE, `${dark}66`) +
        block(i * 20 + 3.4, 0, 1.2, SIDE, `${light}99`) +
        block(i * 20 + 13, 0, 0.9, SIDE, `${light}77`),
    ) +
    times(
      13,
      (i) =>
        block(0, i * 20, SIDE, 8, `${dark}66`) +
        block(0, i * 20 + 3.4, SIDE, 1.2, `${light}99`) +
        block(0, i * 20 + 13, SIDE, 0.9, `${light}77`),
    ),
  herringbone: ({ light }) =>
    times(25, (i) => times(61, (k) => stroke(`M${i * 10} ${k * 4}l5 5l5-5`, `${light}88`, 0.9))),
  // As sailors wear them: dark on cream.
  sailor: ({ ground }) =>
    block(0, 0, SIDE, SIDE, CREAM) + times(22, (i) => block(0, 62 + i * 11, SIDE, 5, ground)),
  stripes: ({ light }) => times(34, (i) => block(0, i * 7, SIDE, 1.6, light)),
  // Around the chest alone, between the arms and the waist.
  chest: ({ light, dark }) =>
    block(0, 88, SIDE, 13, light) + block(0, 103, SIDE, 4, dark) + block(0, 82, SIDE, 3, light),
  sunrise: ({ light, dark }) =>
    `<clipPath id="sun"><rect x="90" y="52" width="60" height="42"/></clipPath><g clip-path="url(#sun)">` +
    disc(120, 94, 19, light) +
    times(9, (i) => placed(120, 94, 1, -80 + i * 20, block(-1.2, -35, 2.4, 11, light, 1.2))) +
    '</g>' +
    times(3, (i) => block(97 + i * 4, 97 + i * 5, 46 - i * 8, 2.2, i % 2 ? dark : light, 1.1)),
} satisfies Record<string, Pattern>;

type PatternName = keyof typeof PATTERNS;
const DRAWN: Readonly<Record<PatternName, Pattern>> = PATTERNS;

/** What the cloth of a type's products shows, by their number; null: nothing but its colour. */
const WORN: Readonly<Record<string, readonly (PatternName | null)[]>> = {
  dress: [null, 'floral', 'dots', 'pinstripe', null],
  coat: [null, null, 'herringbone', 'herringbone', 'check'],
  't-shirt': [null, 'sailor', 'chest', 'sunrise', 'stripes'],
};

/** On which a light pattern could not be seen. */
const PALE: ReadonlySet<Colour> = new Set([
  'white',
  'sand',
  'beige',
  'sage',
  'rose',
  'sky',
  'lilac',
  'yellow',
]);

/** The cloth of that product as SVG, undefined where it has one colour. */
export const patternOf = (type: string, number: number, colour: Colour): string | undefined => {
  const name = WORN[type]?.[number];
  if (!name) return undefined;
  const [dark, ground, bright] = RAMPS[colour];
  const light = PALE.has(colour) && name !== 'floral' ? dark : CREAM;
  const inner = DRAWN[name]({ ground, dark, light: colour === 'black' ? bright : light });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inner}</svg>`;
};
