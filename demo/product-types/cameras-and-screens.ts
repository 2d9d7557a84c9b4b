import type { ProductType } from './product-type.ts';
import { telling } from './product-type.ts';
import { resolution } from '#demo/products/settled-specs.ts';
import {
  battery,
  bluetooth,
  inches,
  kilos,
  megapixels,
  power,
  usb,
  warrantyYears,
  weight,
} from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

const DARK = ['grey', 'black', 'silver', 'navy'] as const;

export const SCREENS: readonly ProductType[] = [
  {
    id: 'camera',
    section: 'cameras',
    looks: DARK,
    price: [449, 799],
    specs: [
      megapixels(20, 24, 24, 33, 45),
      battery(6, 12),
      weight(380, 640, 10),
      usb,
      warrantyYears(2, 3),
    ],
    pitch: text(
      'Quick focus and honest colours, in a body that fits into a coat pocket.',
      'Une mise au point rapide et des couleurs justes, dans un boîtier qui se glisse dans la poche du manteau.',
      'تركيز سريع وألوان صادقة في هيكل يتسع له جيب المعطف.',
      'Hızlı odaklama ve doğal renkler; mont cebine sığan bir gövdede.',
      'तेज़ फ़ोकस और सच्चे रंग, कोट की जेब में समा जाने वाली बॉडी में।',
    ),
    names: [
      text(
        'retro digital camera',
        'appareil photo numérique rétro',
        'كاميرا رقمية بطراز كلاسيكي',
        'Retro Dijital Fotoğraf Makinesi',
        'रेट्रो डिजिटल कैमरा',
      ),
      text(
        'mirrorless camera with lens',
        'appareil photo hybride avec objectif',
        'كاميرا بلا مرآة مع عدسة',
        'Lensli Aynasız Fotoğraf Makinesi',
        'लेंस के साथ मिररलेस कैमरा',
      ),
    ],
  },
  {
    id: 'video-camera',
    section: 'cameras',
    looks: DARK,
    price: [
      [449, 599],
      [269, 329],
    ],
    specs: [megapixels(12, 8, 16, 12, 20), battery(3, 7), weight(290, 520, 10)],
    pitch: text(
      'Steady pictures without a tripod, for holidays, school plays and first steps.',
      'Des images stables sans trépied, pour les vacances, les spectacles d’école et les premiers pas.',
      'لقطات ثابتة بلا حامل للإجازات والحفلات المدرسية وأولى الخطوات.',
      'Tatiller, okul gösterileri ve ilk adımlar için üç ayaksız sabit görüntü.',
      'छुट्टियां, स्कूल का नाटक या पहला कदम, बिना ट्राइपॉड के भी स्थिर वीडियो।',
    ),
    names: [
      telling(
        text(
          '4K video camera',
          'caméscope 4K',
          'كاميرا فيديو 4K',
          '4K Video Kamera',
          '4K वीडियो कैमरा',
        ),
        resolution('4K'),
      ),
      telling(
        text(
          'family camcorder',
          'caméscope familial',
          'كاميرا فيديو عائلية',
          'Aile Tipi Video Kamera',
          'फ़ैमिली कैमकॉर्डर',
        ),
        resolution('Full HD'),
      ),
    ],
  },
  {
    id: 'game-controller',
    section: 'gaming-and-tv',
    looks: ['black', 'white', 'purple', 'teal', 'red'],
    axes: ['colour'],
    price: [39, 65],
    specs: [battery(18, 40, 2), bluetooth, usb, weight(210, 280, 5)],
    pitch: text(
      'A sure grip, precise sticks and buttons that answer at once.',
      'Une bonne prise en main, des joysticks précis et des boutons qui répondent aussitôt.',
      'قبضة مريحة وعصي دقيقة وأزرار فورية الاستجابة.',
      'Sağlam kavrayış, hassas kollar ve anında yanıt veren tuşlar.',
      'पक्की पकड़, सटीक स्टिक और तुरंत जवाब देने वाले बटन।',
    ),
    names: [
      text(
        'wireless game controller',
        'manette de jeu sans fil',
        'يد تحكم لاسلكية للألعاب',
        'Kablosuz Oyun Kolu',
        'वायरलेस गेम कंट्रोलर',
      ),
      text(
        'game controller with rear buttons',
        'manette avec boutons arrière',
        'يد تحكم بأزرار خلفية',
        'Arka Tuşlu Oyun Kolu',
        'रियर बटन वाला गेम कंट्रोलर',
      ),
    ],
  },
  {
    id: 'television',
    section: 'gaming-and-tv',
    looks: ['black', 'brown', 'silver', 'grey'],
    price: [
      [329, 549],
      [189, 229],
    ],
    specs: [inches(43, 24, 50, 24, 55), power(60, 120, 10), kilos(8, 14), warrantyYears(2, 3)],
    pitch: text(
      'Natural colours by day, deep blacks at night and a remote that needs no manual.',
      'Des couleurs naturelles le jour, des noirs profonds la nuit et une télécommande sans mode d’emploi.',
      'ألوان طبيعية نهارًا وسواد عميق ليلًا وجهاز تحكم سهل بلا دليل.',
      'Gündüz doğal renkler, gece derin siyahlar ve kılavuz istemeyen bir kumanda.',
      'दिन में असली रंग, रात में गहरा काला और बिना मैनुअल समझ आने वाला रिमोट।',
    ),
    names: [
      telling(
        text(
          '4K smart television',
          'téléviseur connecté 4K',
          'تلفزيون ذكي 4K',
          '4K Akıllı Televizyon',
          '4K स्मार्ट टीवी',
        ),
        resolution('4K'),
      ),
      telling(
        text(
          'retro television on slim legs',
          'téléviseur rétro sur pieds fins',
          'تلفزيون بطراز كلاسيكي على أرجل رفيعة',
          'İnce Ayaklı Retro Televizyon',
          'पतले पायों वाला रेट्रो टीवी',
        ),
        kilos(7, 8),
        resolution('Full HD'),
      ),
    ],
  },
];
