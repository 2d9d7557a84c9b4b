import { block, disc, placed, stroke, times } from '#demo/pictures/covers/draw.ts';
import type { Face, Setting } from '#demo/pictures/print/typeface.ts';
import { setWords } from '#demo/pictures/print/typeface.ts';
import type { Inks } from './motifs.ts';

/** What stands on a label: who made it, what it is, one line about it; `motif` draws what is in it. */
export type Words = { brand: string; name: string; line: string; face: Face };
type Field = {
  width: number;
  height: number;
  inks: Inks;
  motif: (ink: string, second: string) => string;
};
export type Layout = (words: Words, field: Field) => string;

const small = (
  words: string,
  x: number,
  y: number,
  width: number,
  fill: string,
  extra: Partial<Setting> = {},
  size = 32,
): string =>
  setWords(
    words,
    { x, y: y - size / 2, width, height: size },
    { face: 'sans', fill, spacing: 0.08, capitals: true, ...extra },
    size,
  );

/** Paper with the colour in a band at its foot. */
export const band: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.paper) +
  block(0, h * 0.84, w, h * 0.16, inks.base) +
  setWords(
    brand,
    { x: w * 0.1, y: h * 0.05, width: w * 0.8, height: h * 0.1 },
    { face, fill: inks.dark },
    84,
  ) +
  placed(w / 2, h * 0.35, (h / 900) * 1.15, 0, motif(inks.dark, inks.base)) +
  setWords(
    name,
    { x: w * 0.08, y: h * 0.53, width: w * 0.84, height: h * 0.24 },
    { face: 'display', fill: inks.dark },
    92,
  ) +
  small(line, w * 0.1, h * 0.92, w * 0.8, inks.over);

/** The colour all over, the motif large. */
export const full: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.base) +
  disc(w / 2, h * 0.4, Math.min(w * 0.34, h * 0.24), inks.paper) +
  placed(w / 2, h * 0.4, (Math.min(w * 0.34, h * 0.24) / 130) * 1, 0, motif(inks.dark, inks.base)) +
  setWords(
    brand,
    { x: w * 0.1, y: h * 0.05, width: w * 0.8, height: h * 0.08 },
    { face, fill: inks.over },
    76,
  ) +
  setWords(
    name,
    { x: w * 0.08, y: h * 0.68, width: w * 0.84, height: h * 0.17 },
    { face: 'bold', fill: inks.over, capitals: true },
    84,
  ) +
  small(line, w * 0.1, h * 0.92, w * 0.8, inks.over);

/** Paper in a double frame, all in its middle. */
export const frame: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.paper) +
  `<rect x="22" y="22" width="${w - 44}" height="${h - 44}" fill="none" stroke="${inks.base}" stroke-width="10"/><rect x="38" y="38" width="${w - 76}" height="${h - 76}" fill="none" stroke="${inks.base}" stroke-width="3"/>` +
  placed(w / 2, h * 0.23, h / 1150, 0, motif(inks.base, inks.dark)) +
  setWords(
    name,
    { x: w * 0.13, y: h * 0.4, width: w * 0.74, height: h * 0.24 },
    { face: 'italic', fill: inks.dark },
    96,
  ) +
  stroke(`M${w * 0.38} ${h * 0.7}H${w * 0.62}`, inks.base, 4) +
  setWords(
    brand,
    { x: w * 0.16, y: h * 0.74, width: w * 0.68, height: h * 0.08 },
    { face, fill: inks.strong },
    64,
  ) +
  small(line, w * 0.16, h * 0.88, w * 0.68, inks.dark, {}, 26);

/** Its upper part coloured, with the motif repeated as a pattern. */
export const split: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.paper) +
  block(0, 0, w, h * 0.46, inks.base) +
  times(15, (i) =>
    placed(
      (i % 5) * (w / 4.2) + (Math.floor(i / 5) % 2 ? w / 8.4 : 0),
      h * (0.07 + Math.floor(i / 5) * 0.17),
      h / 2100,
      (i % 3) * 14 - 14,
      motif(inks.light, inks.dark),
    ),
  ) +
  setWords(
    brand,
    { x: w * 0.1, y: h * 0.52, width: w * 0.8, height: h * 0.09 },
    { face, fill: inks.strong },
    76,
  ) +
  setWords(
    name,
    { x: w * 0.08, y: h * 0.65, width: w * 0.84, height: h * 0.19 },
    { face: 'text', fill: inks.dark },
    80,
  ) +
  small(line, w * 0.1, h * 0.92, w * 0.8, inks.strong);

/** As an apothecary writes: much paper, words at the left. */
export const plain: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.paper) +
  block(0, 0, w * 0.05, h, inks.base) +
  setWords(
    brand,
    { x: w * 0.13, y: h * 0.09, width: w * 0.76, height: h * 0.1 },
    { face, fill: inks.dark, align: 'start' },
    72,
  ) +
  stroke(`M${w * 0.13} ${h * 0.24}H${w * 0.9}`, inks.dark, 3) +
  setWords(
    name,
    { x: w * 0.13, y: h * 0.3, width: w * 0.78, height: h * 0.3 },
    { face: 'sans', fill: inks.dark, align: 'start', leading: 1.15 },
    78,
  ) +
  placed(w * 0.78, h * 0.77, h / 1250, 0, motif(inks.base, inks.light)) +
  small(line, w * 0.13, h * 0.9, w * 0.5, inks.strong, { align: 'start' }, 26);

/** For what is wider than it is high: the motif in a field at the left, the words beside it. */
export const beside: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.paper) +
  block(0, 0, h * 0.78, h, inks.base) +
  placed(h * 0.39, h / 2, (h / 330) * 0.95, 0, motif(inks.paper, inks.dark)) +
  setWords(
    brand,
    { x: h * 0.9, y: h * 0.1, width: w - h * 1.0, height: h * 0.17 },
    { face, fill: inks.strong, align: 'start' },
    h * 0.2,
  ) +
  setWords(
    name,
    { x: h * 0.9, y: h * 0.35, width: w - h * 1.02, height: h * 0.36 },
    { face: 'bold', fill: inks.dark, align: 'start' },
    h * 0.22,
  ) +
  small(line, h * 0.9, h * 0.88, w - h * 1.02, inks.dark, { align: 'start' }, h * 0.085);

/** The same, its words before a slanting field. */
export const slant: Layout = ({ brand, name, line, face }, { width: w, height: h, inks, motif }) =>
  block(0, 0, w, h, inks.paper) +
  `<path d="M${w - h * 0.92} 0H${w}V${h}H${w - h * 0.66}Z" fill="${inks.base}"/><path d="M${w - h * 0.99} 0h${h * 0.04}l${h * 0.26} ${h}h-${h * 0.04}z" fill="${inks.dark}"/>` +
  placed(w - h * 0.38, h / 2, (h / 330) * 0.78, 0, motif(inks.paper, inks.light)) +
  setWords(
    name,
    { x: h * 0.12, y: h * 0.12, width: w - h * 1.1, height: h * 0.42 },
    { face: 'display', fill: inks.dark, align: 'start' },
    h * 0.24,
  ) +
  setWords(
    brand,
    { x: h * 0.12, y: h * 0.64, width: w - h * 1.02, height: h * 0.12 },
    { face, fill: inks.strong, align: 'start' },
    h * 0.15,
  ) +
  small(line, h * 0.12, h * 0.88, w - h * 0.95, inks.dark, { align: 'start' }, h * 0.075);

/** The same, words in the middle between two stripes. */
export const stripes: Layout = ({ brand, name, line, face }, { width: w, height: h, inks }) =>
  block(0, 0, w, h, inks.paper) +
  block(0, 0, w, h * 0.13, inks.base) +
  block(0, h * 0.87, w, h * 0.13, inks.base) +
  setWords(
    brand,
    { x: w * 0.1, y: h * 0.19, width: w * 0.8, height: h * 0.14 },
    { face, fill: inks.dark },
    h * 0.17,
  ) +
  setWords(
    name,
    { x: w * 0.06, y: h * 0.4, width: w * 0.88, height: h * 0.26 },
    { face: 'italic', fill: inks.dark },
    h * 0.24,
  ) +
  small(line, w * 0.1, h * 0.78, w * 0.8, inks.strong, {}, h * 0.08);
