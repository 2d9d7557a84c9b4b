import type { ProductType } from './product-type.ts';
import { telling } from './product-type.ts';
import { blade, handles } from '#demo/products/settled-specs.ts';
import { dishwasher, oilIron, washByHand } from '#demo/products/care.ts';
import {
  diameter,
  kilos,
  litres,
  material,
  millilitres,
  origin,
  parts,
  weight,
} from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

const GLAZE = ['white', 'sage', 'navy', 'terracotta', 'sand'] as const;

export const KITCHEN: readonly ProductType[] = [
  {
    id: 'frying-pan',
    section: 'cookware',
    looks: ['black', 'terracotta', 'black', 'navy', 'black'],
    price: [
      [35, 65],
      [39, 59],
    ],
    specs: [material('iron', 'steel'), diameter(20, 28, 2), kilos(1, 1), washByHand],
    pitch: text(
      'Heats evenly, browns well and goes from the hob into the oven.',
      'Chauffe uniformément, saisit bien et passe du feu au four.',
      'تسخن بالتساوي وتحمّر جيدًا وتنتقل من الموقد إلى الفرن.',
      'Eşit ısınır, güzel mühürler, ocaktan fırına girer.',
      'बराबर गर्म हो, अच्छा भूने और चूल्हे से सीधे ओवन में जाए।',
    ),
    names: [
      telling(
        text(
          'cast-iron frying pan',
          'poêle en fonte',
          'مقلاة من حديد الزهر',
          'Döküm Tava',
          'कास्ट आयरन फ़्राइंग पैन',
        ),
        material('iron'),
        kilos(2, 3),
        oilIron,
      ),
      telling(
        text(
          'coated steel frying pan',
          'poêle en acier à revêtement',
          'مقلاة ستيل بطلاء مانع للالتصاق',
          'Kaplamalı Çelik Tava',
          'कोटेड स्टील फ़्राइंग पैन',
        ),
        material('steel'),
      ),
    ],
  },
  {
    id: 'casserole',
    section: 'cookware',
    looks: ['red', 'navy', 'sage', 'sand', 'grey'],
    axes: ['colour'],
    price: [89, 159],
    specs: [material('iron'), litres(3, 6), kilos(3, 6), washByHand],
    pitch: text(
      'For stews that take their time, bread with a crust and soup for the whole table.',
      'Pour les plats qui mijotent, le pain à croûte et la soupe de toute la tablée.',
      'لليخنات التي تُطهى على مهل والخبز المقرمش وحساء يكفي المائدة كلها.',
      'Ağır ağır pişen yemekler, kabuklu ekmek ve bütün sofraya yetecek çorba için.',
      'धीमी आंच के पकवान, करारी परत वाली ब्रेड और पूरी मेज़ भर का सूप।',
    ),
    names: [
      text(
        'enamelled casserole',
        'cocotte émaillée',
        'قدر مطلي بالمينا',
        'Emaye Tencere',
        'इनैमल कैसरोल',
      ),
      text(
        'oval cast-iron casserole with lid',
        'cocotte ovale en fonte avec couvercle',
        'قدر بيضاوي من حديد الزهر بغطاء',
        'Kapaklı Oval Döküm Tencere',
        'ढक्कन वाला ओवल कास्ट आयरन पॉट',
      ),
    ],
  },
  {
    id: 'paella-pan',
    section: 'cookware',
    looks: ['grey', 'red', 'navy'],
    price: [35, 59],
    specs: [material('steel'), diameter(30, 42, 2), washByHand],
    pitch: text(
      'Wide and shallow, for rice with a crisp bottom and a table that helps itself.',
      'Large et peu profond, pour un riz croustillant et une tablée qui se sert.',
      'واسعة وقليلة العمق لأرز بقاع مقرمش ومائدة يشارك فيها الجميع.',
      'Geniş ve sığ; dibi çıtır pilavlar ve herkesin uzandığı sofralar için.',
      'चौड़ा और उथला, करारे तले वाले चावल और मिल-बांटकर खाने वाली मेज़ के लिए।',
    ),
    names: [
      telling(
        text(
          'serving pan with two handles',
          'plat à paella à deux anses',
          'صاج تقديم بمقبضين',
          'İki Kulplu Servis Tavası',
          'डबल हैंडल सर्विंग पैन',
        ),
        handles(2, 2),
      ),
      telling(
        text(
          'deep serving pan with two handles',
          'plat de service profond à deux anses',
          'صاج تقديم عميق بمقبضين',
          'Derin Servis Tavası, İki Kulplu',
          'गहरा डबल हैंडल सर्विंग पैन',
        ),
        handles(2, 2),
      ),
    ],
  },
  {
    id: 'dinner-set',
    section: 'tableware',
    looks: ['white', 'sage', 'sand', 'sky', 'grey'],
    price: [75, 139],
    specs: [material('porcelain', 'stoneware'), parts(12, 24, 4), dishwasher, origin],
    pitch: text(
      'Plates with a gentle rim, for weekdays and for the day when everybody comes.',
      'Des assiettes au bord délicat, pour la semaine et pour le jour où tout le monde vient.',
      'صحون بحافة رقيقة لأيام الأسبوع وليوم يجتمع فيه الجميع.',
      'Hafta içi için de herkesin geldiği gün için de zarif kenarlı tabaklar.',
      'नरम किनारे वाली प्लेटें, रोज़ के लिए भी और उस दिन भी जब सब आएं।',
    ),
    names: [
      telling(
        text(
          'porcelain dinner set',
          'service de table en porcelaine',
          'طقم مائدة من البورسلان',
          'Porselen Yemek Takımı',
          'पोर्सिलेन डिनर सेट',
        ),
        material('porcelain'),
      ),
      telling(
        text(
          'stoneware dinner set',
          'service de table en grès',
          'طقم مائدة من الخزف الحجري',
          'Stoneware Yemek Takımı',
          'स्टोनवेयर डिनर सेट',
        ),
        material('stoneware'),
      ),
    ],
  },
  {
    id: 'bowl',
    section: 'tableware',
    looks: GLAZE,
    axes: ['colour', 'pieces'],
    price: [10, 18],
    specs: [material('ceramic'), diameter(14, 20), dishwasher, origin],
    pitch: text(
      'The bowl that everyone reaches for first: for porridge, soup and salad.',
      'Le bol que l’on prend toujours en premier : porridge, soupe ou salade.',
      'الوعاء الذي تمتد إليه الأيدي أولًا: للشوفان والحساء والسلطة.',
      'Herkesin ilk uzandığı kâse: yulaf, çorba, salata.',
      'वह कटोरा जिसे सब सबसे पहले उठाएं: दलिया, सूप और सलाद के लिए।',
    ),
    names: [
      telling(
        text(
          'stoneware bowl',
          'bol en grès',
          'وعاء من الخزف الحجري',
          'Stoneware Kâse',
          'स्टोनवेयर बाउल',
        ),
        material('stoneware'),
      ),
      text(
        'deep cereal bowl',
        'bol à céréales profond',
        'وعاء عميق للحبوب',
        'Derin Kahvaltı Kâsesi',
        'गहरा सीरियल बाउल',
      ),
    ],
  },
  {
    id: 'wine-glass',
    section: 'tableware',
    looks: [null, 'sky', 'rose', 'gold', 'sage'],
    axes: ['pieces'],
    price: [19, 32],
    specs: [material('glass'), millilitres(350, 540, 10), dishwasher],
    pitch: text(
      'A thin rim and a sure stand, for water, juice and toasts.',
      'Un bord fin et un pied stable, pour l’eau, le jus et les grandes occasions.',
      'حافة رقيقة وقاعدة ثابتة للماء والعصير والمناسبات.',
      'Suya, meyve suyuna ve kutlamalara; ince kenar, sağlam ayak.',
      'पानी, जूस और जश्न के लिए पतला किनारा और मज़बूत आधार।',
    ),
    names: [
      text('stemmed glasses', 'verres à pied', 'كؤوس بساق', 'Ayaklı Kadeh', 'स्टेम ग्लास'),
      text(
        'tinted stemmed glasses',
        'verres à pied teintés',
        'كؤوس ملوّنة بساق',
        'Renkli Ayaklı Kadeh',
        'रंगीन स्टेम ग्लास',
      ),
    ],
  },
  {
    id: 'teapot',
    section: 'coffee-and-tea',
    looks: GLAZE,
    axes: ['colour'],
    price: [29, 49],
    specs: [material('porcelain', 'ceramic'), millilitres(600, 1200, 100), washByHand, origin],
    pitch: text(
      'Pours without a drip and keeps the second cup warm.',
      'Verse sans goutter et garde la deuxième tasse au chaud.',
      'يصب بلا تقطير ويحفظ الكوب الثاني دافئًا.',
      'Damlatmadan döker, ikinci fincanı sıcak tutar.',
      'बिना टपके परोसे और दूसरा कप भी गर्म रखे।',
    ),
    names: [
      text(
        'teapot with strainer',
        'théière avec filtre',
        'إبريق شاي بمصفاة',
        'Süzgeçli Demlik',
        'छन्नी वाली चायदानी',
      ),
      telling(
        text(
          'porcelain teapot',
          'théière en porcelaine',
          'إبريق شاي من البورسلان',
          'Porselen Demlik',
          'पोर्सिलेन चायदानी',
        ),
        material('porcelain'),
      ),
    ],
  },
  {
    id: 'coffee-cup',
    section: 'coffee-and-tea',
    looks: GLAZE,
    axes: ['colour', 'pieces'],
    price: [
      [10, 14],
      [14, 19],
    ],
    specs: [material('ceramic', 'porcelain'), millilitres(180, 320, 20), dishwasher],
    pitch: text(
      'A handle with room for three fingers and a wall that does not burn them.',
      'Une anse assez grande pour trois doigts et une paroi qui ne les brûle pas.',
      'مقبض يتسع لثلاثة أصابع وجدار لا يحرقها.',
      'Üç parmağa yer açan kulp, eli yakmayan gövde.',
      'तीन उंगलियों लायक हत्था और ऐसी दीवार जिससे हाथ न जलें।',
    ),
    names: [
      telling(
        text(
          'coffee cup with saucer',
          'tasse à café avec soucoupe',
          'فنجان قهوة مع صحن',
          'Tabaklı Kahve Fincanı',
          'तश्तरी के साथ कॉफ़ी कप',
        ),
        millilitres(180, 240, 20),
      ),
      telling(
        text(
          'large coffee cup',
          'grande tasse à café',
          'فنجان قهوة كبير',
          'Büyük Kahve Fincanı',
          'बड़ा कॉफ़ी कप',
        ),
        millilitres(340, 420, 20),
      ),
    ],
  },
  {
    id: 'mate-cup',
    section: 'coffee-and-tea',
    looks: ['brown', 'black', 'green'],
    price: [19, 29],
    specs: [material('steel'), millilitres(180, 260, 20), washByHand],
    pitch: text(
      'For mate and loose green tea: the straw has a sieve at its end, and a second infusion is even better.',
      'Pour le maté et le thé vert en feuilles : la paille filtre, et la deuxième infusion est encore meilleure.',
      'للمتة والشاي الأخضر: للشفّاطة مصفاة في طرفها، والنقعة الثانية ألذ.',
      'Mate ve yaprak yeşil çay için: pipetin ucunda süzgeç var, ikinci demleme daha da güzel olur.',
      'माते और पत्ती वाली हरी चाय के लिए: स्ट्रॉ के सिरे पर छलनी है, और दूसरी बार भिगोने पर स्वाद और निखरता है।',
    ),
    names: [
      telling(
        text(
          'mate gourd with straw',
          'calebasse à maté avec paille',
          'كوب متة من القرع مع شفّاطة',
          'Pipetli Mate Kabağı',
          'स्ट्रॉ वाला माते तूंबा',
        ),
        material('gourd'),
      ),
      text(
        'tea tumbler with straw',
        'gobelet à thé avec paille',
        'كوب شاي بشفّاطة',
        'Pipetli Çay Bardağı',
        'स्ट्रॉ वाला चाय टम्बलर',
      ),
    ],
  },
  {
    id: 'chef-knife',
    section: 'kitchen-tools',
    looks: ['black', 'brown', 'brown', 'navy'],
    price: [
      [59, 95],
      [35, 49],
    ],
    specs: [material('steel'), blade(20, 20), weight(160, 240, 10), washByHand],
    pitch: text(
      'A blade that slips through tomatoes and is sharpened in two strokes.',
      'Une lame qui glisse dans la tomate et s’affûte en deux gestes.',
      'نصل ينساب في الطماطم ويُشحذ بحركتين.',
      'Domatesin içinden kayan, iki harekette bilenen bir ağız.',
      'टमाटर में आसानी से उतरने वाली और दो बार में तेज़ होने वाली धार।',
    ),
    names: [
      text('chef’s knife', 'couteau de chef', 'سكين الطاهي', 'Şef Bıçağı', 'शेफ़ नाइफ़'),
      telling(
        text(
          'all-purpose kitchen knife',
          'couteau de cuisine polyvalent',
          'سكين مطبخ متعدد الاستعمالات',
          'Çok Amaçlı Mutfak Bıçağı',
          'मल्टीपर्पज़ किचन नाइफ़',
        ),
        blade(13, 13),
        weight(110, 140, 10),
      ),
    ],
  },
  {
    id: 'spice-jar',
    section: 'kitchen-tools',
    looks: [null, 'sand', 'sage', 'sky'],
    axes: ['pieces'],
    price: [12, 22],
    specs: [material('glass'), millilitres(120, 700, 20), dishwasher],
    pitch: text(
      'An airtight lid keeps spices, seeds and biscuits as they were on the first day.',
      'Un couvercle hermétique garde épices, graines et biscuits comme au premier jour.',
      'غطاء محكم يحفظ البهارات والحبوب والبسكويت كما في اليوم الأول.',
      'Hava almayan kapak, baharatı, tohumu, bisküviyi ilk günkü gibi saklar.',
      'एयरटाइट ढक्कन मसाले, बीज और बिस्किट पहले दिन जैसे रखे।',
    ),
    names: [
      text(
        'storage jars with lids',
        'bocaux avec couvercle',
        'برطمانات حفظ بغطاء',
        'Kapaklı Saklama Kavanozu',
        'ढक्कन वाले स्टोरेज जार',
      ),
      text(
        'glass spice jars',
        'bocaux à épices en verre',
        'برطمانات زجاجية للبهارات',
        'Cam Baharat Kavanozu',
        'कांच के मसाला जार',
      ),
    ],
  },
];
