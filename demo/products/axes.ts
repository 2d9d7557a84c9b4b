import type { Colour } from '#demo/pictures/colours.ts';
import { RAMPS } from '#demo/pictures/colours.ts';
import type { FiveTexts } from '#demo/text.ts';
import { same, text } from '#demo/text.ts';

/** One choice: what it is called, how it changes the price, and a colour's swatch. */
export type Choice = { id: string; title: FiveTexts; price: number; color?: string };

type Axis = { title: FiveTexts; choices: readonly Choice[] };

export const COLOUR_NAMES: Record<Colour, FiveTexts> = {
  black: text('Black', 'Noir', 'أسود', 'Siyah', 'काला'),
  white: text('White', 'Blanc', 'أبيض', 'Beyaz', 'सफ़ेद'),
  grey: text('Grey', 'Gris', 'رمادي', 'Gri', 'ग्रे'),
  silver: text('Silver', 'Argenté', 'فضي', 'Gümüş rengi', 'सिल्वर'),
  navy: text('Navy', 'Bleu marine', 'كحلي', 'Lacivert', 'नेवी ब्लू'),
  blue: text('Blue', 'Bleu', 'أزرق', 'Mavi', 'नीला'),
  sky: text('Sky blue', 'Bleu ciel', 'سماوي', 'Gök mavisi', 'आसमानी'),
  teal: text('Teal', 'Bleu canard', 'أزرق مخضر', 'Petrol mavisi', 'टील'),
  green: text('Green', 'Vert', 'أخضر', 'Yeşil', 'हरा'),
  sage: text('Sage', 'Vert sauge', 'أخضر مرمية', 'Adaçayı yeşili', 'सेज ग्रीन'),
  olive: text('Olive', 'Olive', 'زيتي', 'Haki', 'ऑलिव'),
  sand: text('Sand', 'Sable', 'رملي', 'Kum', 'सैंड'),
  beige: text('Beige', 'Beige', 'بيج', 'Bej', 'बेज'),
  brown: text('Brown', 'Marron', 'بني', 'Kahverengi', 'भूरा'),
  terracotta: text('Terracotta', 'Terracotta', 'طيني', 'Kiremit', 'टेराकोटा'),
  red: text('Red', 'Rouge', 'أحمر', 'Kırmızı', 'लाल'),
  burgundy: text('Burgundy', 'Bordeaux', 'عنابي', 'Bordo', 'बरगंडी'),
  rose: text('Dusty rose', 'Vieux rose', 'وردي عتيق', 'Gül kurusu', 'डस्टी रोज़'),
  pink: text('Pink', 'Rose', 'وردي', 'Pembe', 'गुलाबी'),
  lilac: text('Lilac', 'Lilas', 'ليلكي', 'Lila', 'लाइलैक'),
  purple: text('Purple', 'Violet', 'بنفسجي', 'Mor', 'बैंगनी'),
  yellow: text('Yellow', 'Jaune', 'أصفر', 'Sarı', 'पीला'),
  orange: text('Orange', 'Orange', 'برتقالي', 'Turuncu', 'नारंगी'),
  gold: text('Gold', 'Doré', 'ذهبي', 'Altın rengi', 'सुनहरा'),
};

const colours: Choice[] = (Object.keys(RAMPS) as Colour[]).map((id) => ({
  id,
  title: COLOUR_NAMES[id],
  price: 1,
  color: RAMPS[id][1],
}));

const ARABIC_UNITS: Readonly<Record<string, string>> = {
  ml: 'مل',
  l: 'لتر',
  g: 'جم',
  kg: 'كجم',
  cm: 'سم',
  GB: 'جيجابايت',
  TB: 'تيرابايت',
};

/** French counts bytes in octets, and Arabic writes units in its own letters. */
const amount = (name: string): FiveTexts => ({
  ...same(name),
  fr: name.replace(/(?<=\d )([GT])B$/, '$1o'),
  ar: name.replace(/(?<=\d )[a-zA-Z]+$/, (unit) => ARABIC_UNITS[unit] ?? unit),
});

const plain = (...choices: readonly [name: string, price: number][]): Choice[] =>
  choices.map(([name, price]) => ({ id: name, title: amount(name), price }));

const count = (n: number, price: number, texts: FiveTexts): Choice => ({
  id: `${n}`,
  title: texts,
  price,
});

const tablets = (n: number, price: number): Choice =>
  count(n, price, text(`${n} tablets`, `${n} comprimés`, `${n} قرصًا`, `${n} tablet`, `${n} टैबलेट`));

const capsules = (n: number, price: number): Choice =>
  count(
    n,
    price,
    text(`${n} capsules`, `${n} capsules`, `${n} كبسولة`, `${n} kapsül`, `${n} कैप्सूल`),
  );

const pieces = (n: number, price: number): Choice =>
  count(
    n,
    price,
    text(`Pack of ${n}`, `Lot de ${n}`, `عبوة من ${n}`, `${n} adetlik paket`, `${n} का पैक`),
  );

export const AXES = {
  colour: { title: text('Colour', 'Couleur', 'اللون', 'Renk', 'रंग'), choices: colours },
  size: {
    title: text('Size', 'Taille', 'المقاس', 'Beden', 'साइज़'),
    choices: plain(['XS', 1], ['S', 1], ['M', 1], ['L', 1], ['XL', 1], ['XXL', 1.05]),
  },
  shoe: {
    title: text(
      'Shoe size (EU)',
      'Pointure (UE)',
      'مقاس الحذاء (أوروبي)',
      'Numara (AB)',
      'जूते का साइज़ (EU)',
    ),
    choices: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'].map((name) => ({
      id: name,
      title: same(name),
      price: 1,
    })),
  },
  storage: {
    title: text('Storage', 'Stockage', 'سعة التخزين', 'Depolama', 'स्टोरेज'),
    choices: plain(['128 GB', 1], ['256 GB', 1.14], ['512 GB', 1.35], ['1 TB', 1.62]),
  },
  volume: {
    title: text('Volume', 'Contenance', 'الحجم', 'Hacim', 'वॉल्यूम'),
    choices: plain(['50 ml', 1], ['100 ml', 1.7], ['200 ml', 2.9]),
  },
  bottle: {
    title: text('Bottle size', 'Taille du flacon', 'حجم الزجاجة', 'Şişe boyu', 'बोतल का साइज़'),
    choices: plain(['250 ml', 1], ['500 ml', 1.75], ['1 l', 3.1]),
  },
  weight: {
    title: text('Net weight', 'Poids net', 'الوزن الصافي', 'Net ağırlık', 'नेट वज़न'),
    choices: plain(['250 g', 1], ['500 g', 1.85], ['1 kg', 3.4]),
  },
  feed: {
    title: text('Bag size', 'Format du sac', 'حجم الكيس', 'Paket boyu', 'बैग का साइज़'),
    choices: plain(['2 kg', 1], ['5 kg', 2.2], ['12 kg', 4.6]),
  },
  tablets: {
    title: text('Pack size', 'Conditionnement', 'حجم العبوة', 'Paket içeriği', 'पैक साइज़'),
    choices: [tablets(20, 1), tablets(30, 1.4), tablets(60, 2.5), tablets(90, 3.4)],
  },
  capsules: {
    title: text(
      'Number of capsules',
      'Nombre de capsules',
      'عدد الكبسولات',
      'Kapsül sayısı',
      'कैप्सूल की संख्या',
    ),
    choices: [capsules(30, 1), capsules(60, 1.8), capsules(90, 2.5), capsules(120, 3.1)],
  },
  pieces: {
    title: text('Quantity in pack', 'Quantité par lot', 'عدد القطع', 'Paket adedi', 'पैक में संख्या'),
    choices: [pieces(2, 1), pieces(4, 1.9), pieces(6, 2.7), pieces(12, 5)],
  },
  bed: {
    title: text('Bed size', 'Taille du lit', 'مقاس السرير', 'Yatak ölçüsü', 'बेड साइज़'),
    choices: plain(
      ['90 × 200 cm', 1],
      ['140 × 200 cm', 1.25],
      ['160 × 200 cm', 1.4],
      ['180 × 200 cm', 1.55],
    ),
  },
  child: {
    title: text('Age', 'Âge', 'العمر', 'Yaş', 'उम्र'),
    choices: [
      count(3, 1, text('0–3 months', '0–3 mois', '0–3 أشهر', '0–3 ay', '0–3 महीने')),
      count(6, 1, text('3–6 months', '3–6 mois', '3–6 أشهر', '3–6 ay', '3–6 महीने')),
      count(12, 1.05, text('6–12 months', '6–12 mois', '6–12 شهرًا', '6–12 ay', '6–12 महीने')),
      count(24, 1.1, text('12–24 months', '12–24 mois', '12–24 شهرًا', '12–24 ay', '12–24 महीने')),
    ],
  },
  scent: {
    title: text('Scent', 'Parfum', 'الرائحة', 'Koku', 'ख़ुशबू'),
    choices: [
      {
        id: 'lavender',
        title: text('Lavender', 'Lavande', 'الخزامى', 'Lavanta', 'लैवेंडर'),
        price: 1,
        color: '#ab9cc8',
      },
      {
        id: 'fig',
        title: text('Fig', 'Figue', 'التين', 'İncir', 'अंजीर'),
        price: 1,
        color: '#6f7140',
      },
      {
        id: 'rose',
        title: text('Rose', 'Rose', 'الورد', 'Gül', 'गुलाब'),
        price: 1,
        color: '#d39a9c',
      },
      {
        id: 'cedar',
        title: text('Cedarwood', 'Bois de cèdre', 'خشب الأرز', 'Sedir ağacı', 'देवदार'),
        price: 1.05,
        color: '#74502f',
      },
    ],
  },
} as const satisfies Record<string, Axis>;

export type AxisName = keyof typeof AXES;
