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

/** Model names by category; a category without any names its products by brand and kind alone. */
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

type Parts = { name: string; brand: string; series: string };

/** Where brand, model and noun stand: before the noun in some languages, after it in others. */
const ORDER: Record<DemoLanguage, (parts: Parts) => string> = {
  en: ({ name, brand, series }) => `${brand} ${series} ${name}`,
  fr: ({ name, brand, series }) => `${capitalised(name, 'fr')} ${brand} ${series}`,
  ar: ({ name, brand, series }) => `${name} ${series} من ${brand}`,
  tr: ({ name, brand, series }) => `${brand} ${series} ${name}`,
  hi: ({ name, brand, series }) => `${brand} ${series} ${name}`,
};

/** The title of a product as a shop of that language writes it. */
export const titleOf = (
  type: ProductType,
  name: FiveTexts,
  brand: Brand,
  series: FiveTexts | undefined,
): FiveTexts =>
  inEach((code) => {
    if (type.titled) return name[code];
    const parts = { name: name[code], brand: brand.name[code], series: series?.[code] ?? '' };
    return ORDER[code](parts).replaceAll(/ +/g, ' ').trim();
  });
