import type { Brand } from '#demo/brands.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import type { DemoLanguage, FiveTexts } from '#demo/text.ts';
import { capitalised, inEach, named } from '#demo/text.ts';

const TECH = [
  named('Nova', 'نوفا', 'नोवा'),
  named('Vega 2', 'فيجا 2', 'वेगा 2'),
  named('Orbit', 'أوربت', 'ऑर्बिट'),
  named('Prisma', 'بريزما', 'प्रिज़्मा'),
  named('Zephyr', 'زفير', 'ज़ेफ़िर'),
  named('Atlas 5', 'أطلس 5', 'एटलस 5'),
  named('Lumen', 'لومن', 'लुमेन'),
  named('Quanta', 'كوانتا', 'क्वांटा'),
];

const GENTLE = [
  named('Alma', 'ألما', 'आल्मा'),
  named('Isla', 'إيسلا', 'इस्ला'),
  named('Marlo', 'مارلو', 'मार्लो'),
  named('Sirin', 'شيرين', 'शीरीन'),
  named('Odette', 'أوديت', 'ओडेट'),
  named('Levant', 'ليفانت', 'लेवांट'),
  named('Juno', 'جونو', 'जूनो'),
  named('Sahara', 'صحارى', 'सहारा'),
  named('Riva', 'ريفا', 'रीवा'),
  named('Fjell', 'فييل', 'फ़्येल'),
];

const LIVELY = [
  named('Kite', 'كايت', 'काइट'),
  named('Tempo', 'تمبو', 'टेम्पो'),
  named('Summit', 'ساميت', 'समिट'),
  named('Bolt', 'بولت', 'बोल्ट'),
  named('Rio', 'ريو', 'रियो'),
  named('Comet', 'كوميت', 'कॉमेट'),
  named('Trek', 'تريك', 'ट्रेक'),
  named('Mango', 'مانجو', 'मैंगो'),
];

/** Model names by category; a category without any names its products by brand and kind. */
export const SERIES: Record<string, readonly FiveTexts[]> = {
  electronics: TECH,
  fashion: GENTLE,
  home: GENTLE,
  kitchen: GENTLE,
  beauty: GENTLE,
  sports: LIVELY.slice(0, 7),
  toys: LIVELY,
  baby: GENTLE,
  'books-and-stationery': GENTLE,
  'garden-and-pets': LIVELY,
};

type Parts = { name: string; own: string };

/** Where the noun and the product's own name stand: the name before the noun in some languages, after it in others. */
const ORDER: Record<DemoLanguage, (parts: Parts) => string> = {
  en: ({ name, own }) => `${own} ${name}`,
  fr: ({ name, own }) => `${capitalised(name, 'fr')} ${own}`,
  ar: ({ name, own }) => `${name} ${own}`,
  tr: ({ name, own }) => `${own} ${name}`,
  hi: ({ name, own }) => `${own} ${name}`,
};

/**
 * The title of a product as a shop of that language writes it, with one proper name at most: its model's or, where
 * its kind has no models, its brand's. The brand of a model stands on the product's page in a line of its own.
 */
export const titleOf = (
  type: ProductType,
  name: FiveTexts,
  brand: Brand,
  series: FiveTexts | undefined,
): FiveTexts =>
  inEach((code) => {
    if (type.titled) return name[code];
    if (series) return ORDER[code]({ name: name[code], own: series[code] });
    const own = code === 'ar' ? `من ${brand.name.ar}` : brand.name[code];
    return ORDER[code]({ name: name[code], own });
  });
