import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import type { Tone } from './colours.ts';
import type { Subject } from './object.ts';
import { drawObject } from './object.ts';
import type { Place } from './places.ts';
import { readPlace } from './places.ts';
import { drawStage } from './studio.ts';

/** What customers have taken of it at home, one after the other. */
export const SNAPS = ['snap', 'snapshot', 'photo'] as const;
export const VIEWS = ['front', 'angle', 'scene', 'detail', 'pair', ...SNAPS] as const;
export type View = (typeof VIEWS)[number];

/** One thing in the picture; places and sizes are shares of the picture's side. */
type Placed = {
  subject: Subject;
  x: number;
  floor: number;
  size: number;
};

type Composition = {
  tone: Tone;
  horizon: number;
  light: [number, number];
  behind?: (width: number, height: number) => string;
  /** Where it stands, in place of wall and floor. */
  place?: Place | undefined;
  things: Placed[];
};

const placed = async (
  { subject, x, floor, size }: Placed,
  width: number,
  height: number,
): Promise<OverlayOptions> => {
  const { pixels, box } = await drawObject(subject, size * Math.min(width, height));
  const left = Math.round(x * width - (box.left + box.right) / 2);
  const top = Math.round(floor * height - box.bottom);
  return cropped(pixels, left, top, width, height);
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

/** The middle of a place, or wall and floor in the composition's tone. */
const groundOf = async (
  { tone, horizon, light, behind, place }: Composition,
  width: number,
  height: number,
): Promise<Sharp> => {
  if (place) {
    const side = Math.max(width, height);
    const bytes = await readPlace(place, side);
    return sharp(bytes, { raw: { width: side, height: side, channels: 3 } }).extract({
      left: Math.floor((side - width) / 2),
      top: Math.floor((side - height) / 2),
      width,
      height,
    });
  }
  const stage = drawStage({ width, height, tone, horizon, light });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${stage}${behind?.(width, height) ?? ''}</svg>`,
    ),
  );
};

/** Photographs a composition on a stage of its own; the caller says as what it is kept. */
export const photograph = async (
  composition: Composition,
  width: number,
  height = width,
): Promise<Sharp> => {
  const layers: OverlayOptions[] = [];
  for (const thing of composition.things) layers.push(await placed(thing, width, height));
  const ground = await groundOf(composition, width, height);
  return ground.composite(layers).removeAlpha();
};
