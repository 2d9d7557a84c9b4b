import { block, disc, placed, shape, star, stroke, times } from '#demo/pictures/covers/draw.ts';

/**
 * The inks of a label: its colour in three shades, the paper, what can be read on the paper in the colour
 * (`strong`), and what can be read on the colour (`over`).
 */
export type Inks = {
  dark: string;
  base: string;
  light: string;
  paper: string;
  strong: string;
  over: string;
};

/** A picture of what is in the pack, about 200 across around the middle. */
type Motif = (ink: string, second: string) => string;

const leaf = (x: number, y: number, scale: number, turn: number, ink: string): string =>
  placed(x, y, scale, turn, shape('M0 0C-34-30-34-80 0-110 34-80 34-30 0 0z', ink));

export const MOTIFS = {
  bean: (ink, second) =>
    placed(
      -34,
      6,
      1,
      -28,
      `<ellipse rx="52" ry="78" fill="${ink}"/>` + stroke('M6-74C-30-30 30 30-6 74', second, 9),
    ) +
    placed(
      52,
      -14,
      0.8,
      34,
      `<ellipse rx="52" ry="78" fill="${ink}"/>` + stroke('M6-74C-30-30 30 30-6 74', second, 9),
    ),
  sprig: (ink, second) =>
    stroke('M0 100C10 30-6-30 4-96', ink, 7) +
    times(4, (i) => leaf(0, 74 - i * 46, 0.72, -62, ink) + leaf(2, 60 - i * 46, 0.72, 62, second)) +
    leaf(4, -84, 0.7, 4, ink),
  olive: (ink, second) =>
    stroke('M-96 60C-30 40 40-10 92-74', ink, 7) +
    times(
      4,
      (i) =>
        leaf(-70 + i * 44, 48 - i * 34, 0.66, -70, ink) +
        leaf(-50 + i * 44, 42 - i * 32, 0.66, 128, ink),
    ) +
    `<ellipse cx="-22" cy="76" rx="28" ry="36" fill="${second}"/><ellipse cx="46" cy="26" rx="28" ry="36" fill="${second}"/>`,
  bee: (ink, second) =>
    `<ellipse cx="-46" cy="-34" rx="26" ry="54" transform="rotate(-48 -46 -34)" fill="${second}" opacity=".75"/><ellipse cx="46" cy="-34" rx="26" ry="54" transform="rotate(48 46 -34)" fill="${second}" opacity=".75"/><ellipse cy="26" rx="40" ry="66" fill="${ink}"/>` +
    times(3, (i) => block(-38 + i * 2, -2 + i * 30, 76 - i * 4, 13, second, 6)) +
    disc(0, -48, 25, ink) +
    stroke('M-10-68q-8-22-26-26M10-68q8-22 26-26', ink, 5),
  drop: (ink, second) =>
    shape('M0-104C44-44 70-8 70 30A70 70 0 0 1-70 30C-70-8-44-44 0-104z', ink) +
    stroke('M-38 34A40 40 0 0 0-6 68', second, 10),
  flower: (ink, second) =>
    times(8, (i) => placed(0, 0, 1, i * 45, `<ellipse cy="-58" rx="25" ry="44" fill="${ink}"/>`)) +
    disc(0, 0, 28, second),
  capsule: (ink, second) =>
    placed(
      0,
      0,
      1,
      40,
      block(-40, -96, 80, 192, ink, 40) +
        shape('M-40 0H40V56A40 40 0 0 1-40 56z', second) +
        stroke('M-18-60V-18', 'rgba(255,255,255,.5)', 10),
    ),
  sun: (ink) =>
    disc(0, 0, 54, ink) +
    times(12, (i) => placed(0, 0, 1, i * 30, block(-6, -104, 12, 34, ink, 6))),
  orange: (ink, second) =>
    disc(0, 0, 96, ink) +
    disc(0, 0, 82, second) +
    times(9, (i) => placed(0, 0, 1, i * 40, shape('M0-8C-22-36-22-70 0-74 22-70 22-36 0-8z', ink))),
  fish: (ink, second) =>
    shape('M-92 0C-50-64 40-60 66-8L112-52C104-16 104 16 112 52L66 8C40 60-50 64-92 0z', ink) +
    disc(-48, -10, 10, second) +
    stroke('M-16-38q22 38 0 76M14-36q20 36 0 72', second, 6),
  rice: (ink, second) =>
    stroke('M-30 104C-10 30 0-20 34-92', ink, 6) +
    times(
      6,
      (i) =>
        placed(
          -12 + i * 9,
          56 - i * 30,
          0.5,
          -44,
          shape('M0 0C-30-30-24-80 0-100 24-80 30-30 0 0z', i % 2 ? second : ink),
        ) +
        placed(
          -8 + i * 9,
          48 - i * 30,
          0.5,
          54,
          shape('M0 0C-30-30-24-80 0-100 24-80 30-30 0 0z', i % 2 ? ink : second),
        ),
    ),
  cookie: (ink, second) =>
    disc(0, 0, 96, ink) +
    times(11, (i) =>
      disc(
        70 * Math.sqrt((i + 0.4) / 11) * Math.cos(i * 2.4),
        70 * Math.sqrt((i + 0.4) / 11) * Math.sin(i * 2.4),
        12,
        second,
      ),
    ),
  peanut: (ink, second) =>
    placed(
      0,
      0,
      1,
      30,
      shape(
        'M0-104C50-104 62-56 44-20 34 0 40 10 52 40 66 84 40 108 0 108S-66 84-52 40C-40 10-34 0-44-20-62-56-50-104 0-104z',
        ink,
      ) +
        times(4, (i) => stroke(`M-26 ${-70 + i * 44}q26 14 52 0`, second, 6)) +
        stroke('M0-84V88', second, 5),
    ),
  bars: (ink, second) =>
    times(3, (row) =>
      times(4, (column) =>
        block(-96 + column * 49, -72 + row * 49, 44, 44, (row + column) % 3 ? ink : second, 5),
      ),
    ),
  bone: (ink) =>
    placed(
      0,
      0,
      1,
      -28,
      block(-80, -22, 160, 44, ink) +
        disc(-82, -28, 32, ink) +
        disc(-82, 28, 32, ink) +
        disc(82, -28, 32, ink) +
        disc(82, 28, 32, ink),
    ),
  tooth: (ink, second) =>
    shape(
      'M-56-84C-26-92-18-74 0-74S26-92 56-84C96-70 84-6 66 30 56 54 58 96 38 96 18 96 24 30 0 30S-18 96-38 96C-58 96-56 54-66 30-84-6-96-70-56-84z',
      ink,
    ) + star(40, -44, 24, second, 4),
  plaster: (ink, second) =>
    placed(
      0,
      0,
      1,
      -32,
      block(-112, -38, 224, 76, ink, 38) +
        block(-38, -38, 76, 76, second) +
        times(9, (i) => disc(-22 + (i % 3) * 22, -22 + Math.floor(i / 3) * 22, 4, ink)),
    ),
  pear: (ink, second) =>
    shape('M0-60C34-60 36-20 52 6 80 50 50 100 0 100S-80 50-52 6C-36-20-34-60 0-60z', ink) +
    stroke('M0-58q4-26 18-38', second, 9) +
    leaf(16, -78, 0.5, 70, second),
  tulip: (ink, second) =>
    stroke('M0-10V104', second, 10) +
    leaf(0, 100, 0.9, -34, second) +
    leaf(0, 100, 0.8, 36, second) +
    shape(
      'M-56-92C-36-70-28-64-22-72L0-104 22-72C28-64 36-70 56-92 72-30 44 4 0 4S-72-30-56-92z',
      ink,
    ),
  sprout: (ink, second) =>
    stroke('M0 90V-6', ink, 9) +
    leaf(0, 0, 1.05, -56, ink) +
    leaf(0, 0, 1.05, 56, second) +
    stroke('M-80 92H80', ink, 8),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
export const MOTIF: Readonly<Record<MotifName, Motif>> = MOTIFS;
