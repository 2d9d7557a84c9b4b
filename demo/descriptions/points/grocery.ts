import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const GROCERY: Points = {
  apples: [
    text(
      'Not waxed: wash and bite',
      'Non cirées : lavez et croquez',
      'بلا طبقة شمع: اغسل وكُل',
      'Mumsuz: yıka ve ısır',
      'बिना मोम: धोएं और खाएं',
    ),
    text(
      'Five to ten fruits, depending on their size',
      'Cinq à dix fruits selon leur taille',
      'من خمس إلى عشر حبات بحسب حجمها',
      'Boyuna göre beş–on adet',
      'आकार के अनुसार पांच से दस फल',
    ),
  ],
  avocados: [
    text(
      'Hass, ready to eat',
      'Variété Hass, prêts à déguster',
      'صنف هاس جاهز للأكل',
      'Hass cinsi, yemeye hazır',
      'हास क़िस्म, खाने को तैयार',
    ),
    text(
      'Shipped by sea, never by air',
      'Acheminés par bateau, jamais par avion',
      'يُشحن بحرًا لا جوًا',
      'Uçakla değil gemiyle gelir',
      'जहाज़ से आए, हवाई जहाज़ से नहीं',
    ),
  ],
  peanuts: [
    text(
      'Roasted dry, without oil',
      'Grillées à sec, sans huile',
      'محمص جاف بلا زيت',
      'Yağsız, kuru kavrulmuş',
      'बिना तेल के सूखी भुनी',
    ),
    text(
      '26 g of protein in 100 g',
      '26 g de protéines pour 100 g',
      '26 جم بروتين في كل 100 جم',
      '100 g’da 26 g protein',
      '100 ग्राम में 26 ग्राम प्रोटीन',
    ),
  ],
  'olive-oil': [
    text(
      'Olive oil of one harvest; its year is on the label',
      'Huile d’olive d’une seule récolte, millésime sur l’étiquette',
      'زيت زيتون من محصول واحد وسنته على الملصق',
      'Tek hasattan zeytinyağı, yılı etikette',
      'एक ही फ़सल का ऑलिव ऑयल, साल लेबल पर',
    ),
    text(
      'For salads, bread and gentle frying',
      'Pour salades, pain et cuisson douce',
      'للسلطات والخبز والقلي الخفيف',
      'Salata, ekmek ve hafif kızartma için',
      'सलाद, ब्रेड और हल्की आंच के लिए',
    ),
  ],
  honey: [
    text(
      'Clouds and sets with time: warm it gently to 35 °C',
      'Cristallise avec le temps : tiédir à 35 °C',
      'يتبلور مع الوقت: دفّئه برفق حتى 35 درجة',
      'Zamanla kristalleşir: 35 °C’de ılıtın',
      'समय के साथ जमता है: 35 °C पर हल्का गर्म करें',
    ),
    text(
      'Lid seal shows that nobody has opened it',
      'Bande d’inviolabilité sur le couvercle',
      'شريط ضمان على الغطاء',
      'Kapağında açılmamışlık bandı',
      'ढक्कन पर सील',
    ),
  ],
  rice: [
    text(
      'Grains double in length as they cook',
      'Les grains doublent de longueur à la cuisson',
      'تتضاعف الحبات طولًا عند الطهي',
      'Taneler pişince iki kat uzar',
      'पकने पर दाने दोगुने लंबे',
    ),
    text(
      'Sorted three times, no stones',
      'Trié trois fois, sans cailloux',
      'منقّى ثلاث مرات بلا حصى',
      'Üç kez ayıklanır, taşsız',
      'तीन बार छांटा, कंकड़ नहीं',
    ),
  ],
  cookies: [
    text(
      'Baked on the day they are packed',
      'Cuits le jour de l’emballage',
      'تُخبز يوم تعبئتها',
      'Paketlendiği gün pişer',
      'पैक करने के दिन ही बनी',
    ),
    text('No palm oil', 'Sans huile de palme', 'بلا زيت نخيل', 'Palm yağı yok', 'पाम ऑयल नहीं'),
  ],
  chocolate: [
    text(
      'Cocoa bought from the growers’ own cooperative',
      'Cacao acheté à la coopérative des producteurs',
      'كاكاو من تعاونية المزارعين مباشرة',
      'Kakao doğrudan üretici kooperatifinden',
      'कोको सीधे किसानों की सहकारी समिति से',
    ),
    text(
      'In warm weather sent with a cool pack',
      'Par temps chaud, envoi avec bloc froid',
      'يُرسل في الحر مع كيس تبريد',
      'Sıcak havada soğutucuyla gönderilir',
      'गर्मी में कूल पैक के साथ',
    ),
  ],
  'coffee-beans': [
    text(
      'For espresso machine, moka pot and filter',
      'Pour machine expresso, cafetière italienne et filtre',
      'لآلة الإسبريسو والموكا والفلتر',
      'Espresso makinesi, moka pot ve filtre için',
      'एस्प्रेसो मशीन, मोका पॉट और फ़िल्टर के लिए',
    ),
    text(
      'Date of roasting on every pack',
      'Date de torréfaction sur chaque sachet',
      'تاريخ التحميص على كل عبوة',
      'Her pakette kavurma tarihi',
      'हर पैक पर रोस्ट की तारीख़',
    ),
  ],
  juice: [
    text(
      'About eleven fruits in every litre',
      'Environ onze fruits par litre',
      'نحو إحدى عشرة ثمرة في كل لتر',
      'Her litrede yaklaşık on bir meyve',
      'हर लीटर में लगभग ग्यारह फल',
    ),
    text(
      'Shake before you pour',
      'Agiter avant de servir',
      'يُرجّ قبل السكب',
      'Dökmeden önce çalkalayın',
      'परोसने से पहले हिलाएं',
    ),
  ],
};
