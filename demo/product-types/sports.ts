import type { ProductType } from './product-type.ts';
import { OWN, telling } from './product-type.ts';
import { contents, sleeps, waterColumn, membrane } from '#demo/products/settled-specs.ts';
import { wipe } from '#demo/products/care.ts';
import {
  diameter,
  kilos,
  load,
  lumens,
  material,
  usb,
  warrantyYears,
  water,
  weight,
} from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

const BRIGHT = ['red', 'navy', 'teal', 'black', 'orange'] as const;

export const SPORTS: readonly ProductType[] = [
  {
    id: 'boxing-gloves',
    section: 'fitness',
    looks: BRIGHT,
    axes: ['colour', 'size'],
    sizes: ['S', 'XL'],
    price: [39, 69],
    specs: [material('leather'), weight(280, 460, 20), wipe],
    pitch: text(
      'Three layers of foam and a wrist that stays straight, from the first lesson to the last round.',
      'Trois couches de mousse et un poignet bien maintenu, de la première leçon au dernier round.',
      'ثلاث طبقات من الإسفنج وتثبيت للمعصم من الدرس الأول إلى الجولة الأخيرة.',
      'İlk dersten son raunda kadar üç kat köpük ve dik kalan bilek.',
      'फ़ोम की तीन परतें और सीधी कलाई, पहले सबक से आख़िरी राउंड तक।',
    ),
    names: [
      text(
        'training boxing gloves',
        'gants de boxe d’entraînement',
        'قفازات ملاكمة للتدريب',
        'Antrenman Boks Eldiveni',
        'ट्रेनिंग बॉक्सिंग ग्लव्स',
      ),
      text(
        'sparring gloves',
        'gants de sparring',
        'قفازات نزال',
        'Sparring Eldiveni',
        'स्पैरिंग ग्लव्स',
      ),
    ],
  },
  {
    id: 'stopwatch',
    section: 'fitness',
    looks: ['silver', 'black', 'navy', 'red'],
    price: [15, 25],
    specs: [water, weight(50, 90, 5), warrantyYears(2, 2)],
    pitch: text(
      'Large digits and a button that answers with gloves on.',
      'De grands chiffres et un bouton qui répond même avec des gants.',
      'أرقام كبيرة وزر يستجيب حتى مع القفازات.',
      'İri rakamlar ve eldivenle bile basılan bir düğme.',
      'बड़े अंक और दस्तानों में भी चलने वाला बटन।',
    ),
    names: [
      text(
        'sports stopwatch',
        'chronomètre de sport',
        'ساعة توقيت رياضية',
        'Spor Kronometresi',
        'स्पोर्ट्स स्टॉपवॉच',
      ),
    ],
  },
  {
    id: 'tent',
    section: 'camping-and-hiking',
    looks: ['orange', 'sage', 'sand', 'sky'],
    price: [
      [119, 179],
      [229, 319],
    ],
    specs: [material('polyester'), kilos(2, 6), waterColumn, warrantyYears(2, 3)],
    pitch: text(
      'Up in seven minutes, dry through a night of rain, with a porch for boots.',
      'Montée en sept minutes, sèche après une nuit de pluie, avec un auvent pour les chaussures.',
      'تُنصب في سبع دقائق وتبقى جافة ليلة مطر كاملة ولها مدخل للأحذية.',
      'Yedi dakikada kurulur, yağmurlu gecede kuru kalır; botlar için girişi vardır.',
      'सात मिनट में तैयार, रात भर बारिश में भी सूखा, जूतों के लिए बाहर की जगह।',
    ),
    names: [
      telling(
        text(
          'two-person tent',
          'tente deux places',
          'خيمة لشخصين',
          'İki Kişilik Çadır',
          'टू-पर्सन टेंट',
        ),
        kilos(2, 3),
        sleeps(2, 2),
      ),
      telling(
        text('family tent', 'tente familiale', 'خيمة عائلية', 'Aile Çadırı', 'फ़ैमिली टेंट'),
        kilos(6, 9),
        sleeps(4, 5),
      ),
    ],
  },
  {
    id: 'hiking-boots',
    section: 'camping-and-hiking',
    looks: ['brown', 'olive', 'grey', 'sand'],
    axes: ['colour', 'shoe'],
    sizes: ['37', '45'],
    price: [109, 169],
    specs: [material('leather'), membrane, weight(420, 620, 10)],
    pitch: text(
      'A firm ankle, a deep tread and no blisters on the first tour.',
      'Une cheville bien tenue, des crampons profonds et pas d’ampoules dès la première sortie.',
      'دعم للكاحل ونعل عميق بلا تقرحات من أول رحلة.',
      'Sağlam bilek, derin diş ve ilk turda su toplamayan ayak.',
      'मज़बूत टख़ना, गहरी पकड़ और पहले ही सफ़र में बिना छाले।',
    ),
    names: [
      text(
        'waterproof hiking boots',
        'chaussures de randonnée imperméables',
        'حذاء مشي مقاوم للماء',
        'Su Geçirmez Yürüyüş Botu',
        'वॉटरप्रूफ़ हाइकिंग बूट',
      ),
    ],
  },
  {
    id: 'flashlight',
    section: 'camping-and-hiking',
    looks: ['black', 'orange', 'silver', 'red'],
    price: [24, 45],
    specs: [lumens(250, 1100, 50), water, weight(90, 180, 10), warrantyYears(2, 3), usb],
    pitch: text(
      'Far light for the path, soft light for the map, weeks on one charge.',
      'Une lumière longue pour le chemin, douce pour la carte, des semaines par charge.',
      'ضوء بعيد للطريق وناعم للخريطة وأسابيع بشحنة واحدة.',
      'Patikaya uzun, haritaya yumuşak ışık; tek şarjla haftalarca.',
      'रास्ते के लिए दूर तक, नक्शे के लिए हल्की रोशनी, एक चार्ज में हफ़्ते।',
    ),
    names: [
      text(
        'rechargeable torch',
        'lampe torche rechargeable',
        'كشاف قابل للشحن',
        'Şarjlı El Feneri',
        'रिचार्जेबल टॉर्च',
      ),
    ],
  },
  {
    id: 'bicycle',
    section: 'cycling-and-skating',
    looks: ['teal', 'red', 'sand', 'black', 'sky'],
    axes: ['colour'],
    price: [
      [429, 569],
      [599, 790],
    ],
    specs: [
      material('aluminium', 'steel', 'carbon'),
      kilos(9, 15),
      load(120, 150, 10),
      warrantyYears(2, 3),
    ],
    pitch: text(
      'Eight gears, quiet brakes and a seat for longer ways than the one to work.',
      'Huit vitesses, des freins silencieux et une selle pour aller plus loin que le bureau.',
      'ثماني سرعات ومكابح هادئة ومقعد لطرق أطول من طريق العمل.',
      'Sekiz vites, sessiz fren ve işe gidip gelmekten uzun yollara uygun sele.',
      'आठ गियर, शांत ब्रेक और दफ़्तर से भी आगे तक आराम देने वाली सीट।',
    ),
    names: [
      telling(
        text(
          'city bicycle',
          'vélo de ville',
          'دراجة هوائية للمدينة',
          'Şehir Bisikleti',
          'सिटी साइकिल',
        ),
        material('steel', 'aluminium'),
        kilos(13, 16),
      ),
      telling(
        text(
          'light touring bicycle',
          'vélo de randonnée léger',
          'دراجة خفيفة للرحلات',
          'Hafif Tur Bisikleti',
          'हल्की टूरिंग साइकिल',
        ),
        material('aluminium', 'carbon'),
        kilos(9, 11),
      ),
    ],
  },
  {
    id: 'skateboard',
    section: 'cycling-and-skating',
    looks: ['red', 'teal', 'yellow', 'purple'],
    price: [49, 85],
    specs: [material('beech', 'bamboo'), kilos(2, 3), load(80, 110, 10)],
    pitch: text(
      'Seven layers of wood and wheels that forgive rough asphalt.',
      'Sept plis de bois et des roues qui pardonnent l’asphalte rugueux.',
      'سبع طبقات خشبية وعجلات تتحمل الإسفلت الخشن.',
      'Yedi kat ahşap ve bozuk asfaltı hoş gören tekerlekler.',
      'लकड़ी की सात परतें और खुरदरी सड़क झेलने वाले पहिए।',
    ),
    names: [
      text(
        'complete skateboard',
        'skateboard complet',
        'لوح تزلج كامل',
        'Komple Kaykay',
        'कंप्लीट स्केटबोर्ड',
      ),
    ],
  },
  {
    id: 'football',
    section: 'ball-games',
    looks: [null, 'black', 'red', 'teal', 'orange'],
    price: [19, 35],
    specs: [material('polyester'), diameter(22, 22), weight(410, 450, 10)],
    pitch: text(
      'Flies straight, feels soft on the foot and holds its air all season.',
      'Une trajectoire droite, un toucher doux et de l’air pour toute la saison.',
      'تطير مستقيمة وناعمة على القدم وتحتفظ بهوائها طوال الموسم.',
      'Düz uçar, ayağa yumuşak gelir, sezon boyu havasını tutar.',
      'सीधी उड़े, पैर पर नरम लगे और पूरे सीज़न हवा न छोड़े।',
    ),
    names: [
      text(
        'training football',
        'ballon de football d’entraînement',
        'كرة قدم للتدريب',
        'Antrenman Futbol Topu',
        'ट्रेनिंग फ़ुटबॉल',
      ),
      text(
        'match football',
        'ballon de football de match',
        'كرة قدم للمباريات',
        'Maç Topu',
        'मैच फ़ुटबॉल',
      ),
    ],
  },
  {
    id: 'basketball',
    section: 'ball-games',
    looks: OWN,
    price: [22, 39],
    specs: [material('rubber'), diameter(24, 24), weight(560, 640, 10)],
    pitch: text(
      'Deep channels for a sure grip, in the hall and on the street.',
      'Des rainures profondes pour une prise sûre, en salle comme dans la rue.',
      'أخاديد عميقة لقبضة ثابتة في الصالة والشارع.',
      'Salonda da sokakta da sağlam kavrayış için derin oluklar.',
      'हॉल हो या सड़क, पक्की पकड़ के लिए गहरी धारियां।',
    ),
    names: [
      text(
        'indoor basketball',
        'ballon de basket d’intérieur',
        'كرة سلة للصالات',
        'Salon Basketbol Topu',
        'इनडोर बास्केटबॉल',
      ),
      text(
        'street basketball',
        'ballon de basket de rue',
        'كرة سلة للشارع',
        'Sokak Basketbol Topu',
        'स्ट्रीट बास्केटबॉल',
      ),
    ],
  },
  {
    id: 'badminton-racket',
    section: 'ball-games',
    looks: [null, 'red', 'teal', 'black', 'orange'],
    price: [35, 69],
    specs: [material('carbon', 'aluminium'), weight(85, 110, 5), warrantyYears(2, 2)],
    pitch: text(
      'Light in the wrist, forgiving off the centre, strung and ready.',
      'Une raquette légère au poignet, tolérante hors du centre, cordée et prête à jouer.',
      'خفيف على المعصم، يعوّض الضربات غير الدقيقة، مشدود الأوتار وجاهز.',
      'Bilekte hafif, merkez dışında affedici; telli ve hazır.',
      'कलाई पर हल्का, ग़लत शॉट भी संभाले, तार कसे हुए और तैयार।',
    ),
    names: [
      text(
        'badminton racket',
        'raquette de badminton',
        'مضرب ريشة طائرة',
        'Badminton Raketi',
        'बैडमिंटन रैकेट',
      ),
      telling(
        text('badminton set', 'set de badminton', 'طقم ريشة طائرة', 'Badminton Seti', 'बैडमिंटन सेट'),
        contents(
          text(
            '2 rackets, 2 shuttlecocks',
            '2 raquettes, 2 volants',
            'مضربان وريشتان',
            '2 raket, 2 badminton topu',
            '2 रैकेट, 2 शटलकॉक',
          ),
        ),
      ),
    ],
  },
];
