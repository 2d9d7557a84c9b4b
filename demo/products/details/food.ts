import { text } from '#demo/text.ts';
import type { Detail } from './detail.ts';
import { detail } from './detail.ts';
import {
  INGREDIENTS,
  ALLERGENS,
  NUTRITION,
  ENERGY,
  kcal,
  PACK,
  OPENED,
  BEST_BEFORE,
  NO_ALLERGENS,
  PEANUTS,
  MILK_WHEAT_EGG,
  OATS_TOO,
  TRACES,
  MILK,
  grams,
  POUCH,
  JAR,
  months,
} from './food-rows.ts';

export const FOOD: Readonly<Record<string, readonly Detail[]>> = {
  apples: [
    detail(INGREDIENTS, text('Apples', 'Pommes', 'تفاح', 'Elma', 'सेब')),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(ENERGY, kcal(52)),
    detail(NUTRITION, grams(0.2, 12, 10, 0.3, 0)),
    detail(
      PACK,
      text('Cardboard tray', 'Barquette en carton', 'علبة كرتون', 'Karton kasa', 'गत्ते की ट्रे'),
    ),
    detail(
      BEST_BEFORE,
      text(
        'About 3 weeks in the refrigerator',
        'Environ 3 semaines au réfrigérateur',
        'نحو 3 أسابيع في الثلاجة',
        'Buzdolabında yaklaşık 3 hafta',
        'फ़्रिज में लगभग 3 हफ़्ते',
      ),
    ),
  ],
  avocados: [
    detail(INGREDIENTS, text('Avocados', 'Avocats', 'أفوكادو', 'Avokado', 'एवोकाडो')),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(NUTRITION, grams(15, 2, 0.7, 2, 0)),
    detail(
      PACK,
      text(
        'Four fruits in a cardboard tray',
        'Quatre fruits en barquette carton',
        'أربع ثمرات في علبة كرتون',
        'Karton kasada dört adet',
        'गत्ते की ट्रे में चार फल',
      ),
    ),
    detail(
      BEST_BEFORE,
      text(
        'Ripe on arrival, then 3 days in the refrigerator',
        'Mûrs à l’arrivée, puis 3 jours au réfrigérateur',
        'ناضج عند الوصول ثم 3 أيام في الثلاجة',
        'Geldiğinde olgun, buzdolabında 3 gün',
        'पहुंचने पर पका हुआ, फिर फ़्रिज में 3 दिन',
      ),
    ),
  ],
  peanuts: [
    detail(
      INGREDIENTS,
      text(
        'Peanuts, sea salt (1.2%)',
        'Arachides, sel marin (1,2 %)',
        'فول سوداني، ملح بحري (1.2%)',
        'Yer fıstığı, deniz tuzu (%1,2)',
        'मूंगफली, समुद्री नमक (1.2%)',
      ),
      text(
        'Peanuts, sea salt (0.6%)',
        'Arachides, sel marin (0,6 %)',
        'فول سوداني، ملح بحري (0.6%)',
        'Yer fıstığı, deniz tuzu (%0,6)',
        'मूंगफली, समुद्री नमक (0.6%)',
      ),
    ),
    detail(ALLERGENS, PEANUTS),
    detail(NUTRITION, grams(49, 13, 5, 26, 1.2), grams(49, 13, 5, 26, 0.6)),
    detail(PACK, POUCH),
    detail(
      OPENED,
      text(
        'Eat within 4 weeks',
        'À manger sous 4 semaines',
        'يؤكل خلال 4 أسابيع',
        '4 hafta içinde tüketin',
        '4 हफ़्ते में खा लें',
      ),
    ),
  ],
  'olive-oil': [
    detail(
      INGREDIENTS,
      text(
        'Extra virgin olive oil, acidity below 0.4%',
        'Huile d’olive vierge extra, acidité inférieure à 0,4 %',
        'زيت زيتون بكر ممتاز، حموضته أقل من 0.4%',
        'Natürel sızma zeytinyağı, asit oranı %0,4’ün altında',
        'एक्स्ट्रा वर्जिन ऑलिव ऑयल, अम्लता 0.4% से कम',
      ),
    ),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(NUTRITION, grams(99.8, 0, 0, 0, 0)),
    detail(
      PACK,
      text(
        'Dark glass bottle',
        'Bouteille en verre foncé',
        'زجاجة داكنة',
        'Koyu cam şişe',
        'गहरे कांच की बोतल',
      ),
    ),
    detail(
      OPENED,
      text(
        'Use within 3 months',
        'À utiliser sous 3 mois',
        'يُستعمل خلال 3 أشهر',
        '3 ay içinde kullanın',
        '3 महीने में इस्तेमाल करें',
      ),
    ),
  ],
  honey: [
    detail(
      INGREDIENTS,
      text(
        'Wildflower honey',
        'Miel de fleurs sauvages',
        'عسل أزهار برية',
        'Kır çiçeği balı',
        'जंगली फूलों का शहद',
      ),
      text('Thyme honey', 'Miel de thym', 'عسل زعتر', 'Kekik balı', 'थाइम शहद'),
    ),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(NUTRITION, grams(0, 79, 78, 0.4, 0)),
    detail(PACK, JAR),
    detail(
      text('Not for', 'Ne convient pas', 'لا يناسب', 'Uygun olmayanlar', 'किसके लिए नहीं'),
      text(
        'Children under 12 months',
        'Aux enfants de moins de 12 mois',
        'الأطفال دون 12 شهرًا',
        '12 aydan küçük bebekler',
        '12 महीने से छोटे बच्चे',
      ),
    ),
  ],
  rice: [
    detail(
      INGREDIENTS,
      text('Basmati rice', 'Riz basmati', 'أرز بسمتي', 'Basmati pirinç', 'बासमती चावल'),
      text(
        'Basmati rice, aged 18 months',
        'Riz basmati vieilli 18 mois',
        'أرز بسمتي معتّق 18 شهرًا',
        '18 ay dinlendirilmiş basmati pirinç',
        '18 महीने पुराना बासमती चावल',
      ),
    ),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(NUTRITION, grams(0.9, 78, 0.2, 8, 0)),
    detail(PACK, POUCH),
    detail(
      text('Cooking', 'Cuisson', 'الطهي', 'Pişirme', 'पकाना'),
      text(
        'Soak 20 minutes, cook 12',
        '20 minutes de trempage, 12 de cuisson',
        'يُنقع 20 دقيقة ويُطهى 12 دقيقة',
        '20 dakika bekletin, 12 dakika pişirin',
        '20 मिनट भिगोएं, 12 मिनट पकाएं',
      ),
    ),
  ],
  cookies: [
    detail(
      INGREDIENTS,
      text(
        'Wheat flour, chocolate chips (22%), butter (18%), cane sugar, egg, sea salt; contains soya lecithin',
        'Farine de blé, pépites de chocolat (22 %), beurre (18 %), sucre de canne, œuf, sel marin ; contient de la lécithine de soja',
        'دقيق قمح، قطع شوكولاتة (22%)، زبدة (18%)، سكر قصب، بيض، ملح بحري؛ يحتوي على ليسيثين الصويا',
        'Buğday unu, damla çikolata (%22), tereyağı (%18), kamış şekeri, yumurta, deniz tuzu; soya lesitini içerir',
        'मैदा, चॉकलेट चिप (22%), मक्खन (18%), गन्ने की चीनी, अंडा, समुद्री नमक; सोया लेसिथिन है',
      ),
      text(
        'Oat flakes (34%), wheat flour, butter (16%), chocolate (14%), cane sugar, sea salt; contains soya lecithin',
        'Flocons d’avoine (34 %), farine de blé, beurre (16 %), chocolat (14 %), sucre de canne, sel marin ; contient de la lécithine de soja',
        'رقائق شوفان (34%)، دقيق قمح، زبدة (16%)، شوكولاتة (14%)، سكر قصب، ملح بحري؛ يحتوي على ليسيثين الصويا',
        'Yulaf ezmesi (%34), buğday unu, tereyağı (%16), çikolata (%14), kamış şekeri, deniz tuzu; soya lesitini içerir',
        'जई के फ़्लेक्स (34%), मैदा, मक्खन (16%), चॉकलेट (14%), गन्ने की चीनी, समुद्री नमक; सोया लेसिथिन है',
      ),
    ),
    detail(ALLERGENS, MILK_WHEAT_EGG, OATS_TOO),
    detail(NUTRITION, grams(24, 61, 33, 6, 0.6), grams(20, 60, 25, 8, 0.5)),
    detail(PACK, POUCH),
    detail(
      OPENED,
      text(
        'Eat within 2 weeks',
        'À manger sous 2 semaines',
        'يؤكل خلال أسبوعين',
        '2 hafta içinde tüketin',
        '2 हफ़्ते में खा लें',
      ),
    ),
  ],
  chocolate: [
    detail(
      INGREDIENTS,
      text(
        'Cocoa mass, cane sugar, cocoa butter; cocoa solids at least 72%',
        'Pâte de cacao, sucre de canne, beurre de cacao ; cacao : 72 % minimum',
        'كتلة كاكاو، سكر قصب، زبدة كاكاو؛ نسبة الكاكاو 72% على الأقل',
        'Kakao kitlesi, kamış şekeri, kakao yağı; kakao oranı en az %72',
        'कोको मास, गन्ने की चीनी, कोको बटर; कम से कम 72% कोको',
      ),
      text(
        'Cane sugar, cocoa butter, whole milk powder (21%), cocoa mass; cocoa solids at least 38%',
        'Sucre de canne, beurre de cacao, lait entier en poudre (21 %), pâte de cacao ; cacao : 38 % minimum',
        'سكر قصب، زبدة كاكاو، حليب كامل الدسم مجفف (21%)، كتلة كاكاو؛ نسبة الكاكاو 38% على الأقل',
        'Kamış şekeri, kakao yağı, tam yağlı süt tozu (%21), kakao kitlesi; kakao oranı en az %38',
        'गन्ने की चीनी, कोको बटर, फ़ुल क्रीम दूध पाउडर (21%), कोको मास; कम से कम 38% कोको',
      ),
    ),
    detail(ALLERGENS, TRACES, MILK),
    detail(NUTRITION, grams(43, 33, 26, 8, 0.02), grams(35, 51, 49, 7, 0.2)),
    detail(
      PACK,
      text(
        'Bar in foil and a paper band',
        'Tablette sous papier aluminium et bandeau de papier',
        'لوح بورق ألومنيوم وشريط ورقي',
        'Folyo ve kâğıt bantta tablet',
        'फ़ॉइल और काग़ज़ की पट्टी में बार',
      ),
    ),
  ],
  'coffee-beans': [
    detail(
      INGREDIENTS,
      text(
        'Arabica coffee, whole beans',
        'Café arabica en grains',
        'قهوة أرابيكا، حبوب كاملة',
        'Arabica kahve, çekirdek',
        'अरेबिका कॉफ़ी, साबुत बीन्स',
      ),
      text(
        'Arabica (70%) and Robusta coffee (30%), whole beans',
        'Café arabica (70 %) et robusta (30 %) en grains',
        'قهوة أرابيكا (70%) وروبوستا (30%)، حبوب كاملة',
        'Arabica (%70) ve Robusta (%30) kahve, çekirdek',
        'अरेबिका (70%) और रोबस्टा (30%) कॉफ़ी, साबुत बीन्स',
      ),
    ),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(
      text('Roast', 'Torréfaction', 'التحميص', 'Kavrum', 'रोस्ट'),
      text('Medium', 'Moyenne', 'متوسط', 'Orta', 'मीडियम'),
      text('Dark', 'Foncée', 'داكن', 'Koyu', 'डार्क'),
    ),
    detail(
      PACK,
      text(
        'Resealable pouch with a valve',
        'Sachet refermable à valve',
        'كيس بصمام قابل لإعادة الإغلاق',
        'Valfli, tekrar kapanabilir poşet',
        'वाल्व वाला, दोबारा बंद होने वाला पाउच',
      ),
    ),
    detail(BEST_BEFORE, months(9)),
    detail(
      OPENED,
      text(
        'Grind within 4 weeks',
        'À moudre sous 4 semaines',
        'يُطحن خلال 4 أسابيع',
        '4 hafta içinde öğütün',
        '4 हफ़्ते में पीस लें',
      ),
    ),
  ],
  juice: [
    detail(
      INGREDIENTS,
      text(
        'Orange juice, not from concentrate',
        'Jus d’orange, sans concentré',
        'عصير برتقال غير مركّز',
        'Portakal suyu, konsantre değil',
        'संतरे का रस, कॉन्सेंट्रेट से नहीं',
      ),
      text(
        'Mandarin juice, not from concentrate',
        'Jus de mandarine, sans concentré',
        'عصير يوسفي غير مركّز',
        'Mandalina suyu, konsantre değil',
        'मैंडरिन का रस, कॉन्सेंट्रेट से नहीं',
      ),
    ),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(NUTRITION, grams(0.1, 10, 9, 0.7, 0), grams(0.1, 10, 9, 0.6, 0)),
    detail(
      PACK,
      text(
        'Carton with a screw cap',
        'Brique à bouchon vissé',
        'علبة كرتون بغطاء لولبي',
        'Vidalı kapaklı karton kutu',
        'पेच ढक्कन वाला कार्टन',
      ),
    ),
    detail(
      OPENED,
      text(
        '3 days in the refrigerator',
        '3 jours au réfrigérateur',
        '3 أيام في الثلاجة',
        'Buzdolabında 3 gün',
        'फ़्रिज में 3 दिन',
      ),
    ),
  ],
  'fruit-puree': [
    detail(
      INGREDIENTS,
      text('Pears', 'Poires', 'كمثرى', 'Armut', 'नाशपाती'),
      text(
        'Apples (60%), pears (40%)',
        'Pommes (60 %), poires (40 %)',
        'تفاح (60%)، كمثرى (40%)',
        'Elma (%60), armut (%40)',
        'सेब (60%), नाशपाती (40%)',
      ),
    ),
    detail(ALLERGENS, NO_ALLERGENS),
    detail(ENERGY, kcal(54)),
    detail(NUTRITION, grams(0.2, 12, 10, 0.3, 0)),
    detail(
      OPENED,
      text(
        '2 days in the refrigerator',
        '2 jours au réfrigérateur',
        'يومان في الثلاجة',
        'Buzdolabında 2 gün',
        'फ़्रिज में 2 दिन',
      ),
    ),
  ],
};
