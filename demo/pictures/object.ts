import sharp from 'sharp';
import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';
import { getIcon } from './icons.ts';
import { drawRenderedObject } from './rendered-object.ts';
import type { Bounds, Pixels } from './recolour.ts';
import { boundsOf, calm, feather, paint } from './recolour.ts';
import type { Vessel } from './vessels.ts';
import { drawVessel } from './vessels.ts';

/** A drawing, maybe on a package, in a colour or (null) its own. */
type Drawn = {
  icon: string;
  vessel?: Vessel | undefined;
  colour: Colour | null;
  /** Turns its own colours a little, in degrees, so that no two apples are alike. */
  hue?: number;
};

/** What is photographed: a drawing, or what the studio has rendered. */
export type Subject = Drawn | { shows: string; colour: Colour | null };

/** How it stands: `size` in pixels; a drawing may be turned (`turn`, degrees) or mirrored. */
type Pose = { size: number; turn?: number; flip?: boolean };

/**
 * How large the drawing is made before it is shrunk or enlarged to the picture, in pixels. Small
 * ones are shrunk: the vector library leaves stairs on filtered edges. Above the limit its filters
 * take seconds, and these soft forms lose nothing that one sees.
 */
const fieldOf = (side: number): number =>
  Math.min(1000, Math.round(side < 700 ? side * 1.3 : side));

const svgOf = async ({ icon, vessel, colour }: Drawn, pose: Pose, field: number) => {
  const drawing = await getIcon(icon);
  const inner = vessel ? drawVessel(vessel, drawing, colour ?? 'sage') : drawing;
  const turned = `translate(16 16) rotate(${pose.turn ?? 0}) scale(${pose.flip ? -1 : 1} 1) translate(-16 -16)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38" width="${field}" height="${field}"><g transform="${turned}">${inner}</g></svg>`;
};

/** What is set into a picture: pixels, and where in them the thing itself is. */
type DrawnObject = { pixels: Pixels; bounds: Bounds; throwsShadow: boolean };

/** Draws the subject on a transparent square: a drawing alone, what is rendered with its shadow. */
export const drawObject = async (subject: Subject, pose: Pose): Promise<DrawnObject> => {
  const side = Math.max(8, Math.round((pose.size * 38) / 32));
  if ('shows' in subject)
    return {
      ...(await drawRenderedObject(subject.shows, subject.colour, side)),
      throwsShadow: true,
    };
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
  return { pixels, bounds: boundsOf(pixels), throwsShadow: false };
};
