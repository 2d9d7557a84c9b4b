import type { Prose } from './prose.ts';
import { text } from '#demo/text.ts';

/** What every pharmacy of the demo promises. */
export const PHARMACY_POINTS = [
  text(
    'Advice from our pharmacists by telephone',
    'Conseil de nos pharmaciens par téléphone',
    'استشارة صيادلتنا هاتفيًا',
    'Eczacılarımızdan telefonla danışmanlık',
    'फ़ोन पर हमारे फ़ार्मासिस्ट की सलाह',
  ),
  text(
    'Sealed original pack',
    'Emballage d’origine scellé',
    'عبوة أصلية مختومة',
    'Mühürlü orijinal ambalaj',
    'सील बंद मूल पैक',
  ),
];

/** For what is worn: it has seams and fabric, not parts and instructions. */
export const CLOTHES: Prose['middles'] = [
  text(
    '{brand} works with a few workshops only, knows their seamstresses by name and tells you on the label where each piece was sewn.',
    '{brand} ne travaille qu’avec quelques ateliers, connaît leurs couturières par leur nom et indique sur l’étiquette où chaque pièce a été cousue.',
    'تعمل {brand} مع ورش قليلة تعرف خياطيها بأسمائهم، وتذكر على الملصق أين خيطت كل قطعة.',
    '{brand} yalnızca birkaç atölyeyle çalışır, ustalarını adıyla tanır ve her parçanın nerede dikildiğini etikette yazar.',
    '{brand} गिनी-चुनी वर्कशॉप के साथ काम करता है, वहां के कारीगरों को नाम से जानता है और लेबल पर लिखता है कि हर पीस कहां सिला गया।',
  ),
  text(
    'Before {brand} puts a cut into the shop, it is worn for a month by people of very different figures.',
    'Avant de proposer une coupe, {brand} la fait porter un mois à des personnes de silhouettes très différentes.',
    'قبل أن تطرح {brand} أي تصميم في المتجر يجرّبه شهرًا أشخاص مختلفو القامة والبنية.',
    '{brand}, bir kalıbı satışa sunmadan önce birbirinden farklı vücut tiplerinden kişilere bir ay boyunca denetir.',
    '{brand} किसी डिज़ाइन को बाज़ार में लाने से पहले उसे अलग-अलग कद-काठी के लोगों को महीने भर पहनाकर देखता है।',
  ),
  text(
    '{brand} cuts each size from a pattern of its own instead of enlarging the smallest one.',
    '{brand} trace un patron pour chaque taille au lieu d’agrandir la plus petite.',
    'ترسم {brand} لكل مقاس تصميمه الخاص بدل تكبير المقاس الأصغر.',
    '{brand} en küçük bedeni büyütmek yerine her beden için ayrı kalıp çıkarır.',
    '{brand} सबसे छोटे साइज़ को बड़ा करने के बजाय हर साइज़ का अलग पैटर्न बनाता है।',
  ),
  text(
    'Seams, buttons and hems are what {brand} looks at first, since that is where clothes wear out.',
    'Coutures, boutons, ourlets : {brand} commence par là où les vêtements s’usent.',
    'تبدأ {brand} بالدرزات والأزرار والحواف، فمنها تبلى الملابس.',
    '{brand} önce dikişe, düğmeye ve etek ucuna bakar; giysiler oradan eskir.',
    '{brand} सबसे पहले सिलाई, बटन और किनारे देखता है, क्योंकि कपड़े वहीं से घिसते हैं।',
  ),
  text(
    'What {brand} makes one season can be worn with what comes in the next.',
    'Ce que {brand} crée une saison se porte avec ce qui vient la suivante.',
    'ما تصنعه {brand} في موسم يُلبس مع ما يأتي في الموسم التالي.',
    '{brand} bir mevsim yaptığını sonrakiyle birlikte giyilecek gibi tasarlar.',
    '{brand} का एक मौसम का कपड़ा अगले मौसम के कपड़ों के साथ भी पहना जा सकता है।',
  ),
];

/** For gardens, animals and small children: things that grow, are eaten, hugged or chewed. */
export const LIVELY: Prose['middles'] = [
  text(
    '{brand} is run by people who live with plants, animals and children themselves, and it shows in the details.',
    '{brand} est l’affaire de gens qui vivent eux-mêmes avec des plantes, des animaux et des enfants, et cela se voit dans les détails.',
    'يدير {brand} أناس يعيشون هم أنفسهم مع النباتات والحيوانات والأطفال، وذلك ظاهر في التفاصيل.',
    '{brand} ekibi kendi evinde bitkilerle, hayvanlarla ve çocuklarla yaşar; bu, ayrıntılardan belli olur.',
    '{brand} को वे लोग चलाते हैं जो ख़ुद पौधों, जानवरों और बच्चों के बीच रहते हैं, और यह बारीकियों में दिखता है।',
  ),
  text(
    'The team at {brand} tried it at home for several weeks before it was allowed into the shop.',
    'Chez {brand}, l’équipe a essayé cet article à la maison pendant plusieurs semaines avant de le proposer.',
    'جرّب فريق {brand} هذا المنتج في البيت عدة أسابيع قبل طرحه في المتجر.',
    '{brand} ekibi, satışa sunmadan önce haftalarca kendi evinde denedi.',
    '{brand} की टीम ने इसे बेचने से पहले कई हफ़्ते अपने घर पर आज़माया।',
  ),
  text(
    'From {brand}, a small company that answers letters and knows what it sells.',
    'Signé {brand}, une petite maison qui répond aux lettres et connaît ce qu’elle vend.',
    'من {brand}، شركة صغيرة ترد على رسائلك وتعرف جيدًا ما تبيعه.',
    'Mektuplara yanıt veren ve ne sattığını bilen küçük bir şirketten: {brand}.',
    '{brand} की ओर से, एक छोटी कंपनी जो हर ख़त का जवाब देती है और अपने सामान को अच्छी तरह जानती है।',
  ),
];

/** For what stands in a pharmacy without being a medicine. */
export const CARE_AT_HOME: Prose = {
  middles: [
    text(
      '{brand} asks nurses and families what they need and leaves out everything else.',
      '{brand} demande aux infirmières et aux familles ce qu’il leur faut, et laisse de côté tout le reste.',
      'تسأل {brand} الممرضات والعائلات عما يحتاجونه وتستغني عن كل ما عداه.',
      '{brand}, hemşirelere ve ailelere neye ihtiyaç duyduklarını sorar, gerisini dışarıda bırakır.',
      '{brand} नर्सों और परिवारों से पूछता है कि उन्हें क्या चाहिए, और बाकी सब छोड़ देता है।',
    ),
    text(
      'Made by {brand} to the rules for medical goods, each batch checked before it leaves.',
      'Une fabrication {brand} selon les normes des articles de santé, chaque lot vérifié avant l’expédition.',
      'تصنع {brand} هذا المنتج وفق معايير المستلزمات الصحية، وتُفحص كل دفعة قبل خروجها.',
      '{brand} tarafından sağlık ürünleri standartlarına göre üretilir, her parti çıkmadan kontrol edilir.',
      '{brand} इसे हेल्थ प्रोडक्ट के मानकों के अनुसार बनाता है, और हर बैच भेजने से पहले जांचा जाता है।',
    ),
  ],
  ends: [
    text(
      'If you are unsure, ask your doctor or pharmacist.',
      'En cas de doute, demandez conseil à votre médecin ou à votre pharmacien.',
      'إن لم تكن متأكدًا فاستشر طبيبك أو الصيدلي.',
      'Emin değilseniz doktorunuza veya eczacınıza danışın.',
      'कोई शंका हो तो अपने डॉक्टर या फ़ार्मासिस्ट से पूछें।',
    ),
    text(
      'Keep small parts out of reach of young children.',
      'Tenir les petits éléments hors de portée des jeunes enfants.',
      'تُحفظ القطع الصغيرة بعيدًا عن متناول الأطفال الصغار.',
      'Küçük parçaları küçük çocukların erişemeyeceği yerde saklayın.',
      'छोटे हिस्सों को नन्हे बच्चों की पहुंच से दूर रखें।',
    ),
  ],
  points: [
    ...PHARMACY_POINTS,
    text(
      'Hygienically packed',
      'Emballage hygiénique',
      'تغليف صحي',
      'Hijyenik paketleme',
      'हाइजीनिक पैकिंग',
    ),
    text(
      'Short guide in five languages',
      'Petit guide en cinq langues',
      'دليل مختصر بخمس لغات',
      'Beş dilde kısa kılavuz',
      'पांच भाषाओं में छोटी-सी गाइड',
    ),
  ],
};
