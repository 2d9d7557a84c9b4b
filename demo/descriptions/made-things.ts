import type { Prose } from './prose.ts';
import { text } from '#demo/text.ts';

type Middles = Prose['middles'];

/** Of what has a plug, a battery or a screen. */
export const DEVICES: Middles = [
  text(
    '{brand} sells spare parts and shows on its pages how they are fitted.',
    '{brand} vend les pièces détachées et montre sur son site comment les monter.',
    'تبيع {brand} قطع الغيار وتشرح في موقعها كيفية تركيبها.',
    '{brand} yedek parça satar ve nasıl takıldığını sitesinde gösterir.',
    '{brand} स्पेयर पार्ट बेचता है और अपनी साइट पर उन्हें लगाना दिखाता है।',
  ),
  text(
    '{brand} tests each one at the factory before it is packed.',
    'Chez {brand}, chaque appareil est testé à l’usine avant d’être emballé.',
    'تختبر {brand} كل جهاز في المصنع قبل تعبئته.',
    '{brand} her cihazı paketlemeden önce fabrikada dener.',
    '{brand} हर डिवाइस को पैक करने से पहले कारख़ाने में जांचता है।',
  ),
];

/** Of what rooms are furnished with. */
export const FURNISHINGS: Middles = [
  text(
    '{brand} draws its pieces so that those of one year stand well beside those of the next.',
    '{brand} dessine ses pièces pour que celles d’une année s’accordent avec celles de la suivante.',
    'تصمم {brand} قطعها بحيث تنسجم قطع كل عام مع ما يليه.',
    '{brand} bir yılın parçaları ertesi yılınkilerle uyumlu olsun diye tasarlar.',
    '{brand} अपनी चीज़ें ऐसे बनाता है कि एक साल की चीज़ें अगले साल वाली के साथ भी जंचें।',
  ),
  text(
    '{brand} works with a few workshops and says which one made each piece.',
    '{brand} travaille avec quelques ateliers et indique lequel a fabriqué chaque pièce.',
    'تتعامل {brand} مع ورش قليلة وتذكر أيّها صنعت كل قطعة.',
    '{brand} az sayıda atölyeyle çalışır ve her parçayı hangisinin yaptığını yazar.',
    '{brand} गिनी-चुनी वर्कशॉप के साथ काम करता है और बताता है कि हर पीस किसने बनाया।',
  ),
];

/** Of what one cooks in and eats from. */
export const FOR_COOKING: Middles = [
  text(
    '{brand} gives every new model to a restaurant kitchen for three months before it is sold.',
    '{brand} confie chaque nouveau modèle trois mois à une cuisine de restaurant avant de le vendre.',
    'تسلّم {brand} كل طراز جديد إلى مطبخ مطعم ثلاثة أشهر قبل بيعه.',
    '{brand} her yeni modeli satışa sunmadan üç ay bir restoran mutfağına verir.',
    '{brand} हर नया मॉडल बेचने से पहले तीन महीने किसी रेस्तरां की रसोई में देता है।',
  ),
  text(
    '{brand} takes back what chips or bends in the first year.',
    '{brand} reprend ce qui s’ébrèche ou se déforme la première année.',
    'تستبدل {brand} ما يتكسر أو ينثني في السنة الأولى.',
    '{brand} ilk yıl çatlayan ya da eğilen ürünü değiştirir.',
    '{brand} पहले साल में चटकी या मुड़ी चीज़ बदल देता है।',
  ),
];

/** Of what one trains and travels with. */
export const FOR_SPORT: Middles = [
  text(
    '{brand} lends its prototypes to clubs for a season and changes what breaks.',
    '{brand} prête ses prototypes à des clubs le temps d’une saison et corrige ce qui casse.',
    'تعير {brand} نماذجها للأندية موسمًا كاملًا وتعدّل ما ينكسر.',
    '{brand} ilk örnekleri bir sezon kulüplere verir, kırılanı düzeltir.',
    '{brand} अपने नमूने एक सीज़न क्लबों को देता है और जो टूटे उसे सुधारता है।',
  ),
  text(
    '{brand} has its goods tried by coaches and guides, who write down what they would change.',
    '{brand} fait essayer ses articles par des entraîneurs et des guides, qui notent ce qu’ils changeraient.',
    'تجرّب {brand} منتجاتها مع مدربين ومرشدين يدوّنون ما يرغبون في تغييره.',
    '{brand} ürünlerini antrenörlere ve rehberlere denetir, neyi değiştireceklerini not aldırır.',
    '{brand} अपना सामान कोच और गाइड से आज़मवाता है, जो लिखते हैं कि वे क्या बदलते।',
  ),
];

/** Of what is played with. */
export const FOR_PLAY: Middles = [
  text(
    '{brand} lets nursery schools try its toys and keeps only those that come out again on the second day.',
    '{brand} fait essayer ses jouets dans des écoles maternelles et ne garde que ceux que l’on ressort le lendemain.',
    'تجرّب {brand} ألعابها في رياض الأطفال ولا تُبقي إلا ما يعود إليه الأطفال في اليوم التالي.',
    '{brand} oyuncaklarını anaokullarında denetir, yalnızca ertesi gün yeniden istenenleri üretir.',
    '{brand} अपने खिलौने नर्सरी स्कूलों में आज़माता है और वही रखता है जिन्हें बच्चे अगले दिन फिर उठाएं।',
  ),
  text(
    '{brand} has every toy tested by an independent laboratory.',
    '{brand} fait contrôler chaque jouet par un laboratoire indépendant.',
    'تفحص {brand} كل لعبة في مختبر مستقل.',
    '{brand} her oyuncağı bağımsız bir laboratuvarda test ettirir.',
    '{brand} हर खिलौने की जांच एक स्वतंत्र लैब में कराता है।',
  ),
];

/** Of shoes: what is lasted and glued, and carries somebody. */
export const FOOTWEAR: Middles = [
  text(
    '{brand} builds each model on a last of its own and lets testers walk in it for weeks.',
    '{brand} construit chaque modèle sur sa propre forme et le fait porter des semaines par des testeurs.',
    'تصنع {brand} كل طراز على قالب خاص به وتجعل المختبرين يمشون به أسابيع.',
    '{brand} her modeli kendi kalıbında üretir ve haftalarca yürüyerek denetir.',
    '{brand} हर मॉडल अपने अलग फ़र्मे पर बनाता है और हफ़्तों तक चलवाकर परखता है।',
  ),
];

/** Of bags: they are sewn, but nobody washes or wears them out in a month. */
export const BAGS: Middles = [
  text(
    '{brand} reinforces every place that a strap pulls at and tests it under twice the usual load.',
    '{brand} renforce chaque point d’attache des bretelles et l’éprouve sous une double charge.',
    'تدعم {brand} كل موضع يشده الحزام وتختبره بضعف الحمل المعتاد.',
    '{brand} askının çektiği her yeri güçlendirir ve iki kat yükle dener.',
    '{brand} पट्टी के खिंचाव वाली हर जगह मज़बूत करता है और दोगुने वज़न से परखता है।',
  ),
];

/** Of watches and glasses: small things of metal and acetate. */
export const WORN_SMALL: Middles = [
  text(
    '{brand} buys the small parts from workshops that have made nothing else for decades.',
    '{brand} achète les petites pièces à des ateliers qui ne font rien d’autre depuis des décennies.',
    'تشتري {brand} القطع الصغيرة من ورش لا تصنع غيرها منذ عقود.',
    '{brand} küçük parçaları onlarca yıldır yalnızca bunu yapan atölyelerden alır.',
    '{brand} छोटे पुर्ज़े उन वर्कशॉप से लेता है, जो दशकों से बस यही बनाती हैं।',
  ),
];
