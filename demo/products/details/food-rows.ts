import { writeNumber } from '#demo/number.ts';
import type { FiveTexts } from '#demo/text.ts';
import { inEach, text } from '#demo/text.ts';

export const INGREDIENTS = text('Ingredients', 'Ingrédients', 'المكونات', 'İçindekiler', 'सामग्री');
export const ALLERGENS = text(
  'Allergens',
  'Allergènes',
  'مسببات الحساسية',
  'Alerjenler',
  'एलर्जी की जानकारी',
);
export const NUTRITION = text(
  'Nutrition per 100 g',
  'Valeurs nutritionnelles pour 100 g',
  'القيمة الغذائية لكل 100 جم',
  '100 g için besin değerleri',
  'पोषण प्रति 100 ग्राम',
);
export const ENERGY = text(
  'Energy per 100 g',
  'Énergie pour 100 g',
  'الطاقة لكل 100 جم',
  '100 g için enerji',
  'ऊर्जा प्रति 100 ग्राम',
);
export const kcal = (n: number): FiveTexts =>
  text(`${n} kcal`, `${n} kcal`, `${n} سعرة`, `${n} kcal`, `${n} kcal`);
export const PACK = text('Pack', 'Emballage', 'العبوة', 'Ambalaj', 'पैकिंग');
export const OPENED = text(
  'Once opened',
  'Après ouverture',
  'بعد الفتح',
  'Açıldıktan sonra',
  'खोलने के बाद',
);
export const BEST_BEFORE = text(
  'Best before',
  'À consommer de préférence',
  'مدة الصلاحية',
  'Raf ömrü',
  'कितने समय तक अच्छा',
);

export const NO_ALLERGENS = text('None', 'Aucun', 'لا شيء', 'Yok', 'कोई नहीं');
export const PEANUTS = text(
  'Peanuts; may contain traces of nuts',
  'Arachides ; peut contenir des traces de fruits à coque',
  'فول سوداني؛ قد يحتوي على آثار مكسرات',
  'Yer fıstığı; eser miktarda sert kabuklu yemiş içerebilir',
  'मूंगफली; मेवों के अंश हो सकते हैं',
);
export const MILK_WHEAT_EGG = text(
  'Wheat, milk, egg, soya; may contain traces of nuts',
  'Blé, lait, œuf, soja ; peut contenir des traces de fruits à coque',
  'قمح وحليب وبيض وصويا؛ قد يحتوي على آثار مكسرات',
  'Buğday, süt, yumurta, soya; eser miktarda sert kabuklu yemiş içerebilir',
  'गेहूं, दूध, अंडा, सोया; मेवों के अंश हो सकते हैं',
);
export const OATS_TOO = text(
  'Oats, wheat, milk, soya; may contain traces of nuts',
  'Avoine, blé, lait, soja ; peut contenir des traces de fruits à coque',
  'شوفان وقمح وحليب وصويا؛ قد يحتوي على آثار مكسرات',
  'Yulaf, buğday, süt, soya; eser miktarda sert kabuklu yemiş içerebilir',
  'जई, गेहूं, दूध, सोया; मेवों के अंश हो सकते हैं',
);
export const TRACES = text(
  'May contain traces of milk and nuts',
  'Peut contenir des traces de lait et de fruits à coque',
  'قد يحتوي على آثار حليب ومكسرات',
  'Eser miktarda süt ve sert kabuklu yemiş içerebilir',
  'दूध और मेवों के अंश हो सकते हैं',
);
export const MILK = text(
  'Milk; may contain traces of nuts',
  'Lait ; peut contenir des traces de fruits à coque',
  'حليب؛ قد يحتوي على آثار مكسرات',
  'Süt; eser miktarda sert kabuklu yemiş içerebilir',
  'दूध; मेवों के अंश हो सकते हैं',
);

const NUTRIENTS = [
  text('Fat', 'Matières grasses', 'دهون', 'Yağ', 'वसा'),
  text('carbohydrate', 'glucides', 'كربوهيدرات', 'karbonhidrat', 'कार्बोहाइड्रेट'),
  text('of which sugars', 'dont sucres', 'منها سكريات', 'şekerler', 'जिसमें शर्करा'),
  text('protein', 'protéines', 'بروتين', 'protein', 'प्रोटीन'),
  text('salt', 'sel', 'ملح', 'tuz', 'नमक'),
] as const;
const GRAM = text('g', 'g', 'جم', 'g', 'ग्राम');

/** How many grams of each of NUTRIENTS are in 100 g. */
export const grams = (...amounts: readonly [number, number, number, number, number]): FiveTexts =>
  inEach((code) =>
    NUTRIENTS.map(
      (label, at) => `${label[code]} ${writeNumber(amounts[at] ?? 0, code)}\u00a0${GRAM[code]}`,
    ).join(code === 'ar' ? '، ' : ', '),
  );

export const POUCH = text(
  'Resealable pouch',
  'Sachet refermable',
  'كيس قابل لإعادة الإغلاق',
  'Tekrar kapanabilir poşet',
  'दोबारा बंद होने वाला पाउच',
);
export const JAR = text(
  'Glass jar with a metal lid',
  'Bocal en verre, couvercle en métal',
  'برطمان زجاجي بغطاء معدني',
  'Metal kapaklı cam kavanoz',
  'धातु के ढक्कन वाला कांच का जार',
);
export const months = (n: number): FiveTexts =>
  text(`${n} months`, `${n} mois`, n > 10 ? `${n} شهرًا` : `${n} أشهر`, `${n} ay`, `${n} महीने`);
