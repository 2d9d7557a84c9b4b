import type { Colour } from './pictures/colours.ts';
import type { FiveTexts } from './text.ts';
import { named } from './text.ts';

/** An invented brand; its id is its slug. `mark` chooses the drawing of its logo. */
export type Brand = {
  id: string;
  name: FiveTexts;
  departments: readonly string[];
  mark: number;
  colour: Colour;
};

const brand = (
  latin: string,
  ar: string,
  hi: string,
  colour: Colour,
  mark: number,
  ...departments: string[]
): Brand => ({
  id: latin.toLowerCase().replaceAll(' ', '-'),
  name: named(latin, ar, hi),
  departments,
  mark,
  colour,
});

export const BRANDS: readonly Brand[] = [
  brand('Auralis', 'أوراليس', 'ऑरालिस', 'purple', 0, 'electronics'),
  brand('Voltera', 'فولتيرا', 'वोल्टेरा', 'blue', 1, 'electronics'),
  brand('Kestrova', 'كستروفا', 'केस्ट्रोवा', 'black', 2, 'electronics'),
  brand('Pixelune', 'بيكسلون', 'पिक्सेलून', 'teal', 3, 'electronics'),
  brand('Nordal', 'نوردال', 'नॉर्डाल', 'navy', 4, 'electronics', 'home'),
  brand('Maison Lirel', 'ميزون ليريل', 'मेज़ों लिरेल', 'burgundy', 5, 'fashion', 'beauty'),
  brand('Zarine', 'زارين', 'ज़रीन', 'rose', 6, 'fashion'),
  brand('Tessara', 'تيسارا', 'टेसारा', 'terracotta', 7, 'fashion', 'home'),
  brand('Oakfield', 'أوكفيلد', 'ओकफ़ील्ड', 'olive', 0, 'fashion'),
  brand('Pasolino', 'باسولينو', 'पासोलीनो', 'brown', 1, 'fashion'),
  brand('Hemsdal', 'هيمسدال', 'हेम्सडाल', 'grey', 2, 'home'),
  brand('Lumora', 'لومورا', 'लुमोरा', 'gold', 3, 'home'),
  brand('Dar Yasmin', 'دار ياسمين', 'दार यास्मीन', 'sage', 4, 'home', 'beauty'),
  brand('Verano', 'فيرانو', 'वेरानो', 'sand', 5, 'home', 'kitchen'),
  brand('Fornella', 'فورنيلا', 'फ़ोर्नेला', 'red', 6, 'kitchen'),
  brand('Cuprano', 'كوبرانو', 'कुप्रानो', 'orange', 7, 'kitchen'),
  brand('Bisuto', 'بيسوتو', 'बिसूतो', 'black', 0, 'kitchen'),
  brand('Saffra', 'سفرا', 'सफ़्रा', 'yellow', 1, 'kitchen', 'grocery'),
  brand('Floralis', 'فلوراليس', 'फ़्लोरालिस', 'pink', 2, 'beauty'),
  brand('Sève Rare', 'سيف رار', 'सेव रार', 'green', 3, 'beauty'),
  brand('Nilufer', 'نيلوفر', 'नीलोफ़र', 'lilac', 4, 'beauty', 'pharmacy'),
  brand('Medivara', 'ميديفارا', 'मेडिवारा', 'teal', 5, 'pharmacy'),
  brand('Salvita', 'سالفيتا', 'साल्विटा', 'green', 6, 'pharmacy'),
  brand('Curaline', 'كورالاين', 'क्यूरालाइन', 'blue', 7, 'pharmacy'),
  brand('Ayurleaf', 'آيورليف', 'आयुरलीफ़', 'sage', 0, 'pharmacy', 'beauty'),
  brand('Campo Verde', 'كامبو فيردي', 'कैंपो वर्दे', 'green', 1, 'grocery'),
  brand('Mielara', 'ميلارا', 'मिएलारा', 'gold', 2, 'grocery'),
  brand('Orchard Row', 'أورشارد رو', 'ऑर्चर्ड रो', 'red', 3, 'grocery'),
  brand('Kaveri Mills', 'كافيري ميلز', 'कावेरी मिल्स', 'brown', 4, 'grocery'),
  brand('Altiva', 'ألتيفا', 'अल्टिवा', 'orange', 5, 'sports'),
  brand('Strideo', 'سترايديو', 'स्ट्राइडियो', 'red', 6, 'sports', 'fashion'),
  brand('Norrpeak', 'نوربيك', 'नॉरपीक', 'navy', 7, 'sports'),
  brand('Bricolo', 'بريكولو', 'ब्रिकोलो', 'yellow', 0, 'toys'),
  brand('Pippalo', 'بيبالو', 'पिपालो', 'sky', 1, 'toys', 'baby'),
  brand('Kudu & Co', 'كودو آند كو', 'कुडू एंड को', 'terracotta', 2, 'toys', 'baby'),
  brand('Lullabee', 'لولابي', 'लल्लाबी', 'lilac', 3, 'baby'),
  brand('Papirus', 'بابيروس', 'पैपिरस', 'navy', 4, 'books-and-stationery'),
  brand('Inkwell House', 'دار إنكويل', 'इंकवेल हाउस', 'burgundy', 5, 'books-and-stationery'),
  brand('Verdant', 'فيردانت', 'वर्डेंट', 'green', 6, 'plants', 'garden-tools'),
  brand('Pawkin', 'باوكين', 'पॉकिन', 'brown', 7, 'dogs', 'cats'),
].map((one) => ({
  ...one,
  id: one.id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-'),
}));
