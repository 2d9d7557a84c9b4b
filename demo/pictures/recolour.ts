import type { Ramp } from './colours.ts';
import { rgbOf } from './colours.ts';

/** A drawing as pixels: four bytes each, not premultiplied. */
export type Pixels = { data: Buffer; width: number; height: number };

const luminance = (data: Buffer, at: number): number =>
  (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;

/** The luminance below which `share` of the visible pixels lie. */
const rangeOf = ({ data }: Pixels): [low: number, high: number] => {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const level = Math.round(luminance(data, at));
    counts[level] = (counts[level] ?? 0) + 1;
    total += 1;
  }
  const levelAt = (share: number): number => {
    let seen = 0;
    for (let level = 0; level < 256; level += 1) {
      seen += counts[level] ?? 0;
      if (seen >= total * share) return level;
    }
    return 255;
  };
  const [low, high] = [levelAt(0.03), levelAt(0.97)];
  return high - low < 24 ? [low - 12, high + 12] : [low, high];
};

const lookup = (ramp: Ramp, [low, high]: [number, number]): Uint8Array => {
  const [dark, base, light] = [rgbOf(ramp[0]), rgbOf(ramp[1]), rgbOf(ramp[2])];
  const table = new Uint8Array(256 * 3);
  for (let level = 0; level < 256; level += 1) {
    const t = Math.min(1, Math.max(0, (level - low) / (high - low)));
    const [from, to, part] = t < 0.5 ? [dark, base, t * 2] : [base, light, t * 2 - 1];
    for (const c of [0, 1, 2] as const)
      table[level * 3 + c] = Math.round(from[c] + (to[c] - from[c]) * part);
  }
  return table;
};

/** Paints the drawing in one material, its own light and shade kept, with a trace of its colours. */
export const paint = (pixels: Pixels, ramp: Ramp, trace = 0.1): void => {
  const { data } = pixels;
  const table = lookup(ramp, rangeOf(pixels));
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const level = Math.round(luminance(data, at)) * 3;
    for (let c = 0; c < 3; c += 1)
      data[at + c] = (table[level + c] ?? 0) * (1 - trace) + (data[at + c] ?? 0) * trace;
  }
};

/** Takes the loudness out of the drawing's own colours: `saturation` 1 leaves them. */
export const calm = ({ data }: Pixels, saturation: number): void => {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const grey = luminance(data, at);
    for (let c = 0; c < 3; c += 1)
      data[at + c] = Math.min(255, Math.max(0, grey + ((data[at + c] ?? 0) - grey) * saturation));
  }
};

/**
 * Softens the rim: the drawings' filters cut it hard. A pixel loses as much of itself as its eight
 * neighbours lack, and none is added outside, where there is no colour.
 */
export const feather = ({ data, width, height }: Pixels): void => {
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = data[i * 4 + 3] ?? 0;
  const at = (i: number): number => alpha[i] ?? 0;
  for (let i = width + 1; i < alpha.length - width - 1; i += 1) {
    if (at(i) === 0) continue;
    const sides = at(i - 1) + at(i + 1) + at(i - width) + at(i + width);
    const corners = at(i - width - 1) + at(i - width + 1) + at(i + width - 1) + at(i + width + 1);
    const mean = (sides * 2 + corners + at(i) * 4) / 16;
    if (mean < at(i)) data[i * 4 + 3] = mean;
  }
};

type Box = { left: number; top: number; right: number; bottom: number };

/** Where the drawing is, and (`foot`) where its lowest tenth stands. */
export type Bounds = { box: Box; foot: [number, number] };

export const boundsOf = ({ data, width, height }: Pixels): Bounds => {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const rows: [number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    const row: [number, number] = [width, -1];
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 40) continue;
      row[0] = Math.min(row[0], x);
      row[1] = x;
    }
    rows.push(row);
    if (row[1] < 0) continue;
    box.left = Math.min(box.left, row[0]);
    box.right = Math.max(box.right, row[1]);
    box.top = Math.min(box.top, y);
    box.bottom = y;
  }
  const lowest = rows.slice(Math.floor(box.bottom - (box.bottom - box.top) * 0.1), box.bottom + 1);
  const foot: [number, number] = [
    Math.min(...lowest.map(([from]) => from)),
    Math.max(...lowest.map(([, to]) => to)),
  ];
  return { box, foot };
};
