import type { FiveTexts } from './text.ts';
import { text } from './text.ts';

/** Different things that one uses together, by their product types; one store sells them all. */
export type GoodsSet = { title: FiveTexts; of: readonly [string, string, ...string[]] };

const set = (titles: Parameters<typeof text>, ...of: GoodsSet['of']): GoodsSet => ({
  title: text(...titles),
  of,
});

export const SETS: readonly GoodsSet[] = [
  set(
    [
      'Home office set',
      'Kit bureau à la maison',
      'طقم المكتب المنزلي',
      'Ev Ofisi Seti',
      'होम ऑफ़िस सेट',
    ],
    'keyboard',
    'computer-mouse',
    'studio-microphone',
  ),
  set(
    [
      'Podcast starter kit',
      'Kit podcast',
      'طقم البودكاست',
      'Podcast Başlangıç Seti',
      'पॉडकास्ट स्टार्टर किट',
    ],
    'studio-microphone',
    'wireless-headphones',
  ),
  set(
    ['Game night', 'Soirée jeux vidéo', 'سهرة ألعاب الفيديو', 'Oyun Gecesi', 'गेम नाइट'],
    'television',
    'game-controller',
  ),
  set(
    [
      'A day in the city',
      'Une journée en ville',
      'يوم في المدينة',
      'Şehirde Bir Gün',
      'शहर में एक दिन',
    ],
    'handbag',
    'sunglasses',
    'wristwatch',
  ),
  set(
    ['The laid table', 'La table est mise', 'المائدة جاهزة', 'Kurulu Sofra', 'सजी हुई मेज़'],
    'dinner-set',
    'bowl',
    'wine-glass',
  ),
  set(
    ['Tea time', 'L’heure du thé', 'وقت الشاي', 'Çay Saati', 'चाय का समय'],
    'teapot',
    'coffee-cup',
  ),
  set(
    ['The first kitchen', 'Première cuisine', 'المطبخ الأول', 'İlk Mutfağım', 'पहली रसोई'],
    'frying-pan',
    'chef-knife',
    'spice-jar',
  ),
  set(
    ['Paella evening', 'Soirée paella', 'أمسية الباييلا', 'Paella Akşamı', 'पाएला की शाम'],
    'paella-pan',
    'rice',
    'olive-oil',
  ),
  set(
    ['Breakfast basket', 'Panier petit-déjeuner', 'سلة الفطور', 'Kahvaltı Sepeti', 'नाश्ते की टोकरी'],
    'coffee-beans',
    'honey',
    'apples',
  ),
  set(
    [
      'Baby’s bath time',
      'Le bain de bébé',
      'حمّام الطفل',
      'Bebeğin Banyo Saati',
      'बेबी के नहाने का समय',
    ],
    'baby-bath',
    'bath-duck',
  ),
  set(
    [
      'Skincare routine',
      'Routine de soin',
      'روتين العناية بالبشرة',
      'Cilt Bakım Rutini',
      'स्किनकेयर रूटीन',
    ],
    'face-serum',
    'day-cream',
    'body-lotion',
  ),
  set(
    ['An evening out', 'Une soirée en ville', 'إطلالة السهرة', 'Akşam Çıkışı', 'शाम की पार्टी के लिए'],
    'lipstick',
    'nail-polish',
    'perfume',
  ),
  set(
    [
      'Medicine cabinet basics',
      'L’essentiel de l’armoire à pharmacie',
      'أساسيات صيدلية المنزل',
      'Ecza Dolabının Temelleri',
      'घर के मेडिसिन बॉक्स की ज़रूरतें',
    ],
    'first-aid-kit',
    'digital-thermometer',
    'vitamin-d',
  ),
  set(
    [
      'A night in the tent',
      'Une nuit sous la tente',
      'ليلة في الخيمة',
      'Çadırda Bir Gece',
      'टेंट में एक रात',
    ],
    'tent',
    'flashlight',
  ),
  set(
    ['Bedtime', 'L’heure du coucher', 'وقت النوم', 'Uyku Vakti', 'सोने का समय'],
    'night-light',
    'teddy-bear',
  ),
  set(
    ['Painter’s set', 'Coffret du peintre', 'طقم الرسم', 'Ressam Seti', 'पेंटिंग सेट'],
    'watercolours',
    'paintbrush',
    'crayons',
  ),
  set(
    [
      'Letters and diaries',
      'Lettres et journaux',
      'رسائل ويوميات',
      'Mektup ve Günlük',
      'चिट्ठियां और डायरी',
    ],
    'notebook',
    'fountain-pen',
  ),
  set(
    ['Sowing day', 'Jour de semis', 'يوم الزراعة', 'Ekim Günü', 'बुआई का दिन'],
    'seedlings',
    'bucket',
  ),
  set(
    [
      'Food and treats for your dog',
      'Repas et friandises du chien',
      'طعام ومكافآت لكلبك',
      'Köpeğiniz İçin Mama ve Ödül',
      'कुत्ते का खाना और ट्रीट',
    ],
    'dog-food',
    'dog-bone',
  ),
  set(
    [
      'Food and play for your cat',
      'Repas et jeux du chat',
      'طعام ولعب لقطتك',
      'Kediniz İçin Mama ve Oyuncak',
      'बिल्ली का खाना और खिलौना',
    ],
    'cat-food',
    'cat-toy',
  ),
];
