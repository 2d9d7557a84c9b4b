import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';

const PAPER = '#fbf6ec';

/** The store's colour, darker and lighter, and what it is drawn on. */
type Inks = { dark: string; base: string; light: string };
/** `ground` fills the square, which pages show as a circle; what counts stays within 12 to 88. */
type Mark = { ground: (inks: Inks) => string; draw: (inks: Inks) => string };

const onBase = (inks: Inks): string => inks.base;
const onDark = (inks: Inks): string => inks.dark;
const onPaper = (): string => PAPER;

const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`;
const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const turned = (count: number, draw: string): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(360 / count) * i} 50 50)">${draw}</g>`,
  ).join('');

/** The mark of each store, by its id: a sign of what it stands for, each drawn in a way of its own. */
const MARKS: Readonly<Record<string, Mark>> = {
  // A lane of copper on a board that ends in a C.
  'circuit-lane': {
    ground: onDark,
    draw: ({ light }) =>
      line('M70 34A26 26 0 1 0 70 66', PAPER, 8) +
      line('M50 50H84', light, 5) +
      line('M50 50V38', light, 5) +
      dot(50, 34, 5, light) +
      dot(84, 50, 5, light) +
      dot(70, 34, 6, PAPER) +
      dot(70, 66, 6, PAPER),
  },
  // Sound that comes out of a house.
  'sonora-house': {
    ground: onBase,
    draw: ({ light }) =>
      fill('M22 50L46 28L46 28L46 76H28V56z', PAPER) +
      line('M58 42a12 12 0 0 1 0 18', PAPER, 5.5) +
      line('M66 34a22 22 0 0 1 0 34', light, 5.5) +
      line('M74 26a33 33 0 0 1 0 50', light, 5.5),
  },
  // An L of thread, and its needle.
  'atelier-lirel': {
    ground: onPaper,
    draw: ({ base, dark }) =>
      line('M36 22C32 44 32 60 36 72C48 78 62 76 72 66', base, 8) +
      line('M62 20L44 80', dark, 4) +
      line('M60.6 25l-2 7', PAPER, 1.6) +
      line('M72 66c6-6 4-14-3-12s-8 12-2 18', base, 4),
  },
  // Two shores and the water between them.
  'bosphorus-mode': {
    ground: onBase,
    draw: ({ light, dark }) =>
      fill('M0 60Q25 48 50 60T100 60V100H0z', dark) +
      line('M10 70q10-6 20 0t20 0t20 0t20 0', light, 3) +
      line('M16 60Q50 16 84 60', PAPER, 4.5) +
      line('M34 60V43M50 60V38M66 60V43', PAPER, 3) +
      line('M24 60V30M76 60V30', PAPER, 5),
  },
  // An oak leaf.
  'hearth-and-oak': {
    ground: onDark,
    draw: ({ light }) =>
      fill(
        'M50 16c8 4 6 10 12 12s10 6 6 13s4 8 1 15s-11 6-13 11s-4 7-6 7s-4-3-6-7s-10-4-13-11s5-8 1-15s0-11 6-13s4-8 12-12z',
        light,
      ) + line('M50 26V88M50 44l9-7M50 44l-9-7M50 58l11-8M50 58l-11-8', '#33331c', 2.4),
  },
  // A palm by a well, within an arch.
  'dar-al-waha': {
    ground: onPaper,
    draw: ({ base, dark }) =>
      fill('M22 88V46C22 26 36 22 50 10C64 22 78 26 78 46V88z', base) +
      line('M50 80C52 66 51 56 50 46', PAPER, 4.5) +
      [
        'M50 46c-6-10-14-9-18-3c6-2 12-1 18 3z',
        'M50 46c6-10 14-9 18-3c-6-2-12-1-18 3z',
        'M50 46c-12-4-18 2-18 11c4-6 10-9 18-11z',
        'M50 46c12-4 18 2 18 11c-4-6-10-9-18-11z',
        'M50 46c-4-8-2-14 0-17c2 3 4 9 0 17z',
      ]
        .map((leaf) => fill(leaf, PAPER))
        .join('') +
      line('M34 80h32', dark, 4),
  },
  'copper-spoon': {
    ground: onDark,
    draw: ({ light }) =>
      `<g transform="rotate(38 50 50)"><ellipse cx="50" cy="32" rx="14" ry="19" fill="${light}"/><ellipse cx="47" cy="29" rx="7" ry="11" fill="${PAPER}" opacity=".55"/>${line('M50 50V86', light, 6)}</g>`,
  },
  // A petal and a needle of pine, in turns.
  'petal-and-pine': {
    ground: onPaper,
    draw: ({ base, dark }) =>
      turned(6, fill('M50 50C38 36 42 18 50 14C58 18 62 36 50 50z', base)) +
      `<g transform="rotate(30 50 50)">${turned(6, line('M50 40V18', '#4f6b4a', 3))}</g>` +
      dot(50, 50, 6, dark),
  },
  'green-cross-pharmacy': {
    ground: onPaper,
    draw: ({ base }) =>
      fill('M38 14h24v24h24v24H62v24H38V62H14V38h24z', base) +
      fill('M50 66C38 58 36 46 50 34C64 46 62 58 50 66z', PAPER) +
      line('M50 66V46', base, 2.4),
  },
  // A hand that holds a sprout.
  'sanjeevani-health': {
    ground: onBase,
    draw: ({ light }) =>
      line('M50 64V34', PAPER, 4.5) +
      fill('M50 42C34 42 28 32 28 22C42 22 50 30 50 42z', PAPER) +
      fill('M50 36C52 24 60 18 72 18C72 30 64 37 50 36z', light) +
      fill('M20 58C30 58 36 66 50 66S70 58 80 58C78 74 66 84 50 84S22 74 20 58z', PAPER),
  },
  // The awning of a stall.
  'market-square': {
    ground: onDark,
    draw: ({ light }) =>
      Array.from({ length: 5 }, (_, i) =>
        fill(`M${20 + i * 12} 26h12v22a6 6 0 0 1-12 0z`, i % 2 ? light : PAPER),
      ).join('') +
      line('M24 58V80H76V58', PAPER, 4.5) +
      line('M40 80V66H60V80', light, 4),
  },
  // The north and a ridge with snow.
  'north-ridge': {
    ground: onDark,
    draw: ({ light }) =>
      fill('M8 80L38 34L52 56L62 42L92 80z', light) +
      fill('M38 34L28 50l7-3l5 5l5-6l3 4z', PAPER) +
      fill('M62 42l-6 9l6-2l4 4l3-2z', PAPER) +
      fill('M70 12l4 12l-4-3l-4 3z', PAPER),
  },
  'little-lantern': {
    ground: onBase,
    draw: ({ dark, light }) =>
      line('M36 28a14 14 0 0 1 28 0', PAPER, 4) +
      fill('M34 30h32l6 42H28z', PAPER) +
      fill('M50 38C60 48 58 60 50 64C42 60 40 48 50 38z', light) +
      fill('M24 72h52v9H24z', dark) +
      dot(44, 53, 1.8, dark) +
      dot(56, 53, 1.8, dark) +
      line('M45 58q5 4 10 0', dark, 1.8),
  },
  // A lighthouse that stands on an open book.
  'paper-lighthouse': {
    ground: onPaper,
    draw: ({ base, dark }) =>
      fill('M42 66L45 32H55L58 66z', base) +
      fill('M44.4 42h11.2l.8 9H43.6z', PAPER) +
      fill('M43 30h14l-7-10z', dark) +
      line('M62 26L82 18M62 32H84M38 26L18 18M38 32H16', base, 3.4) +
      line(
        'M50 74C40 64 26 66 18 68V82C28 80 40 78 50 86C60 78 72 80 82 82V68C74 66 60 64 50 74z',
        dark,
        3.6,
      ) +
      line('M50 74V86', dark, 3),
  },
  // A fern that is also a tail, and an ear beside it.
  'fern-and-friend': {
    ground: onDark,
    draw: ({ light }) =>
      line('M26 82C30 54 44 30 74 20', light, 4) +
      [0, 1, 2, 3, 4]
        .map((i) => {
          const x = 29 + i * 8 + i * i * 0.7;
          const y = 66 - i * 10;
          return line(`M${x} ${y}q-12-2-14-14M${x} ${y}q12 2 18-6`, light, 3);
        })
        .join('') +
      dot(66, 72, 9, PAPER) +
      dot(54, 64, 4.2, PAPER) +
      dot(62, 56, 4.4, PAPER) +
      dot(73, 57, 4.4, PAPER) +
      dot(80, 66, 4.2, PAPER),
  },
};

/** The mark of a store, square; undefined where it has none. */
export const findStoreMark = (
  store: string,
  colour: Colour,
): ((width: number) => Sharp) | undefined => {
  const mark = Object.hasOwn(MARKS, store) ? MARKS[store] : undefined;
  if (!mark) return undefined;
  const [dark, base, light] = RAMPS[colour];
  const inks = { dark, base, light };
  const svg = `<rect width="100" height="100" fill="${mark.ground(inks)}"/>${mark.draw(inks)}`;
  return (width) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100">${svg}</svg>`,
      ),
    ).removeAlpha();
};
