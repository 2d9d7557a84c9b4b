import { same, text } from '#demo/text.ts';
import type { SpecMaker } from './specs.ts';
import { graded, growing, MATERIALS, measured, one, WATER_RESISTANCE } from './specs.ts';

/** How many sit, sleep or take hold, for names that say so. */
const number = same('');
export const seats = measured(
  text('Seats', 'Places assises', 'عدد المقاعد', 'Oturma yeri', 'सीटें'),
  number,
);
export const sleeps = measured(
  text('Sleeps', 'Couchages', 'عدد الأشخاص', 'Yatacak kişi', 'सोने की जगह'),
  number,
);
export const handles = measured(
  text('Handles', 'Anses', 'عدد المقابض', 'Kulp sayısı', 'हत्थे'),
  number,
);
export const wheels = measured(
  text('Wheels', 'Roues', 'عدد العجلات', 'Tekerlek sayısı', 'पहिए'),
  number,
);
export const blade = measured(
  text('Blade length', 'Longueur de lame', 'طول النصل', 'Bıçak ağzı uzunluğu', 'ब्लेड की लंबाई'),
  text(' cm', ' cm', ' سم', ' cm', ' cm'),
);

/** What is in a set. */
export const contents = one(text('Contents', 'Contenu', 'المحتويات', 'İçerik', 'पैक में'));

export const network = one(text('Network', 'Réseau', 'الشبكة', 'Şebeke', 'नेटवर्क'))(same('5G'));
export const resolution = (name: '4K' | 'Full HD'): SpecMaker =>
  one(text('Resolution', 'Résolution', 'الدقة', 'Çözünürlük', 'रेज़ोल्यूशन'))(same(name));

/** Of a watch, as watchmakers write it. */
export const pressure = graded(WATER_RESISTANCE)(
  ...['3 bar', '5 bar', '5 bar', '10 bar', '10 bar'].map(same),
);
/** Of what keeps rain out: the column of water that its cloth withstands. */
export const waterColumn = growing(
  text('Water column', 'Colonne d’eau', 'مقاومة ضغط الماء', 'Su geçirmezlik', 'वॉटर कॉलम'),
  text(' mm', ' mm', ' مم', ' mm', ' mm'),
)(2000, 4000, 500);
/** Of boots. */
export const membrane = one(text('Lining', 'Doublure', 'البطانة', 'Astar', 'अस्तर'))(
  text(
    'Waterproof membrane',
    'Membrane imperméable',
    'غشاء مقاوم للماء',
    'Su geçirmez membran',
    'वॉटरप्रूफ़ मेम्ब्रेन',
  ),
);

type Material = keyof typeof MATERIALS;
/** Of a watch. */
export const strap = (material: Material): SpecMaker =>
  one(text('Strap', 'Bracelet', 'السوار', 'Kayış', 'स्ट्रैप'))(MATERIALS[material]);
/** What a candle is poured into. */
export const container = (material: Material): SpecMaker =>
  one(text('Container', 'Contenant', 'الوعاء', 'Kap', 'कंटेनर'))(MATERIALS[material]);

const AGENTS = {
  paracetamol: text('Paracetamol', 'Paracétamol', 'باراسيتامول', 'Parasetamol', 'पैरासिटामोल'),
  ibuprofen: text('Ibuprofen', 'Ibuprofène', 'إيبوبروفين', 'İbuprofen', 'आइबुप्रोफ़ेन'),
  cetirizine: text('Cetirizine', 'Cétirizine', 'سيتيريزين', 'Setirizin', 'सेटिरिज़िन'),
  loratadine: text('Loratadine', 'Loratadine', 'لوراتادين', 'Loratadin', 'लोराटाडिन'),
  d3: text('Vitamin D3', 'Vitamine D3', 'فيتامين د3', 'D3 vitamini', 'विटामिन D3'),
  d3AndK2: text(
    'Vitamins D3 and K2',
    'Vitamines D3 et K2',
    'فيتامين د3 وفيتامين ك2',
    'D3 ve K2 vitaminleri',
    'विटामिन D3 और K2',
  ),
  c: text('Vitamin C', 'Vitamine C', 'فيتامين سي', 'C vitamini', 'विटामिन C'),
  cAndZinc: text(
    'Vitamin C and zinc',
    'Vitamine C et zinc',
    'فيتامين سي والزنك',
    'C vitamini ve çinko',
    'विटामिन C और ज़िंक',
  ),
  omega3: text(
    'Omega-3 fatty acids',
    'Acides gras oméga-3',
    'أحماض أوميجا 3 الدهنية',
    'Omega-3 yağ asitleri',
    'ओमेगा-3 फ़ैटी एसिड',
  ),
};
/** What acts in a medicine or a supplement. */
export const agent = (name: keyof typeof AGENTS): SpecMaker =>
  one(text('Active ingredient', 'Principe actif', 'المادة الفعالة', 'Etken madde', 'मुख्य घटक'))(
    AGENTS[name],
  );
