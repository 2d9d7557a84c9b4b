import type { ProductType } from './product-type.ts';
import { telling } from './product-type.ts';
import { wipe } from '#demo/products/care.ts';
import { material, origin, weight } from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

const RUNNING = text(
  'running shoes',
  'chaussures de course',
  'حذاء للجري',
  'Koşu Ayakkabısı',
  'रनिंग शूज़',
);

export const SHOES: readonly ProductType[] = [
  {
    id: 'running-shoes',
    section: 'shoes',
    looks: ['teal', 'grey', 'lilac', 'black', 'orange'],
    axes: ['colour', 'shoe'],
    sizes: ['38', '44'],
    price: [79, 129],
    specs: [material('mesh'), weight(210, 310, 5), wipe],
    pitch: text(
      'A springy sole and an airy upper for long rounds in the park or long days in town.',
      'Une semelle dynamique et une tige aérée pour courir au parc ou arpenter la ville.',
      'نعل مرن وقماش يسمح بالتهوية لجولات الحديقة الطويلة أو أيام المدينة.',
      'Parkta uzun turlar ya da şehirde uzun günler için esnek taban, nefes alan saya.',
      'पार्क में लंबी दौड़ हो या शहर में लंबा दिन, लचीला सोल और हवादार ऊपरी हिस्सा।',
    ),
    names: [
      RUNNING,
      text(
        'cushioned trainers',
        'baskets amorties',
        'حذاء سنيكرز مبطن',
        'Yumuşak Tabanlı Spor Ayakkabı',
        'कुशन वाले स्नीकर्स',
      ),
      RUNNING,
      {
        ...telling(
          text(
            'high-top canvas trainers',
            'baskets montantes en toile',
            'حذاء قماشي عالي الرقبة',
            'Bilekli Kanvas Spor Ayakkabı',
            'हाई-टॉप कैनवस स्नीकर्स',
          ),
          material('canvas'),
          weight(380, 460, 20),
        ),
        pitch: text(
          'Canvas that grows softer with every week, on a flat sole: for town, concerts and long evenings.',
          'Une toile qui s’assouplit de semaine en semaine, sur une semelle plate : pour la ville, les concerts et les longues soirées.',
          'قماش متين يلين مع الأيام على نعل مسطح، للمدينة والحفلات والأمسيات الطويلة.',
          'Her hafta biraz daha yumuşayan kanvas, düz taban: şehir, konser ve uzun akşamlar için.',
          'हर हफ़्ते और नरम होता कैनवस और सपाट सोल: शहर, कॉन्सर्ट और लंबी शामों के लिए।',
        ),
      },
    ],
  },
  {
    id: 'leather-shoes',
    section: 'shoes',
    looks: ['brown', 'black', 'burgundy', 'sand', 'olive'],
    axes: ['colour', 'shoe'],
    sizes: ['40', '45'],
    price: [109, 169],
    specs: [material('leather'), wipe, origin],
    pitch: text(
      'Leather that grows more handsome with the years, on a sole a cobbler can replace.',
      'Un cuir qui embellit avec les années, sur une semelle que le cordonnier peut changer.',
      'جلد يزداد جمالًا مع السنين ونعل يستطيع الإسكافي تبديله.',
      'Yıllar geçtikçe güzelleşen deri; tabanını ayakkabıcı yenileyebilir.',
      'साल-दर-साल और सुंदर होता लेदर, और सोल जिसे मोची बदल सकता है।',
    ),
    names: [
      text(
        'leather Oxford shoes',
        'richelieus en cuir',
        'حذاء أكسفورد جلدي',
        'Deri Oxford Ayakkabı',
        'लेदर ऑक्सफ़र्ड शूज़',
      ),
      text(
        'leather penny loafers',
        'mocassins en cuir',
        'حذاء لوفر جلدي',
        'Deri Loafer Ayakkabı',
        'लेदर पेनी लोफ़र',
      ),
    ],
  },
  {
    id: 'heels',
    section: 'shoes',
    looks: ['red', 'black', 'rose', 'burgundy', 'sand'],
    axes: ['colour', 'shoe'],
    sizes: ['36', '41'],
    price: [75, 119],
    specs: [material('leather'), wipe, origin],
    pitch: text(
      'A padded footbed and a steady heel: made for dancing, not only for standing.',
      'Une semelle rembourrée et un talon stable : faits pour danser, pas seulement pour poser.',
      'نعل مبطن وكعب ثابت: للرقص لا للوقوف فقط.',
      'Yastıklı iç taban ve sağlam topuk: yalnız ayakta durmak için değil, dans etmek için.',
      'गद्देदार सोल और मज़बूत हील: सिर्फ़ खड़े होने के लिए नहीं, नाचने के लिए भी।',
    ),
    names: [
      text(
        'block-heel pumps',
        'escarpins à talon carré',
        'حذاء بكعب عريض',
        'Kalın Topuklu Ayakkabı',
        'ब्लॉक हील पंप्स',
      ),
      text(
        'pointed-toe pumps',
        'escarpins à bout pointu',
        'حذاء كعب بمقدمة مدببة',
        'Sivri Burunlu Topuklu Ayakkabı',
        'नुकीले टो वाले पंप्स',
      ),
    ],
  },
];
