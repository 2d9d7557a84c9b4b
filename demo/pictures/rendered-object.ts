import sharp from 'sharp';
import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';
import type { Pixels } from './recolour.ts';
import { boundsOf, feather } from './recolour.ts';
import { paintRendered } from './rendered.ts';
import { readRendered } from './rendered-product.ts';

/** What shows through at its edges: close to the ground of any composed picture. */
const GROUND = '#ece8e1';
/** How much of the square's side it takes, as the drawings of icons do; what is flat may be wider. */
const SHARE = 0.8;

/** The product without its ground, as large as it was rendered. */
const cutOut = async (type: string, colour: Colour | null): Promise<Pixels> => {
  const rendered = await readRendered(type, 'front');
  const parts = colour === null ? [] : [RAMPS[colour][1]];
  const painted = await paintRendered(rendered, { parts, ground: GROUND });
  const planes = await sharp(rendered.layers).extractChannel(0).raw().toBuffer();
  const { data: seen, width, height, channels } = painted;
  const object = planes.subarray(width * height * 3);
  const data = await sharp(seen, { raw: { width, height, channels } })
    .joinChannel(object, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  return { data, width, height };
};

/** A rendered product on a transparent square of this side, which it fills as the drawing of an icon would. */
export const drawRenderedObject = async (
  type: string,
  colour: Colour | null,
  { side, flip = false }: { side: number; flip?: boolean },
): Promise<Pixels> => {
  const { data, ...raw } = await cutOut(type, colour);
  const { box } = boundsOf({ data, ...raw });
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const share = SHARE * Math.max(1, Math.sqrt(wide / high));
  const size = Math.max(1, Math.round(side * Math.min(1, share)));
  const margin = Math.floor((side - size) / 2);
  const object = await sharp(data, { raw: { ...raw, channels: 4 } })
    .extract({
      left: box.left,
      top: box.top,
      width: wide,
      height: high,
    })
    .flop(flip)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({
      top: margin,
      left: margin,
      bottom: side - size - margin,
      right: side - size - margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  const pixels = { data: object, width: side, height: side };
  feather(pixels);
  return pixels;
};
