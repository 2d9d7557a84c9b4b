import sharp from 'sharp';
import { rgbOf } from './colours.ts';
import { lightOf, quickByteOf, reflectanceOf } from './tone-curve.ts';

/** A product as the studio (demo/studio) gave it away: a neutral picture and its layers. */
export type Rendered = {
  /** As one sees it, its coloured parts grey. */
  picture: Buffer;
  /** Four grey squares one above the other: part 1, part 2, shine, object. */
  layers: Buffer;
};

export type Paint = {
  /** Hex colours of the coloured parts; a part without one stays neutral. */
  parts: readonly string[];
  /** The ground's colour where the light is full, as hex. */
  ground: string;
};

/** The reflectance the studio renders coloured parts in (NEUTRAL in demo/studio/materials.py). */
const NEUTRAL = 0.55;

type Triple = readonly [number, number, number];

const reflectance = (hex: string): Triple => {
  const [r, g, b] = rgbOf(hex);
  return [reflectanceOf(r), reflectanceOf(g), reflectanceOf(b)];
};

/** How much brighter or darker a part's light becomes in each channel. */
const factorsOf = (hex: string | undefined): Triple => {
  if (!hex) return [1, 1, 1];
  const [r, g, b] = reflectance(hex);
  return [r / NEUTRAL, g / NEUTRAL, b / NEUTRAL];
};

/** The parts' colours multiply the light, the shine on them stays white, the ground is tinted. */
const colour = (pixels: Buffer, layers: Buffer, { parts, ground }: Paint): void => {
  const [first, second, tint] = [factorsOf(parts[0]), factorsOf(parts[1]), reflectance(ground)];
  const count = pixels.length / 3;
  for (let at = 0; at < count; at += 1) {
    const one = (layers[at] ?? 0) / 255;
    const two = (layers[at + count] ?? 0) / 255;
    const shine = lightOf(layers[at + count * 2] ?? 0);
    const object = (layers[at + count * 3] ?? 0) / 255;
    for (const c of [0, 1, 2] as const) {
      const light = lightOf(pixels[at * 3 + c] ?? 0);
      const white = Math.min(light, shine * (one + two));
      const factor = 1 + one * (first[c] - 1) + two * (second[c] - 1);
      const painted = (light - white) * Math.max(0, factor) + white;
      pixels[at * 3 + c] = quickByteOf(painted * (object + (1 - object) * tint[c]));
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
  colour(seen.data, planes, paint);
  return { data: seen.data, width, height, channels: 3 };
};
