import type { Random } from '#demo/random.ts';
import type { DemoLanguage, FiveTexts } from '#demo/text.ts';
import { inEach, same, text } from '#demo/text.ts';

export type Spec = { label: FiveTexts; value: FiveTexts };

/** Makes rows of a product's specifications; `number` counts the type's products, the dearest last. */
export type SpecMaker = (random: Random, number: number) => Spec | readonly Spec[];

/** What Arabic says for two, and for three to ten of a thing or for 103 to 110; others keep the singular. */
const ARABIC: Record<string, readonly [two: string, few: string]> = {
  ' ساعة': ['ساعتان', 'ساعات'],
  ' صفحة': ['صفحتان', 'صفحات'],
  ' قطعة': ['قطعتان', 'قطع'],
  ' سنة': ['سنتان', 'سنوات'],
  ' سنة فأكثر': ['سنتان فأكثر', 'سنوات فأكثر'],
};

const counted = (code: DemoLanguage, n: number, unit: string): string => {
  const [two, few] = (code === 'ar' && ARABIC[unit]) || [];
  if (two && n === 2) return two;
  const rest = n % 100;
  return few && rest > 2 && rest < 11 ? `${n} ${few}` : `${n}${unit}`;
};

/** Rows of a label with a number out of a range and its unit. */
export const measured =
  (label: FiveTexts, unit: FiveTexts) =>
  (least: number, most: number, step = 1): SpecMaker =>
  (random) => {
    const n = Math.round(random.whole(least, most) / step) * step;
    return { label, value: inEach((code) => counted(code, n, unit[code])) };
  };

/** The type's last product has this number. */
const LAST = 4;

/** The same, but the dearer product of a name has more of it: no small one costs more than a large one. */
export const growing =
  (label: FiveTexts, unit: FiveTexts) =>
  (least: number, most: number, step = 1): SpecMaker =>
  (_, number) => {
    const share = Math.min(number, LAST) / LAST;
    const n = least + Math.round(((most - least) * share) / step) * step;
    return { label, value: inEach((code) => counted(code, n, unit[code])) };
  };

/** A value for each of the type's products, from the cheapest to the dearest. */
export const graded =
  (label: FiveTexts) =>
  (...values: readonly FiveTexts[]): SpecMaker =>
  (_, number) => {
    const value = values[number % values.length];
    if (!value) throw new Error(`No value of "${label.en}"`);
    return { label, value };
  };

/** Rows of a label with one of some values. */
export const one =
  (label: FiveTexts) =>
  (...values: readonly FiveTexts[]): SpecMaker =>
  (random) => ({ label, value: random.pick(values) });

export const MATERIALS = {
  cotton: text('Organic cotton', 'Coton biologique', 'قطن عضوي', 'Organik pamuk', 'ऑर्गेनिक कॉटन'),
  linen: text('Washed linen', 'Lin lavé', 'كتان مغسول', 'Yıkanmış keten', 'धुला हुआ लिनन'),
  wool: text('Merino wool', 'Laine mérinos', 'صوف المارينو', 'Merinos yünü', 'मेरिनो ऊन'),
  leather: text(
    'Full-grain leather',
    'Cuir pleine fleur',
    'جلد طبيعي كامل الحبيبات',
    'Tam damarlı deri',
    'फ़ुल-ग्रेन लेदर',
  ),
  canvas: text('Cotton canvas', 'Toile de coton', 'قماش قطني متين', 'Pamuk kanvas', 'कॉटन कैनवस'),
  polyester: text(
    'Recycled polyester',
    'Polyester recyclé',
    'بوليستر معاد تدويره',
    'Geri dönüştürülmüş polyester',
    'रीसाइकल्ड पॉलिएस्टर',
  ),
  mesh: text('Knitted mesh', 'Maille respirante', 'نسيج شبكي', 'Örgü file', 'बुना हुआ मेश'),
  oak: text('Solid oak', 'Chêne massif', 'خشب البلوط', 'Masif meşe', 'ठोस ओक'),
  walnut: text('Walnut wood', 'Bois de noyer', 'خشب الجوز', 'Ceviz ağacı', 'अखरोट की लकड़ी'),
  beech: text('Beech wood', 'Bois de hêtre', 'خشب الزان', 'Kayın ağacı', 'बीचवुड'),
  bamboo: text('Bamboo', 'Bambou', 'خيزران', 'Bambu', 'बांस'),
  steel: text(
    'Stainless steel',
    'Acier inoxydable',
    'ستانلس ستيل',
    'Paslanmaz çelik',
    'स्टेनलेस स्टील',
  ),
  iron: text('Cast iron', 'Fonte', 'حديد الزهر', 'Döküm demir', 'कास्ट आयरन'),
  gourd: text('Calabash gourd', 'Calebasse', 'قرع مجفف', 'Su kabağı', 'तूंबा (सूखी लौकी)'),
  aluminium: text(
    'Anodised aluminium',
    'Aluminium anodisé',
    'ألومنيوم مؤكسد',
    'Eloksallı alüminyum',
    'एनोडाइज़्ड एल्युमिनियम',
  ),
  brass: text('Brushed brass', 'Laiton brossé', 'نحاس مصقول', 'Fırçalanmış pirinç', 'ब्रश्ड पीतल'),
  glass: text(
    'Borosilicate glass',
    'Verre borosilicate',
    'زجاج بوروسيليكات',
    'Borosilikat cam',
    'बोरोसिलिकेट ग्लास',
  ),
  ceramic: text(
    'Glazed ceramic',
    'Céramique émaillée',
    'سيراميك مزجج',
    'Sırlı seramik',
    'ग्लेज़्ड सिरेमिक',
  ),
  stoneware: text(
    'Glazed stoneware',
    'Grès émaillé',
    'خزف حجري مزجج',
    'Sırlı stoneware',
    'ग्लेज़्ड स्टोनवेयर',
  ),
  porcelain: text(
    'Fine porcelain',
    'Porcelaine fine',
    'بورسلان فاخر',
    'İnce porselen',
    'बढ़िया पोर्सिलेन',
  ),
  silicone: text(
    'Food-grade silicone',
    'Silicone alimentaire',
    'سيليكون غذائي',
    'Gıdaya uygun silikon',
    'फ़ूड-ग्रेड सिलिकॉन',
  ),
  plastic: text(
    'Recycled plastic',
    'Plastique recyclé',
    'بلاستيك معاد تدويره',
    'Geri dönüştürülmüş plastik',
    'रीसाइकल्ड प्लास्टिक',
  ),
  rubber: text('Natural rubber', 'Caoutchouc naturel', 'مطاط طبيعي', 'Doğal kauçuk', 'प्राकृतिक रबर'),
  carbon: text('Carbon fibre', 'Fibre de carbone', 'ألياف الكربون', 'Karbon fiber', 'कार्बन फ़ाइबर'),
  plush: text('Soft plush', 'Peluche douce', 'قطيفة ناعمة', 'Yumuşak peluş', 'मुलायम प्लश'),
  paper: text(
    'FSC-certified paper',
    'Papier certifié FSC',
    'ورق معتمد من FSC',
    'FSC sertifikalı kâğıt',
    'FSC प्रमाणित काग़ज़',
  ),
} as const;

const HOURS = text(' h', ' h', ' ساعة', ' saat', ' घंटे');
const YEARS_UP = text('+ years', ' ans et plus', ' سنة فأكثر', '+ yaş', '+ साल');
const PAGES = text(' pages', ' pages', ' صفحة', ' sayfa', ' पेज');
const PIECES = text(' pieces', ' pièces', ' قطعة', ' parça', ' पीस');

export const material = (...names: readonly (keyof typeof MATERIALS)[]): SpecMaker =>
  one(text('Material', 'Matière', 'الخامة', 'Malzeme', 'मटीरियल'))(
    ...names.map((name) => MATERIALS[name]),
  );

export const battery = growing(
  text('Battery life', 'Autonomie', 'عمر البطارية', 'Pil ömrü', 'बैटरी लाइफ़'),
  HOURS,
);
export const weight = growing(
  text('Weight', 'Poids', 'الوزن', 'Ağırlık', 'वज़न'),
  text(' g', ' g', ' جم', ' g', ' g'),
);
export const NET_QUANTITY = text(
  'Net quantity',
  'Quantité nette',
  'الكمية الصافية',
  'Net miktar',
  'शुद्ध मात्रा',
);
/** The same, of what is sold in packs of several pieces. */
export const NET_QUANTITY_PER_PIECE = text(
  'Net quantity per piece',
  'Quantité nette par pièce',
  'الكمية الصافية للقطعة',
  'Parça başına net miktar',
  'प्रति पीस शुद्ध मात्रा',
);
/** Of what is eaten and sold by weight. */
export const netGrams = growing(NET_QUANTITY, text(' g', ' g', ' جم', ' g', ' ग्राम'));
/** Of what is drunk. */
export const netMillilitres = growing(NET_QUANTITY, text(' ml', ' ml', ' مل', ' ml', ' मिली'));
export const kilos = growing(
  text('Weight', 'Poids', 'الوزن', 'Ağırlık', 'वज़न'),
  text(' kg', ' kg', ' كجم', ' kg', ' kg'),
);
export const power = growing(
  text('Power', 'Puissance', 'القدرة', 'Güç', 'पावर'),
  text(' W', ' W', ' واط', ' W', ' W'),
);
export const litres = growing(
  text('Capacity', 'Capacité', 'السعة', 'Kapasite', 'क्षमता'),
  text(' l', ' l', ' لتر', ' l', ' l'),
);
export const millilitres = growing(
  text('Capacity', 'Contenance', 'السعة', 'Hacim', 'क्षमता'),
  text(' ml', ' ml', ' مل', ' ml', ' ml'),
);
export const width = growing(
  text('Width', 'Largeur', 'العرض', 'Genişlik', 'चौड़ाई'),
  text(' cm', ' cm', ' سم', ' cm', ' cm'),
);
export const height = growing(
  text('Height', 'Hauteur', 'الارتفاع', 'Yükseklik', 'ऊंचाई'),
  text(' cm', ' cm', ' سم', ' cm', ' cm'),
);
export const diameter = growing(
  text('Diameter', 'Diamètre', 'القطر', 'Çap', 'व्यास'),
  text(' cm', ' cm', ' سم', ' cm', ' cm'),
);
export const pages = measured(text('Pages', 'Pages', 'عدد الصفحات', 'Sayfa sayısı', 'पृष्ठ'), PAGES);
export const parts = growing(text('Contents', 'Contenu', 'المحتويات', 'İçerik', 'पैक में'), PIECES);
export const lumens = growing(
  text('Brightness', 'Luminosité', 'شدة الإضاءة', 'Parlaklık', 'रोशनी'),
  text(' lm', ' lm', ' لومن', ' lm', ' lm'),
);
export const load = measured(
  text('Maximum load', 'Charge maximale', 'أقصى حمولة', 'Taşıma kapasitesi', 'अधिकतम भार'),
  text(' kg', ' kg', ' كجم', ' kg', ' kg'),
);
export const dose = measured(
  text('Strength', 'Dosage', 'التركيز', 'Doz', 'स्ट्रेंथ'),
  text(' mg', ' mg', ' ملجم', ' mg', ' mg'),
);
export const spf = one(
  text('Sun protection', 'Protection solaire', 'معامل الحماية', 'Güneş koruması', 'धूप से सुरक्षा'),
)(same('SPF 30'), same('SPF 50'));
export const energy = measured(
  text(
    'Energy per 100 g',
    'Énergie pour 100 g',
    'الطاقة لكل 100 جم',
    '100 g için enerji',
    'ऊर्जा प्रति 100 ग्राम',
  ),
  text(' kcal', ' kcal', ' سعرة', ' kcal', ' kcal'),
);
export const age = measured(
  text('Suitable from', 'Âge conseillé', 'مناسب للأعمار', 'Önerilen yaş', 'उपयुक्त उम्र'),
  YEARS_UP,
);
/** Screen sizes as makers give them, to a tenth; French and Turkish write it after a comma. */
export const inches = (...sizes: readonly number[]): SpecMaker =>
  graded(text('Screen', 'Écran', 'الشاشة', 'Ekran', 'स्क्रीन'))(
    ...sizes.map((size) => {
      const comma = `${size}`.replace('.', ',');
      return text(`${size}-inch`, `${comma} pouces`, `${size} بوصة`, `${comma} inç`, `${size} इंच`);
    }),
  );
export const megapixels = (...counts: readonly number[]): SpecMaker =>
  graded(text('Camera', 'Appareil photo', 'الكاميرا', 'Kamera', 'कैमरा'))(
    ...counts.map((n) =>
      text(
        `${n} megapixels`,
        `${n} mégapixels`,
        `${n} ميجابكسل`,
        `${n} megapiksel`,
        `${n} मेगापिक्सल`,
      ),
    ),
  );

const CONNECTION = text('Connection', 'Connexion', 'الاتصال', 'Bağlantı', 'कनेक्शन');
export const wired = one(CONNECTION)(same('USB-C'));
export const bluetooth = one(CONNECTION)(same('Bluetooth 5.3'), same('Bluetooth 5.4'));
export const usb = one(text('Charging', 'Recharge', 'منفذ الشحن', 'Şarj', 'चार्जिंग'))(same('USB-C'));
export const WATER_RESISTANCE = text(
  'Water resistance',
  'Résistance à l’eau',
  'مقاومة الماء',
  'Suya dayanıklılık',
  'वॉटर रेज़िस्टेंस',
);
export const water = one(WATER_RESISTANCE)(same('IPX4'), same('IPX5'), same('IP67'));
export const memory = (...gigabytes: readonly number[]): SpecMaker =>
  graded(text('Memory', 'Mémoire vive', 'الذاكرة', 'Bellek', 'मेमोरी'))(
    ...gigabytes.map((n) => ({ ...same(`${n} GB`), fr: `${n} Go` })),
  );
export const skin = one(
  text('Skin type', 'Type de peau', 'نوع البشرة', 'Cilt tipi', 'त्वचा का प्रकार'),
)(
  text(
    'All skin types',
    'Tous types de peau',
    'جميع أنواع البشرة',
    'Tüm cilt tipleri',
    'हर तरह की त्वचा',
  ),
  text(
    'Dry and sensitive',
    'Sèche et sensible',
    'الجافة والحساسة',
    'Kuru ve hassas',
    'रूखी और संवेदनशील',
  ),
  text(
    'Normal to combination',
    'Normale à mixte',
    'العادية إلى المختلطة',
    'Normalden karmaya',
    'सामान्य से मिश्रित',
  ),
);
export const hair = one(
  text('Hair type', 'Type de cheveux', 'نوع الشعر', 'Saç tipi', 'बालों का प्रकार'),
)(
  text(
    'All hair types',
    'Tous types de cheveux',
    'جميع أنواع الشعر',
    'Tüm saç tipleri',
    'हर तरह के बाल',
  ),
  text(
    'Dry or damaged',
    'Secs ou abîmés',
    'الجاف أو المتضرر',
    'Kuru veya yıpranmış',
    'रूखे या डैमेज बाल',
  ),
);
const ORIGINS = {
  portugal: text('Portugal', 'Portugal', 'البرتغال', 'Portekiz', 'पुर्तगाल'),
  türkiye: text('Türkiye', 'Turquie', 'تركيا', 'Türkiye', 'तुर्किये'),
  india: text('India', 'Inde', 'الهند', 'Hindistan', 'भारत'),
  italy: text('Italy', 'Italie', 'إيطاليا', 'İtalya', 'इटली'),
  morocco: text('Morocco', 'Maroc', 'المغرب', 'Fas', 'मोरक्को'),
};
/** Of what does not grow everywhere. */
export const grownIn = (...names: readonly (keyof typeof ORIGINS)[]): SpecMaker =>
  one(text('Country of origin', 'Pays d’origine', 'بلد المنشأ', 'Menşei', 'मूल देश'))(
    ...names.map((name) => ORIGINS[name]),
  );
export const origin = grownIn('portugal', 'türkiye', 'india', 'italy', 'morocco');
export const storage = one(text('How to store', 'Conservation', 'التخزين', 'Saklama', 'भंडारण'))(
  text(
    'Keep cool and dry',
    'À conserver au frais et au sec',
    'يُحفظ في مكان بارد وجاف',
    'Serin ve kuru yerde saklayın',
    'ठंडी और सूखी जगह पर रखें',
  ),
);
export const adult = one(text('Suitable for', 'Convient à', 'مناسب لـ', 'Kimler için', 'किसके लिए'))(
  text('Adults', 'Adultes', 'البالغين', 'Yetişkinler', 'वयस्क'),
  text(
    'Adults and children over 12',
    'Adultes et enfants dès 12 ans',
    'البالغين والأطفال فوق 12 عامًا',
    'Yetişkinler ve 12 yaş üstü çocuklar',
    'वयस्क और 12 साल से बड़े बच्चे',
  ),
);
const diet = one(text('Diet', 'Régime', 'النظام الغذائي', 'Beslenme', 'आहार'));
const VEGETARIAN = text(
  'Vegetarian, gluten-free',
  'Végétarien, sans gluten',
  'نباتي، خالٍ من الجلوتين',
  'Vejetaryen, glütensiz',
  'शाकाहारी, ग्लूटेन-मुक्त',
);
export const vegan = diet(text('Vegan', 'Végan', 'نباتي صِرف', 'Vegan', 'वीगन'), VEGETARIAN);
/** Of what has milk in it. */
export const vegetarian = diet(VEGETARIAN);
/** Of what is put on skin, hair or teeth. */
export const formula = one(text('Formula', 'Formule', 'التركيبة', 'Formül', 'फ़ॉर्मूला'))(
  text('Vegan', 'Végane', 'نباتية خالصة', 'Vegan', 'वीगन'),
  text(
    'Without microplastics',
    'Sans microplastiques',
    'بلا لدائن دقيقة',
    'Mikroplastik içermez',
    'माइक्रोप्लास्टिक-मुक्त',
  ),
);
export const warrantyYears = measured(
  text('Warranty', 'Garantie', 'الضمان', 'Garanti', 'वारंटी'),
  text(' years', ' ans', ' سنة', ' yıl', ' साल'),
);
export const burning = growing(
  text('Burning time', 'Durée de combustion', 'مدة الاحتراق', 'Yanma süresi', 'जलने का समय'),
  HOURS,
);
