import { CARE_AT_HOME, CLOTHES, LIVELY, PHARMACY_POINTS } from './clothes-garden-and-pharmacy.ts';
import {
  BAGS,
  DEVICES,
  FOOTWEAR,
  FOR_COOKING,
  FOR_PLAY,
  FOR_SPORT,
  FURNISHINGS,
  WORN_SMALL,
} from './made-things.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';

/** Second and last sentences of descriptions, and points of the lists of those that have none of their own (points/). */
export type Prose = {
  middles: readonly FiveTexts[];
  ends: readonly (FiveTexts | undefined)[];
  points: readonly FiveTexts[];
};

/** Of things the advice of their section is the last word: what is true of anything says nothing. */
const NO_END = [undefined] as const;

const thing = (middles: readonly FiveTexts[], points: readonly FiveTexts[] = []): Prose => ({
  middles,
  points,
  ends: NO_END,
});

const CARE = thing(
  [
    text(
      '{brand} keeps the formula short and says what each ingredient is for.',
      '{brand} garde une formule courte et explique le rôle de chaque ingrédient.',
      'تعتمد {brand} تركيبة قصيرة وتوضح فائدة كل مكوّن.',
      '{brand} içeriği kısa tutar ve her maddenin ne işe yaradığını söyler.',
      '{brand} का फ़ॉर्मूला छोटा है, और हर सामग्री का काम साफ़-साफ़ बताया गया है।',
    ),
    text(
      '{brand} prepares it in small quantities, so that it is fresh when it reaches you.',
      '{brand} prépare de petites quantités, pour un produit frais à l’arrivée.',
      'تحضّر {brand} كميات صغيرة ليصلك المنتج طازجًا.',
      '{brand} az miktarlarda hazırlar; size taze ulaşır.',
      '{brand} इसे थोड़ी-थोड़ी मात्रा में तैयार करता है, ताकि यह आप तक ताज़ा पहुंचे।',
    ),
  ],
  [
    text(
      'Dermatologically tested',
      'Tests dermatologiques',
      'اختبارات بإشراف أطباء الجلد',
      'Dermatolojik olarak test edildi',
      'त्वचा विशेषज्ञों द्वारा जांचा हुआ',
    ),
    text(
      'Free from parabens and mineral oil',
      'Sans parabènes ni huile minérale',
      'بلا بارابين ولا زيوت معدنية',
      'Paraben ve mineral yağ içermez',
      'पैराबेन और मिनरल ऑयल से मुक्त',
    ),
    text(
      'Recyclable packaging',
      'Emballage recyclable',
      'عبوة قابلة للتدوير',
      'Geri dönüştürülebilir ambalaj',
      'रीसाइकल होने वाली पैकेजिंग',
    ),
    text(
      'Not tested on animals',
      'Aucun test sur les animaux',
      'بلا اختبارات على الحيوانات',
      'Hayvanlar üzerinde test edilmedi',
      'जानवरों पर परीक्षण नहीं',
    ),
  ],
);

const MEDICINE: Prose = {
  middles: [
    text(
      '{brand} prints the dose and the warnings in large type, so that the leaflet is really read.',
      '{brand} imprime la posologie et les précautions en gros caractères, pour une notice vraiment lisible.',
      'تطبع {brand} الجرعة والتحذيرات بخط كبير كي تُقرأ النشرة فعلًا.',
      '{brand}, dozu ve uyarıları büyük puntoyla basar; kullanma talimatı gerçekten okunur.',
      '{brand} ख़ुराक और चेतावनियां बड़े अक्षरों में छापता है, ताकि पर्चा सच में पढ़ा जाए।',
    ),
    text(
      'Made by {brand} under pharmaceutical supervision, each batch checked before it leaves.',
      'Une fabrication {brand} sous contrôle pharmaceutique, chaque lot vérifié avant l’expédition.',
      'تصنع {brand} هذا المنتج بإشراف صيدلاني، وتُفحص كل دفعة قبل خروجها.',
      '{brand} tarafından eczacı denetiminde üretilir, her parti çıkmadan kontrol edilir.',
      '{brand} इसे फ़ार्मास्युटिकल निगरानी में बनाता है, और हर बैच भेजने से पहले जांचा जाता है।',
    ),
  ],
  ends: [
    text(
      'Read the leaflet before use and ask your doctor or pharmacist if you take other medicines.',
      'Lisez la notice avant utilisation et demandez conseil à votre médecin ou pharmacien si vous suivez un autre traitement.',
      'اقرأ النشرة قبل الاستعمال واستشر طبيبك أو الصيدلي إن كنت تتناول أدوية أخرى.',
      'Kullanmadan önce talimatı okuyun; başka ilaç kullanıyorsanız doktorunuza veya eczacınıza danışın.',
      'इस्तेमाल से पहले पर्चा पढ़ें; दूसरी दवाएं लेते हों तो डॉक्टर या फ़ार्मासिस्ट से पूछें।',
    ),
    text(
      'Keep out of reach of children; do not use after the date printed on the pack.',
      'Tenir hors de portée des enfants ; ne pas utiliser après la date imprimée sur la boîte.',
      'يُحفظ الدواء بعيدًا عن متناول الأطفال ولا يُستعمل بعد التاريخ المطبوع على العبوة.',
      'Çocukların erişemeyeceği yerde saklayın; ambalajdaki tarihten sonra kullanmayın.',
      'बच्चों की पहुंच से दूर रखें; पैक पर छपी तारीख़ के बाद इस्तेमाल न करें।',
    ),
  ],
  points: [
    ...PHARMACY_POINTS,
    text(
      'At least 12 months before expiry',
      'Au moins 12 mois avant péremption',
      'صلاحية لا تقل عن 12 شهرًا',
      'Son kullanma tarihine en az 12 ay',
      'एक्सपायरी में कम से कम 12 महीने',
    ),
    text(
      'Braille on the pack',
      'Indications en braille sur la boîte',
      'كتابة بطريقة برايل على العبوة',
      'Kutuda Braille yazısı',
      'पैक पर ब्रेल लिपि',
    ),
  ],
};

const FOOD: Prose = {
  middles: [
    text(
      '{brand} works with growers it has known for years and pays them on time.',
      '{brand} travaille avec des producteurs connus depuis des années, payés à temps.',
      'تعمل {brand} مع مزارعين تعرفهم منذ سنوات وتدفع لهم في الموعد.',
      '{brand} yıllardır tanıdığı üreticilerle çalışır ve ödemelerini zamanında yapar.',
      '{brand} उन किसानों के साथ काम करता है जिन्हें वह बरसों से जानता है, और समय पर भुगतान करता है।',
    ),
    text(
      '{brand} tastes each harvest before buying it and sends back what does not please.',
      '{brand} goûte chaque récolte avant de l’acheter et renvoie ce qui ne lui plaît pas.',
      'تتذوق {brand} كل محصول قبل شرائه وتعيد ما لا يعجبها.',
      '{brand} her hasadı almadan önce tadar, beğenmediğini geri yollar.',
      '{brand} हर फ़सल ख़रीदने से पहले चखता है और जो पसंद न आए उसे लौटा देता है।',
    ),
  ],
  ends: [
    text(
      'Once opened, keep it well closed and enjoy it soon.',
      'Après ouverture, bien refermer et consommer rapidement.',
      'بعد الفتح أغلق العبوة جيدًا واستمتع بها سريعًا.',
      'Açıldıktan sonra ağzını sıkıca kapatın ve kısa sürede tüketin.',
      'खोलने के बाद अच्छी तरह बंद रखें और जल्दी इस्तेमाल करें।',
    ),
    text(
      'Good on its own, better at a table with friends.',
      'À savourer en solo, ou mieux encore autour d’une table entre amis.',
      'طعم لذيذ، وألذ على مائدة مع الأصدقاء.',
      'Tek başına güzel, dostlarla sofrada daha da güzel.',
      'अकेले भी अच्छा, दोस्तों के साथ मेज़ पर और भी अच्छा।',
    ),
  ],
  points: [],
};

const READING = thing(
  [
    text(
      'Published by {brand} on paper that does not shine and with a binding that stays open.',
      'Une édition {brand} sur un papier qui ne brille pas, avec une reliure qui reste ouverte.',
      'من إصدار {brand} على ورق غير لامع وتجليد يبقى مفتوحًا.',
      '{brand} tarafından parlamayan kâğıda, açık kalan ciltle hazırlandı.',
      '{brand} की ओर से, न चमकने वाले काग़ज़ और खुली रहने वाली बाइंडिंग के साथ।',
    ),
    text(
      '{brand} chooses paper, type and colour so that hand and eye enjoy them.',
      '{brand} choisit le papier, le caractère et la couleur pour le plaisir de la main et de l’œil.',
      'تختار {brand} الورق والخط واللون لتستمتع اليد والعين.',
      '{brand} kâğıdı, yazıyı ve rengi ele ve göze hoş gelsin diye seçer.',
      '{brand} काग़ज़, अक्षर और रंग ऐसे चुनता है कि हाथ और आंख दोनों ख़ुश हों।',
    ),
  ],
  [
    text(
      'Paper from responsible forestry',
      'Papier issu de forêts gérées durablement',
      'ورق من غابات مُدارة بمسؤولية',
      'Sorumlu ormancılıktan kâğıt',
      'टिकाऊ प्रबंधन वाले वनों का काग़ज़',
    ),
    text(
      'Gift wrapping on request',
      'Papier cadeau sur demande',
      'تغليف هدايا عند الطلب',
      'İsteğe bağlı hediye paketi',
      'मांगने पर गिफ़्ट रैपिंग',
    ),
    text(
      'Printed with plant-based inks',
      'Impression à l’encre végétale',
      'طباعة بأحبار نباتية',
      'Bitkisel mürekkeple basıldı',
      'वनस्पति स्याही से छपा',
    ),
  ],
);

/** What one writes and paints with is neither published nor printed. */
const STATIONERY = thing([
  text(
    '{brand} has made what lies on desks for three generations and still tries out each thing by hand.',
    '{brand} fabrique des articles de bureau depuis trois générations et essaie encore chacun à la main.',
    'تصنع {brand} لوازم المكاتب منذ ثلاثة أجيال وما زالت تجرّب كل قطعة يدويًا.',
    '{brand} üç kuşaktır kırtasiye üretir, her ürünü hâlâ elde dener.',
    '{brand} तीन पीढ़ियों से स्टेशनरी बनाता है और आज भी हर चीज़ हाथ से परखता है।',
  ),
  text(
    '{brand} chooses form and colour so that hand and eye enjoy them.',
    '{brand} choisit la forme et la couleur pour le plaisir de la main et de l’œil.',
    'تختار {brand} الشكل واللون لتستمتع اليد والعين.',
    '{brand} biçimi ve rengi ele ve göze hoş gelsin diye seçer.',
    '{brand} आकार और रंग ऐसे चुनता है कि हाथ और आंख दोनों ख़ुश हों।',
  ),
]);

/** By category or, more closely, by sub-category or kind of product. */
const PROSE: Record<string, Prose> = {
  electronics: thing(DEVICES),
  'lamp-bulb': thing(DEVICES.slice(1)),
  fashion: thing(CLOTHES),
  shoes: thing(FOOTWEAR),
  'hiking-boots': thing(FOOTWEAR),
  bags: thing(BAGS),
  accessories: thing(WORN_SMALL),
  home: thing(FURNISHINGS),
  kitchen: thing(FOR_COOKING),
  sports: thing(FOR_SPORT),
  toys: thing(FOR_PLAY),
  baby: thing(LIVELY),
  'garden-and-pets': thing(LIVELY),
  'first-aid': CARE_AT_HOME,
  'health-devices': CARE_AT_HOME,
  'oral-care': CARE_AT_HOME,
  beauty: CARE,
  pharmacy: MEDICINE,
  grocery: FOOD,
  'books-and-stationery': READING,
  'notebooks-and-pens': STATIONERY,
  'art-supplies': STATIONERY,
  'hair-comb': thing(FURNISHINGS.slice(1)),
};

/** What there is to say of a kind of product; a category's prose where it has none of its own. */
export const proseOf = (department: string, { id, section }: ProductType): Prose => {
  const prose = PROSE[id] ?? PROSE[section] ?? PROSE[department];
  if (!prose) throw new Error(`Nothing is to be said of "${id}"`);
  return prose;
};
