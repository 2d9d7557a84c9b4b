import type { Colour } from './pictures/colours.ts';
import type { FiveTexts } from './text.ts';
import { text } from './text.ts';

/** An invented store; its id is its slug in English. `rating` is what its reviews lean to. */
export type Store = {
  id: string;
  name: FiveTexts;
  description: FiveTexts;
  city: FiveTexts;
  country: string;
  /** The categories and sub-categories that it sells. */
  departments: readonly string[];
  responseHours: number;
  /** How long ago it joined, in days. */
  joined: number;
  rating: number;
  /** The product type that it is known for. */
  shows: string;
  colour: Colour;
};

const CITIES = {
  lisbon: text('Lisbon', 'Lisbonne', 'لشبونة', 'Lizbon', 'लिस्बन'),
  lyon: text('Lyon', 'Lyon', 'ليون', 'Lyon', 'ल्यों'),
  dubai: text('Dubai', 'Dubaï', 'دبي', 'Dubai', 'दुबई'),
  istanbul: text('Istanbul', 'Istanbul', 'إسطنبول', 'İstanbul', 'इस्तांबुल'),
  izmir: text('İzmir', 'Izmir', 'إزمير', 'İzmir', 'इज़मिर'),
  delhi: text('Delhi', 'Delhi', 'دلهي', 'Delhi', 'दिल्ली'),
  mumbai: text('Mumbai', 'Mumbai', 'مومباي', 'Mumbai', 'मुंबई'),
  jaipur: text('Jaipur', 'Jaipur', 'جايبور', 'Jaipur', 'जयपुर'),
  casablanca: text('Casablanca', 'Casablanca', 'الدار البيضاء', 'Kazablanka', 'कासाब्लांका'),
  chicago: text('Chicago', 'Chicago', 'شيكاغو', 'Chicago', 'शिकागो'),
  portland: text('Portland', 'Portland', 'بورتلاند', 'Portland', 'पोर्टलैंड'),
  austin: text('Austin', 'Austin', 'أوستن', 'Austin', 'ऑस्टिन'),
  boston: text('Boston', 'Boston', 'بوسطن', 'Boston', 'बोस्टन'),
};

const store = (
  id: string,
  names: Parameters<typeof text>,
  about: Parameters<typeof text>,
  place: readonly [city: keyof typeof CITIES, country: string],
  look: readonly [shows: string, colour: Colour],
  [responseHours, joined, rating]: readonly [number, number, number],
  ...departments: string[]
): Store => ({
  id,
  name: text(...names),
  description: text(...about),
  city: CITIES[place[0]],
  country: place[1],
  departments,
  responseHours,
  joined,
  rating,
  shows: look[0],
  colour: look[1],
});

export const STORES: readonly Store[] = [
  store(
    'circuit-lane',
    ['Circuit Lane', 'Circuit Lane', 'سيركت لين', 'Circuit Lane', 'सर्किट लेन'],
    [
      'Electronics that are tested before they leave our workshop, with advice from people who use them.',
      'De l’électronique testée dans notre atelier avant l’envoi, et les conseils de gens qui s’en servent.',
      'إلكترونيات نختبرها في ورشتنا قبل إرسالها، ونصائح ممن يستعملونها.',
      'Atölyemizde denenmeden yola çıkmayan elektronik ürünler ve onları kullananlardan öneriler.',
      'भेजने से पहले हमारी वर्कशॉप में जांचे गए इलेक्ट्रॉनिक्स और रोज़ इस्तेमाल करने वालों की सलाह।',
    ],
    ['austin', 'US'],
    ['laptop', 'navy'],
    [2, 1480, 4.5],
    'electronics',
  ),
  store(
    'sonora-house',
    ['Sonora House', 'Maison Sonora', 'دار سونورا', 'Sonora Evi', 'सोनोरा हाउस'],
    [
      'Sound, pictures and play: a small team that listens to everything it sells.',
      'Son, image et jeu : une petite équipe qui écoute tout ce qu’elle vend.',
      'صوت وصورة ولعب: فريق صغير يجرّب كل ما يبيعه.',
      'Ses, görüntü ve oyun: sattığı her şeyi dinleyen küçük bir ekip.',
      'साउंड, तस्वीर और गेम: छोटी-सी टीम, जो बेचने से पहले हर चीज़ ख़ुद सुनती है।',
    ],
    ['chicago', 'US'],
    ['wireless-headphones', 'purple'],
    [4, 910, 4.3],
    'headphones-and-audio',
    'cameras',
    'gaming-and-tv',
  ),
  store(
    'atelier-lirel',
    ['Atelier Lirel', 'Atelier Lirel', 'أتيليه ليريل', 'Atölye Lirel', 'एटलिए लिरेल'],
    [
      'Clothes and bags cut in small series, made to be worn for years.',
      'Des vêtements et des sacs coupés en petites séries, faits pour durer des années.',
      'ملابس وحقائب تُفصّل بكميات صغيرة لتعيش سنوات.',
      'Küçük seriler hâlinde kesilen, yıllarca giyilecek giysiler ve çantalar.',
      'छोटी सीरीज़ में तैयार कपड़े और बैग, जो बरसों साथ दें।',
    ],
    ['lyon', 'FR'],
    ['dress', 'burgundy'],
    [6, 1260, 4.6],
    'fashion',
  ),
  store(
    'bosphorus-mode',
    ['Bosphorus Mode', 'Bosphore Mode', 'بوسفور مود', 'Boğaz Moda', 'बोस्फोरस मोड'],
    [
      'Everyday fashion and shoes from the workshops of Istanbul.',
      'La mode et les chaussures de tous les jours, des ateliers d’Istanbul.',
      'أزياء وأحذية يومية من ورش إسطنبول.',
      'İstanbul atölyelerinden günlük giyim ve ayakkabı.',
      'इस्तांबुल की वर्कशॉप से रोज़मर्रा का फ़ैशन और जूते।',
    ],
    ['istanbul', 'TR'],
    ['leather-shoes', 'brown'],
    [3, 740, 4.2],
    'fashion',
  ),
  store(
    'hearth-and-oak',
    ['Hearth & Oak', 'Hearth & Oak', 'هيرث آند أوك', 'Hearth & Oak', 'हार्थ एंड ओक'],
    [
      'Calm furniture, warm light and linen for rooms that are lived in.',
      'Des meubles sobres, une lumière chaude et du linge pour des pièces où l’on vit.',
      'أثاث هادئ وإضاءة دافئة ومفروشات لغرف تنبض بالحياة.',
      'Yaşanan odalar için sakin mobilyalar, sıcak ışık ve keten.',
      'घर के कमरों के लिए सुकून भरा फ़र्नीचर, गर्म रोशनी और लिनन।',
    ],
    ['portland', 'US'],
    ['sofa', 'olive'],
    [8, 1690, 4.5],
    'home',
  ),
  store(
    'dar-al-waha',
    ['Dar Al Waha', 'Dar Al Waha', 'دار الواحة', 'Dar Al Waha', 'दार अल वाहा'],
    [
      'Pieces for the home and the table from craftspeople around the Mediterranean.',
      'Des pièces pour la maison et la table, d’artisans du pourtour méditerranéen.',
      'قطع للبيت والمائدة من حرفيي حوض المتوسط.',
      'Akdeniz çevresindeki ustalardan ev ve sofra parçaları.',
      'भूमध्यसागर के कारीगरों के हाथों बनी घर और मेज़ की चीज़ें।',
    ],
    ['casablanca', 'MA'],
    ['vase', 'terracotta'],
    [5, 1030, 4.4],
    'home',
    'kitchen',
  ),
  store(
    'copper-spoon',
    ['Copper Spoon', 'La Cuillère de Cuivre', 'الملعقة النحاسية', 'Bakır Kaşık', 'कॉपर स्पून'],
    [
      'Pots, knives and kitchen tools made to last, and the oil to go with them.',
      'Des casseroles, des couteaux et des ustensiles faits pour durer, et l’huile qui va avec.',
      'قدور وسكاكين وأدوات مطبخ تدوم، ومعها الزيت المناسب.',
      'Uzun ömürlü tencereler, bıçaklar, mutfak gereçleri ve yanlarına yakışan zeytinyağı.',
      'टिकाऊ बर्तन, चाकू और रसोई के औज़ार, और साथ में बढ़िया तेल।',
    ],
    ['lisbon', 'PT'],
    ['frying-pan', 'orange'],
    [4, 1340, 4.6],
    'kitchen',
    'pantry',
  ),
  store(
    'petal-and-pine',
    ['Petal & Pine', 'Pétale & Pin', 'بتلة وصنوبر', 'Petal & Pine', 'पेटल एंड पाइन'],
    [
      'Skin, hair and fragrance, with every ingredient explained in plain words.',
      'Peau, cheveux et parfums, chaque ingrédient expliqué simplement.',
      'بشرة وشعر وعطور، وكل مكوّن مشروح بكلمات بسيطة.',
      'Cilt, saç ve koku; her içerik sade sözlerle anlatılır.',
      'त्वचा, बाल और ख़ुशबू, हर सामग्री सीधे शब्दों में समझाई गई।',
    ],
    ['lyon', 'FR'],
    ['perfume', 'rose'],
    [6, 860, 4.4],
    'beauty',
  ),
  store(
    'green-cross-pharmacy',
    [
      'Green Cross Pharmacy',
      'Pharmacie de la Croix Verte',
      'صيدلية الصليب الأخضر',
      'Yeşil Haç Eczanesi',
      'ग्रीन क्रॉस फ़ार्मेसी',
    ],
    [
      'A licensed pharmacy with pharmacists who answer questions before and after you order.',
      'Une pharmacie agréée dont les pharmaciens répondent avant et après la commande.',
      'صيدلية مرخصة يجيب صيادلتها عن أسئلتك قبل الطلب وبعده.',
      'Ruhsatlı eczane; eczacılarımız siparişten önce de sonra da sorularınızı yanıtlar.',
      'लाइसेंस प्राप्त फ़ार्मेसी, जहां फ़ार्मासिस्ट ऑर्डर से पहले और बाद में भी सवालों के जवाब देते हैं।',
    ],
    ['boston', 'US'],
    ['pain-relief', 'green'],
    [1, 1890, 4.7],
    'pharmacy',
  ),
  store(
    'sanjeevani-health',
    ['Sanjeevani Health', 'Sanjeevani Santé', 'سانجيفاني للصحة', 'Sanjeevani Sağlık', 'संजीवनी हेल्थ'],
    [
      'Supplements, devices and family care, checked by our own pharmacists.',
      'Compléments, appareils et soins de famille, contrôlés par nos pharmaciens.',
      'مكملات وأجهزة وعناية عائلية يراجعها صيادلتنا.',
      'Eczacılarımızın denetlediği takviyeler, cihazlar ve aile bakımı.',
      'हमारे फ़ार्मासिस्ट द्वारा जांचे गए सप्लीमेंट, डिवाइस और परिवार की देखभाल।',
    ],
    ['delhi', 'IN'],
    ['omega-3', 'teal'],
    [2, 690, 4.4],
    'pharmacy',
    'skincare',
    'baby-care',
  ),
  store(
    'market-square',
    ['Market Square', 'Place du Marché', 'ساحة السوق', 'Pazar Meydanı', 'मार्केट स्क्वेयर'],
    [
      'Good food from growers and bakers whom we know by name.',
      'De bons produits de cultivateurs et de boulangers que nous connaissons par leur nom.',
      'طعام طيب من مزارعين وخبازين نعرفهم بأسمائهم.',
      'Adıyla tanıdığımız üreticilerden ve fırıncılardan iyi yiyecekler.',
      'उन किसानों और बेकरों का अच्छा खाना, जिन्हें हम नाम से जानते हैं।',
    ],
    ['chicago', 'US'],
    ['basket', 'gold'],
    [3, 1120, 4.5],
    'grocery',
  ),
  store(
    'north-ridge',
    ['North Ridge', 'North Ridge', 'نورث ريدج', 'North Ridge', 'नॉर्थ रिज'],
    [
      'Equipment for training, trails and weekends outside.',
      'De l’équipement pour l’entraînement, les sentiers et les week-ends dehors.',
      'معدات للتمرين والدروب وعطلات الهواء الطلق.',
      'Antrenman, patika ve açık hava hafta sonları için ekipman.',
      'ट्रेनिंग, ट्रेल और बाहर बिताए वीकेंड के लिए सामान।',
    ],
    ['portland', 'US'],
    ['tent', 'sky'],
    [7, 980, 4.3],
    'sports',
  ),
  store(
    'little-lantern',
    ['Little Lantern', 'La Petite Lanterne', 'الفانوس الصغير', 'Küçük Fener', 'लिटिल लैंटर्न'],
    [
      'Toys that last longer than a birthday and gentle things for the youngest.',
      'Des jouets qui durent plus qu’un anniversaire et de la douceur pour les tout-petits.',
      'ألعاب تعيش أطول من عيد الميلاد وأشياء لطيفة للصغار.',
      'Doğum gününden uzun ömürlü oyuncaklar ve en küçükler için yumuşacık şeyler.',
      'जन्मदिन से कहीं ज़्यादा चलने वाले खिलौने और नन्हों के लिए कोमल चीज़ें।',
    ],
    ['izmir', 'TR'],
    ['robot', 'terracotta'],
    [5, 1210, 4.6],
    'toys',
    'baby',
  ),
  store(
    'paper-lighthouse',
    ['Paper Lighthouse', 'Le Phare de Papier', 'منارة الورق', 'Kâğıt Deniz Feneri', 'पेपर लाइटहाउस'],
    [
      'Books, notebooks and colours, wrapped by hand.',
      'Des livres, des carnets et des couleurs, emballés à la main.',
      'كتب ودفاتر وألوان نغلّفها باليد.',
      'Elle paketlenen kitaplar, defterler ve boyalar.',
      'हाथ से पैक की गई किताबें, नोटबुक और रंग।',
    ],
    ['jaipur', 'IN'],
    ['sea-novel', 'blue'],
    [9, 1540, 4.7],
    'books-and-stationery',
    'puzzles-and-building',
    'board-games',
  ),
  store(
    'fern-and-friend',
    ['Fern & Friend', 'Fougère & Compagnie', 'سرخس وأصدقاء', 'Eğrelti ve Dostları', 'फ़र्न एंड फ़्रेंड'],
    [
      'Plants that arrive fresh, tools that last and treats that tails approve of.',
      'Des plantes qui arrivent fraîches, des outils solides et des friandises qui font remuer la queue.',
      'نباتات تصل طازجة وأدوات متينة ومكافآت يحبها أصدقاؤنا الأليفون.',
      'Taze gelen bitkiler, dayanıklı aletler ve kuyruk sallatan ödüller.',
      'ताज़ा पहुंचने वाले पौधे, टिकाऊ औज़ार और दुम हिलाने वाले ट्रीट।',
    ],
    ['mumbai', 'IN'],
    ['house-plant', 'sage'],
    [4, 820, 4.4],
    'garden-and-pets',
  ),
];
