import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const BABY: Points = {
  'baby-bottle': [
    text(
      'Teat with slow flow included',
      'Tétine à débit lent fournie',
      'حلمة بتدفق بطيء مرفقة',
      'Yavaş akışlı emzik dâhil',
      'धीमे बहाव का निप्पल साथ में',
    ),
    text(
      'Only four parts to wash',
      'Quatre pièces seulement à laver',
      'أربع قطع فقط للغسل',
      'Yıkanacak yalnızca dört parça',
      'धोने को बस चार हिस्से',
    ),
    text(
      'Scale that does not wear off',
      'Graduations indélébiles',
      'تدريج لا يُمحى',
      'Silinmeyen ölçek',
      'न मिटने वाला माप',
    ),
  ],
  'baby-spoon': [
    text(
      'Tip that is soft on gums',
      'Embout doux pour les gencives',
      'طرف ناعم على اللثة',
      'Diş etine yumuşak uç',
      'मसूड़ों के लिए नरम सिरा',
    ),
    text(
      'Handle for a large and a small hand',
      'Manche pour grande et petite main',
      'مقبض يناسب اليد الكبيرة والصغيرة',
      'Büyük ve küçük ele uyan sap',
      'बड़े और नन्हे, दोनों हाथों के लिए हत्था',
    ),
    text('Three in a pack', 'Trois par boîte', 'ثلاث في العبوة', 'Pakette üç adet', 'पैक में तीन'),
  ],
  'fruit-puree': [
    text(
      'From the sixth month',
      'Dès six mois',
      'من الشهر السادس',
      'Altıncı aydan itibaren',
      'छठे महीने से',
    ),
    text(
      'Pouch with a screw cap',
      'Gourde à bouchon vissé',
      'كيس بغطاء لولبي',
      'Vidalı kapaklı poşet',
      'पेच ढक्कन वाला पाउच',
    ),
  ],
  'baby-bath': [
    text(
      'Plug that changes colour above 38 °C',
      'Bonde qui change de couleur au-delà de 38 °C',
      'سدادة يتغير لونها فوق 38 درجة',
      '38 °C üstünde renk değiştiren tıpa',
      '38 °C से ऊपर रंग बदलने वाला डाट',
    ),
    text(
      'Base that does not slip',
      'Fond antidérapant',
      'قاعدة مانعة للانزلاق',
      'Kaymaz taban',
      'न फिसलने वाला तला',
    ),
    text(
      'Hangs from its rim to dry',
      'Se suspend pour sécher',
      'يُعلّق ليجف',
      'Kenarından asılıp kurur',
      'सुखाने के लिए टांग सकते हैं',
    ),
  ],
  'baby-lotion': [
    text(
      'No perfume, no colour',
      'Sans parfum ni colorant',
      'بلا عطر ولا لون',
      'Parfümsüz ve boyasız',
      'बिना ख़ुशबू, बिना रंग',
    ),
    text(
      'Can be spread with one hand',
      'S’applique d’une seule main',
      'يُدهن بيد واحدة',
      'Tek elle sürülür',
      'एक हाथ से लगाएं',
    ),
    text(
      'Tested on sensitive skin',
      'Testée sur peaux sensibles',
      'مختبر على البشرة الحساسة',
      'Hassas ciltte denenmiştir',
      'संवेदनशील त्वचा पर जांचा हुआ',
    ),
  ],
  'bath-duck': [
    text(
      'No hole, so no mould inside',
      'Sans trou, donc sans moisissure',
      'بلا ثقب فلا يتكوّن عفن',
      'Deliksiz, içi küflenmez',
      'बिना छेद, अंदर फफूंद नहीं',
    ),
    text(
      'Fits into a small hand',
      'Tient dans une petite main',
      'تناسب اليد الصغيرة',
      'Küçük ele sığar',
      'नन्हे हाथ में आ जाए',
    ),
  ],
  'baby-socks': [
    text(
      'Cuff that leaves no mark',
      'Bord qui ne serre pas',
      'حافة لا تترك أثرًا',
      'İz bırakmayan lastik',
      'निशान न छोड़ने वाली किनारी',
    ),
    text(
      'Dots under the sole against slipping',
      'Picots antidérapants sous le pied',
      'نقاط مانعة للانزلاق تحت القدم',
      'Tabanında kaymaz noktalar',
      'तलवे पर न फिसलने वाली बिंदियां',
    ),
  ],
  'night-light': [
    text(
      'A tap makes it brighter or darker',
      'S’ajuste d’une simple tape',
      'لمسة تزيد الضوء أو تخفضه',
      'Dokununca parlar, dokununca kısılır',
      'थपकी से रोशनी बढ़े या घटे',
    ),
    text(
      'Goes out by itself after an hour',
      'S’éteint seule au bout d’une heure',
      'ينطفئ وحده بعد ساعة',
      'Bir saat sonra kendiliğinden söner',
      'एक घंटे बाद ख़ुद बंद',
    ),
    text(
      'Stays cool to the touch',
      'Ne chauffe pas',
      'لا يسخن عند اللمس',
      'Isınmaz',
      'छूने पर गर्म नहीं',
    ),
  ],
};
