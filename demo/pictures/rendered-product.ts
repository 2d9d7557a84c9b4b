import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Colour, Tone } from './colours.ts';
import { hexOf, RAMPS } from './colours.ts';
import type { View } from './photograph.ts';
import { paintRendered, type Rendered } from './rendered.ts';

const FOLDER = join(import.meta.dirname, 'rendered');
const FILES: ReadonlySet<string> = new Set(readdirSync(FOLDER));

/** From which side each view shows it, and how much darker its ground is than the wall's tone, percent. */
const SHOTS: Readonly<Record<View, { from: 'front' | 'angle'; darker: number; isClose?: true }>> = {
  front: { from: 'front', darker: 0 },
  angle: { from: 'angle', darker: 0 },
  scene: { from: 'front', darker: 14 },
  detail: { from: 'angle', darker: 0, isClose: true },
  pair: { from: 'angle', darker: 10 },
  snap: { from: 'angle', darker: 18 },
};

/** Whether the studio (demo/studio) has rendered this product type, seen from there. */
export const isRendered = (type: string, from: 'front' | 'angle' = 'front'): boolean =>
  FILES.has(`${type}-${from}.webp`);

/** The files of a product type from that side, from the front where there is no other. */
export const readRendered = async (type: string, from: 'front' | 'angle'): Promise<Rendered> => {
  const view = isRendered(type, from) ? from : 'front';
  const [picture, layers] = await Promise.all(
    [`${type}-${view}.webp`, `${type}-${view}-layers.webp`].map((name) =>
      readFile(join(FOLDER, name)),
    ),
  );
  if (!picture || !layers) throw new Error(`the studio has not rendered ${type}`);
  return { picture, layers };
};

/** The middle of the picture, as from nearer. */
const closer = (picture: Sharp, side: number): Sharp =>
  picture.extract({
    left: Math.round(side * 0.22),
    top: Math.round(side * 0.26),
    width: Math.round(side * 0.56),
    height: Math.round(side * 0.56),
  });

/** A square picture of a rendered product, `width` pixels wide; the same for the same arguments. */
export const drawRendered = async (
  type: string,
  { colour, tone, view }: { colour: Colour | null; tone: Tone; view: View },
  width: number,
): Promise<Sharp> => {
  const { from, darker, isClose } = SHOTS[view];
  const [hue, saturation, lightness] = tone;
  const painted = await paintRendered(await readRendered(type, from), {
    parts: colour === null ? [] : [RAMPS[colour][1]],
    ground: hexOf([hue, saturation, Math.min(97, lightness + 5 - darker)]),
  });
  const { data, ...raw } = painted;
  const picture = sharp(data, { raw });
  return (isClose ? closer(picture, raw.width) : picture).resize(width, width);
};
