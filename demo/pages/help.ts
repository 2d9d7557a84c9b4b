import { page } from './page.ts';

export const HELP = page('help', ['Help', 'Aide', 'المساعدة', 'Yardım', 'मदद'], {
  en: `
Here is how shopping at Souk works. If your question is not answered, [send us a message](/contact) or call.
* package [Track an order](/track-order) Where your parcels are, also without an account.
* rotate-ccw [Returns and refunds](/page/returns) What can go back, until when, and how you get your money.
* truck [Delivery](#part-2) What it costs and how long it takes.
* credit-card [Paying](#part-3) By card, in cash on delivery and other ways.
* info [Questions and answers](/page/faq) Changing and cancelling, prices, vouchers, reviews.
* message-circle [Contact](/contact) Send a message, and our team answers.
# Ordering
- Put products into the cart. You do not need an account.
- Choose which of them you want to order now; the others stay in the cart.
- Give your address, choose a delivery for each store, and place the order. The page of your order then confirms it.
# Delivery
Each store sends its own parcel, so an order can arrive in several. The product page shows what a delivery costs and how long it takes. Standard parcels are free from $50 per store, and many stores let you pick the parcel up.
# Paying
You can pay in cash when the parcel arrives. Where the checkout offers them, cards, PayPal, UPI and other providers work too: you pay on their own secure page and come back to your order. Methods that are not available for your address or currency are not shown.
# Vouchers
Enter a code at the checkout; product pages show the public ones, ready to copy. One voucher of the marketplace and one of each store can be used in the same order.
# Medicines
Our pharmacies are licensed. For medicines that need a prescription, use [Upload prescription](/upload-prescription). We look at it and write to you.
`,
  fr: `
Voici comment se passent vos achats sur Souk. Une question reste ouverte ? [Écrivez-nous](/contact) ou appelez.
* package [Suivre une commande](/track-order) Où sont vos colis, même sans compte.
* rotate-ccw [Retours et remboursements](/page/returns) Ce qui se retourne, sous quel délai et comment vous êtes remboursé.
* truck [Livraison](#part-2) Ce qu’elle coûte et quand elle arrive.
* credit-card [Paiement](#part-3) Par carte, en espèces à la livraison et autrement.
* info [Questions fréquentes](/page/faq) Modifier ou annuler, prix, codes promo, avis.
* message-circle [Contact](/contact) Écrivez-nous : une personne vous répond.
# Commander
- Ajoutez des articles au panier, sans créer de compte.
- Cochez ceux que vous voulez commander maintenant ; les autres y restent.
- Indiquez l’adresse, choisissez une livraison par boutique, puis validez. La page de votre commande vous la confirme aussitôt.
# Livraison
Chaque boutique envoie son colis : une commande peut donc arriver en plusieurs fois. La fiche produit indique le prix et le délai. La livraison standard est offerte dès 50 $ d’achat par boutique, et beaucoup proposent le retrait sur place.
# Paiement
Vous pouvez payer en espèces à la réception. Quand la page de paiement les propose, carte, PayPal, UPI et d’autres prestataires fonctionnent aussi : vous payez sur leur page sécurisée et revenez à votre commande. Les moyens indisponibles pour votre adresse ou votre devise ne sont pas affichés.
# Codes promo
Saisissez un code au moment de payer ; les fiches produits affichent les codes publics, prêts à copier. Un code promo de la place de marché et un code promo par boutique sont cumulables.
# Médicaments
Nos pharmacies sont agréées. Pour un médicament sur ordonnance, envoyez celle-ci par « [Envoyer une ordonnance](/upload-prescription) ». Nous l’examinons et vous écrivons.
`,
  ar: `
هكذا يتم التسوق في منصة «سوق». إن لم تجد جوابك [فاكتب إلينا](/contact) أو اتصل.
* package [تتبّع الطلب](/track-order) أين طرودك، حتى من دون حساب.
* rotate-ccw [الإرجاع واسترداد المبلغ](/page/returns) ما يمكن إرجاعه ومدته وكيف يعود إليك المبلغ.
* truck [التوصيل](#part-2) تكلفته ومدته.
* credit-card [الدفع](#part-3) بالبطاقة أو نقدًا عند الاستلام أو بطرق أخرى.
* info [أسئلة وأجوبة](/page/faq) التعديل والإلغاء والأسعار والقسائم والتقييمات.
* message-circle [اتصل بنا](/contact) اكتب إلينا ويجيبك أحد أفراد فريقنا.
# الطلب
- ضع المنتجات في السلة، ولا حاجة إلى حساب.
- اختر ما تريد طلبه الآن، ويبقى الباقي في السلة.
- أدخل عنوانك واختر التوصيل لكل متجر ثم أكّد الطلب، وتظهر لك صفحة الطلب تأكيدًا له.
# التوصيل
يرسل كل متجر طرده، فقد يصل الطلب على دفعات. تعرض صفحة المنتج تكلفة التوصيل ومدته. التوصيل العادي مجاني للطلبات من $50 لكل متجر، وتتيح متاجر كثيرة الاستلام بنفسك.
# الدفع
يمكنك الدفع نقدًا عند الاستلام. وحيث تتيحه صفحة إتمام الشراء يمكنك الدفع بالبطاقة أو PayPal أو UPI أو غيرها: تدفع في صفحة آمنة تابعة لمزوّد الدفع ثم تعود إلى طلبك. ولا تُعرض الطرق غير المتاحة لعنوانك أو عملتك.
# القسائم
أدخل الرمز عند إتمام الشراء؛ وتعرض صفحات المنتجات الرموز العامة لتنسخها. يمكن جمع قسيمة من المنصة وقسيمة من كل متجر.
# الأدوية
صيدلياتنا مرخصة. للأدوية التي تحتاج وصفة أرسلها عبر «[رفع وصفة طبية](/upload-prescription)»، ونطّلع عليها ونكتب إليك.
`,
  tr: `
Souk’ta alışveriş böyle işler. Sorunuzun yanıtı yoksa [bize yazın](/contact) ya da arayın.
* package [Sipariş takibi](/track-order) Paketlerinizin nerede olduğu, hesap açmadan da.
* rotate-ccw [İade ve geri ödeme](/page/returns) Neler, ne kadar süre içinde iade edilir ve paranız nasıl geri gelir.
* truck [Teslimat](#part-2) Ne kadar tutar, ne kadar sürer.
* credit-card [Ödeme](#part-3) Kartla, kapıda nakit ve başka yollarla.
* info [Sık sorulan sorular](/page/faq) Değişiklik ve iptal, fiyatlar, kuponlar, yorumlar.
* message-circle [İletişim](/contact) Bize yazın, ekibimiz yanıtlasın.
# Sipariş
- Ürünleri sepete koyun; hesap açmanız gerekmez.
- Şimdi sipariş edeceklerinizi seçin, ötekiler sepette kalır.
- Adresinizi yazın, her mağaza için teslimatı seçin ve siparişi verin. Sipariş sayfanız onay yerine geçer.
# Teslimat
Her mağaza kendi paketini yollar; sipariş birkaç parça hâlinde gelebilir. Ürün sayfası ücreti ve süreyi gösterir. Mağaza başına $50 ve üzeri siparişlerde standart kargo ücretsizdir; birçok mağazadan siparişinizi kendiniz de alabilirsiniz.
# Ödeme
Paket geldiğinde nakit ödeyebilirsiniz. Ödeme sayfasında sunuluyorsa kart, PayPal, UPI ve başka kuruluşlar da kullanılabilir: onların güvenli sayfasında ödeyip siparişinize dönersiniz. Adresinize veya para biriminize uymayan yöntemler gösterilmez.
# Kuponlar
Kodu ödeme adımında girin; herkese açık kodları ürün sayfalarından kopyalayabilirsiniz. Aynı siparişte bir pazaryeri kuponu ve her mağazadan bir kupon kullanılabilir.
# İlaçlar
Eczanelerimiz ruhsatlıdır. Reçete gereken ilaçlar için reçetenizi “[Reçete yükle](/upload-prescription)” ile gönderin. İnceleyip size yazarız.
`,
  hi: `
सूक पर ख़रीदारी ऐसे होती है। जवाब न मिले तो [हमें लिखें](/contact) या फ़ोन करें।
* package [ऑर्डर ट्रैक करें](/track-order) आपके पार्सल कहां हैं, बिना अकाउंट के भी।
* rotate-ccw [रिटर्न और रिफ़ंड](/page/returns) क्या और कितने दिन में वापस होता है, और पैसे कैसे मिलते हैं।
* truck [डिलीवरी](#part-2) कितना ख़र्च और कितना समय।
* credit-card [भुगतान](#part-3) कार्ड से, डिलीवरी पर नकद और दूसरे तरीकों से।
* info [सवाल-जवाब](/page/faq) बदलना और रद्द करना, दाम, वाउचर, रिव्यू।
* message-circle [संपर्क](/contact) हमें लिखें, हमारी टीम जवाब देगी।
# ऑर्डर करना
- प्रोडक्ट कार्ट में डालें; अकाउंट ज़रूरी नहीं।
- जो अभी मंगाना है उसे चुनें, बाकी कार्ट में रहेगा।
- पता दें, हर स्टोर के लिए डिलीवरी चुनें और ऑर्डर करें। ऑर्डर का पेज ही उसकी पुष्टि है।
# डिलीवरी
हर स्टोर अपना पार्सल ख़ुद भेजता है, इसलिए ऑर्डर कई हिस्सों में आ सकता है। ख़र्च और समय प्रोडक्ट पेज पर दिखते हैं। हर स्टोर में $50 या ज़्यादा पर स्टैंडर्ड डिलीवरी मुफ़्त है, और कई स्टोर से ख़ुद भी ले सकते हैं।
# भुगतान
पार्सल मिलने पर नकद दे सकते हैं। जहां चेकआउट में दिखें वहां कार्ड, PayPal, UPI और दूसरे माध्यम भी चलते हैं: उनके सुरक्षित पेज पर भुगतान करके आप अपने ऑर्डर पर लौट आते हैं। जो तरीके आपके पते या मुद्रा के लिए नहीं हैं, वे दिखाए नहीं जाते।
# वाउचर
चेकआउट में कोड डालें; सबके लिए खुले कोड प्रोडक्ट पेज से कॉपी कर सकते हैं। एक ऑर्डर में मार्केटप्लेस का एक और हर स्टोर का एक वाउचर चलता है।
# दवाइयां
हमारी फ़ार्मेसी लाइसेंस प्राप्त हैं। जिस दवा के लिए प्रिस्क्रिप्शन चाहिए, उसका प्रिस्क्रिप्शन “[प्रिस्क्रिप्शन अपलोड करें](/upload-prescription)” से भेजें। हम उसे देखकर आपको लिखते हैं।
`,
});
