import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const TOYS: Points = {
  jigsaw: [
    text(
      'Poster of the picture in the box',
      'Poster du motif dans la boîte',
      'ملصق للصورة في العلبة',
      'Kutuda resmin posteri',
      'डिब्बे में तस्वीर का पोस्टर',
    ),
    text(
      'Matt print that does not mirror the lamp',
      'Impression mate sans reflets',
      'طباعة غير لامعة بلا انعكاس',
      'Lambayı yansıtmayan mat baskı',
      'लैंप की चमक न पड़ने वाली मैट छपाई',
    ),
    text(
      'A lost piece is sent again free of charge',
      'Une pièce perdue est renvoyée gratuitement',
      'القطعة المفقودة تُرسل مجانًا',
      'Kayıp parça ücretsiz gönderilir',
      'खोया टुकड़ा मुफ़्त भेजा जाता है',
    ),
  ],
  abacus: [
    text(
      'Water-based paint that is safe in the mouth',
      'Peinture à l’eau, sans danger en bouche',
      'طلاء مائي آمن عند الفم',
      'Ağza alınsa da güvenli su bazlı boya',
      'मुंह में लेने पर भी सुरक्षित पानी वाला रंग',
    ),
    text(
      'No part smaller than a child’s fist',
      'Aucune pièce plus petite qu’un poing d’enfant',
      'لا قطعة أصغر من قبضة طفل',
      'Çocuk yumruğundan küçük parça yok',
      'बच्चे की मुट्ठी से छोटा कोई हिस्सा नहीं',
    ),
  ],
  robot: [
    text(
      'Instructions in pictures, no reading needed',
      'Notice en images, sans texte',
      'تعليمات بالصور بلا قراءة',
      'Okuma gerektirmeyen resimli anlatım',
      'तस्वीरों वाली गाइड, पढ़ने की ज़रूरत नहीं',
    ),
    text(
      'Two AA batteries, not included',
      'Deux piles AA, non fournies',
      'بطاريتا AA غير مرفقتين',
      'İki AA pil, dâhil değil',
      'दो AA बैटरी, साथ नहीं',
    ),
    text(
      'Screwdriver in the box',
      'Tournevis dans la boîte',
      'مفك في العلبة',
      'Kutuda tornavida',
      'डिब्बे में पेचकस',
    ),
  ],
  'teddy-bear': [
    text(
      'Eyes anchored inside and tested for pulling',
      'Yeux fixés de l’intérieur, testés à l’arrachement',
      'عينان مثبتتان من الداخل ومختبرتان ضد الشد',
      'İçten sabitlenmiş, çekme testinden geçmiş gözler',
      'भीतर से जड़ी आंखें, खींचकर जांची हुई',
    ),
    text(
      'Arms and legs that turn',
      'Bras et jambes articulés',
      'ذراعان وساقان متحركتان',
      'Dönen kol ve bacaklar',
      'घूमने वाले हाथ-पैर',
    ),
    text(
      'Safe from the first day',
      'Adapté dès la naissance',
      'آمن منذ الولادة',
      'Doğumdan itibaren güvenli',
      'पहले दिन से सुरक्षित',
    ),
  ],
  'plush-rabbit': [
    text(
      'Eyes embroidered, nothing to swallow',
      'Yeux brodés, rien à avaler',
      'عينان مطرزتان فلا شيء يُبلع',
      'Gözleri işlemeli, yutulacak parça yok',
      'कढ़ी हुई आंखें, निगलने को कुछ नहीं',
    ),
    text(
      'Filled with recycled fibre',
      'Garnissage en fibres recyclées',
      'حشوة من ألياف معاد تدويرها',
      'Geri dönüştürülmüş elyaf dolgu',
      'रीसाइकल्ड फ़ाइबर की भराई',
    ),
    text(
      'Sits without falling over',
      'Tient assis tout seul',
      'يجلس دون أن يقع',
      'Devrilmeden oturur',
      'बिना गिरे बैठे',
    ),
  ],
  'nesting-dolls': [
    text(
      'Painted with inks for food',
      'Peintes avec des encres alimentaires',
      'مطلية بأصباغ غذائية',
      'Gıda boyasıyla boyanmış',
      'खाने योग्य रंगों से रंगी',
    ),
    text(
      'The smallest does not open',
      'La plus petite ne s’ouvre pas',
      'أصغرها لا تُفتح',
      'En küçüğü açılmaz',
      'सबसे छोटी नहीं खुलती',
    ),
  ],
  kite: [
    text(
      'Flies from a breeze of 10 km/h',
      'Vole dès 10 km/h de vent',
      'تطير من نسمة 10 كم/س',
      '10 km/sa rüzgârda uçar',
      '10 किमी/घंटा की हवा में उड़े',
    ),
    text(
      '30 metres of line on a reel',
      '30 m de fil sur dévidoir',
      'خيط 30 مترًا على بكرة',
      'Makarada 30 metre ip',
      'चरखी पर 30 मीटर डोर',
    ),
  ],
  scooter: [
    text(
      'Handlebars from 67 to 84 cm',
      'Guidon réglable de 67 à 84 cm',
      'مقود من 67 إلى 84 سم',
      'Gidon 67–84 cm ayarlanır',
      '67 से 84 सेमी तक का हैंडल',
    ),
    text(
      'Carries up to 50 kg',
      'Jusqu’à 50 kg',
      'يحمل حتى 50 كجم',
      '50 kg taşır',
      '50 किलो तक उठाए',
    ),
    text(
      'Wheels that make no noise',
      'Roues silencieuses',
      'عجلات بلا ضجيج',
      'Sessiz tekerlekler',
      'बिना आवाज़ के पहिए',
    ),
  ],
  'dice-game': [
    text(
      'For two to six players',
      'De deux à six joueurs',
      'من لاعبين إلى ستة',
      'İki–altı oyuncu',
      'दो से छह खिलाड़ियों के लिए',
    ),
    text(
      'Pad with fifty score sheets',
      'Bloc de cinquante feuilles de score',
      'دفتر من خمسين ورقة نقاط',
      'Elli yapraklı puan bloğu',
      'पचास स्कोर शीट का पैड',
    ),
    text(
      'Rules in five languages',
      'Règles en cinq langues',
      'قواعد بخمس لغات',
      'Beş dilde kurallar',
      'पांच भाषाओं में नियम',
    ),
  ],
  'chess-set': [
    text(
      'Felt under every piece',
      'Feutre sous chaque pièce',
      'لباد تحت كل قطعة',
      'Her taşın altı keçeli',
      'हर मोहरे के नीचे फ़ेल्ट',
    ),
    text(
      'Squares inlaid, not printed',
      'Cases marquetées, non imprimées',
      'مربعات مطعّمة لا مطبوعة',
      'Baskı değil, kakma kareler',
      'छपे नहीं, जड़े हुए ख़ाने',
    ),
  ],
};
