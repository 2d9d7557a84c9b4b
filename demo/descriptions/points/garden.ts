import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const GARDEN: Points = {
  'house-plant': [
    text(
      'A bright place without midday sun',
      'Un endroit clair, sans soleil de midi',
      'مكان مضيء بلا شمس الظهيرة',
      'Öğle güneşi almayan aydınlık yer',
      'रोशन जगह, पर दोपहर की धूप नहीं',
    ),
    text(
      'Water once a week, in winter every two',
      'Un arrosage par semaine, un sur deux en hiver',
      'سقاية أسبوعية، وفي الشتاء كل أسبوعين',
      'Haftada bir, kışın iki haftada bir su',
      'हफ़्ते में एक बार पानी, सर्दी में दो हफ़्ते पर',
    ),
    text(
      'Sent with damp roots and a care card',
      'Envoyée racines humides, avec une fiche d’entretien',
      'تُرسل بجذور رطبة وبطاقة عناية',
      'Nemli kökle ve bakım kartıyla gönderilir',
      'नम जड़ों और देखभाल कार्ड के साथ',
    ),
  ],
  cactus: [
    text(
      'A sunny window sill',
      'Un rebord de fenêtre ensoleillé',
      'حافة نافذة مشمسة',
      'Güneşli pencere önü',
      'धूप वाली खिड़की',
    ),
    text(
      'Water every three weeks, none in winter',
      'Un arrosage toutes les trois semaines, aucun en hiver',
      'سقاية كل ثلاثة أسابيع ولا شيء شتاءً',
      'Üç haftada bir su, kışın hiç',
      'तीन हफ़्ते पर पानी, सर्दी में नहीं',
    ),
  ],
  'tulip-bulbs': [
    text(
      'Plant 12 cm deep from October to December',
      'À planter à 12 cm d’octobre à décembre',
      'تُزرع على عمق 12 سم من أكتوبر إلى ديسمبر',
      'Ekimden aralığa 12 cm derine dikin',
      'अक्टूबर से दिसंबर, 12 सेमी गहरा लगाएं',
    ),
    text(
      'Flower size 12/14',
      'Calibre 12/14',
      'حجم البصلة 12/14',
      'Soğan boyu 12/14',
      'बल्ब का आकार 12/14',
    ),
    text(
      'Fifteen bulbs in a pack',
      'Quinze bulbes par sachet',
      'خمس عشرة بصلة في العبوة',
      'Pakette on beş soğan',
      'पैक में पंद्रह बल्ब',
    ),
  ],
  seedlings: [
    text(
      'Sow from March to July',
      'À semer de mars à juillet',
      'تُبذر من مارس إلى يوليو',
      'Marttan temmuza ekilir',
      'मार्च से जुलाई में बोएं',
    ),
    text(
      'Comes up in ten days',
      'Levée en dix jours',
      'تنبت خلال عشرة أيام',
      'On günde çimlenir',
      'दस दिन में अंकुर',
    ),
    text(
      'Seeds that may be saved for next year',
      'Semences reproductibles',
      'بذور يمكن حفظها للعام التالي',
      'Tohumu ertesi yıla saklanabilir',
      'अगले साल के लिए बचा सकने वाले बीज',
    ),
  ],
  bucket: [
    text(
      'Scale on the inside, litre by litre',
      'Graduée au litre à l’intérieur',
      'تدريج داخلي لترًا لترًا',
      'İçi litre litre ölçekli',
      'अंदर लीटर के निशान',
    ),
    text(
      'Handle that does not cut',
      'Anse qui ne scie pas la main',
      'مقبض لا يحزّ اليد',
      'Eli kesmeyen kulp',
      'हाथ में न चुभने वाला हत्था',
    ),
  ],
  'garden-gloves': [
    text(
      'Long cuff against earth and thorns',
      'Longue manchette contre terre et épines',
      'رسغ طويل يقي من التراب والأشواك',
      'Toprak ve dikene karşı uzun bilek',
      'मिट्टी और कांटों से बचाने वाली लंबी कफ़',
    ),
    text(
      'Fingertips that feel a seed',
      'Bouts de doigts sensibles',
      'أطراف تحسّ بالبذرة',
      'Tohumu hissettiren parmak uçları',
      'बीज तक महसूस करने वाले पोर',
    ),
  ],
  'dog-food': [
    text(
      'Chicken first on the list, no sugar',
      'Poulet en premier ingrédient, sans sucre',
      'الدجاج أول المكونات وبلا سكر',
      'İlk malzeme tavuk, şeker yok',
      'पहली सामग्री चिकन, चीनी नहीं',
    ),
    text(
      'About 15 g a day for each kilogram of dog',
      'Environ 15 g par jour et par kilo de chien',
      'نحو 15 جم يوميًا لكل كيلوغرام من وزن الكلب',
      'Köpeğin her kilosu için günde yaklaşık 15 g',
      'कुत्ते के हर किलो पर रोज़ लगभग 15 ग्राम',
    ),
    text(
      'Mix with the old food for a week',
      'À mélanger une semaine avec l’ancien aliment',
      'اخلطه أسبوعًا مع طعامه السابق',
      'Bir hafta eski mamayla karıştırın',
      'एक हफ़्ता पुराने खाने में मिलाएं',
    ),
  ],
  'dog-bone': [
    text(
      'Beef hide and nothing else',
      'Peau de bœuf et rien d’autre',
      'جلد بقري لا غير',
      'Yalnızca sığır derisi',
      'सिर्फ़ बीफ़ की खाल',
    ),
    text(
      'For dogs from 10 kg; stay nearby',
      'Pour chiens dès 10 kg, sous surveillance',
      'للكلاب من 10 كجم وتحت المراقبة',
      '10 kg üstü köpekler için; gözünüz üstünde olsun',
      '10 किलो से बड़े कुत्तों के लिए, पास रहें',
    ),
  ],
  'cat-food': [
    text(
      'Complete food, with taurine',
      'Aliment complet, à la taurine',
      'غذاء كامل مع التورين',
      'Taurinli tam mama',
      'टॉरिन वाला पूर्ण आहार',
    ),
    text(
      'No grain, no sugar',
      'Sans céréales ni sucre',
      'بلا حبوب ولا سكر',
      'Tahılsız ve şekersiz',
      'बिना अनाज, बिना चीनी',
    ),
    text(
      'Once opened: two days in the refrigerator',
      'Après ouverture : deux jours au réfrigérateur',
      'بعد الفتح: يومان في الثلاجة',
      'Açıldıktan sonra buzdolabında iki gün',
      'खोलने के बाद फ़्रिज में दो दिन',
    ),
  ],
  'cat-toy': [
    text(
      'Wound so tightly that no thread comes loose',
      'Enroulée si serré qu’aucun fil ne se défait',
      'ملفوفة بإحكام فلا ينحل خيط',
      'İpi çözülmeyecek kadar sıkı sarılı',
      'इतनी कसकर लिपटी कि धागा न खुले',
    ),
    text(
      'Light enough to be carried in the mouth',
      'Assez légère pour la gueule',
      'خفيفة يحملها القط بفمه',
      'Ağızda taşınacak kadar hafif',
      'मुंह में उठाने जितनी हल्की',
    ),
  ],
};
