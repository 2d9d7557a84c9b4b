import { text } from '#demo/text.ts';

/** What happens to Pip in each of his books. */
export const PICTURE_BOOKS = [
  text(
    'Pip folds a rocket out of yesterday’s newspaper and is back from space in time for supper. The last page shows how to fold one.',
    'Pip plie une fusée dans le journal de la veille et rentre de l’espace à l’heure du dîner. La dernière page montre comment faire.',
    'يطوي بيب صاروخًا من جريدة الأمس ويعود من الفضاء في موعد العشاء. وفي الصفحة الأخيرة طريقة طيّه.',
    'Pip dünkü gazeteden bir roket katlar ve uzaydan akşam yemeğine yetişir. Son sayfa nasıl katlandığını gösterir.',
    'पिप कल के अख़बार से रॉकेट मोड़ता है और रात के खाने तक अंतरिक्ष से लौट आता है। आख़िरी पन्ने पर इसे मोड़ना सिखाया गया है।',
  ),
  text(
    'The Moon is cold without her hat. Pip climbs up with his grandmother’s red one, and it very nearly fits.',
    'Sans chapeau, la Lune a froid. Pip grimpe jusqu’à elle avec le chapeau rouge de sa grand-mère, qui lui va presque.',
    'القمر يشعر بالبرد بلا قبعته. يصعد بيب إليه بقبعة جدته الحمراء، وهي على مقاسه تقريبًا.',
    'Şapkasız kalan Ay üşür. Pip, büyükannesinin kırmızı şapkasıyla yanına tırmanır; şapka neredeyse tam gelir.',
    'टोपी के बिना चांद को ठंड लगती है। पिप दादी की लाल टोपी लेकर ऊपर चढ़ता है, और वह लगभग ठीक बैठती है।',
  ),
  text(
    'One star is missing from Pip’s window. He asks an owl, a lamp-post and a sleepy bear before he looks in the pond.',
    'Une étoile manque à la fenêtre de Pip. Il interroge un hibou, un réverbère et un ours endormi avant de regarder dans la mare.',
    'نجمة تغيب عن نافذة بيب. يسأل البومة وعمود الإنارة ودبًا نعسان قبل أن ينظر في البركة.',
    'Pip’in penceresinden bir yıldız eksilmiştir. Gölete bakmadan önce bir baykuşa, bir sokak lambasına ve uykulu bir ayıya sorar.',
    'पिप की खिड़की से एक तारा ग़ायब है। तालाब में झांकने से पहले वह उल्लू, बत्ती के खंभे और एक उनींदे भालू से पूछता है।',
  ),
  text(
    'All day it has rained. Now Pip takes his umbrella and follows the last cloud home, to see where the rain sleeps.',
    'Il a plu toute la journée. Pip prend son parapluie et suit le dernier nuage jusque chez lui, pour voir où dort la pluie.',
    'أمطرت طوال اليوم. والآن يأخذ بيب مظلته ويتبع آخر سحابة إلى بيتها ليرى أين ينام المطر.',
    'Bütün gün yağmur yağdı. Şimdi Pip şemsiyesini alır ve yağmurun nerede uyuduğunu görmek için son bulutu evine kadar izler.',
    'सारा दिन बारिश हुई। अब पिप छाता उठाता है और आख़िरी बादल के पीछे-पीछे उसके घर जाता है, यह देखने कि बारिश कहां सोती है।',
  ),
  text(
    'A counting book for long evenings: a hundred comets fly past, and one of them would like to stay.',
    'Un livre pour compter les longs soirs : cent comètes passent, et l’une d’elles aimerait rester.',
    'كتاب للعدّ في الأمسيات الطويلة: مئة مذنب تمرّ، وواحد منها يودّ البقاء.',
    'Uzun akşamlar için bir sayma kitabı: Yüz kuyruklu yıldız geçer, biri kalmak ister.',
    'लंबी शामों के लिए गिनती की किताब: सौ धूमकेतु गुज़रते हैं, और उनमें से एक रुकना चाहता है।',
  ),
];
