import type { ProductType } from './product-type.ts';
import { SHOES } from './shoes.ts';
import { telling } from './product-type.ts';
import { strap, pressure } from '#demo/products/settled-specs.ts';
import { dryClean, handWash, machineWash, wipe } from '#demo/products/care.ts';
import { litres, material, origin, warrantyYears, weight } from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

const SOFT = ['burgundy', 'sage', 'navy', 'rose', 'terracotta', 'black'] as const;
const LEATHER = ['brown', 'black', 'burgundy', 'sand', 'olive'] as const;

export const FASHION: readonly ProductType[] = [
  {
    id: 'dress',
    section: 'women',
    looks: SOFT,
    axes: ['colour', 'size'],
    sizes: ['XS', 'XL'],
    price: [
      [85, 115],
      [69, 99],
      [55, 69],
    ],
    specs: [material('linen', 'cotton'), handWash, origin],
    pitch: text(
      'Cut to fall freely, with pockets in the side seams and a hem that dances a little.',
      'Une coupe fluide, des poches dans les coutures et un ourlet qui danse un peu.',
      'قصة انسيابية بجيوب جانبية وذيل يتمايل قليلًا.',
      'Dökümlü kesim, yan dikişlerde cepler ve hafifçe salınan bir etek ucu.',
      'ढीली-ढाली कटिंग, साइड में जेब और हल्का लहराता घेर।',
    ),
    names: [
      telling(
        text(
          'linen midi dress',
          'robe midi en lin',
          'فستان ميدي من الكتان',
          'Keten Midi Elbise',
          'लिनन मिडी ड्रेस',
        ),
        material('linen'),
      ),
      text('wrap dress', 'robe portefeuille', 'فستان ملفوف', 'Kruvaze Elbise', 'रैप ड्रेस'),
      text(
        'summer dress with pockets',
        'robe d’été à poches',
        'فستان صيفي بجيوب',
        'Cepli Yazlık Elbise',
        'पॉकेट वाली समर ड्रेस',
      ),
    ],
  },
  {
    id: 'coat',
    section: 'women',
    looks: ['sand', 'olive', 'navy', 'burgundy', 'grey'],
    axes: ['colour', 'size'],
    sizes: ['XS', 'XL'],
    price: [
      [179, 239],
      [119, 159],
    ],
    specs: [material('wool', 'cotton'), dryClean, weight(900, 1500, 50), origin],
    pitch: text(
      'Warm without weight: it closes high against the wind and goes with jeans as well as with a suit.',
      'Chaud sans être lourd : il ferme haut contre le vent et va avec un jean comme avec un tailleur.',
      'دافئ بلا ثقل، يحمي العنق من الريح ويناسب الجينز والبدلة.',
      'Ağırlık yapmadan ısıtır; rüzgâra karşı yüksek kapanır, kotla da takımla da uyar.',
      'गर्म पर भारी नहीं; हवा से बचाने वाला ऊंचा कॉलर, जींस और सूट दोनों पर जंचे।',
    ),
    names: [
      telling(
        text('wool coat', 'manteau en laine', 'معطف من الصوف', 'Yün Palto', 'ऊनी कोट'),
        material('wool'),
      ),
      telling(
        text(
          'classic trench coat',
          'trench classique',
          'معطف ترنش كلاسيكي',
          'Klasik Trençkot',
          'क्लासिक ट्रेंच कोट',
        ),
        material('cotton'),
      ),
    ],
  },
  {
    id: 't-shirt',
    section: 'men',
    looks: ['white', 'navy', 'sage', 'black', 'terracotta', 'grey'],
    axes: ['colour', 'size'],
    sizes: ['S', 'XXL'],
    price: [
      [16, 24],
      [25, 34],
    ],
    specs: [material('cotton'), machineWash, weight(160, 240, 10), origin],
    pitch: text(
      'Close-knit cotton that keeps its neckline, wash after wash.',
      'Un coton serré dont l’encolure ne se détend pas, lavage après lavage.',
      'قطن متماسك يحافظ على ياقته غسلة بعد غسلة.',
      'Yıkama üstüne yıkama yakası bozulmayan sık dokulu pamuk.',
      'घना बुना कॉटन, जिसका गला धुलाई के बाद भी वैसा ही रहता है।',
    ),
    names: [
      telling(
        text(
          'organic cotton T-shirt',
          't-shirt en coton biologique',
          'تيشيرت من القطن العضوي',
          'Organik Pamuklu Tişört',
          'ऑर्गेनिक कॉटन टी-शर्ट',
        ),
        weight(150, 180, 10),
      ),
      telling(
        text('heavyweight T-shirt', 't-shirt épais', 'تيشيرت سميك', 'Kalın Tişört', 'हैवीवेट टी-शर्ट'),
        weight(230, 280, 10),
      ),
    ],
  },
  {
    id: 'jeans',
    section: 'men',
    looks: ['blue', 'navy', 'black', 'grey'],
    axes: ['colour', 'size'],
    sizes: ['S', 'XXL'],
    price: [59, 95],
    specs: [material('cotton'), machineWash, weight(520, 780, 20), origin],
    pitch: text(
      'Sturdy denim with a little stretch that sits well from the first day.',
      'Un denim solide, légèrement extensible, agréable à porter dès le premier jour.',
      'دنيم متين بمرونة خفيفة، مريح من أول يوم.',
      'İlk günden rahat, hafif esneyen sağlam denim.',
      'हल्के स्ट्रेच वाला मज़बूत डेनिम, पहले दिन से आरामदायक।',
    ),
    names: [
      text(
        'straight-leg jeans',
        'jean coupe droite',
        'جينز بقصة مستقيمة',
        'Düz Kesim Kot Pantolon',
        'स्ट्रेट फ़िट जींस',
      ),
      text(
        'slim-fit jeans',
        'jean slim',
        'جينز بقصة ضيقة',
        'Dar Kesim Kot Pantolon',
        'स्लिम फ़िट जींस',
      ),
      text(
        'wide-leg jeans',
        'jean coupe large',
        'جينز بقصة واسعة',
        'Bol Paça Kot Pantolon',
        'वाइड लेग जींस',
      ),
    ],
  },
  ...SHOES,
  {
    id: 'handbag',
    section: 'bags',
    looks: LEATHER,
    axes: ['colour'],
    price: [109, 189],
    specs: [material('leather'), litres(6, 14), weight(420, 820, 20), wipe],
    pitch: text(
      'Room for a book, a bottle and everything that a day brings, in order thanks to three inner pockets.',
      'De la place pour un livre, une gourde et tout ce qu’apporte la journée, bien rangé dans trois poches.',
      'تتسع لكتاب وزجاجة ماء وكل ما يأتي به اليوم، مرتبًا في ثلاثة جيوب داخلية.',
      'Kitaba, mataraya ve günün getirdiği her şeye yer var; üç iç cep sayesinde hepsi düzenli.',
      'किताब, बोतल और दिन भर की हर चीज़ की जगह, तीन अंदरूनी जेबों में सलीके से।',
    ),
    names: [
      telling(
        text(
          'leather handbag',
          'sac à main en cuir',
          'حقيبة يد جلدية',
          'Deri El Çantası',
          'लेदर हैंडबैग',
        ),
        material('leather'),
      ),
      telling(
        text(
          'leather satchel bag',
          'sac cartable en cuir',
          'حقيبة جلدية بمقبض علوي',
          'Deri Satchel Çanta',
          'लेदर सैचल बैग',
        ),
        material('leather'),
      ),
    ],
  },
  {
    id: 'backpack',
    section: 'bags',
    looks: ['olive', 'navy', 'black', 'terracotta', 'sage'],
    axes: ['colour'],
    price: [49, 85],
    specs: [material('canvas', 'polyester'), litres(16, 28), weight(620, 1100, 20), wipe],
    pitch: text(
      'A padded compartment for the laptop, a wide opening and straps that do not cut.',
      'Un compartiment rembourré pour l’ordinateur, une large ouverture et des bretelles confortables.',
      'جيب مبطن للابتوب وفتحة واسعة وأحزمة لا تضغط على الكتف.',
      'Bilgisayar için yastıklı bölme, geniş ağız ve omzu kesmeyen askılar.',
      'लैपटॉप के लिए गद्देदार ख़ाना, चौड़ा मुंह और कंधों पर न चुभने वाली पट्टियां।',
    ),
    names: [
      text(
        'everyday backpack',
        'sac à dos du quotidien',
        'حقيبة ظهر يومية',
        'Günlük Sırt Çantası',
        'रोज़मर्रा का बैकपैक',
      ),
      text(
        'laptop backpack',
        'sac à dos pour ordinateur',
        'حقيبة ظهر للابتوب',
        'Laptop Sırt Çantası',
        'लैपटॉप बैकपैक',
      ),
    ],
  },
  {
    id: 'sunglasses',
    section: 'accessories',
    looks: ['black', 'brown', 'olive', 'burgundy', 'grey'],
    axes: ['colour'],
    price: [45, 79],
    specs: [material('plastic'), weight(22, 34, 2), wipe],
    pitch: text(
      'Full protection from ultraviolet light and a frame that stays put when you bend down.',
      'Une protection complète contre les UV et une monture qui reste en place quand on se penche.',
      'حماية كاملة من الأشعة فوق البنفسجية وإطار ثابت حتى عند الانحناء.',
      'Tam UV koruması ve eğildiğinizde kaymayan çerçeve.',
      'यूवी किरणों से पूरी सुरक्षा और झुकने पर भी न फिसलने वाला फ़्रेम।',
    ),
    names: [
      text(
        'polarised round sunglasses',
        'lunettes de soleil rondes polarisées',
        'نظارات شمسية دائرية مستقطبة',
        'Yuvarlak Polarize Güneş Gözlüğü',
        'गोल पोलराइज़्ड सनग्लासेस',
      ),
      text(
        'wide-frame sunglasses',
        'lunettes de soleil à large monture',
        'نظارات شمسية بإطار عريض',
        'Geniş Çerçeveli Güneş Gözlüğü',
        'चौड़े फ़्रेम वाले सनग्लासेस',
      ),
    ],
  },
  {
    id: 'wristwatch',
    section: 'accessories',
    looks: ['brown', 'black', 'navy', 'silver', 'gold'],
    axes: ['colour'],
    price: [95, 159],
    specs: [material('steel'), pressure, warrantyYears(2, 3)],
    pitch: text(
      'A clear dial, a quiet movement and a strap that can be changed without tools.',
      'Un cadran lisible, un mouvement silencieux et un bracelet qui se change sans outil.',
      'ميناء واضح وحركة هادئة وسوار يُبدَّل بلا أدوات.',
      'Okunaklı kadran, sessiz mekanizma ve aletsiz değişen kayış.',
      'साफ़ डायल, शांत मूवमेंट और बिना औज़ार बदलने वाला स्ट्रैप।',
    ),
    names: [
      telling(
        text(
          'wristwatch with leather strap',
          'montre à bracelet en cuir',
          'ساعة يد بسوار جلدي',
          'Deri Kayışlı Kol Saati',
          'लेदर स्ट्रैप वाली घड़ी',
        ),
        strap('leather'),
      ),
      telling(
        text(
          'minimalist wristwatch',
          'montre minimaliste',
          'ساعة يد بسيطة',
          'Minimalist Kol Saati',
          'मिनिमलिस्ट कलाई घड़ी',
        ),
        strap('steel'),
      ),
    ],
  },
];
