import type { ProductType } from '#demo/product-types/product-type.ts';

/** What people of one language write: sentences by stars, and by what the thing is. */
export type ReviewBank = {
  /** An author has one of each. */
  given: readonly string[];
  family: readonly string[];
  openings: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
  details: Readonly<Record<ReviewKind, Details>>;
  closings: { good: readonly string[]; bad: readonly string[] };
};

/** Of a kind of goods: what pleases, what does not, and what pleases only after weeks of use. */
type Details = {
  good: readonly string[];
  bad: readonly string[];
  lasting?: readonly string[];
};

type Trade =
  | 'audio'
  | 'lighting'
  | 'decor'
  | 'bags'
  | 'grooming'
  | 'baby'
  | 'pets'
  | 'gardening'
  | 'stationery'
  | 'training';

/** What is said of goods of one trade alone. */
export type TradeDetails = Readonly<Record<Trade, Details>>;

type ReviewKind =
  | Trade
  | 'electronics'
  | 'fashion'
  | 'home'
  | 'beauty'
  | 'pharmacy'
  | 'grocery'
  | 'sports'
  | 'toys'
  | 'books'
  | 'garden'
  | 'shoes'
  | 'kitchen'
  | 'care'
  | 'any';

/** Sub-categories, or kinds of product, that have something of their own to be praised or blamed for. */
const KINDS: Readonly<Record<string, ReviewKind>> = {
  'headphones-and-audio': 'audio',
  lighting: 'lighting',
  decor: 'decor',
  bags: 'bags',
  'make-up': 'grooming',
  nursery: 'baby',
  feeding: 'baby',
  dogs: 'pets',
  cats: 'pets',
  'garden-tools': 'gardening',
  'notebooks-and-pens': 'stationery',
  'art-supplies': 'stationery',
  fitness: 'training',
  'ball-games': 'training',
  'cycling-and-skating': 'training',
  'gaming-and-tv': 'electronics',
  'board-games': 'toys',
  'fruit-puree': 'grocery',
  phones: 'electronics',
  computers: 'electronics',
  cameras: 'electronics',
  shoes: 'shoes',
  cookware: 'kitchen',
  tableware: 'kitchen',
  'coffee-and-tea': 'kitchen',
  'kitchen-tools': 'kitchen',
  toothpaste: 'care',
  shampoo: 'care',
  'baby-lotion': 'care',
  women: 'fashion',
  men: 'fashion',
  furniture: 'home',
  skincare: 'beauty',
  medicines: 'pharmacy',
  'vitamins-and-supplements': 'pharmacy',
  'fruit-and-nuts': 'grocery',
  pantry: 'grocery',
  'sweets-and-bakery': 'grocery',
  drinks: 'grocery',
  'camping-and-hiking': 'sports',
  'puzzles-and-building': 'toys',
  'soft-toys': 'toys',
  'outdoor-toys': 'toys',
  novels: 'books',
  'childrens-books': 'books',
  'cookbooks-and-guides': 'books',
  'house-plant': 'garden',
  // Of their own kind among goods that have batteries, straps or a size.
  'desk-telephone': 'any',
  mirror: 'any',
  'cat-toy': 'any',
  stopwatch: 'any',
  'studio-microphone': 'any',
  'hiking-boots': 'any',
};

/** What reviews of that kind of product speak about. */
export const kindOf = ({ id, section }: Pick<ProductType, 'id' | 'section'>): ReviewKind =>
  KINDS[id] ?? KINDS[section] ?? 'any';
