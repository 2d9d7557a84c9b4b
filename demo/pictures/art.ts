import type { Colour, ToneName } from './colours.ts';
import type { Place } from './places.ts';

/** One thing in a composed picture; places and sizes are shares of the picture. */
type ArtThing = {
  /** What the studio has rendered: a product type, or a thing of demo/studio/shapes/shop.py. */
  shows: string;
  colour?: Colour;
  x: number;
  floor: number;
  size: number;
};

/** A picture for slides, banners and collections: no words in it, those belong to the page. */
export type Art = {
  tone: ToneName;
  behind: 'arch' | 'disc' | 'plinth' | 'none';
  /** Where the studio has rendered it to stand, in place of a wall of its tone. */
  place?: Place;
  things: readonly ArtThing[];
};

type Piece = readonly [shows: string, colour?: Colour];

const thing = (
  [shows, colour]: Piece,
  place: Pick<ArtThing, 'x' | 'floor' | 'size'>,
): ArtThing => ({ shows, ...(colour && { colour }), ...place });

/** A large thing before two smaller ones. */
const group = (
  tone: ToneName,
  behind: Art['behind'],
  main: Piece,
  left: Piece,
  right: Piece,
): Art => ({
  tone,
  behind,
  things: [
    thing(left, { x: 0.26, floor: 0.78, size: 0.42 }),
    thing(right, { x: 0.75, floor: 0.8, size: 0.4 }),
    thing(main, { x: 0.5, floor: 0.86, size: 0.62 }),
  ],
});

/** One thing alone. */
const solo = (tone: ToneName, behind: Art['behind'], main: Piece): Art => ({
  tone,
  behind,
  things: [thing(main, { x: 0.5, floor: behind === 'plinth' ? 0.765 : 0.86, size: 0.7 })],
});

/** By name: what `demo/art/<name>.webp` shows. */
export const ART: Readonly<Record<string, Art>> = {
  'slide-sound': {
    tone: 'lilac',
    behind: 'arch',
    things: [
      thing(['portable-radio', 'sand'], { x: 0.23, floor: 0.82, size: 0.34 }),
      thing(['studio-microphone', 'grey'], { x: 0.8, floor: 0.82, size: 0.34 }),
      thing(['wireless-headphones', 'purple'], { x: 0.52, floor: 0.86, size: 0.52 }),
    ],
  },
  'slide-home': {
    tone: 'clay',
    behind: 'arch',
    things: [
      thing(['house-plant'], { x: 0.17, floor: 0.78, size: 0.46 }),
      thing(['vase', 'terracotta'], { x: 0.86, floor: 0.8, size: 0.22 }),
      thing(['sofa', 'sage'], { x: 0.52, floor: 0.86, size: 0.6 }),
    ],
  },
  'slide-pharmacy': group(
    'mint',
    'disc',
    ['pain-relief', 'teal'],
    ['vitamin-d', 'orange'],
    ['cough-syrup', 'green'],
  ),
  'slide-season': group(
    'blush',
    'arch',
    ['handbag', 'brown'],
    ['dress', 'burgundy'],
    ['heels', 'rose'],
  ),
  'banner-coffee': solo('sand', 'disc', ['coffee-mug', 'sage']),
  'banner-plants': solo('sage', 'arch', ['snake-plant']),
  'banner-shoes': solo('sea', 'disc', ['leather-shoes', 'brown']),
  'banner-skincare': group(
    'rose',
    'arch',
    ['body-lotion', 'rose'],
    ['day-cream', 'lilac'],
    ['face-serum', 'sage'],
  ),
  'banner-toys': solo('butter', 'disc', ['teddy-bear']),
  'banner-books': group(
    'linen',
    'none',
    ['sea-novel', 'navy'],
    ['children-book', 'sky'],
    ['cookbook', 'terracotta'],
  ),
  'banner-pets': group(
    'lime',
    'disc',
    ['dog-food', 'red'],
    ['cat-food', 'teal'],
    ['cat-toy', 'orange'],
  ),
  'banner-brand': group(
    'stone',
    'none',
    ['casserole', 'red'],
    ['frying-pan', 'sage'],
    ['frying-pan-iron'],
  ),
  'banner-gifts': solo('blush', 'arch', ['gift-box', 'burgundy']),
  'banner-returns': solo('mist', 'disc', ['parcel']),
  'banner-stores': group(
    'butter',
    'none',
    ['shopping-bag', 'purple'],
    ['basket', 'sand'],
    ['gift-box', 'rose'],
  ),
  'sale-tech': group(
    'mist',
    'disc',
    ['laptop', 'silver'],
    ['game-controller', 'purple'],
    ['camera', 'grey'],
  ),
  'sale-home': group('clay', 'arch', ['teapot', 'white'], ['vase', 'sage'], ['candle', 'beige']),
  'sale-fresh': group('lime', 'none', ['basket', 'sand'], ['apples'], ['avocados']),
  'sale-season': group(
    'linen',
    'arch',
    ['coat', 'olive'],
    ['handbag', 'black'],
    ['hiking-boots', 'brown'],
  ),
  'sale-garden': group(
    'sage',
    'arch',
    ['house-plant'],
    ['seedlings', 'green'],
    ['tulip-bulbs', 'red'],
  ),
  'popup-tech': group(
    'lilac',
    'disc',
    ['laptop', 'silver'],
    ['wireless-headphones', 'navy'],
    ['smartphone', 'black'],
  ),
  // Pages cut the sides of these two or their upper and lower edge: all stands whole in the middle of both.
  'collection-slow-mornings': {
    tone: 'sand',
    behind: 'none',
    place: 'table',
    things: [
      thing(['sea-novel', 'navy'], { x: 0.275, floor: 0.69, size: 0.34 }),
      thing(['cookies', 'brown'], { x: 0.673, floor: 0.71, size: 0.33 }),
      thing(['teapot', 'white'], { x: 0.415, floor: 0.74, size: 0.33 }),
      thing(['coffee-cup', 'terracotta'], { x: 0.345, floor: 0.79, size: 0.26 }),
      thing(['honey'], { x: 0.6, floor: 0.815, size: 0.21 }),
    ],
  },
  'collection-home-office': group(
    'mist',
    'none',
    ['laptop', 'silver'],
    ['notebook', 'navy'],
    ['lamp-bulb'],
  ),
  'collection-weekend-outside': group(
    'sky',
    'disc',
    ['tent', 'orange'],
    ['backpack', 'olive'],
    ['hiking-boots', 'brown'],
  ),
  'collection-medicine-cabinet': group(
    'mint',
    'arch',
    ['plasters', 'teal'],
    ['digital-thermometer', 'sky'],
    ['cough-syrup', 'green'],
  ),
  'collection-gifts-under-30': {
    tone: 'blush',
    behind: 'none',
    place: 'window',
    things: [
      thing(['vase', 'terracotta'], { x: 0.3, floor: 0.68, size: 0.34 }),
      thing(['teddy-bear'], { x: 0.685, floor: 0.7, size: 0.4 }),
      thing(['gift-box', 'rose'], { x: 0.49, floor: 0.74, size: 0.37 }),
      thing(['candle', 'beige'], { x: 0.34, floor: 0.805, size: 0.19 }),
      thing(['soap-bar', 'lilac'], { x: 0.62, floor: 0.81, size: 0.2 }),
    ],
  },
  'collection-first-year': group(
    'butter',
    'arch',
    ['teddy-bear'],
    ['baby-bottle'],
    ['bath-duck', 'sky'],
  ),
  'collection-an-evening-for-yourself': group(
    'rose',
    'arch',
    ['perfume', 'pink'],
    ['candle', 'lilac'],
    ['soap-bar', 'rose'],
  ),
  'collection-green-balcony': group(
    'sage',
    'none',
    ['house-plant'],
    ['cactus'],
    ['bucket', 'sage'],
  ),
};
