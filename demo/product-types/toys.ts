import type { ProductType } from './product-type.ts';
import { OWN, telling } from './product-type.ts';
import { machineWash, wipe } from '#demo/products/care.ts';
import { wheels } from '#demo/products/settled-specs.ts';
import { age, height, material, parts, width } from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

export const TOYS: readonly ProductType[] = [
  {
    id: 'jigsaw',
    section: 'puzzles-and-building',
    looks: ['teal', 'red', 'navy', 'yellow'],
    price: [
      [18, 24],
      [13, 17],
      [9, 12],
    ],
    specs: [parts(100, 1000, 100), age(4, 10), material('paper')],
    pitch: text(
      'Thick pieces that click together, for long Sundays at the table.',
      'Des pièces épaisses qui s’emboîtent bien, pour de longs dimanches à table.',
      'قطع سميكة تتشابك بإحكام لعطلات أسبوع طويلة حول الطاولة.',
      'Uzun pazarlar için sıkıca oturan kalın parçalar.',
      'लंबे इतवारों के लिए मोटे, अच्छे से जुड़ने वाले टुकड़े।',
    ),
    names: [
      telling(
        text(
          'jigsaw puzzle “Harbour”',
          'puzzle « Le port »',
          'بازل «الميناء»',
          '“Liman” Yapboz',
          '“बंदरगाह” जिगसॉ पज़ल',
        ),
        parts(800, 1000, 100),
        age(10, 10),
      ),
      telling(
        text(
          'jigsaw puzzle “Sunset”',
          'puzzle « Coucher de soleil »',
          'بازل «الغروب»',
          '“Gün Batımı” Yapboz',
          '“सूर्यास्त” जिगसॉ पज़ल',
        ),
        parts(300, 500, 100),
        age(8, 8),
      ),
      telling(
        text(
          'jigsaw puzzle “The bay”',
          'puzzle « La baie »',
          'بازل «الخليج»',
          '“Koy” Yapboz',
          '“खाड़ी” जिगसॉ पज़ल',
        ),
        parts(100, 200, 100),
        age(5, 6),
      ),
    ],
  },
  {
    id: 'abacus',
    section: 'puzzles-and-building',
    looks: OWN,
    price: [16, 28],
    specs: [material('beech'), age(2, 4), width(22, 32, 2), wipe],
    pitch: text(
      'Sorting and counting with the fingers first, with the head later.',
      'Trier et compter d’abord avec les doigts, ensuite avec la tête.',
      'الفرز والعدّ بالأصابع أولًا ثم بالعقل.',
      'Önce parmakla, sonra akıldan sıralamak ve saymak için.',
      'पहले उंगलियों से, फिर मन से छांटना और गिनना।',
    ),
    names: [
      text('wooden abacus', 'boulier en bois', 'معداد خشبي', 'Ahşap Abaküs', 'वुडन अबेकस'),
      telling(
        text(
          'wooden stacking rings',
          'anneaux à empiler en bois',
          'حلقات تركيب خشبية',
          'Ahşap Halka Kulesi',
          'वुडन स्टैकिंग रिंग',
        ),
        width(12, 16, 2),
      ),
    ],
  },
  {
    id: 'robot',
    section: 'puzzles-and-building',
    looks: ['sky', 'red', 'sage', 'silver'],
    axes: ['colour'],
    price: [29, 55],
    specs: [parts(80, 420, 20), age(6, 9), height(18, 28, 2)],
    pitch: text(
      'To be built, taken apart and built again differently.',
      'À construire, à démonter, puis à reconstruire autrement.',
      'للتركيب والفك ثم التركيب من جديد بشكل مختلف.',
      'Kurulur, sökülür, başka türlü yeniden kurulur.',
      'बनाएं, खोलें और फिर नए ढंग से बनाएं।',
    ),
    names: [
      text(
        'robot building kit',
        'robot à construire',
        'مجموعة تركيب روبوت',
        'Robot Yapım Seti',
        'रोबोट बिल्डिंग किट',
      ),
      text(
        'walking robot kit',
        'robot marcheur à monter',
        'روبوت متحرك للتركيب',
        'Yürüyen Robot Seti',
        'चलने वाला रोबोट किट',
      ),
    ],
  },
  {
    id: 'teddy-bear',
    section: 'soft-toys',
    looks: [null, 'sand', 'grey', 'rose', 'white'],
    axes: ['colour'],
    price: [
      [17, 27],
      [39, 55],
    ],
    specs: [material('plush', 'cotton'), height(24, 48, 4), machineWash],
    pitch: text(
      'Soft enough to sleep with, strong enough to be dragged along by one arm.',
      'Assez doux pour dormir avec, assez solide pour être traîné par un bras.',
      'ناعم بما يكفي للنوم معه ومتين بما يكفي ليُجرّ من ذراعه.',
      'Birlikte uyuyacak kadar yumuşak, kolundan sürüklenecek kadar sağlam.',
      'साथ सोने लायक मुलायम, और एक हाथ से घसीटे जाने लायक मज़बूत।',
    ),
    names: [
      telling(
        text('teddy bear', 'ours en peluche', 'دبدوب', 'Oyuncak Ayı', 'टेडी बियर'),
        height(24, 36, 4),
      ),
      telling(
        text(
          'large teddy bear',
          'grand ours en peluche',
          'دبدوب كبير',
          'Büyük Oyuncak Ayı',
          'बड़ा टेडी बियर',
        ),
        height(60, 80, 4),
      ),
    ],
  },
  {
    id: 'plush-rabbit',
    section: 'soft-toys',
    looks: OWN,
    price: [15, 28],
    specs: [material('plush'), height(20, 36, 4), machineWash],
    pitch: text(
      'Large soft ears for holding on to and a face that listens.',
      'De grandes oreilles douces pour s’y accrocher et un air qui écoute.',
      'أذنان كبيرتان ناعمتان للتشبث ووجه يصغي.',
      'Tutunmak için kocaman yumuşak kulaklar ve dinleyen bir yüz.',
      'पकड़ने के लिए बड़े मुलायम कान और सुनने वाला चेहरा।',
    ),
    names: [
      text('plush rabbit', 'lapin en peluche', 'أرنب قطيفة', 'Peluş Tavşan', 'प्लश ख़रगोश'),
      text('plush elephant', 'éléphant en peluche', 'فيل قطيفة', 'Peluş Fil', 'प्लश हाथी'),
    ],
  },
  {
    id: 'nesting-dolls',
    section: 'puzzles-and-building',
    looks: OWN,
    price: [19, 34],
    specs: [material('beech'), parts(5, 7), height(14, 20, 2), age(3, 3)],
    pitch: text(
      'Painted by hand; the smallest is no larger than a bean.',
      'Peintes à la main ; la plus petite n’est pas plus grande qu’un haricot.',
      'مرسومة يدويًا وأصغرها بحجم حبة فاصولياء.',
      'Elle boyanır; en küçüğü fasulye kadardır.',
      'हाथ से रंगी हुई; सबसे छोटी सेम के दाने जितनी।',
    ),
    names: [
      text('nesting dolls', 'poupées gigognes', 'دمى متداخلة', 'Matruşka Bebekler', 'नेस्टिंग डॉल्स'),
    ],
  },
  {
    id: 'kite',
    section: 'outdoor-toys',
    looks: OWN,
    price: [17, 32],
    specs: [material('polyester'), width(90, 160, 10), age(5, 8)],
    pitch: text(
      'Rises with the first breeze and lands softly, for children and for those who hold the line with them.',
      'S’envole à la première brise et se pose en douceur, pour les enfants et ceux qui tiennent le fil avec eux.',
      'ترتفع مع أول نسمة وتهبط برفق، للصغار ولمن يمسك الخيط معهم.',
      'İlk esintide havalanır, yumuşakça iner; çocuklar ve ipi onlarla tutanlar için.',
      'पहली हवा में उड़े और धीरे से उतरे; बच्चों के लिए, और उनके साथ डोर थामने वालों के लिए।',
    ),
    names: [
      text('beach kite', 'cerf-volant de plage', 'طائرة ورقية للشاطئ', 'Plaj Uçurtması', 'बीच पतंग'),
    ],
  },
  {
    id: 'scooter',
    section: 'outdoor-toys',
    looks: ['sky', 'rose', 'teal', 'red', 'yellow'],
    axes: ['colour'],
    price: [55, 95],
    specs: [material('aluminium', 'steel'), age(4, 8), wipe],
    pitch: text(
      'A low board, a brake for small feet and handlebars that grow along.',
      'Un plateau bas, un frein pour petits pieds et un guidon qui grandit avec l’enfant.',
      'قاعدة منخفضة ومكبح للأقدام الصغيرة ومقود يكبر مع الطفل.',
      'Alçak basamak, küçük ayaklara göre fren, çocukla uzayan gidon.',
      'नीचा बोर्ड, नन्हे पैरों के लिए ब्रेक और साथ बढ़ने वाला हैंडल।',
    ),
    names: [
      text(
        'children’s scooter',
        'trottinette pour enfant',
        'سكوتر للأطفال',
        'Çocuk Scooter’ı',
        'किड्स स्कूटर',
      ),
      telling(
        text(
          'three-wheeled children’s scooter',
          'trottinette à trois roues pour enfant',
          'سكوتر أطفال بثلاث عجلات',
          'Üç Tekerlekli Çocuk Scooter’ı',
          'तीन पहियों वाला किड्स स्कूटर',
        ),
        age(3, 4),
        wheels(3, 3),
      ),
    ],
  },
  {
    id: 'dice-game',
    section: 'board-games',
    looks: ['purple', 'green', 'orange', 'navy'],
    price: [15, 27],
    specs: [age(7, 10), parts(40, 120, 10)],
    pitch: text(
      'Explained in three minutes, over in thirty, demanded again at once.',
      'Expliqué en trois minutes, fini en trente, redemandé aussitôt.',
      'تُشرح في ثلاث دقائق وتنتهي في ثلاثين ويطلبها الجميع من جديد.',
      'Üç dakikada anlatılır, otuzda biter, hemen yeniden istenir.',
      'तीन मिनट में समझें, तीस में ख़त्म, और तुरंत फिर से खेलने की मांग।',
    ),
    names: [
      text(
        'family dice game',
        'jeu de dés en famille',
        'لعبة نرد عائلية',
        'Aile Zar Oyunu',
        'फ़ैमिली डाइस गेम',
      ),
      text(
        'cooperative dice game',
        'jeu de dés coopératif',
        'لعبة نرد تعاونية',
        'İş Birliği Zar Oyunu',
        'को-ऑपरेटिव डाइस गेम',
      ),
    ],
  },
  {
    id: 'chess-set',
    section: 'board-games',
    looks: ['brown', 'black', 'terracotta', 'burgundy'],
    price: [39, 69],
    specs: [material('walnut', 'beech'), width(30, 45, 5), parts(32, 32), age(6, 8)],
    pitch: text(
      'Weighted pieces on felt and a board that folds into its own box.',
      'Des pièces lestées sur feutre et un plateau qui se replie en coffret.',
      'قطع موزونة بقاعدة من اللباد ورقعة تُطوى لتصبح صندوقًا.',
      'Keçe tabanlı ağırlıklı taşlar ve kendi kutusu olan katlanır tahta.',
      'फ़ेल्ट लगे वज़नी मोहरे और ख़ुद डिब्बा बन जाने वाला बोर्ड।',
    ),
    names: [
      text(
        'wooden chess set',
        'jeu d’échecs en bois',
        'طقم شطرنج خشبي',
        'Ahşap Satranç Takımı',
        'लकड़ी का चेस सेट',
      ),
    ],
  },
];
