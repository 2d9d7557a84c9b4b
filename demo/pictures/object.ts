import sharp from 'sharp';
import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';
import { getIcon } from './icons.ts';
import { drawRenderedObject } from './rendered-object.ts';
import type { Pixels } from './recolour.ts';
import { calm, feather, paint } from './recolour.ts';
import type { Vessel } from './vessels.ts';
import { drawVessel } from './vessels.ts';

/** What is photographed: a drawing, maybe on a package, in a colour or (null) its own. */
export type Subject = {
  icon: string;
  /** The product type that it is, where the studio has rendered that. */
  type?: string | undefined;
  vessel?: Vessel | undefined;
  colour: Colour | null;
  /** Turns its own colours a little, in degrees, so that no two apples are alike. */
  hue?: number;
};

/** How it stands: `size` in pixels, `turn` in degrees, `flip` mirrored. */
type Pose = { size: number; turn?: number; flip?: boolean };

/**
 * How large the drawing is made before it is shrunk or enlarged to the picture, in pixels. Small
 * ones are shrunk: the vector library leaves stairs on filtered edges. Above the limit its filters
 * take seconds, and these soft forms lose nothing that one sees.
 */
const fieldOf = (side: number): number =>
  Math.min(1000, Math.round(side < 700 ? side * 1.3 : side));

const svgOf = async ({ icon, vessel, colour }: Subject, pose: Pose, field: number) => {
  const drawing = await getIcon(icon);
  const inner = vessel ? drawVessel(vessel, drawing, colour ?? 'sage') : drawing;
  const turned = `translate(16 16) rotate(${pose.turn ?? 0}) scale(${pose.flip ? -1 : 1} 1) translate(-16 -16)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38" width="${field}" height="${field}"><g transform="${turned}">${inner}</g></svg>`;
};

/** Draws the subject on a transparent square whose side is 38/32 of `size`. */
export const drawObject = async (subject: Subject, pose: Pose): Promise<Pixels> => {
  const side = Math.max(8, Math.round((pose.size * 38) / 32));
  if (subject.type)
    return drawRenderedObject(subject.type, subject.colour, { side, flip: pose.flip });
  const svg = await svgOf(subject, pose, fieldOf(side));
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(side, side)
    .modulate(subject.hue && !subject.colour ? { hue: subject.hue } : {})
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  if (subject.colour && !subject.vessel) paint(pixels, RAMPS[subject.colour]);
  else calm(pixels, 0.86);
  feather(pixels);
  return pixels;
};
