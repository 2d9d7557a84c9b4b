import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Colour, Tone } from './colours.ts';
import { RAMPS, shade } from './colours.ts';
import type { Pen } from './write-word.ts';
import { writeWord } from './write-word.ts';
import { drawPetals } from './petals.ts';

/** What a logo is drawn from. */
export type Logo = { name: string; mark: number; colour: Colour; style: LogoStyle };

/** `ground` is a field in the brand's colour, `over` what is written on it. */
type Inks = { strong: string; soft: string; paper: string; ground: string; over: string };
type Style = (logo: Logo, inks: Inks) => string;

/** These would vanish on paper. */
const PALE: ReadonlySet<Colour> = new Set([
  'white',
  'yellow',
  'sand',
  'sky',
  'beige',
  'lilac',
  'sage',
  'rose',
  'gold',
]);

const MIDDLE = { x: 50, y: 50, width: 84, height: 40 };

const HAIRLINE: Pen = { weight: 1.05, gap: 4.4 };
const HEAVY: Pen = { weight: 3, gap: 3.4, stretch: 0.92 };
const ROUNDED: Pen = { weight: 2.3, gap: 3.4, round: true };
const SLAB: Pen = { weight: 1.3, gap: 3.4, serif: 1.5 };
const FAST: Pen = { weight: 2.4, gap: 3.2, slant: 16 };
const NARROW: Pen = { weight: 1.5, gap: 2.6, stretch: 0.52 };
const SMALL: Pen = { weight: 1.5, gap: 3.2 };

const field = (colour: string, radius: number): string =>
  `<rect x="4" y="4" width="92" height="92" rx="${radius}" fill="${colour}"/>`;
const rule = (y: number, colour: string, weight = 1.4): string =>
  `<path d="M10 ${y}H90" stroke="${colour}" stroke-width="${weight}"/>`;
const initialOf = (name: string): string => name.slice(0, 1);
/** A brand's name below its mark: the mark is what is seen where the logo is small. */
const below = (name: string, colour: string): string =>
  writeWord(name, SMALL, { x: 50, y: 85, width: 72, height: name.includes(' ') ? 21 : 11 }, colour);
const letterIn = (name: string, pen: Pen, colour: string, y: number, size: number): string =>
  writeWord(initialOf(name), pen, { x: 50, y, width: size, height: size }, colour);

/** Each is a house's own way of writing its name. */
const STYLES = {
  hairline: ({ name }, { strong }) => writeWord(name, HAIRLINE, MIDDLE, strong),
  heavy: ({ name }, { strong }) => writeWord(name, HEAVY, MIDDLE, strong),
  rounded: ({ name }, { ground, over }) =>
    `${field(ground, 26)}${writeWord(name, ROUNDED, { ...MIDDLE, width: 76 }, over)}`,
  slab: ({ name }, { strong, soft }) =>
    `${rule(28, soft)}${rule(72, soft)}${writeWord(name, SLAB, { ...MIDDLE, width: 78, height: 32 }, strong)}`,
  fast: ({ name }, { strong, soft }) =>
    `<path d="M12 66H74l-2 4H10zM20 74H60l-2 4H18z" fill="${soft}"/>${writeWord(name, FAST, { ...MIDDLE, y: 50, width: 78 }, strong)}`,
  narrow: ({ name }, { strong }) =>
    `<rect x="9" y="24" width="82" height="52" fill="none" stroke="${strong}" stroke-width="1.6"/>${writeWord(name, NARROW, { ...MIDDLE, width: 68, height: 34 }, strong)}`,
  roundel: ({ name }, { strong, ground, over }) =>
    `<circle cx="50" cy="40" r="29" fill="${ground}"/>${letterIn(name, HEAVY, over, 40, 28)}${below(name, strong)}`,
  crest: ({ name, mark }, { strong, soft }) =>
    `<g transform="translate(14 2) scale(.72)">${drawPetals(mark, strong, soft)}</g>${below(name, strong)}`,
  hexagon: ({ name }, { strong, ground, over }) =>
    `<path d="M50 6 80 23V57L50 74 20 57V23z" fill="${ground}"/>${letterIn(name, ROUNDED, over, 40, 30)}${below(name, strong)}`,
  arch: ({ name }, { strong, ground, over }) =>
    `<path d="M22 72V36a28 28 0 0 1 56 0V72z" fill="${ground}"/>${letterIn(name, SLAB, over, 44, 34)}${below(name, strong)}`,
  leaf: ({ name }, { strong, ground, paper }) =>
    `<path d="M24 72C16 34 38 10 80 8C84 48 64 74 24 72z" fill="${ground}"/><path d="M18 78C30 60 44 44 64 26M38 54 36 38M50 41 49 27M42 50 58 52M54 37 69 38" fill="none" stroke="${paper}" stroke-width="3.2" stroke-linecap="round"/>${below(name, strong)}`,
  paw: ({ name }, { strong, ground }) =>
    `<path d="M50 40c12 0 24 13 24 23c0 8-7 11-13 9c-7-2-15-2-22 0c-6 2-13-1-13-9c0-10 12-23 24-23z" fill="${ground}"/>${[
      [27, 36, -24],
      [42, 20, -8],
      [58, 20, 8],
      [73, 36, 24],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="7.5" ry="10.5" fill="${ground}" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join('')}${below(name, strong)}`,
  stencil: ({ name }, { strong, soft, paper }) =>
    `${writeWord(name, HEAVY, MIDDLE, strong)}<path d="M4 50.4H96" stroke="${paper}" stroke-width="1.3"/><path d="M4 86H96" stroke="${soft}" stroke-width="5"/>`,
  split: ({ name }, { strong, ground, over }) =>
    `<rect width="100" height="62" fill="${ground}"/>${letterIn(name, ROUNDED, over, 31, 38)}${below(name, strong)}`,
} satisfies Record<string, Style>;

/** How a brand writes its name. */
export type LogoStyle = keyof typeof STYLES;

/** The logo of a brand on paper, square. */
export const drawLogo = (logo: Logo, width: number): Sharp => {
  const [dark, base, light] = RAMPS[logo.colour];
  const tone: Tone = [40, 18, 96];
  const isPale = PALE.has(logo.colour);
  const paper = shade(tone);
  const inks: Inks = isPale
    ? { strong: dark, soft: base, paper, ground: base, over: RAMPS.black[0] }
    : { strong: base, soft: light, paper, ground: base, over: paper };
  const style: Style = STYLES[logo.style];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${paper}"/>${style(logo, inks)}</svg>`;
  return sharp(Buffer.from(svg));
};
