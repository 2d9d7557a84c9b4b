import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import type { Tone } from './colours.ts';
import type { Subject } from './object.ts';
import { drawObject } from './object.ts';
import { drawArch, drawDisc, drawPlinth, drawShadow, drawStage } from './studio.ts';

export const VIEWS = ['front', 'angle', 'scene', 'detail', 'pair', 'snap'] as const;
export type View = (typeof VIEWS)[number];

/** One thing in the picture; places and sizes are shares of the picture's side. */
type Placed = {
  subject: Subject;
  x: number;
  floor: number;
  size: number;
  turn?: number;
  flip?: boolean;
};

type Composition = {
  tone: Tone;
  horizon: number;
  light: [number, number];
  behind?: (width: number, height: number) => string;
  things: Placed[];
};

type Layer = { overlay: OverlayOptions; shadow: string };

const place = async (
  { subject, x, floor, size, turn = 0, flip = false }: Placed,
  width: number,
  height: number,
): Promise<Layer> => {
  const unit = Math.min(width, height);
  const { pixels, bounds, throwsShadow } = await drawObject(subject, {
    size: size * unit,
    turn,
    flip,
  });
  const { box, foot } = bounds;
  const left = Math.round(x * width - (box.left + box.right) / 2);
  const top = Math.round(floor * height - box.bottom);
  const span = box.right - box.left;
  const shadow = throwsShadow
    ? ''
    : drawShadow(left + foot[0], left + foot[1], floor * height, span);
  return { overlay: await cropped(pixels, left, top, width, height), shadow };
};

/** sharp refuses overlays that reach outside, so the part inside is cut out. */
const cropped = async (
  { data, width: w, height: h }: { data: Buffer; width: number; height: number },
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions> => {
  const area = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(w, width - left) - Math.max(0, -left),
    height: Math.min(h, height - top) - Math.max(0, -top),
  };
  const raw = { width: w, height: h, channels: 4 as const };
  if (area.width === w && area.height === h) return { input: data, raw, left, top };
  const input = await sharp(data, { raw }).extract(area).raw().toBuffer();
  return {
    input,
    raw: { width: area.width, height: area.height, channels: 4 },
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
};

/** Photographs a composition on a stage of its own; the caller says as what it is kept. */
export const photograph = async (
  { tone, horizon, light, behind, things }: Composition,
  width: number,
  height = width,
): Promise<Sharp> => {
  const layers: Layer[] = [];
  for (const thing of things) layers.push(await place(thing, width, height));
  const stage = drawStage({ width, height, tone, horizon, light });
  const floor = layers.map(({ shadow }) => shadow).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${stage}${behind?.(width, height) ?? ''}${floor}</svg>`;
  return sharp(Buffer.from(svg))
    .composite(layers.map(({ overlay }) => overlay))
    .removeAlpha();
};

const compose = (subject: Subject, tone: Tone, seed: number): Record<View, Composition> => {
  const lean = seed % 2 === 0 ? 1 : -1;
  const room = { tone, horizon: 0.7, light: [0.36, 0.3] as [number, number] };
  return {
    front: { ...room, things: [{ subject, x: 0.5, floor: 0.84, size: 0.76 }] },
    angle: {
      ...room,
      light: [0.68, 0.26],
      things: [{ subject, x: 0.5, floor: 0.84, size: 0.7, turn: -9 * lean, flip: true }],
    },
    scene: {
      ...room,
      horizon: 0.76,
      behind: (w, h) =>
        (seed % 3 === 0
          ? drawDisc(w * 0.5, h * 0.42, w * 0.34)
          : drawArch(w * 0.5, h * 0.1, w * 0.62, h * 0.78)) +
        drawPlinth(w * 0.5, h * 0.76, w * 0.31, h * 0.92, tone),
      things: [{ subject, x: 0.5, floor: 0.775, size: 0.6, turn: 2 * lean }],
    },
    detail: {
      ...room,
      horizon: 1.1,
      light: [0.3, 0.2],
      things: [{ subject, x: 0.5 + 0.07 * lean, floor: 1.16, size: 1.22, turn: 6 * lean }],
    },
    pair: {
      ...room,
      horizon: 0.66,
      things: [
        { subject, x: 0.5 + 0.15 * lean, floor: 0.74, size: 0.46, turn: 5 * lean },
        { subject, x: 0.5 - 0.11 * lean, floor: 0.84, size: 0.58, flip: lean < 0 },
      ],
    },
    snap: {
      tone: [34, 30, 78],
      horizon: 0.58,
      light: [0.85, 0.12],
      things: [{ subject, x: 0.48 + 0.04 * lean, floor: 0.86, size: 0.74, turn: 11 * lean }],
    },
  };
};

/** A square picture of a product, `width` pixels wide; the same for the same arguments. */
export const photographProduct = (
  subject: Subject,
  { tone, view, seed }: { tone: Tone; view: View; seed: number },
  width: number,
): Promise<Sharp> => photograph(compose(subject, tone, seed)[view], width);
