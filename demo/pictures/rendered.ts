import sharp from 'sharp';
import { rgbOf } from './colours.ts';
import { evenGround } from './even-ground.ts';
import { grain } from './grain.ts';
import { lightOf, quickByteOf, reflectanceOf } from './tone-curve.ts';

/** A product as the studio (demo/studio) gave it away: a neutral picture and its layers. */
export type Rendered = {
  /** As one sees it, its coloured parts grey. */
  picture: Buffer;
  /** Four grey squares one above the other: part 1, part 2, shine, object. */
  layers: Buffer;
};

export type Paint = {
  /**
   * Of each coloured part its colour as hex, or what is printed on it, as bytes of red, green and blue, of
   * the picture's size; a part without one stays neutral.
   */
  parts: readonly (string | Buffer | undefined)[];
  /**
   * The ground's colour where the light is full, as hex; or the place that it stands in, as bytes of
   * red, green and blue, of the picture's size.
   */
  ground: string | Buffer;
};

/** The reflectance the studio renders coloured parts in (NEUTRAL in demo/studio/materials.py). */
const NEUTRAL = 0.55;

type Triple = readonly [number, number, number];

const reflectance = (hex: string): Triple => {
  const [r, g, b] = rgbOf(hex);
  return [reflectanceOf(r), reflectanceOf(g), reflectanceOf(b)];
};

/** By what a pixel's light is multiplied in a channel. */
type Factor = (at: number, channel: 0 | 1 | 2) => number;

const FACTORS = Float32Array.from({ length: 256 }, (_, byte) => reflectanceOf(byte) / NEUTRAL);

/** How much brighter or darker a part's light becomes in each channel. */
const factorOf = (part: string | Buffer | undefined): Factor => {
  if (!part) return () => 1;
  if (typeof part !== 'string') return (at, channel) => FACTORS[part[at * 3 + channel] ?? 0] ?? 1;
  const [r, g, b] = reflectance(part);
  const factors = [r / NEUTRAL, g / NEUTRAL, b / NEUTRAL] as const;
  return (_, channel) => factors[channel];
};

/** How many pixels of a row, at its ends, are ground in every picture. */
const RIM = 12;
/** So many rows above and below count too: from row to row the light of the ground changes little. */
const NEAR = 20;

/** The light on the ground at both ends of each row, where the product throws no shadow. */
const rimsOf = (pixels: Buffer, side: number): Float32Array => {
  const rims = new Float32Array(side * 2);
  for (let row = 0; row < side; row += 1)
    for (let at = 0; at < RIM; at += 1) {
      rims[row * 2] = (rims[row * 2] ?? 0) + lightAt(pixels, row * side + at) / RIM;
      rims[row * 2 + 1] =
        (rims[row * 2 + 1] ?? 0) + lightAt(pixels, row * side + side - 1 - at) / RIM;
    }
  return smoothed(rims, side);
};

/** The means of each row and those near it, without which single rows would show as streaks. */
const smoothed = (rims: Float32Array, side: number): Float32Array =>
  rims.map((_, at) => {
    const row = Math.floor(at / 2);
    const [from, to] = [Math.max(0, row - NEAR), Math.min(side - 1, row + NEAR)];
    let sum = 0;
    for (let near = from; near <= to; near += 1) sum += rims[near * 2 + (at % 2)] ?? 0;
    return sum / (to - from + 1);
  });

/** The light of a pixel, from its green: the ground is grey. */
const lightAt = (pixels: Buffer, at: number): number => lightOf(pixels[at * 3 + 1] ?? 0);

/** The light that the ground of each pixel would have without the product's shadow. */
const fullLight = (pixels: Buffer, side: number): ((at: number) => number) => {
  const rims = rimsOf(pixels, side);
  return (at) => {
    const row = Math.floor(at / side);
    const [left, right] = [rims[row * 2] ?? 1, rims[row * 2 + 1] ?? 1];
    return left + ((right - left) * (at - row * side)) / side;
  };
};

/** The share of the light that the product leaves to the ground, for each pixel, 1 where it has all. */
export const shadowOf = (pixels: Buffer, side: number): Float32Array => {
  const full = fullLight(pixels, side);
  const shares = new Float32Array(side * side);
  for (let at = 0; at < shares.length; at += 1)
    shares[at] = Math.min(1, lightAt(pixels, at) / full(at));
  return shares;
};

/** How much of the wall's own darkness towards its top is taken away, so that its tint is seen. */
const EVENED = 0.45;

/** So the shadow on the studio's ground falls on the place: both have the same light. */
const tintOf = (pixels: Buffer, side: number, ground: string | Buffer): Factor => {
  const full = fullLight(pixels, side);
  if (typeof ground === 'string') {
    const tint = reflectance(ground);
    return (at, channel) => (tint[channel] ?? 1) / full(at) ** EVENED;
  }
  return (at, channel) => lightOf(ground[at * 3 + channel] ?? 0) / full(at);
};

/** The parts' colours multiply the light, the shine on them stays white, the ground is tinted. */
const colour = (pixels: Buffer, layers: Buffer, side: number, { parts, ground }: Paint): void => {
  const [first, second] = [factorOf(parts[0]), factorOf(parts[1])];
  const tint = tintOf(pixels, side, ground);
  const count = pixels.length / 3;
  const lights = evenGround(pixels, (at) => (layers[at + count * 3] ?? 0) / 255, side);
  for (let at = 0; at < count; at += 1) {
    const one = (layers[at] ?? 0) / 255;
    const two = (layers[at + count] ?? 0) / 255;
    const shine = lightOf(layers[at + count * 2] ?? 0);
    const object = (layers[at + count * 3] ?? 0) / 255;
    const bare = (1 - object) * grain(at);
    for (const c of [0, 1, 2] as const) {
      const light = lights[at * 3 + c] ?? 0;
      const white = Math.min(light, shine * (one + two));
      const factor = 1 + one * (first(at, c) - 1) + two * (second(at, c) - 1);
      const painted = (light - white) * Math.max(0, factor) + white;
      pixels[at * 3 + c] = quickByteOf(painted * (object + bare * tint(at, c)));
    }
  }
};

/** The product's picture in the given colours, as raw pixels for sharp; the same for the same. */
export const paintRendered = async (
  { picture, layers }: Rendered,
  paint: Paint,
): Promise<{ data: Buffer; width: number; height: number; channels: 3 }> => {
  const seen = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const planes = await sharp(layers).extractChannel(0).raw().toBuffer();
  const { width, height } = seen.info;
  if (planes.length !== width * height * 4)
    throw new Error('The layers are not four squares of the size of the picture');
  if (typeof paint.ground !== 'string' && paint.ground.length !== seen.data.length)
    throw new Error('The place is not of the size of the picture');
  if (paint.parts.some((part) => part instanceof Buffer && part.length !== seen.data.length))
    throw new Error('What is printed is not of the size of the picture');
  colour(seen.data, planes, width, paint);
  return { data: seen.data, width, height, channels: 3 };
};
