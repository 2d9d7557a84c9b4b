import { text } from '#demo/text.ts';

/** What each cookbook teaches. */
export const COOKBOOKS = [
  text(
    'Sixty suppers that need one pot and one spoon, sorted by how tired you are when you come home.',
    'Soixante dîners avec une marmite et une cuillère, classés selon votre fatigue en rentrant.',
    'ستون عشاءً بقدر واحد وملعقة واحدة، مرتبة بحسب مقدار تعبك حين تعود إلى البيت.',
    'Tek tencere ve tek kaşıkla altmış akşam yemeği, eve döndüğünüzde ne kadar yorgun olduğunuza göre sıralı.',
    'एक बर्तन और एक चम्मच से बनने वाले साठ खाने, इस हिसाब से कि घर लौटकर आप कितने थके हैं।',
  ),
  text(
    'Three versions of each dish, from a gentle warmth to real fire, with what to drink when you have gone too far.',
    'Chaque plat en trois versions, de la douce chaleur au vrai feu, et que boire quand on est allé trop loin.',
    'لكل طبق ثلاث درجات من الدفء الخفيف إلى النار الحقيقية، مع ما تشربه إذا بالغت.',
    'Her yemeğin hafif acıdan gerçek ateşe üç hâli; fazla kaçırdığınızda ne içeceğiniz de içinde.',
    'हर पकवान तीन तरह से, हल्की गर्माहट से असली आग तक, और साथ में यह भी कि ज़्यादा हो जाए तो क्या पिएं।',
  ),
  text(
    'Twenty-four spices, how to buy, keep and toast them, and four dishes for each, so that no jar goes stale.',
    'Vingt-quatre épices, comment les acheter, les garder et les torréfier, et quatre plats pour chacune : aucun bocal ne s’évente.',
    'أربعة وعشرون نوعًا من البهارات: كيف تشتريها وتحفظها وتحمّصها، ولكل منها أربعة أطباق كي لا تفسد علبة.',
    'Yirmi dört baharat: nasıl alınır, saklanır, kavrulur; her biriyle dört yemek, hiçbir kavanoz bayatlamasın diye.',
    'चौबीस मसाले: कैसे ख़रीदें, रखें और भूनें, और हर एक के चार पकवान, ताकि कोई डिब्बा बेकार न जाए।',
  ),
  text(
    'Small plates and slow stews from twelve ports, cooked beside the families who have made them for generations.',
    'Petites assiettes et plats mijotés de douze ports, cuisinés aux côtés des familles qui les font depuis des générations.',
    'مقبّلات وأطباق مطهوة على مهل من اثني عشر ميناءً، أُعدّت مع عائلات توارثتها جيلًا بعد جيل.',
    'On iki limandan mezeler ve ağır ateşte yemekler, onları kuşaklardır pişiren ailelerle birlikte hazırlandı.',
    'बारह बंदरगाहों के छोटे पकवान और धीमी आंच के सालन, उन परिवारों के साथ पकाए गए जो पीढ़ियों से इन्हें बनाते हैं।',
  ),
  text(
    'Grow them on a balcony, dry them, pickle them, stuff them: a year with peppers, from the first seed to the last jar.',
    'Les cultiver au balcon, les sécher, les mariner, les farcir : une année de piments, de la graine au dernier bocal.',
    'ازرعه في الشرفة وجففه وخلله واحشُه: عام مع الفلفل من البذرة الأولى حتى آخر مرطبان.',
    'Balkonda yetiştirin, kurutun, turşusunu kurun, doldurun: ilk tohumdan son kavanoza biberle bir yıl.',
    'बालकनी में उगाएं, सुखाएं, अचार डालें, भरवां बनाएं: पहले बीज से आख़िरी मर्तबान तक मिर्चों का एक साल।',
  ),
];
