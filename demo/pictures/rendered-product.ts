import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { closeUpOf } from './close-up.ts';
import type { Colour, Tone } from './colours.ts';
import { hexOf } from './colours.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import { formOf } from './forms.ts';
import { partsOf } from './parts.ts';
import type { View } from './photograph.ts';
import type { Place } from './places.ts';
import { placesOf, readPlace } from './places.ts';
import { paintRendered, type Rendered } from './rendered.ts';
import { takeSnap, type Hold } from './snap.ts';

const FOLDER = join(import.meta.dirname, 'rendered');
const FILES: ReadonlySet<string> = new Set(readdirSync(FOLDER));

/**
 * From which side each view shows it; how much darker its ground is than the wall's tone, in percent;
 * which of the places where it is shown in use it stands in, counted from the product's first; how a
 * customer holds it.
 */
type Shot = { from: Side; darker: number; isClose?: true; place?: number; hold?: Hold };
type Side = 'front' | 'angle';

const SHOTS: Readonly<Record<View, Shot>> = {
  front: { from: 'front', darker: 0 },
  angle: { from: 'angle', darker: 0 },
  scene: { from: 'front', darker: 14, place: 0 },
  detail: { from: 'angle', darker: 0, isClose: true },
  pair: { from: 'angle', darker: 10, place: 1 },
  snap: {
    from: 'angle',
    darker: 18,
    place: 2,
    hold: { turned: 4, seen: 0.8, off: [0.03, 0.02], light: [1, 0.95, 0.86] },
  },
  snapshot: {
    from: 'front',
    darker: 26,
    place: 1,
    hold: { turned: -5, seen: 0.8, off: [-0.03, 0.02], light: [0.88, 0.92, 0.96] },
  },
  photo: {
    from: 'angle',
    darker: 8,
    hold: { turned: -3, seen: 0.74, off: [0.02, 0.04], light: [0.98, 0.9, 0.8] },
  },
};

/** Whether the studio (demo/studio) has rendered this product type, seen from there. */
export const isRendered = (type: string, from: Side = 'front'): boolean =>
  FILES.has(`${type}-${from}.webp`);

/** How wide pictures are painted of which no larger one is asked for, in pixels. */
export const FULL = 800;

/**
 * A larger picture is painted as large as it is asked for: what is printed, shown on a display or around it
 * is drawn then, not enlarged.
 */
const paintedWidth = (width: number): number => (width > 960 ? width : FULL);

/** The same in another size; what becomes larger has its edges drawn a little clearer. */
const resized = async ({ picture, layers }: Rendered, side: number): Promise<Rendered> => {
  const { width } = await sharp(picture).metadata();
  if (width === side) return { picture, layers };
  const scaled = sharp(picture).resize(side, side);
  return {
    picture: await (width < side ? scaled.sharpen({ sigma: 1, m1: 0, m2: 1 }) : scaled)
      .png({ compressionLevel: 0 })
      .toBuffer(),
    layers: await sharp(layers)
      .resize(side, side * 4, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  };
};

/** The files of a product type from that side, from the front where there is no other, `side` pixels square. */
export const readRendered = async (type: string, from: Side, side = FULL): Promise<Rendered> => {
  const view = isRendered(type, from) ? from : 'front';
  const [picture, layers] = await Promise.all(
    [`${type}-${view}.webp`, `${type}-${view}-layers.webp`].map((name) =>
      readFile(join(FOLDER, name)),
    ),
  );
  if (!picture || !layers) throw new Error(`the studio has not rendered ${type}`);
  return resized({ picture, layers }, side);
};

/** The picture from nearer. */
const closer = async (picture: Sharp, layers: Buffer, side: number): Promise<Sharp> => {
  const planes = await sharp(layers).extractChannel(0).raw().toBuffer();
  const object = side * side * 3;
  return picture.extract(closeUpOf((x, y) => (planes[object + y * side + x] ?? 0) > 128, side));
};

/** What the product's picture of that view is taken from: two with the same are the same drawing. */
export const shotOf = (
  type: Pick<ProductType, 'id'>,
  number: number | undefined,
  view: View,
): { form: string; from: Side; isClose: boolean; place: Place | undefined } => {
  const { from, isClose = false, place } = SHOTS[view];
  const places = placesOf(type);
  const form = formOf(type.id, number);
  return {
    form,
    from: isRendered(form, from) ? from : 'front',
    isClose,
    place: place === undefined ? undefined : places[((number ?? 0) + place) % places.length],
  };
};

/**
 * A square picture of a rendered product, `width` pixels wide; the same for the same arguments. Without a
 * number it stands for all of its type.
 */
export const drawRendered = async (
  type: Pick<ProductType, 'id'>,
  {
    colour,
    tone,
    view,
    number,
  }: { colour: Colour | null; tone: Tone; view: View; number?: number },
  width: number,
): Promise<Sharp> => {
  const { form, from, isClose, place } = shotOf(type, number, view);
  const [hue, saturation, lightness] = tone;
  const { darker, hold } = SHOTS[view];
  const paper = hexOf([hue, saturation, Math.min(97, lightness + 5 - darker)]);
  const side = paintedWidth(width);
  const rendered = await readRendered(form, from, side);
  const painted = await paintRendered(rendered, {
    parts: await partsOf(type.id, { form, from, colour, number }, side),
    ground: place ? await readPlace(place, side) : paper,
  });
  const { data, ...raw } = painted;
  const picture = sharp(data, { raw });
  if (hold) return (await takeSnap(picture, raw.width, hold)).resize(width, width);
  const shown = isClose ? await closer(picture, rendered.layers, raw.width) : picture;
  return shown.resize(width, width);
};
