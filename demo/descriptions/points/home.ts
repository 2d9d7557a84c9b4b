import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const HOME: Points = {
  sofa: [
    text(
      'Covers come off with a zip',
      'Housses déhoussables à zip',
      'أغطية تُنزع بسحّاب',
      'Kılıfları fermuarla çıkar',
      'कवर ज़िप से निकल जाते हैं',
    ),
    text(
      'Fits through doors from 76 cm',
      'Passe les portes dès 76 cm',
      'تمر من أبواب بعرض 76 سم',
      '76 cm kapılardan geçer',
      '76 सेमी चौड़े दरवाज़े से निकल जाए',
    ),
    text(
      'Felt under every leg',
      'Feutre sous chaque pied',
      'لباد تحت كل رجل',
      'Her ayağın altında keçe',
      'हर पाए के नीचे फ़ेल्ट',
    ),
  ],
  chair: [
    text(
      'Stacks two high',
      'Empilable par deux',
      'تُرصّ كرسيين فوق بعضهما',
      'Üst üste iki adet konur',
      'दो एक के ऊपर एक रखें',
    ),
    text(
      'Fits under tables from 72 cm',
      'Se glisse sous une table dès 72 cm',
      'يناسب طاولات بارتفاع 72 سم',
      '72 cm masaların altına girer',
      '72 सेमी ऊंची मेज़ के नीचे आ जाए',
    ),
  ],
  'bed-frame': [
    text(
      '25 cm of space beneath, for drawers',
      '25 cm dessous, pour des tiroirs',
      'مسافة 25 سم تحته للأدراج',
      'Altında çekmece için 25 cm boşluk',
      'नीचे दराज़ के लिए 25 सेमी जगह',
    ),
    text(
      'Does not creak: felt in every joint',
      'Ne grince pas : du feutre à chaque assemblage',
      'لا يصدر صريرًا: لباد في كل وصلة',
      'Gıcırdamaz: her birleşimde keçe',
      'चरमराता नहीं: हर जोड़ में फ़ेल्ट',
    ),
  ],
  'lamp-bulb': [
    text(
      'Full brightness at once',
      'Pleine lumière dès l’allumage',
      'سطوع كامل فورًا',
      'Anında tam parlaklık',
      'तुरंत पूरी रोशनी',
    ),
    text(
      'Does not flicker when dimmed',
      'Sans scintillement en lumière tamisée',
      'لا يرمش عند خفض الإضاءة',
      'Kısıldığında titremez',
      'मद्धम करने पर नहीं टिमटिमाता',
    ),
  ],
  lantern: [
    text(
      'Hangs from a cable of 150 cm',
      'Suspension à câble de 150 cm',
      'يتدلى من سلك بطول 150 سم',
      '150 cm kabloyla asılır',
      '150 सेमी के तार से लटके',
    ),
    text(
      'Ceiling rose and hook included',
      'Rosace et crochet fournis',
      'قاعدة السقف والخطاف مرفقان',
      'Tavan rozansı ve kancası dâhil',
      'सीलिंग रोज़ और हुक साथ में',
    ),
  ],
  candle: [
    text(
      'Trim the wick to 5 mm and it does not soot',
      'Mèche coupée à 5 mm, pas de suie',
      'قصّ الفتيل إلى 5 مم فلا يدخّن',
      'Fitili 5 mm kesin, is yapmaz',
      'बाती 5 मिमी रखें तो धुआं नहीं',
    ),
    text(
      'Let it burn for two hours the first time',
      'La première fois, laissez brûler deux heures',
      'اتركها تشتعل ساعتين في المرة الأولى',
      'İlk yakışta iki saat bırakın',
      'पहली बार दो घंटे जलने दें',
    ),
    text(
      'In a gift box with a card to write on',
      'Dans un coffret cadeau avec une carte à écrire',
      'في علبة هدية مع بطاقة للكتابة',
      'Not kartlı hediye kutusunda',
      'लिखने के कार्ड के साथ गिफ़्ट बॉक्स में',
    ),
  ],
  vase: [
    text(
      'Watertight, with felt under its base',
      'Étanche, feutre sous la base',
      'لا تسرّب الماء وتحتها لباد',
      'Su sızdırmaz, altı keçeli',
      'पानी नहीं रिसता, तले पर फ़ेल्ट',
    ),
    text(
      'Each glaze turns out a little different',
      'Chaque émail est légèrement différent',
      'يختلف طلاء كل قطعة قليلًا',
      'Her sır biraz farklı çıkar',
      'हर पीस की ग्लेज़ थोड़ी अलग',
    ),
    text(
      'Gift wrapping on request',
      'Emballage cadeau sur demande',
      'تغليف هدية عند الطلب',
      'İsteğe bağlı hediye paketi',
      'मांगने पर गिफ़्ट रैपिंग',
    ),
  ],
  mirror: [
    text(
      '5 mm of glass that does not distort',
      'Verre de 5 mm sans déformation',
      'زجاج 5 مم لا يشوّه الصورة',
      'Görüntüyü bozmayan 5 mm cam',
      '5 मिमी का कांच, बिना टेढ़ी छवि',
    ),
    text(
      'Film on the back that holds the glass together',
      'Film au dos qui retient le verre en cas de casse',
      'غشاء خلفي يمسك الزجاج إن انكسر',
      'Arkasında kırılan camı tutan film',
      'पीछे की फ़िल्म, जो टूटने पर कांच थामे रखे',
    ),
  ],
  basket: [
    text(
      'Stands by itself when empty',
      'Tient debout même vide',
      'تقف وحدها وهي فارغة',
      'Boşken de dik durur',
      'ख़ाली भी सीधी खड़ी रहे',
    ),
    text(
      'Folds away for storing',
      'Se replie pour le rangement',
      'تُطوى عند الحفظ',
      'Katlanıp kaldırılır',
      'मोड़कर रख सकते हैं',
    ),
  ],
  'bed-linen': [
    text(
      'One duvet cover and two pillowcases',
      'Une housse de couette et deux taies',
      'غطاء لحاف واحد وغطاءا وسادة',
      'Bir nevresim, iki yastık kılıfı',
      'एक दुलाई कवर और दो तकिया कवर',
    ),
    text(
      'Inner ties hold the duvet in its corners',
      'Liens intérieurs pour tenir la couette',
      'أربطة داخلية تثبّت اللحاف في زواياه',
      'Yorganı köşede tutan iç bağcıklar',
      'कोनों में दुलाई थामने वाली डोरियां',
    ),
  ],
};
