import { page } from './page.ts';

export const RETURNS = page(
  'returns',
  [
    'Returns and refunds',
    'Retours et remboursements',
    'الإرجاع واسترداد المبلغ',
    'İade ve geri ödeme',
    'रिटर्न और रिफ़ंड',
  ],
  {
    en: `
You may change your mind. Most products can be returned within 14 days, some within 30; the product page says which. The days are counted from the moment the parcel reaches you.
# How it works
- On the page of your order, choose what you want to return and why. The shop answers there and by email, with the address of the store.
- Pack them so that they arrive as they reached you; the original box is welcome but not required.
- Drop the parcel off. Once the store has received it, we refund you within five working days, in the way you paid.
# What cannot be returned
Medicines, food, plants and opened hygiene products cannot be sold again and are therefore not taken back, unless they arrived damaged or late. Their pages say so before you order.
# When something is wrong
Was the parcel damaged, a part missing or the wrong thing inside? Ask for the return on the page of your order within 14 days and add pictures. You decide whether you want a replacement or your money, and we carry the cost of the return.
# Savings and bundles
If you return part of a bundle or of an order with a voucher, we refund what you really paid for that part. The page of your order shows what was saved.
`,
    fr: `
Vous avez le droit de changer d’avis. La plupart des articles peuvent être retournés sous 14 jours, certains sous 30 ; la fiche produit l’indique. Le délai court à partir de la réception du colis.
# Comment faire
- Sur la page de la commande, choisissez les articles à retourner et le motif. La réponse, avec l’adresse de la boutique, arrive sur cette page et par e-mail.
- Emballez-les pour qu’ils arrivent comme vous les avez reçus ; la boîte d’origine est bienvenue, mais pas obligatoire.
- Déposez le colis. Dès réception par la boutique, nous vous remboursons sous cinq jours ouvrés, par le même moyen de paiement.
# Ce qui ne peut pas être retourné
Les médicaments, les aliments, les plantes et les produits d’hygiène ouverts ne peuvent pas être revendus : ils ne sont donc pas repris, sauf s’ils sont arrivés abîmés ou en retard. Leur fiche le précise avant la commande.
# En cas de problème
Colis abîmé, pièce manquante, erreur d’article ? Demandez le retour sur la page de la commande sous 14 jours, photos à l’appui. Vous choisissez entre remplacement et remboursement, et le retour est à nos frais.
# Remises et lots
Si vous retournez une partie d’un lot ou d’une commande avec code promo, nous remboursons ce que vous avez réellement payé pour cette partie. La page de votre commande montre les remises obtenues.
`,
    ar: `
يحق لك أن تغيّر رأيك. يمكن إرجاع معظم المنتجات خلال 14 يومًا وبعضها خلال 30 يومًا، وتجد المدة في صفحة المنتج. تُحسب الأيام من لحظة وصول الطرد إليك.
# كيف تُرجع منتجًا
- اختر في صفحة طلبك المنتجات التي تريد إرجاعها والسبب. يصلك الرد مع عنوان المتجر في الصفحة نفسها وبالبريد الإلكتروني.
- غلّفها لتصل كما وصلتك؛ العلبة الأصلية مفضّلة وليست شرطًا.
- سلّم الطرد. بعد أن يتسلمه المتجر نعيد إليك المبلغ خلال خمسة أيام عمل وبطريقة الدفع نفسها.
# ما لا يمكن إرجاعه
الأدوية والأطعمة والنباتات ومستلزمات النظافة المفتوحة لا يمكن بيعها مجددًا، لذلك لا يُقبل إرجاعها إلا إذا وصلت تالفة أو متأخرة. تذكر صفحاتها ذلك قبل الطلب.
# عندما يحدث خطأ
هل وصل الطرد تالفًا أو ناقصًا أو فيه منتج آخر؟ اطلب الإرجاع من صفحة طلبك خلال 14 يومًا وأرفق صورًا. القرار لك: بديل أو استرداد المبلغ، ونتحمل نحن تكلفة الإرجاع.
# الخصومات والعروض
إذا أرجعت جزءًا من باقة أو من طلب بقسيمة، نرد ما دفعته فعلًا عن ذلك الجزء. وتعرض صفحة طلبك الخصومات التي حصلت عليها.
`,
    tr: `
Fikrinizi değiştirebilirsiniz. Ürünlerin çoğu 14, bazıları 30 gün içinde iade edilir; süre ürün sayfasında yazar. Günler, paketin size ulaştığı andan başlar.
# Nasıl yapılır
- Sipariş sayfanızda iade etmek istediğiniz ürünleri ve nedenini seçin. Yanıt, mağazanın adresiyle birlikte o sayfaya ve e-postanıza gelir.
- Ürünleri size geldiği gibi ulaşacak şekilde paketleyin; orijinal kutu iyi olur ama şart değildir.
- Paketi teslim edin. Mağaza aldıktan sonra beş iş günü içinde, ödediğiniz yoldan geri öderiz.
# İade edilemeyenler
İlaçlar, gıdalar, bitkiler ve açılmış hijyen ürünleri yeniden satılamaz; bu yüzden hasarlı veya geç gelmedikçe geri alınmaz. Sayfalarında siparişten önce yazar.
# Bir sorun olduğunda
Paket hasarlı mı, parça eksik mi, yanlış ürün mü geldi? 14 gün içinde sipariş sayfanızdan iade isteyin ve fotoğraf ekleyin. Değişim mi, para iadesi mi, siz seçersiniz; iade ücreti bizdendir.
# İndirimler ve setler
Bir setin ya da kuponlu bir siparişin bir bölümünü iade ederseniz, o bölüm için gerçekten ödediğiniz tutarı geri öderiz. Sipariş sayfanız aldığınız indirimleri gösterir.
`,
    hi: `
आप मन बदल सकते हैं। ज़्यादातर प्रोडक्ट 14 दिन में और कुछ 30 दिन में वापस हो सकते हैं; अवधि प्रोडक्ट पेज पर लिखी है। दिन पार्सल मिलने के समय से गिने जाते हैं।
# तरीका
- अपने ऑर्डर के पेज पर चुनें कि क्या लौटाना है और क्यों। जवाब स्टोर के पते के साथ वहीं और ईमेल पर मिलता है।
- उन्हें वैसे ही पैक करें जैसे मिले थे; मूल डिब्बा हो तो अच्छा, पर ज़रूरी नहीं।
- पार्सल सौंप दें। स्टोर को मिलने के बाद पांच कार्यदिवस में उसी माध्यम से पैसे वापस मिलते हैं जिससे आपने भुगतान किया था।
# क्या वापस नहीं होता
दवाइयां, खाने की चीज़ें, पौधे और खुले हुए हाइजीन प्रोडक्ट दोबारा नहीं बिक सकते, इसलिए वापस नहीं लिए जाते, जब तक वे ख़राब हालत में या देर से न पहुंचे हों। यह बात उनके पेज पर ऑर्डर से पहले लिखी होती है।
# कुछ ग़लत हो तो
पार्सल टूटा हो, कोई हिस्सा कम हो या ग़लत चीज़ आई हो? 14 दिन में ऑर्डर के पेज से रिटर्न मांगें और फ़ोटो जोड़ें। रिप्लेसमेंट चाहिए या पैसे, फ़ैसला आपका; वापसी का ख़र्च हमारा।
# छूट और सेट
सेट या वाउचर वाले ऑर्डर का एक हिस्सा लौटाने पर, उस हिस्से के लिए असल में चुकाई रकम वापस मिलती है। मिली हुई छूट आपके ऑर्डर पेज पर दिखती है।
`,
  },
);
