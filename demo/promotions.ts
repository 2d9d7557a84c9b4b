import { BANNER_TYPE, type BannerType } from '#contract/codes.ts';
import type { FiveTexts } from './text.ts';
import { text } from './text.ts';

/** Where a picture leads, in the words of the demo's lists. */
export type Target =
  | { category: string }
  | { section: string }
  /** Everything in several of them. */
  | { sections: readonly string[] }
  | { brand: string }
  | { tag: string }
  | { path: string };

type Slide = { art: string; title: FiveTexts; subtitle: FiveTexts; action: FiveTexts; to: Target };

/** The pictures that fill the head of the home page. */
export const SLIDES: readonly Slide[] = [
  {
    art: 'slide-sound',
    title: text(
      'Sound that stays with you',
      'Le son qui vous suit',
      'صوت يرافقك أينما كنت',
      'Sizinle gelen ses',
      'आपके साथ चलने वाली आवाज़',
    ),
    subtitle: text(
      'Headphones, radios and microphones, tested by ear.',
      'Casques, radios et micros, essayés à l’oreille.',
      'سماعات وأجهزة راديو وميكروفونات جرّبناها بأنفسنا.',
      'Kulakla denenmiş kulaklıklar, radyolar ve mikrofonlar.',
      'कानों से परखे हुए हेडफ़ोन, रेडियो और माइक।',
    ),
    action: text('Listen in', 'Découvrir', 'اكتشف', 'Keşfedin', 'देखें'),
    to: { section: 'headphones-and-audio' },
  },
  {
    art: 'slide-home',
    title: text(
      'Rooms with warm light',
      'Des pièces baignées de lumière',
      'غرف بضوء دافئ',
      'Sıcak ışıklı odalar',
      'गर्म रोशनी वाले कमरे',
    ),
    subtitle: text(
      'Furniture and lamps that make an evening longer.',
      'Meubles et lampes qui prolongent la soirée.',
      'أثاث ومصابيح تطيل سهراتك.',
      'Akşamları uzatan mobilyalar ve lambalar.',
      'शाम को और लंबा करने वाले फ़र्नीचर और लैंप।',
    ),
    action: text('See the rooms', 'Voir les pièces', 'شاهد الغرف', 'Odalara bakın', 'कमरे देखें'),
    to: { category: 'home' },
  },
  {
    art: 'slide-pharmacy',
    title: text(
      'Your pharmacy, at your door',
      'Votre pharmacie à domicile',
      'صيدليتك عند بابك',
      'Eczaneniz kapınızda',
      'आपकी फ़ार्मेसी, आपके दरवाज़े पर',
    ),
    subtitle: text(
      'Licensed pharmacists, sealed packs, advice by telephone.',
      'Pharmaciens diplômés, boîtes scellées, conseil par téléphone.',
      'صيادلة مرخصون وعبوات مختومة واستشارة هاتفية.',
      'Diplomalı eczacılar, mühürlü kutular, telefonla danışmanlık.',
      'लाइसेंस प्राप्त फ़ार्मासिस्ट, सील बंद पैक, फ़ोन पर सलाह।',
    ),
    action: text(
      'Go to the pharmacy',
      'Aller à la pharmacie',
      'إلى الصيدلية',
      'Eczaneye gidin',
      'फ़ार्मेसी में जाएं',
    ),
    to: { category: 'pharmacy' },
  },
  {
    art: 'slide-season',
    title: text(
      'New this season',
      'Nouveautés de la saison',
      'جديد هذا الموسم',
      'Bu sezonun yenileri',
      'इस सीज़न में नया',
    ),
    subtitle: text(
      'Small series in linen, wool and leather.',
      'Petites séries en lin, laine et cuir.',
      'كميات صغيرة من الكتان والصوف والجلد.',
      'Keten, yün ve deriden küçük seriler.',
      'लिनन, ऊन और लेदर की छोटी सीरीज़।',
    ),
    action: text('Look around', 'Parcourir', 'تصفّح', 'Göz atın', 'नज़र डालें'),
    to: { category: 'fashion' },
  },
];

type Banner = { type: BannerType; art: string; title: FiveTexts; subtitle: FiveTexts; to: Target };

/** Smaller ones, at their places on the home page. */
export const BANNERS: readonly Banner[] = [
  {
    type: BANNER_TYPE.featuredFirst,
    art: 'banner-coffee',
    title: text('Coffee time', 'L’heure du café', 'وقت القهوة', 'Kahve vakti', 'कॉफ़ी का समय'),
    subtitle: text(
      'Cups, pots and tumblers',
      'Tasses, théières et gobelets',
      'فناجين وأباريق وأكواب',
      'Fincanlar, demlikler, bardaklar',
      'कप, केतली और टम्बलर',
    ),
    to: { section: 'coffee-and-tea' },
  },
  {
    type: BANNER_TYPE.featuredSecond,
    art: 'banner-plants',
    title: text('Green rooms', 'Pièces vertes', 'غرف خضراء', 'Yeşil odalar', 'हरे-भरे कमरे'),
    subtitle: text(
      'Plants that arrive fresh',
      'Des plantes qui arrivent fraîches',
      'نباتات تصل طازجة',
      'Kapınıza taze gelen bitkiler',
      'ताज़ा पहुंचने वाले पौधे',
    ),
    to: { section: 'plants' },
  },
  {
    type: BANNER_TYPE.trustBar,
    art: 'sign-delivery',
    title: text(
      'Free delivery from $50',
      'Livraison gratuite dès 50 $ d’achat',
      'توصيل مجاني للطلبات من $50',
      '$50 ve üzeri ücretsiz kargo',
      '$50 या ज़्यादा पर मुफ़्त डिलीवरी',
    ),
    subtitle: text(
      'Per store, on standard parcels.',
      'Par boutique, pour les colis standard.',
      'لكل متجر، على الطرود العادية.',
      'Her mağazada, standart gönderilerde.',
      'हर स्टोर में, स्टैंडर्ड पार्सल पर।',
    ),
    to: { path: '/page/help' },
  },
  {
    type: BANNER_TYPE.trustBar,
    art: 'sign-returns',
    title: text('Easy to send back', 'Retours faciles', 'إرجاع سهل', 'Kolay iade', 'आसान वापसी'),
    subtitle: text(
      'Most goods, for at least 14 days.',
      'Au moins 14 jours pour la plupart des articles.',
      'خلال 14 يومًا على الأقل لمعظم المنتجات.',
      'Çoğu üründe en az 14 gün.',
      'ज़्यादातर सामान पर कम से कम 14 दिन।',
    ),
    to: { path: '/page/returns' },
  },
  {
    type: BANNER_TYPE.trustBar,
    art: 'sign-tracking',
    title: text(
      'Follow every parcel',
      'Suivez chaque colis',
      'تتبّع كل طرد',
      'Her paketi takip edin',
      'हर पार्सल ट्रैक करें',
    ),
    subtitle: text(
      'From the store to your door.',
      'De la boutique à votre porte.',
      'من المتجر حتى باب منزلك.',
      'Mağazadan kapınıza kadar.',
      'स्टोर से आपके दरवाज़े तक।',
    ),
    to: { path: '/track-order' },
  },
  {
    type: BANNER_TYPE.trustBar,
    art: 'sign-telephone',
    title: text(
      'Ask a pharmacist',
      'Demandez à un pharmacien',
      'اسأل الصيدلي',
      'Eczacıya sorun',
      'फ़ार्मासिस्ट से पूछें',
    ),
    subtitle: text(
      'Advice by telephone.',
      'Conseil par téléphone.',
      'استشارة هاتفية.',
      'Telefonla danışmanlık.',
      'फ़ोन पर सलाह।',
    ),
    to: { category: 'pharmacy' },
  },
  {
    type: BANNER_TYPE.pair,
    art: 'banner-shoes',
    title: text(
      'Comfort in every step',
      'Le confort à chaque pas',
      'راحة في كل خطوة',
      'Her adımda rahatlık',
      'हर क़दम पर आराम',
    ),
    subtitle: text(
      'Shoes for weekdays and weekends',
      'Des chaussures pour la semaine et le week-end',
      'أحذية لأيام العمل وعطلة الأسبوع',
      'Hafta içi ve hafta sonu ayakkabıları',
      'रोज़ाना और वीकेंड के लिए जूते',
    ),
    to: { section: 'shoes' },
  },
  {
    type: BANNER_TYPE.pair,
    art: 'banner-skincare',
    title: text(
      'Skin, simply',
      'La peau, simplement',
      'بشرة ببساطة',
      'Sade cilt bakımı',
      'आसान स्किनकेयर',
    ),
    subtitle: text(
      'Short formulas that work',
      'Des formules courtes et efficaces',
      'مكوّنات قليلة وفعّالة',
      'Kısa ve etkili içerikler',
      'छोटे, असरदार फ़ॉर्मूले',
    ),
    to: { section: 'skincare' },
  },
  {
    type: BANNER_TYPE.triple,
    art: 'banner-toys',
    title: text('Play on', 'Place au jeu', 'هيا نلعب', 'Oyuna devam', 'खेलते रहिए'),
    subtitle: text(
      'Puzzles and cuddly toys',
      'Puzzles et peluches',
      'بازل ودمى محشوة',
      'Yapbozlar ve peluş oyuncaklar',
      'पज़ल और मुलायम खिलौने',
    ),
    to: { sections: ['puzzles-and-building', 'soft-toys'] },
  },
  {
    type: BANNER_TYPE.triple,
    art: 'banner-books',
    title: text(
      'One more chapter',
      'Encore un chapitre',
      'فصل آخر فقط',
      'Bir bölüm daha',
      'बस एक अध्याय और',
    ),
    subtitle: text(
      'Novels and guides',
      'Romans et guides',
      'روايات وأدلة',
      'Romanlar ve rehberler',
      'उपन्यास और गाइड',
    ),
    to: { sections: ['novels', 'childrens-books', 'cookbooks-and-guides'] },
  },
  {
    type: BANNER_TYPE.triple,
    art: 'banner-pets',
    title: text(
      'For tails and whiskers',
      'Pour nos amis à moustaches',
      'لأصدقائنا من القطط والكلاب',
      'Kuyruklar ve bıyıklar için',
      'प्यारे पालतू दोस्तों के लिए',
    ),
    subtitle: text(
      'Dogs and cats',
      'Chiens et chats',
      'مستلزمات الكلاب والقطط',
      'Köpekler ve kediler',
      'कुत्ते और बिल्लियां',
    ),
    to: { sections: ['dogs', 'cats'] },
  },
  {
    type: BANNER_TYPE.brandStrip,
    art: 'banner-brand',
    title: text(
      'Meet Fornella',
      'Découvrez Fornella',
      'تعرّف على فورنيلا',
      'Fornella ile tanışın',
      'मिलिए फ़ोर्नेला से',
    ),
    subtitle: text(
      'Cookware worth passing on',
      'Des casseroles à transmettre',
      'أواني طهي تدوم لأجيال',
      'Nesilden nesile geçecek tencereler',
      'पीढ़ियों तक चलने वाले बर्तन',
    ),
    to: { brand: 'fornella' },
  },
  {
    type: BANNER_TYPE.listingSidebar,
    art: 'banner-gifts',
    title: text('Gift ideas', 'Idées cadeaux', 'أفكار للهدايا', 'Hediye fikirleri', 'गिफ़्ट आइडिया'),
    subtitle: text(
      'For every taste and budget',
      'Pour tous les goûts et tous les budgets',
      'لكل ذوق وميزانية',
      'Her zevke, her bütçeye',
      'हर पसंद और बजट के लिए',
    ),
    to: { tag: 'gift-idea' },
  },
  {
    type: BANNER_TYPE.productPage,
    art: 'banner-returns',
    title: text(
      'Any questions before you buy?',
      'Une question avant d’acheter ?',
      'هل لديك سؤال قبل الشراء؟',
      'Almadan önce bir sorunuz mu var?',
      'ख़रीदने से पहले कोई सवाल?',
    ),
    subtitle: text(
      'Delivery, payment and returns, explained in plain words.',
      'Livraison, paiement et retours, expliqués simplement.',
      'التوصيل والدفع والإرجاع بكلمات بسيطة.',
      'Teslimat, ödeme ve iade, sade bir dille.',
      'डिलीवरी, पेमेंट और रिटर्न, आसान शब्दों में।',
    ),
    to: { path: '/page/help' },
  },
  {
    type: BANNER_TYPE.aboveFooter,
    art: 'banner-stores',
    title: text(
      'Fifteen stores, one cart',
      'Quinze boutiques, un panier',
      'خمسة عشر متجرًا وسلة واحدة',
      'On beş mağaza, tek sepet',
      'पंद्रह स्टोर, एक कार्ट',
    ),
    subtitle: text(
      'Get to know the people behind them.',
      'Faites connaissance avec celles et ceux qui les tiennent.',
      'تعرّف على من يقف وراءها.',
      'Arkasındaki insanlarla tanışın.',
      'इनके पीछे के लोगों से मिलिए।',
    ),
    to: { path: '/shop' },
  },
];
