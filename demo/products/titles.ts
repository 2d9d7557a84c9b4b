import type { Brand } from '#demo/brands.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import type { DemoLanguage, FiveTexts } from '#demo/text.ts';
import { capitalised, inEach, named } from '#demo/text.ts';
import { departmentOf } from './who-sells.ts';

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

const FASHION = [
  named('Siena', 'سيينا', 'सिएना'),
  named('Porto', 'بورتو', 'पोर्तो'),
  named('Tarifa', 'طريفة', 'तारीफ़ा'),
  named('Amalfi', 'أمالفي', 'अमाल्फ़ी'),
  named('Bodrum', 'بودروم', 'बोदरम'),
  named('Biarritz', 'بياريتز', 'बियारिट्ज़'),
  named('Tangier', 'طنجة', 'टैंजियर'),
  named('Jaipur', 'جايبور', 'जयपुर'),
  named('Ravello', 'رافيلو', 'रावेलो'),
  named('Menton', 'مونتون', 'मेंटन'),
];

const HOME = [
  named('Fjell', 'فييل', 'फ़्येल'),
  named('Levant', 'ليفانت', 'लेवांट'),
  named('Sahara', 'صحارى', 'सहारा'),
  named('Lund', 'لوند', 'लुंड'),
  named('Visby', 'فيسبي', 'विस्बी'),
  named('Cedar', 'سيدار', 'सीडर'),
  named('Halden', 'هالدن', 'हाल्डेन'),
  named('Riad', 'رياض', 'रियाद'),
  named('Birka', 'بيركا', 'बिरका'),
  named('Atrium', 'أتريوم', 'एट्रियम'),
];

const KITCHEN = [
  named('Alma', 'ألما', 'आल्मा'),
  named('Isla', 'إيسلا', 'इस्ला'),
  named('Marlo', 'مارلو', 'मार्लो'),
  named('Tavola', 'تافولا', 'तावोला'),
  named('Bistro', 'بيسترو', 'बिस्ट्रो'),
  named('Provence', 'بروفانس', 'प्रोवांस'),
  named('Olea', 'أوليا', 'ओलिया'),
  named('Terra', 'تيرا', 'टेरा'),
  named('Nonna', 'نونا', 'नोन्ना'),
  named('Cantina', 'كانتينا', 'कांतीना'),
];

const BEAUTY = [
  named('Odette', 'أوديت', 'ओडेट'),
  named('Rosalie', 'روزالي', 'रोज़ाली'),
  named('Aurea', 'أوريا', 'ऑरिया'),
  named('Serena', 'سيرينا', 'सेरेना'),
  named('Mirra', 'ميرا', 'मिर्रा'),
  named('Nacre', 'ناكر', 'नाक्र'),
  named('Opaline', 'أوبالين', 'ओपालीन'),
  named('Sirin', 'شيرين', 'शीरीन'),
  named('Céleste', 'سيليست', 'सेलेस्ट'),
  named('Juno', 'جونو', 'जूनो'),
];

const SPORTS = [
  named('Tempo', 'تمبو', 'टेम्पो'),
  named('Summit', 'ساميت', 'समिट'),
  named('Bolt', 'بولت', 'बोल्ट'),
  named('Comet', 'كوميت', 'कॉमेट'),
  named('Trek', 'تريك', 'ट्रेक'),
  named('Rally', 'رالي', 'रैली'),
  named('Apex', 'أبيكس', 'एपेक्स'),
];

const TOYS = [
  named('Mango', 'مانجو', 'मैंगो'),
  named('Rio', 'ريو', 'रियो'),
  named('Bingo', 'بينجو', 'बिंगो'),
  named('Zigzag', 'زيجزاج', 'ज़िगज़ैग'),
  named('Hopla', 'هوبلا', 'होप्ला'),
  named('Pogo', 'بوجو', 'पोगो'),
  named('Jolly', 'جولي', 'जॉली'),
  named('Tipi', 'تيبي', 'टीपी'),
];

const BABY = [
  named('Nino', 'نينو', 'नीनो'),
  named('Momo', 'مومو', 'मोमो'),
  named('Lulu', 'لولو', 'लूलू'),
  named('Pim', 'بيم', 'पिम'),
  named('Coco', 'كوكو', 'कोको'),
  named('Milo', 'ميلو', 'माइलो'),
  named('Fio', 'فيو', 'फ़ियो'),
  named('Bibi', 'بيبي', 'बीबी'),
];

const STATIONERY = [
  named('Quill', 'كويل', 'क्विल'),
  named('Folio', 'فوليو', 'फ़ोलियो'),
  named('Scriba', 'سكريبا', 'स्क्रीबा'),
  named('Vellum', 'فيلوم', 'वेलम'),
  named('Sepia', 'سيبيا', 'सीपिया'),
  named('Serif', 'سيريف', 'सेरिफ़'),
  named('Indigo', 'إنديجو', 'इंडिगो'),
  named('Cahier', 'كاييه', 'कैये'),
];

const GARDEN_AND_PETS = [
  named('Meadow', 'ميدو', 'मेडो'),
  named('Clover', 'كلوفر', 'क्लोवर'),
  named('Robin', 'روبن', 'रॉबिन'),
  named('Linden', 'ليندن', 'लिंडेन'),
  named('Bramble', 'برامبل', 'ब्रैम्बल'),
  named('Willow', 'ويلو', 'विलो'),
  named('Juniper', 'جونيبر', 'जूनिपर'),
  named('Hazel', 'هيزل', 'हेज़ल'),
];

/**
 * Model names by category, of which no two share one; a category without any names its products by brand and
 * kind.
 */
export const SERIES: Record<string, readonly FiveTexts[]> = {
  electronics: TECH,
  fashion: FASHION,
  home: HOME,
  kitchen: KITCHEN,
  beauty: BEAUTY,
  sports: SPORTS,
  toys: TOYS,
  baby: BABY,
  'books-and-stationery': STATIONERY,
  'garden-and-pets': GARDEN_AND_PETS,
};

/** Which model this product of the type is, undefined where its kind has none. */
export const modelOf = (type: ProductType, number: number): FiveTexts | undefined => {
  const models = type.titled ? undefined : SERIES[departmentOf(type).id];
  return models?.[(PRODUCT_TYPES.indexOf(type) * 3 + number) % models.length];
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
