import type { Word } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** Brands that shoppers ask for by name, folded, and that are no slip of another word. */
const KNOWN_BRANDS = new Set(
  (
    'adidas nike puma reebok asics converse vans fila skechers samsung sony lg panasonic philips bosch siemens ' +
    'xiaomi huawei lenovo asus acer dell canon nikon gopro logitech bose jbl sennheiser dyson tefal moulinex braun ' +
    'ikea zara mango hermes gucci prada chanel dior rolex casio seiko fossil levis lego playmobil mattel hasbro ' +
    'nivea loreal garnier maybelline nestle nescafe nespresso lavazza lindt milka pampers huggies chicco arcelik vestel beko'
  ).split(' '),
);

/**
 * Whether a word that no product has is the name of a brand: a shop without nike shoes says so, and shows none
 * for hiking in their place.
 */
export const isKnownBrand = ({ folded }: Word, { wordDf }: Vocabulary): boolean =>
  KNOWN_BRANDS.has(folded) && wordDf(folded) === 0;
