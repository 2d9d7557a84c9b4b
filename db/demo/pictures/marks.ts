import sharp from 'sharp';
import type { Colour, Tone } from './colours.ts';
import { RAMPS, shade } from './colours.ts';

/** Geometric marks of invented brands on a field of 100 by 100, `a` dark and `b` light. */
const MARKS: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `<circle cx="50" cy="50" r="26" fill="none" stroke="${a}" stroke-width="9"/><circle cx="50" cy="50" r="9" fill="${b}"/>`,
  (a, b) =>
    `<path d="M24 70 42 28l8 20 8-20 18 42" fill="none" stroke="${a}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><circle cx="50" cy="74" r="5" fill="${b}"/>`,
  (a, b) =>
    `<rect x="26" y="26" width="21" height="48" rx="4" fill="${a}"/><path d="M53 50 74 26v48z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M50 22c16 14 16 42 0 56-16-14-16-42 0-56z" fill="${a}"/><path d="M22 50c14-16 42-16 56 0-14 16-42 16-56 0z" fill="${b}" opacity=".75"/>`,
  (a, b) =>
    `<path d="M50 24 76 70H24z" fill="none" stroke="${a}" stroke-width="8" stroke-linejoin="round"/><path d="M50 46 62 68H38z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M26 62a24 24 0 0 1 48 0z" fill="${a}"/><rect x="26" y="67" width="48" height="6" rx="3" fill="${b}"/><circle cx="50" cy="31" r="6" fill="${b}"/>`,
  (a, b) =>
    `<path d="M48 74C24 66 24 38 48 26z" fill="${a}"/><path d="M53 26c24 8 24 36 0 48z" fill="${b}" opacity=".8"/>`,
  (a, b) =>
    `<path d="M28 30h14v40H28zM58 30h14v40H58z" fill="${a}"/><path d="M42 50c0-12 16-12 16 0s-16 12-16 0z" fill="${b}"/>`,
];

/** The logo of a brand: its mark on paper, square. */
export const drawMark = (mark: number, colour: Colour, width: number): Promise<Buffer> => {
  const [dark, base, light] = RAMPS[colour];
  const paper: Tone = [40, 18, 96];
  const draw = MARKS[mark % MARKS.length] ?? MARKS[0];
  const strong = colour === 'white' || colour === 'yellow' || colour === 'sand' ? dark : base;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${shade(paper)}"/>${draw?.(strong, colour === 'black' ? '#8b8e96' : mark % 2 === 0 ? dark : light)}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90, effort: 3 }).toBuffer();
};
