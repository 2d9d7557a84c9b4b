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
  ...departments: string[]
): Omit<Brand, 'mark'> => ({
  id: latin.toLowerCase().replaceAll(' ', '-'),
  name: named(latin, ar, hi),
  departments,
  colour,
});

export const BRANDS: readonly Brand[] = [
  brand('Auralis', 'أوراليس', 'ऑरालिस', 'purple', 'electronics'),
  brand('Voltera', 'فولتيرا', 'वोल्टेरा', 'blue', 'electronics'),
  brand('Kestrova', 'كستروفا', 'केस्ट्रोवा', 'black', 'electronics'),
  brand('Pixelune', 'بيكسلون', 'पिक्सेलून', 'teal', 'electronics'),
  brand('Nordal', 'نوردال', 'नॉर्डाल', 'navy', 'electronics', 'home'),
  brand('Maison Lirel', 'ميزون ليريل', 'मेज़ों लिरेल', 'burgundy', 'fashion', 'beauty'),
  brand('Zarine', 'زارين', 'ज़रीन', 'rose', 'fashion'),
  brand('Tessara', 'تيسارا', 'टेसारा', 'terracotta', 'fashion', 'home'),
  brand('Oakfield', 'أوكفيلد', 'ओकफ़ील्ड', 'olive', 'fashion'),
  brand('Pasolino', 'باسولينو', 'पासोलीनो', 'brown', 'fashion'),
  brand('Hemsdal', 'هيمسدال', 'हेम्सडाल', 'grey', 'home'),
  brand('Lumora', 'لومورا', 'लुमोरा', 'gold', 'home'),
  brand('Dar Yasmin', 'دار ياسمين', 'दार यास्मीन', 'sage', 'home', 'beauty'),
  brand('Verano', 'فيرانو', 'वेरानो', 'sand', 'home', 'kitchen'),
  brand('Fornella', 'فورنيلا', 'फ़ोर्नेला', 'red', 'kitchen'),
  brand('Cuprano', 'كوبرانو', 'कुप्रानो', 'orange', 'kitchen'),
  brand('Bisuto', 'بيسوتو', 'बिसूतो', 'black', 'kitchen'),
  brand('Saffra', 'سفرا', 'सफ़्रा', 'yellow', 'kitchen', 'grocery'),
  brand('Floralis', 'فلوراليس', 'फ़्लोरालिस', 'pink', 'beauty'),
  brand('Sève Rare', 'سيف رار', 'सेव रार', 'green', 'beauty'),
  brand('Nilufer', 'نيلوفر', 'नीलोफ़र', 'lilac', 'beauty', 'pharmacy'),
  brand('Medivara', 'ميديفارا', 'मेडिवारा', 'teal', 'pharmacy'),
  brand('Salvita', 'سالفيتا', 'साल्विटा', 'green', 'pharmacy'),
  brand('Curaline', 'كورالاين', 'क्यूरालाइन', 'blue', 'pharmacy'),
  brand('Ayurleaf', 'آيورليف', 'आयुरलीफ़', 'sage', 'pharmacy', 'beauty'),
  brand('Campo Verde', 'كامبو فيردي', 'कैंपो वर्दे', 'green', 'grocery'),
  brand('Mielara', 'ميلارا', 'मिएलारा', 'gold', 'grocery'),
  brand('Orchard Row', 'أورشارد رو', 'ऑर्चर्ड रो', 'red', 'grocery'),
  brand('Kaveri Mills', 'كافيري ميلز', 'कावेरी मिल्स', 'brown', 'grocery'),
  brand('Altiva', 'ألتيفا', 'अल्टिवा', 'orange', 'sports'),
  brand('Strideo', 'سترايديو', 'स्ट्राइडियो', 'red', 'sports', 'fashion'),
  brand('Norrpeak', 'نوربيك', 'नॉरपीक', 'navy', 'sports'),
  brand('Bricolo', 'بريكولو', 'ब्रिकोलो', 'yellow', 'toys'),
  brand('Pippalo', 'بيبالو', 'पिपालो', 'sky', 'toys', 'baby'),
  brand('Kudu & Co', 'كودو آند كو', 'कुडू एंड को', 'terracotta', 'toys', 'baby'),
  brand('Lullabee', 'لولابي', 'लल्लाबी', 'lilac', 'baby'),
  brand('Papirus', 'بابيروس', 'पैपिरस', 'navy', 'books-and-stationery'),
  brand('Inkwell House', 'دار إنكويل', 'इंकवेल हाउस', 'burgundy', 'books-and-stationery'),
  brand('Verdant', 'فيردانت', 'वर्डेंट', 'green', 'plants', 'garden-tools'),
  brand('Pawkin', 'باوكين', 'पॉकिन', 'brown', 'dogs', 'cats'),
].map((one, mark) => ({
  ...one,
  mark,
  id: one.id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-'),
}));
