import type { Colour, ToneName } from './colours.ts';
import type { Vessel } from './vessels.ts';

/** One thing in a composed picture; places and sizes are shares of the picture. */
type ArtThing = {
  icon: string;
  vessel?: Vessel;
  colour?: Colour;
  x: number;
  floor: number;
  size: number;
  turn?: number;
  flip?: boolean;
};

/** A picture for slides, banners and collections: no words in it, those belong to the page. */
export type Art = {
  tone: ToneName;
  behind: 'arch' | 'disc' | 'plinth' | 'none';
  things: readonly ArtThing[];
};

/** [drawing, colour, package]. */
type Piece = readonly [icon: string, colour?: Colour | null, vessel?: Vessel];

const thing = (
  [icon, colour, vessel]: Piece,
  place: Pick<ArtThing, 'x' | 'floor' | 'size' | 'turn' | 'flip'>,
): ArtThing => ({
  icon,
  ...(colour && { colour }),
  ...(vessel && { vessel }),
  ...place,
});

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
    thing(left, { x: 0.26, floor: 0.78, size: 0.42, turn: -5 }),
    thing(right, { x: 0.75, floor: 0.8, size: 0.4, turn: 6, flip: true }),
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
  'slide-sound': group(
    'lilac',
    'arch',
    ['headphone', 'purple'],
    ['radio', 'sand'],
    ['studio-microphone', 'grey'],
  ),
  'slide-home': group(
    'clay',
    'arch',
    ['couch-and-lamp'],
    ['potted-plant'],
    ['amphora', 'terracotta'],
  ),
  'slide-pharmacy': group(
    'mint',
    'disc',
    ['pill', 'teal', 'box'],
    ['sun', 'orange', 'bottle'],
    ['droplet', 'sky', 'tube'],
  ),
  'slide-season': group(
    'blush',
    'arch',
    ['handbag', 'brown'],
    ['dress', 'burgundy'],
    ['high-heeled-shoe', 'rose'],
  ),
  'banner-coffee': solo('sand', 'disc', ['teapot', 'terracotta']),
  'banner-plants': solo('sage', 'arch', ['potted-plant']),
  'banner-delivery': group('sky', 'none', ['package'], ['shopping-bags', 'rose'], ['bell', 'gold']),
  'banner-shoes': solo('sea', 'disc', ['running-shoe', 'teal']),
  'banner-skincare': group(
    'rose',
    'arch',
    ['lotion-bottle', 'rose'],
    ['rose', 'pink', 'jar'],
    ['droplet', 'sage', 'dropper'],
  ),
  'banner-toys': solo('butter', 'disc', ['teddy-bear']),
  'banner-books': group(
    'linen',
    'none',
    ['open-book', 'navy', 'book'],
    ['rocket', 'terracotta', 'book'],
    ['pencil'],
  ),
  'banner-pets': solo('lime', 'disc', ['dog']),
  'banner-brand': group(
    'stone',
    'none',
    ['shallow-pan-of-food', 'red'],
    ['pot-of-food', 'grey'],
    ['kitchen-knife'],
  ),
  'banner-gifts': solo('blush', 'arch', ['wrapped-gift', 'burgundy']),
  'trust-tracking': solo('lilac', 'none', ['mobile-phone', 'black']),
  'trust-pharmacist': solo('mint', 'none', ['stethoscope', 'navy']),
  'banner-returns': solo('mist', 'disc', ['package']),
  'banner-stores': group(
    'butter',
    'none',
    ['shopping-bags', 'purple'],
    ['basket'],
    ['wrapped-gift', 'rose'],
  ),
  'sale-tech': group(
    'mist',
    'disc',
    ['laptop', 'silver'],
    ['video-game', 'purple'],
    ['camera', 'grey'],
  ),
  'sale-home': group('clay', 'arch', ['couch-and-lamp', 'sage'], ['teapot', 'white'], ['candle']),
  'sale-fresh': group('lime', 'none', ['basket'], ['red-apple'], ['avocado']),
  'sale-season': group(
    'linen',
    'arch',
    ['coat', 'olive'],
    ['scarf', 'rose'],
    ['hiking-boot', 'brown'],
  ),
  'sale-garden': group('sage', 'arch', ['potted-plant'], ['seedling'], ['tulip']),
  'popup-tech': group(
    'lilac',
    'disc',
    ['laptop', 'silver'],
    ['headphone', 'purple'],
    ['mobile-phone', 'black'],
  ),
  'collection-slow-mornings': group(
    'sand',
    'arch',
    ['hot-beverage', 'terracotta'],
    ['croissant'],
    ['open-book'],
  ),
  'collection-home-office': group(
    'mist',
    'none',
    ['laptop', 'silver'],
    ['notebook', 'navy'],
    ['light-bulb', 'gold'],
  ),
  'collection-weekend-outside': group(
    'sky',
    'disc',
    ['tent', 'orange'],
    ['backpack', 'olive'],
    ['hiking-boot', 'brown'],
  ),
  'collection-medicine-cabinet': group(
    'mint',
    'arch',
    ['adhesive-bandage', 'teal', 'box'],
    ['thermometer'],
    ['herb', 'green', 'bottle'],
  ),
  'collection-gifts-under-30': group(
    'blush',
    'disc',
    ['wrapped-gift', 'rose'],
    ['candle'],
    ['ribbon', 'gold'],
  ),
  'collection-first-year': group(
    'butter',
    'arch',
    ['teddy-bear'],
    ['baby-bottle'],
    ['socks', 'sky'],
  ),
  'collection-an-evening-for-yourself': group(
    'rose',
    'arch',
    ['bathtub', 'white'],
    ['candle'],
    ['lotus', 'lilac', 'jar'],
  ),
  'collection-green-balcony': group('sage', 'none', ['potted-plant'], ['cactus'], ['sunflower']),
};
