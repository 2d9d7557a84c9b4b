import type { LogoStyle } from './pictures/brand-logo.ts';
import type { Colour } from './pictures/colours.ts';
import type { FiveTexts } from './text.ts';
import { named } from './text.ts';

/**
 * An invented brand; its id is its slug. `logo` is how it writes its name, `mark` chooses the flower of
 * those that have one.
 */
export type Brand = {
  id: string;
  name: FiveTexts;
  /** The categories, sub-categories and kinds of product that it makes. */
  departments: readonly string[];
  mark: number;
  colour: Colour;
  logo: LogoStyle;
};

const brand = (
  latin: string,
  ar: string,
  hi: string,
  colour: Colour,
  logo: LogoStyle,
  ...departments: string[]
): Omit<Brand, 'mark'> => ({
  id: latin.toLowerCase().replaceAll(' ', '-'),
  name: named(latin, ar, hi),
  departments,
  colour,
  logo,
});

export const BRANDS: readonly Brand[] = [
  brand('Auralis', 'أوراليس', 'ऑरालिस', 'purple', 'roundel', 'electronics'),
  brand('Voltera', 'فولتيرا', 'वोल्टेरा', 'blue', 'fast', 'electronics'),
  brand('Kestrova', 'كستروفا', 'केस्ट्रोवा', 'black', 'heavy', 'electronics'),
  brand('Pixelune', 'بيكسلون', 'पिक्सेलून', 'teal', 'hexagon', 'electronics'),
  brand('Nordal', 'نوردال', 'नॉर्डाल', 'navy', 'stencil', 'electronics', 'lighting'),
  brand(
    'Maison Aubray',
    'ميزون أوبري',
    'मेज़ों ओब्रे',
    'burgundy',
    'hairline',
    'women',
    'bags',
    'accessories',
  ),
  brand('Zarine', 'زارين', 'ज़रीन', 'rose', 'crest', 'women', 'bags', 'accessories', 'heels'),
  brand('Tessara', 'تيسارا', 'टेसारा', 'terracotta', 'narrow', 'women', 'men', 'bedding-and-bath'),
  brand('Oakfield', 'أوكفيلد', 'ओकफ़ील्ड', 'olive', 'slab', 'men', 'leather-shoes', 'backpack'),
  brand('Pasolino', 'باسولينو', 'पासोलीनो', 'brown', 'roundel', 'shoes', 'bags'),
  brand('Hemsdal', 'هيمسدال', 'हेम्सडाल', 'grey', 'narrow', 'home'),
  brand('Lumora', 'لومورا', 'लुमोरा', 'gold', 'hairline', 'lighting', 'decor'),
  brand(
    'Dar Yasmin',
    'دار ياسمين',
    'दार यास्मीन',
    'sage',
    'crest',
    'lantern',
    'decor',
    'bedding-and-bath',
  ),
  brand('Verano', 'فيرانو', 'वेरानो', 'sand', 'split', 'furniture', 'tableware', 'coffee-and-tea'),
  brand('Fornella', 'فورنيلا', 'फ़ोर्नेला', 'red', 'slab', 'cookware', 'chef-knife'),
  brand('Cuprano', 'كوبرانو', 'कुप्रानो', 'orange', 'hexagon', 'cookware', 'coffee-and-tea'),
  brand('Bisuto', 'بيسوتو', 'बिसूतो', 'black', 'heavy', 'tableware', 'kitchen-tools'),
  brand('Saffra', 'سفرا', 'सफ़्रा', 'yellow', 'split', 'spice-jar', 'grocery'),
  brand('Floralis', 'فلوراليس', 'फ़्लोरालिस', 'pink', 'crest', 'beauty'),
  brand('Sève Rare', 'سيف رار', 'सेव रार', 'green', 'hairline', 'beauty'),
  brand('Nilufer', 'نيلوفر', 'नीलोफ़र', 'lilac', 'crest', 'beauty', 'pharmacy'),
  brand('Medivara', 'ميديفارا', 'मेडिवारा', 'teal', 'split', 'pharmacy'),
  brand('Salvita', 'سالفيتا', 'साल्विटा', 'green', 'roundel', 'pharmacy'),
  brand('Curaline', 'كورالاين', 'क्यूरालाइन', 'blue', 'split', 'pharmacy'),
  brand('Ayurleaf', 'آيورليف', 'आयुरलीफ़', 'sage', 'leaf', 'pharmacy', 'skincare', 'hair-care'),
  brand('Campo Verde', 'كامبو فيردي', 'कैंपो वर्दे', 'green', 'rounded', 'grocery'),
  brand('Mielara', 'ميلارا', 'मिएलारा', 'gold', 'rounded', 'grocery'),
  brand('Orchard Row', 'أورشارد رو', 'ऑर्चर्ड रो', 'red', 'slab', 'grocery'),
  brand('Kaveri Mills', 'كافيري ميلز', 'कावेरी मिल्स', 'brown', 'narrow', 'grocery'),
  brand('Altiva', 'ألتيفا', 'अल्टिवा', 'orange', 'fast', 'sports'),
  brand('Strideo', 'سترايديو', 'स्ट्राइडियो', 'red', 'fast', 'sports', 'running-shoes', 'backpack'),
  brand('Norrpeak', 'نوربيك', 'नॉरपीक', 'navy', 'stencil', 'sports'),
  brand('Bricolo', 'بريكولو', 'ब्रिकोलो', 'yellow', 'rounded', 'toys'),
  brand('Pippalo', 'بيبالو', 'पिपालो', 'sky', 'rounded', 'toys', 'baby'),
  brand('Kudu & Co', 'كودو آند كو', 'कुडू एंड को', 'terracotta', 'arch', 'toys', 'baby'),
  brand('Lullabee', 'لولابي', 'लल्लाबी', 'lilac', 'rounded', 'baby'),
  brand('Papirus', 'بابيروس', 'पैपिरस', 'navy', 'narrow', 'notebooks-and-pens', 'art-supplies'),
  brand(
    'Inkwell House',
    'دار إنكويل',
    'इंकवेल हाउस',
    'burgundy',
    'slab',
    'novels',
    'childrens-books',
    'cookbooks-and-guides',
  ),
  brand('Verdant', 'فيردانت', 'वर्डेंट', 'green', 'crest', 'plants', 'garden-tools'),
  brand('Pawkin', 'باوكين', 'पॉकिन', 'brown', 'paw', 'dogs', 'cats'),
].map((one, mark) => ({
  ...one,
  mark,
  id: one.id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-'),
}));
