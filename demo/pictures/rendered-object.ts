import sharp from 'sharp';
import type { Colour } from './colours.ts';
import { formOf } from './forms.ts';
import { partsOf } from './parts.ts';
import type { Box, Pixels } from './pixels.ts';
import { boxOf, feather } from './pixels.ts';
import { paintRendered, shadowOf } from './rendered.ts';
import { FULL, readRendered } from './rendered-product.ts';

/** What shows through at its edges: close to the ground of any composed picture. */
const GROUND = '#ece8e1';
/** How much of the square's side it takes; what is flat may be wider. */
const SHARE = 0.8;
/** Shown bytes are about this power of light. */
const GAMMA = 2.2;
/** Shadows fainter than the first are the picture's grain; from there to the second they fade in. */
const [NO_SHADOW, SHADOW] = [0.015, 0.1];
const LIT = (1 - NO_SHADOW) ** GAMMA;

/** How dense the shadow is, 0 to 1, where the ground keeps this share of its light. */
const densityOf = (share: number): number => {
  if (share > LIT) return 0;
  const density = 1 - share ** (1 / GAMMA);
  return density * Math.min(1, Math.max(0, (density - NO_SHADOW) / (SHADOW - NO_SHADOW)));
};

/** Black under the product, as dense as its shadow on the studio's ground. */
const addShadow = ({ data }: Pixels, left: Float32Array): void => {
  for (let at = 0; at < left.length; at += 1) {
    const object = (data[at * 4 + 3] ?? 0) / 255;
    const alpha = object + (1 - object) * densityOf(left[at] ?? 1);
    if (alpha === 0) continue;
    for (let c = at * 4; c < at * 4 + 3; c += 1) data[c] = ((data[c] ?? 0) * object) / alpha;
    data[at * 4 + 3] = alpha * 255;
  }
};

/** The product and its shadow without their ground, as large as it was rendered; and where it is. */
const cutOut = async (
  type: string,
  colour: Colour | null,
): Promise<{ pixels: Pixels; box: Box }> => {
  const form = formOf(type);
  const rendered = await readRendered(form, 'front');
  const parts = await partsOf(type, { form, from: 'front', colour }, FULL);
  const painted = await paintRendered(rendered, { parts, ground: GROUND });
  const planes = await sharp(rendered.layers).extractChannel(0).raw().toBuffer();
  const { data: seen, width, height, channels } = painted;
  const object = planes.subarray(width * height * 3);
  const data = await sharp(seen, { raw: { width, height, channels } })
    .joinChannel(object, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  const pixels = { data, width, height };
  const box = boxOf(pixels);
  feather(pixels);
  const neutral = await sharp(rendered.picture).removeAlpha().raw().toBuffer();
  addShadow(pixels, shadowOf(neutral, width));
  return { pixels, box };
};

/**
 * A rendered product with its shadow on a transparent square, so large that the product itself fills
 * its share of `side`; and where in it the product is.
 */
export const drawRenderedObject = async (
  type: string,
  colour: Colour | null,
  side: number,
): Promise<{ pixels: Pixels; box: Box }> => {
  const { pixels, box } = await cutOut(type, colour);
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const share = SHARE * Math.max(1, Math.sqrt(wide / high));
  const scale = (side * Math.min(1, share)) / Math.max(wide, high);
  const width = Math.max(1, Math.round(pixels.width * scale));
  const { data, ...raw } = pixels;
  const scaled = await sharp(data, { raw: { ...raw, channels: 4 } })
    .resize(width, width)
    .raw()
    .toBuffer();
  return {
    pixels: { data: scaled, width, height: width },
    box: {
      left: box.left * scale,
      right: box.right * scale,
      top: box.top * scale,
      bottom: box.bottom * scale,
    },
  };
};
