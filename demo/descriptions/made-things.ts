import type { Prose } from './prose.ts';
import { CLOTHES } from './clothes-garden-and-pharmacy.ts';
import { text } from '#demo/text.ts';

const PACKAGING = text(
  'Recyclable packaging without plastic',
  'Emballage recyclable sans plastique',
  'تغليف قابل للتدوير بلا بلاستيك',
  'Plastiksiz, geri dönüştürülebilir ambalaj',
  'बिना प्लास्टिक की रीसाइकल होने वाली पैकेजिंग',
);
const INSTRUCTIONS = text(
  'Short instructions in five languages',
  'Notice courte en cinq langues',
  'تعليمات مختصرة بخمس لغات',
  'Beş dilde kısa kullanım kılavuzu',
  'पांच भाषाओं में छोटी-सी गाइड',
);
const SMALL_SERIES = text(
  'Made in small series',
  'Fabriqué en petites séries',
  'يُصنع بكميات محدودة',
  'Küçük seriler hâlinde üretilir',
  'छोटी सीरीज़ में बना',
);
const CHECKED = text(
  'Individually checked at the factory',
  'Contrôle unitaire en usine',
  'فحص فردي في المصنع',
  'Fabrikada tek tek kontrol edilir',
  'कारख़ाने में एक-एक की जांच',
);
const HARMLESS = text(
  'Free from phthalates and heavy metals',
  'Sans phtalates ni métaux lourds',
  'بلا فثالات ولا معادن ثقيلة',
  'Ftalat ve ağır metal içermez',
  'थैलेट और भारी धातुओं से मुक्त',
);
const FIVE_YEARS = text(
  'Repair service for five years',
  'Réparation assurée pendant cinq ans',
  'خدمة إصلاح لمدة خمس سنوات',
  'Beş yıl onarım hizmeti',
  'पांच साल तक मरम्मत की सुविधा',
);
const WRAPPING = text(
  'Gift wrapping on request',
  'Papier cadeau sur demande',
  'تغليف هدايا عند الطلب',
  'İsteğe bağlı hediye paketi',
  'मांगने पर गिफ़्ट रैपिंग',
);

type Points = Prose['points'];

/** Of what people turn, weave, throw and carve. */
export const CRAFTED: Points = [
  text(
    'Carefully finished by hand',
    'Finitions soignées à la main',
    'تشطيب يدوي متقن',
    'Özenli el işçiliğiyle tamamlandı',
    'हाथ से की गई बारीक फ़िनिशिंग',
  ),
  SMALL_SERIES,
  PACKAGING,
  WRAPPING,
];
/** Of what factories make. */
export const MADE: Points = [CHECKED, HARMLESS, PACKAGING, INSTRUCTIONS];
/** Of what has a plug, a battery or a screen. */
export const POWERED: Points = [CHECKED, FIVE_YEARS, PACKAGING, INSTRUCTIONS];
/** Of what is painted and written with. */
export const FOR_DESKS: Points = [SMALL_SERIES, PACKAGING, WRAPPING];

const LASTING_COLOURS = text(
  'Colours that do not run',
  'Couleurs qui ne dégorgent pas',
  'ألوان ثابتة لا تبهت',
  'Boyası akmaz',
  'रंग नहीं छूटता',
);
const DYES = text(
  'Free from harmful dyes',
  'Sans teintures nocives',
  'بلا أصباغ ضارة',
  'Zararlı boya içermez',
  'हानिकारक रंगों से मुक्त',
);

const QUIET_DESIGN = CLOTHES.middles.slice(2);

/** Of shoes: what is lasted and glued, and carries somebody. */
export const FOOTWEAR: Pick<Prose, 'middles' | 'points'> = {
  middles: [
    text(
      '{brand} builds each model on a last of its own and lets testers walk in it for weeks.',
      '{brand} construit chaque modèle sur sa propre forme et le fait porter des semaines par des testeurs.',
      'تصنع {brand} كل طراز على قالب خاص به وتجعل المختبرين يمشون به أسابيع.',
      '{brand} her modeli kendi kalıbında üretir ve haftalarca yürüyerek denetir.',
      '{brand} हर मॉडल अपने अलग फ़र्मे पर बनाता है और हफ़्तों तक चलवाकर परखता है।',
    ),
    ...QUIET_DESIGN,
  ],
  points: [
    text(
      'Lining that breathes',
      'Doublure respirante',
      'بطانة تسمح بالتهوية',
      'Nefes alan astar',
      'हवादार अस्तर',
    ),
    LASTING_COLOURS,
    PACKAGING,
    DYES,
  ],
};

/** Of bags: they are sewn, but nobody washes or wears them out in a month. */
export const BAGS: Pick<Prose, 'middles' | 'points'> = {
  middles: [
    text(
      '{brand} reinforces every place that a strap pulls at and tests it under twice the usual load.',
      '{brand} renforce chaque point d’attache des bretelles et l’éprouve sous une double charge.',
      'تدعم {brand} كل موضع يشده الحزام وتختبره بضعف الحمل المعتاد.',
      '{brand} askının çektiği her yeri güçlendirir ve iki kat yükle dener.',
      '{brand} पट्टी के खिंचाव वाली हर जगह मज़बूत करता है और दोगुने वज़न से परखता है।',
    ),
    ...QUIET_DESIGN,
  ],
  points: [
    text('Seams sewn twice', 'Doubles coutures', 'خياطة مزدوجة', 'Çift dikişli', 'दोहरी सिलाई'),
    LASTING_COLOURS,
    PACKAGING,
    DYES,
  ],
};

/** Of watches and glasses: small things of metal and acetate. */
export const WORN_SMALL: Pick<Prose, 'middles' | 'points'> = {
  middles: [
    text(
      '{brand} buys the small parts from workshops that have made nothing else for decades.',
      '{brand} achète les petites pièces à des ateliers qui ne font rien d’autre depuis des décennies.',
      'تشتري {brand} القطع الصغيرة من ورش لا تصنع غيرها منذ عقود.',
      '{brand} küçük parçaları onlarca yıldır yalnızca bunu yapan atölyelerden alır.',
      '{brand} छोटे पुर्ज़े उन वर्कशॉप से लेता है, जो दशकों से बस यही बनाती हैं।',
    ),
    ...QUIET_DESIGN,
  ],
  points: [
    text('Free from nickel', 'Sans nickel', 'بلا نيكل', 'Nikel içermez', 'निकल-मुक्त'),
    text(
      'Comes in a hard case',
      'Livraison dans un étui rigide',
      'يأتي في علبة صلبة',
      'Sert kutusuyla gelir',
      'सख़्त केस के साथ',
    ),
    PACKAGING,
    WRAPPING,
  ],
};
