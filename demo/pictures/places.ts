import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProductType } from '#demo/product-types/product-type.ts';

/** Rooms and surfaces that the studio has rendered with nothing in them (demo/studio/places.py). */
export const PLACES = [
  'table',
  'shelf',
  'window',
  'counter',
  'niche',
  'desk',
  'room',
  'worktop',
  'linen',
] as const;
export type Place = (typeof PLACES)[number];

const STANDING: readonly Place[] = ['table', 'shelf', 'window'];

/**
 * Where those types are shown that stand elsewhere than most: what is eaten from in a kitchen, what is for beauty
 * before plaster, what is worked and played with on a desk. Seen from above, things lie on other grounds.
 */
const SURFACES: readonly { places: readonly Place[]; types: readonly string[] }[] = [
  {
    places: ['room'],
    types: ['sofa', 'chair', 'bed-frame', 'bicycle', 'scooter', 'basket', 'television'],
  },
  {
    places: ['worktop'],
    types: [
      'frying-pan',
      'paella-pan',
      'laptop',
      'keyboard',
      'computer-mouse',
      'notebook',
      'fountain-pen',
      'dog-bone',
      'flashlight',
      'soap-bar',
      'chess-set',
      'baby-bath',
    ],
  },
  {
    places: ['linen'],
    types: [
      't-shirt',
      'jeans',
      'dress',
      'coat',
      'baby-socks',
      'baby-spoon',
      'garden-gloves',
      'chef-knife',
      'hair-comb',
      'paintbrush',
      'badminton-racket',
      'digital-thermometer',
      'stethoscope',
    ],
  },
  { places: ['worktop', 'linen'], types: ['chocolate', 'watercolours'] },
  {
    places: ['counter', 'table', 'window'],
    types: [
      'casserole',
      'dinner-set',
      'bowl',
      'wine-glass',
      'teapot',
      'coffee-cup',
      'mate-cup',
      'spice-jar',
      'apples',
      'avocados',
      'peanuts',
      'olive-oil',
      'honey',
      'rice',
      'cookies',
      'coffee-beans',
      'juice',
      'toothbrush',
      'toothpaste',
      'baby-bottle',
      'fruit-puree',
    ],
  },
  {
    places: ['niche', 'shelf', 'window'],
    types: [
      'body-lotion',
      'face-serum',
      'day-cream',
      'sunscreen',
      'lipstick',
      'nail-polish',
      'shampoo',
      'perfume',
      'baby-lotion',
      'candle',
      'vase',
      'lantern',
      'handbag',
      'heels',
      'sunglasses',
      'wristwatch',
    ],
  },
  {
    places: ['desk', 'table', 'shelf'],
    types: [
      'wireless-headphones',
      'studio-microphone',
      'portable-radio',
      'smartphone',
      'desk-telephone',
      'camera',
      'video-camera',
      'game-controller',
      'lamp-bulb',
      'night-light',
      'crayons',
      'jigsaw',
      'abacus',
      'robot',
      'dice-game',
      'stopwatch',
    ],
  },
  // One stands outside, the other hangs on a wall, where the studio has no place.
  { places: [], types: ['tent', 'mirror'] },
];

/** Where things of this type are shown in use; none: only before a wall. */
export const placesOf = ({ id }: Pick<ProductType, 'id'>): readonly Place[] =>
  SURFACES.find(({ types }) => types.includes(id))?.places ?? STANDING;

const FOLDER = join(import.meta.dirname, 'places');
const read = new Map<string, Promise<Buffer>>();

/** The empty place as bytes of red, green and blue, `side` pixels square. */
export const readPlace = (place: Place, side: number): Promise<Buffer> => {
  const key = `${place}-${side}`;
  const known = read.get(key);
  if (known) return known;
  const bytes = readFile(join(FOLDER, `${place}.webp`)).then((file) =>
    sharp(file).removeAlpha().resize(side, side).raw().toBuffer(),
  );
  read.set(key, bytes);
  return bytes;
};
