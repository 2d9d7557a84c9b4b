import type { ProductType } from './product-type.ts';
import { OWN, telling } from './product-type.ts';
import { seats, container } from '#demo/products/settled-specs.ts';
import { machineWash, washByHand, washableCovers, wipe } from '#demo/products/care.ts';
import {
  burning,
  diameter,
  height,
  kilos,
  load,
  lumens,
  material,
  origin,
  power,
  width,
} from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

const CALM = ['sand', 'sage', 'terracotta', 'navy', 'grey'] as const;

export const HOME: readonly ProductType[] = [
  {
    id: 'sofa',
    section: 'furniture',
    looks: ['blue', 'sage', 'sand', 'terracotta', 'grey'],
    axes: ['colour'],
    price: [
      [549, 749],
      [849, 1090],
    ],
    specs: [material('linen', 'cotton'), width(150, 220, 10), load(240, 360, 20), washableCovers],
    pitch: text(
      'Deep seats, removable covers and legs of solid wood, for evenings that nobody wants to end.',
      'Une assise profonde, des housses amovibles et des pieds en bois massif, pour des soirées qui s’étirent.',
      'مقاعد عميقة وأغطية قابلة للنزع وأرجل من الخشب لسهرات لا يريد أحد أن تنتهي.',
      'Derin oturum, çıkarılabilir kılıflar ve masif ayaklar; kimsenin bitsin istemediği akşamlar için.',
      'गहरी सीट, निकलने वाले कवर और ठोस लकड़ी के पाए, उन शामों के लिए जो ख़त्म ही न हों।',
    ),
    names: [
      telling(
        text(
          'two-seat sofa',
          'canapé deux places',
          'أريكة بمقعدين',
          'İki Kişilik Kanepe',
          'टू-सीटर सोफ़ा',
        ),
        width(150, 170, 10),
        seats(2, 2),
      ),
      telling(
        text(
          'three-seat sofa',
          'canapé trois places',
          'أريكة بثلاثة مقاعد',
          'Üç Kişilik Kanepe',
          'थ्री-सीटर सोफ़ा',
        ),
        width(210, 230, 10),
        seats(3, 3),
      ),
    ],
  },
  {
    id: 'chair',
    section: 'furniture',
    looks: ['brown', 'black', 'sage', 'white', 'terracotta'],
    axes: ['colour'],
    price: [89, 139],
    specs: [material('oak', 'beech', 'walnut'), height(78, 92, 2), load(110, 140, 10), wipe],
    pitch: text(
      'A back that follows yours: comfortable through long dinners and longer conversations.',
      'Un dossier qui épouse le vôtre, confortable pour de longs dîners et de plus longues conversations.',
      'ظهر يتبع انحناءة ظهرك، مريح للعشاء الطويل والأحاديث الأطول.',
      'Sırtınıza uyan bir arkalık: uzun yemeklerde ve daha uzun sohbetlerde rahat.',
      'पीठ के साथ ढलने वाली टेक: लंबे डिनर और उससे लंबी बातों में भी आरामदायक।',
    ),
    names: [
      text(
        'wooden dining chair',
        'chaise de salle à manger en bois',
        'كرسي طعام خشبي',
        'Ahşap Yemek Odası Sandalyesi',
        'लकड़ी की डाइनिंग चेयर',
      ),
      text(
        'spindle-back chair',
        'chaise à barreaux',
        'كرسي بظهر من القضبان',
        'Çubuk Arkalıklı Sandalye',
        'स्पिंडल बैक कुर्सी',
      ),
    ],
  },
  {
    id: 'bed-frame',
    section: 'furniture',
    looks: ['brown', 'white', 'grey', 'navy'],
    axes: ['bed'],
    price: [329, 549],
    specs: [material('oak', 'beech'), load(240, 320, 20), kilos(38, 62)],
    pitch: text(
      'A quiet frame: nothing creaks, nothing wobbles, and there is room for boxes underneath.',
      'Un cadre silencieux : rien ne grince, rien ne bouge, et il reste de la place dessous.',
      'هيكل هادئ لا يصرّ ولا يهتز، وتحته متسع للصناديق.',
      'Sessiz bir karyola: gıcırdamaz, sallanmaz, altında kutulara yer kalır.',
      'शांत फ़्रेम: न चरमराहट, न हिलना, और नीचे डिब्बों की जगह भी।',
    ),
    names: [
      text(
        'solid wood bed frame',
        'cadre de lit en bois massif',
        'سرير من الخشب الطبيعي',
        'Masif Ahşap Karyola',
        'ठोस लकड़ी का बेड फ़्रेम',
      ),
      text(
        'bed frame with headboard',
        'cadre de lit avec tête de lit',
        'سرير بظهر مرتفع',
        'Başlıklı Karyola',
        'हेडबोर्ड वाला बेड फ़्रेम',
      ),
    ],
  },
  {
    id: 'lamp-bulb',
    section: 'lighting',
    looks: OWN,
    axes: ['pieces'],
    price: [6, 11],
    specs: [lumens(470, 1050, 10), power(5, 11), material('glass')],
    pitch: text(
      'Warm white light that dims without flicker and lasts about fifteen years.',
      'Une lumière blanc chaud, variable sans scintillement, pour une quinzaine d’années.',
      'ضوء أبيض دافئ يخفت بلا وميض ويدوم نحو خمسة عشر عامًا.',
      'Titremeden kısılan, yaklaşık on beş yıl dayanan sıcak beyaz ışık.',
      'बिना झिलमिलाए मद्धम होने वाली गर्म सफ़ेद रोशनी, जो करीब पंद्रह साल चले।',
    ),
    names: [
      text(
        'dimmable LED bulb',
        'ampoule LED à intensité variable',
        'مصباح LED قابل للتعتيم',
        'Kısılabilir LED Ampul',
        'डिमेबल LED बल्ब',
      ),
      text(
        'warm white LED bulb',
        'ampoule LED blanc chaud',
        'مصباح LED أبيض دافئ',
        'Sıcak Beyaz LED Ampul',
        'वॉर्म व्हाइट LED बल्ब',
      ),
    ],
  },
  {
    id: 'lantern',
    section: 'lighting',
    looks: ['white', 'sand', 'terracotta', 'sage', 'red'],
    axes: ['colour'],
    price: [29, 55],
    specs: [material('paper', 'bamboo'), diameter(28, 46, 2), power(4, 9), origin],
    pitch: text(
      'Soft light without glare above the table, in the corner or by the window.',
      'Une lumière douce sans éblouir, au-dessus de la table, dans un coin ou près de la fenêtre.',
      'ضوء ناعم بلا وهج فوق الطاولة أو في الزاوية أو قرب النافذة.',
      'Masanın üstünde, köşede ya da pencerede göz almayan yumuşak ışık.',
      'मेज़ के ऊपर, कोने में या खिड़की के पास, बिना चकाचौंध की हल्की रोशनी।',
    ),
    names: [
      telling(
        text(
          'paper pendant lamp',
          'suspension en papier',
          'مصباح معلق من الورق',
          'Kâğıt Sarkıt Lamba',
          'पेपर पेंडेंट लैंप',
        ),
        material('paper'),
      ),
      telling(
        text(
          'hanging lantern',
          'lanterne suspendue',
          'فانوس معلق',
          'Asma Fener',
          'लटकने वाली लालटेन',
        ),
        material('bamboo'),
      ),
    ],
  },
  {
    id: 'candle',
    section: 'decor',
    looks: ['beige', 'rose', 'sage', 'lilac', 'terracotta'],
    axes: ['scent'],
    price: [14, 27],
    specs: [burning(30, 60, 5), height(8, 12), origin],
    pitch: text(
      'Plant wax poured by hand; it burns evenly and scents a room without filling it.',
      'Une cire végétale coulée à la main, qui brûle régulièrement et parfume sans envahir.',
      'شمع نباتي مصبوب يدويًا يحترق بانتظام ويعطر الغرفة دون أن يملأها.',
      'Elle dökülen bitkisel mum; düzgün yanar, odayı boğmadan kokutur.',
      'हाथ से ढला वनस्पति मोम, जो बराबर जले और कमरे को हल्के से महकाए।',
    ),
    names: [
      text('scented candle', 'bougie parfumée', 'شمعة معطرة', 'Kokulu Mum', 'सेंटेड कैंडल'),
      telling(
        text(
          'scented candle with lid',
          'bougie parfumée à couvercle',
          'شمعة معطرة بغطاء',
          'Kapaklı Kokulu Mum',
          'ढक्कन वाली सेंटेड कैंडल',
        ),
        container('ceramic'),
      ),
    ],
  },
  {
    id: 'vase',
    section: 'decor',
    looks: ['terracotta', 'white', 'sage', 'navy', 'sand'],
    axes: ['colour'],
    price: [27, 52],
    specs: [material('ceramic'), height(18, 36, 2), washByHand, origin],
    pitch: text(
      'Turned on the wheel, so no two are quite alike; handsome even without flowers.',
      'Tourné à la main, donc jamais tout à fait pareil ; beau même sans fleurs.',
      'مشكّلة على عجلة الفخار فلا تتشابه قطعتان تمامًا، وجميلة حتى بلا زهور.',
      'Çarkta çekilir, hiçbiri ötekinin tıpkısı değildir; çiçeksiz de güzeldir.',
      'चाक पर बना, इसलिए हर एक थोड़ा अलग; बिना फूलों के भी सुंदर।',
    ),
    names: [
      text(
        'ceramic vase',
        'vase en céramique',
        'مزهرية من السيراميك',
        'Seramik Vazo',
        'सिरेमिक फूलदान',
      ),
      text('fluted vase', 'vase cannelé', 'مزهرية مضلعة', 'Yivli Vazo', 'धारीदार फूलदान'),
    ],
  },
  {
    id: 'mirror',
    section: 'decor',
    looks: ['gold', 'black', 'brown', 'silver'],
    axes: ['colour'],
    price: [55, 99],
    specs: [material('steel'), height(40, 80, 5), wipe],
    pitch: text(
      'Brings daylight into narrow halls and small bathrooms.',
      'Fait entrer la lumière du jour dans les couloirs étroits et les petites salles de bains.',
      'تُدخل ضوء النهار إلى الممرات الضيقة والحمامات الصغيرة.',
      'Dar koridorlara ve küçük banyolara gün ışığı taşır.',
      'तंग गलियारों और छोटे बाथरूम में दिन की रोशनी ले आए।',
    ),
    names: [
      text('wall mirror', 'miroir mural', 'مرآة حائط', 'Duvar Aynası', 'वॉल मिरर'),
      text('round mirror', 'miroir rond', 'مرآة مستديرة', 'Yuvarlak Ayna', 'गोल मिरर'),
    ],
  },
  {
    id: 'basket',
    section: 'bedding-and-bath',
    looks: ['sand', 'brown', 'beige'],
    price: [19, 35],
    specs: [material('bamboo', 'cotton'), width(28, 42, 2), height(24, 44, 2), origin],
    pitch: text(
      'Swallows towels, toys or newspapers and looks good doing it.',
      'Engloutit serviettes, jouets ou journaux, avec élégance.',
      'تخفي المناشف أو الألعاب أو الصحف بأناقة.',
      'Havluları, oyuncakları, gazeteleri yutar; üstelik şık durur.',
      'तौलिए, खिलौने या अख़बार, सब समेट ले और दिखे भी सुंदर।',
    ),
    names: [
      text(
        'woven laundry basket',
        'panier à linge tressé',
        'سلة غسيل منسوجة',
        'Hasır Çamaşır Sepeti',
        'बुनी हुई लॉन्ड्री बास्केट',
      ),
      text(
        'storage basket with handles',
        'panier de rangement à anses',
        'سلة تخزين بمقابض',
        'Kulplu Saklama Sepeti',
        'हत्थे वाली स्टोरेज बास्केट',
      ),
    ],
  },
  {
    id: 'bed-linen',
    section: 'bedding-and-bath',
    looks: CALM,
    axes: ['colour', 'bed'],
    price: [79, 129],
    specs: [material('cotton', 'linen'), machineWash, origin],
    pitch: text(
      'Cool in summer, warm in winter, and softer with each wash.',
      'Fraîche l’été, chaude l’hiver, plus douce à chaque lavage.',
      'بارد صيفًا ودافئ شتاءً ويزداد نعومة مع كل غسلة.',
      'Yazın serin, kışın sıcak; her yıkamada daha yumuşak.',
      'गर्मी में ठंडी, सर्दी में गर्म और हर धुलाई के साथ और मुलायम।',
    ),
    names: [
      telling(
        text(
          'washed linen bed set',
          'parure de lit en lin lavé',
          'طقم سرير من الكتان المغسول',
          'Yıkanmış Keten Nevresim Takımı',
          'वॉश्ड लिनन बेडशीट सेट',
        ),
        material('linen'),
      ),
      telling(
        text(
          'percale bed set',
          'parure de lit en percale',
          'طقم سرير من قماش البركال',
          'Perkal Nevresim Takımı',
          'परकेल बेडशीट सेट',
        ),
        material('cotton'),
      ),
    ],
  },
];
