import type { ProductType } from '#demo/product-types/product-type.ts';
import type { DemoLanguage } from '#demo/text.ts';
import { AR } from './ar.ts';
import { EN } from './en.ts';
import { AR_MORE } from './more/ar.ts';
import { EN_MORE } from './more/en.ts';
import { FR_MORE } from './more/fr.ts';
import { HI_MORE } from './more/hi.ts';
import { TR_MORE } from './more/tr.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { TR } from './tr.ts';

/** A question, what the store answers and, of some, what a buyer answers. */
type Asked = {
  name: string;
  question: string;
  answer: string;
  buyer?: { name: string; answer: string };
};
export type AskedBank = Readonly<Record<Topic, Required<Asked>>>;
/** Further questions of each topic. */
export type MoreAsked = Readonly<Record<Topic, readonly Asked[]>>;

type Topic =
  | 'clothes'
  | 'shoes'
  | 'devices'
  | 'home'
  | 'kitchen'
  | 'beauty'
  | 'pharmacy'
  | 'grocery'
  | 'sports'
  | 'toys'
  | 'books'
  | 'plants'
  | 'bags'
  | 'baby'
  | 'pets'
  | 'any';

const BANKS: Readonly<Record<DemoLanguage, AskedBank>> = { en: EN, fr: FR, ar: AR, tr: TR, hi: HI };
const MORE: Readonly<Record<DemoLanguage, MoreAsked>> = {
  en: EN_MORE,
  fr: FR_MORE,
  ar: AR_MORE,
  tr: TR_MORE,
  hi: HI_MORE,
};

/** Sub-categories whose goods are asked about in a way of their own. */
const TOPICS: Readonly<Record<string, Topic>> = {
  women: 'clothes',
  men: 'clothes',
  shoes: 'shoes',
  'headphones-and-audio': 'devices',
  phones: 'devices',
  computers: 'devices',
  cameras: 'devices',
  'gaming-and-tv': 'devices',
  furniture: 'home',
  lighting: 'home',
  decor: 'home',
  cookware: 'kitchen',
  tableware: 'kitchen',
  'coffee-and-tea': 'kitchen',
  'kitchen-tools': 'kitchen',
  skincare: 'beauty',
  'bath-and-fragrance': 'beauty',
  'make-up': 'beauty',
  medicines: 'pharmacy',
  'vitamins-and-supplements': 'pharmacy',
  'fruit-and-nuts': 'grocery',
  pantry: 'grocery',
  'sweets-and-bakery': 'grocery',
  drinks: 'grocery',
  fitness: 'sports',
  'ball-games': 'sports',
  'soft-toys': 'toys',
  'puzzles-and-building': 'toys',
  novels: 'books',
  'childrens-books': 'books',
  'cookbooks-and-guides': 'books',
  plants: 'plants',
  bags: 'bags',
  'outdoor-toys': 'toys',
  'board-games': 'toys',
  'baby-care': 'baby',
  nursery: 'baby',
  feeding: 'baby',
  dogs: 'pets',
  cats: 'pets',
  'camping-and-hiking': 'sports',
  'cycling-and-skating': 'sports',
};

/** What shoppers of that language ask about goods of this type, another question first for each `number`. */
export const askedAbout = (
  { section }: Pick<ProductType, 'section'>,
  language: DemoLanguage,
  number: number,
): Asked[] => {
  const topic = TOPICS[section] ?? 'any';
  const asked = [BANKS[language][topic], ...MORE[language][topic]];
  return asked.map((_, at) => asked[(at + number) % asked.length]).filter((one) => !!one);
};
