import type { ProductType } from './product-type.ts';
import { telling } from './product-type.ts';
import {
  formula,
  material,
  millilitres,
  parts,
  storage,
  warrantyYears,
  weight,
} from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

export const HEALTH: readonly ProductType[] = [
  {
    id: 'plasters',
    section: 'first-aid',
    looks: ['teal', 'sky', 'red'],
    price: [3, 6],
    returns: false,
    specs: [parts(20, 60, 10), material('cotton', 'polyester'), storage],
    pitch: text(
      'Soft plasters in three sizes that stay on at work and come off without tears.',
      'Des pansements doux en trois tailles, qui tiennent au travail et se retirent sans larmes.',
      'لاصقات ناعمة بثلاثة مقاسات تثبت أثناء العمل وتُنزع بلا ألم.',
      'Çalışırken tutan, ağlatmadan çıkan, üç boy yumuşak yara bandı.',
      'तीन साइज़ की मुलायम पट्टियां, काम में टिकें और बिना रुलाए उतरें।',
    ),
    names: [
      telling(
        text(
          'assorted plasters',
          'assortiment de pansements',
          'لاصقات جروح متنوعة',
          'Karışık Yara Bandı',
          'अलग-अलग साइज़ की मेडिकल पट्टियां',
        ),
        material('cotton'),
      ),
      telling(
        text(
          'waterproof plasters',
          'pansements imperméables',
          'لاصقات جروح مقاومة للماء',
          'Suya Dayanıklı Yara Bandı',
          'वॉटरप्रूफ़ मेडिकल पट्टियां',
        ),
        material('polyester'),
      ),
    ],
  },
  {
    id: 'first-aid-kit',
    section: 'first-aid',
    looks: ['red', 'green', 'orange'],
    price: [
      [32, 42],
      [18, 25],
    ],
    specs: [parts(42, 120, 2), weight(620, 900, 20)],
    pitch: text(
      'Everything for the first ten minutes, in order, with a card that says what to do.',
      'Tout pour les dix premières minutes, bien rangé, avec une fiche qui dit quoi faire.',
      'كل ما تحتاجه في الدقائق العشر الأولى، مرتبًا مع بطاقة تشرح ما يجب فعله.',
      'İlk on dakika için gereken her şey, düzenli; ne yapılacağını söyleyen bir kartla.',
      'पहले दस मिनट के लिए सब कुछ, सलीके से, और क्या करना है बताने वाले कार्ड के साथ।',
    ),
    names: [
      telling(
        text(
          'family first-aid kit',
          'trousse de secours familiale',
          'حقيبة إسعافات للعائلة',
          'Aile İlk Yardım Çantası',
          'फ़ैमिली फ़र्स्ट एड किट',
        ),
        parts(90, 120, 2),
        weight(680, 900, 20),
      ),
      telling(
        text(
          'travel first-aid kit',
          'trousse de secours de voyage',
          'حقيبة إسعافات للسفر',
          'Seyahat İlk Yardım Çantası',
          'ट्रैवल फ़र्स्ट एड किट',
        ),
        parts(42, 60, 2),
        weight(380, 480, 20),
      ),
    ],
  },
  {
    id: 'digital-thermometer',
    section: 'health-devices',
    looks: ['sky', null, 'rose', 'teal', 'silver'],
    price: [9, 18],
    specs: [material('plastic'), weight(12, 30, 2), warrantyYears(2, 3)],
    pitch: text(
      'A reading in ten seconds, a soft tip and a screen that can be read at night.',
      'Une mesure en dix secondes, un embout souple et un écran lisible la nuit.',
      'قياس خلال عشر ثوانٍ ورأس مرن وشاشة تُقرأ ليلًا.',
      'On saniyede ölçüm, yumuşak uç ve gece okunan ekran.',
      'दस सेकंड में रीडिंग, मुलायम सिरा और रात में भी पढ़ी जा सकने वाली स्क्रीन।',
    ),
    names: [
      text(
        'digital thermometer',
        'thermomètre numérique',
        'ميزان حرارة رقمي',
        'Dijital Ateş Ölçer',
        'डिजिटल थर्मामीटर',
      ),
      text(
        'quick-read thermometer',
        'thermomètre à lecture rapide',
        'ميزان حرارة سريع القراءة',
        'Hızlı Ateş Ölçer',
        'फटाफट रीडिंग वाला थर्मामीटर',
      ),
    ],
  },
  {
    id: 'stethoscope',
    section: 'health-devices',
    looks: ['navy', 'burgundy', 'teal', 'black'],
    axes: ['colour'],
    price: [25, 50],
    specs: [material('steel'), weight(120, 180, 5), warrantyYears(2, 3)],
    pitch: text(
      'Clear tones for nursing students, home visits and anyone who listens to hearts.',
      'Des sons nets pour les élèves infirmiers, les visites à domicile et tous ceux qui écoutent les cœurs.',
      'أصوات واضحة لطلاب التمريض والزيارات المنزلية ولكل من يصغي إلى القلوب.',
      'Hemşirelik öğrencileri, ev ziyaretleri ve kalpleri dinleyen herkes için net sesler.',
      'नर्सिंग छात्रों, घर पर जांच और दिल की धड़कन सुनने वालों के लिए साफ़ आवाज़।',
    ),
    names: [
      text(
        'dual-head stethoscope',
        'stéthoscope double pavillon',
        'سماعة طبية مزدوجة الرأس',
        'Çift Taraflı Stetoskop',
        'डुअल-हेड स्टेथोस्कोप',
      ),
    ],
  },
  {
    id: 'toothbrush',
    section: 'oral-care',
    looks: ['sky', 'sage', 'rose', 'navy'],
    axes: ['colour', 'pieces'],
    price: [4, 8],
    returns: false,
    specs: [material('plastic'), weight(14, 26, 2)],
    pitch: text(
      'Fine, rounded bristles that clean thoroughly and are kind to the gums.',
      'Des poils fins et arrondis qui nettoient à fond et ménagent les gencives.',
      'شعيرات دقيقة مستديرة تنظف بعمق وترفق باللثة.',
      'Derinlemesine temizleyen, diş etine nazik, ince ve yuvarlak uçlu kıllar.',
      'बारीक गोल ब्रिसल्स, जो अच्छी सफ़ाई करें और मसूड़ों पर नरम रहें।',
    ),
    names: [
      telling(
        text(
          'soft toothbrushes',
          'brosses à dents souples',
          'فُرش أسنان ناعمة',
          'Yumuşak Diş Fırçaları',
          'सॉफ़्ट टूथब्रश सेट',
        ),
        material('plastic'),
      ),
      telling(
        text(
          'toothbrushes with a small head',
          'brosses à dents à petite tête',
          'فُرش أسنان برأس صغير',
          'Küçük Başlıklı Diş Fırçaları',
          'छोटे हेड वाले टूथब्रश',
        ),
        material('plastic'),
      ),
    ],
  },
  {
    id: 'toothpaste',
    section: 'oral-care',
    looks: ['teal', 'green', 'blue'],
    axes: ['pieces'],
    price: [4, 8],
    returns: false,
    specs: [millilitres(75, 100, 25), storage, formula],
    pitch: text(
      'Mild mint and fluoride for strong enamel, morning and night.',
      'Menthe douce et fluor pour un émail solide, matin et soir.',
      'نعناع خفيف وفلورايد لمينا قوية صباحًا ومساءً.',
      'Sabah akşam güçlü mine için hafif nane ve florür.',
      'मज़बूत इनैमल के लिए सुबह-शाम हल्का पुदीना और फ़्लोराइड।',
    ),
    names: [
      text(
        'fluoride toothpaste',
        'dentifrice au fluor',
        'معجون أسنان بالفلورايد',
        'Florürlü Diş Macunu',
        'फ़्लोराइड टूथपेस्ट',
      ),
      text(
        'toothpaste for sensitive teeth',
        'dentifrice dents sensibles',
        'معجون للأسنان الحساسة',
        'Hassas Dişler İçin Diş Macunu',
        'सेंसिटिव दांतों का टूथपेस्ट',
      ),
    ],
  },
];
