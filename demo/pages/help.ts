import { page } from './page.ts';

export const HELP = page('help', ['Help', 'Aide', 'المساعدة', 'Yardım', 'मदद'], {
  en: `
Here is how shopping at Souk works. If your question is not answered, write or call: both are at the top of each page.
# Ordering
- Put products into the cart. You do not need an account.
- Choose which of them you want to order now; the others stay in the cart.
- Give your address, choose a delivery for each store, and place the order. The page of your order then confirms it.
# Delivery
Each store sends its own parcel, so an order can arrive in several. The product page shows what a delivery costs and how long it takes. Standard parcels are free from $50 per store, and many stores let you pick the parcel up.
# Paying
You can pay in cash when the parcel arrives. Methods that are not available for your address or currency are not offered.
# Vouchers
Enter a code at the checkout; product pages show the public ones, ready to copy. One voucher of the marketplace and one of each store can be used in the same order.
# Medicines
Our pharmacies are licensed. For medicines that need a prescription, send it to our email address with your order number. A pharmacist calls you back if anything is unclear.
# Following your order
The page of your order shows each parcel and when it is expected. There you can also cancel the order or some of its items. Keep its link; in the same browser you also find it under Orders. On any other device, choose Track an order and enter the order number and your email address or phone number. If a parcel is late, write to us with the order number.
`,
  fr: `
Voici comment se passent vos achats sur Souk. Une question reste ouverte ? Écrivez ou appelez : tout figure en haut de chaque page.
# Commander
- Ajoutez des articles au panier, sans créer de compte.
- Cochez ceux que vous voulez commander maintenant ; les autres y restent.
- Indiquez l’adresse, choisissez une livraison par boutique, puis validez. La page de votre commande vous la confirme aussitôt.
# Livraison
Chaque boutique envoie son colis : une commande peut donc arriver en plusieurs fois. La fiche produit indique le prix et le délai. La livraison standard est offerte dès 50 $ d’achat par boutique, et beaucoup proposent le retrait sur place.
# Paiement
Vous pouvez payer en espèces à la réception. Les moyens indisponibles pour votre adresse ou votre devise ne sont pas proposés.
# Codes promo
Saisissez un code au moment de payer ; les fiches produits affichent les codes publics, prêts à copier. Un code promo de la place de marché et un code promo par boutique sont cumulables.
# Médicaments
Nos pharmacies sont agréées. Pour un médicament sur ordonnance, envoyez l’ordonnance à notre adresse e-mail avec le numéro de commande. Un pharmacien vous rappelle si un point n’est pas clair.
# Suivi
La page de la commande montre chaque colis et sa date d’arrivée prévue. Vous pouvez aussi y annuler la commande ou certains articles. Gardez son lien ; dans le même navigateur, vous la retrouvez aussi sous Commandes. Sur un autre appareil, choisissez « Suivre une commande » et saisissez le numéro de commande et votre adresse e-mail ou votre téléphone. Si un colis tarde, écrivez-nous avec le numéro de commande.
`,
  ar: `
هكذا يتم التسوق في منصة «سوق». إن لم تجد جوابك فاكتب إلينا أو اتصل: العنوان والرقم في أعلى كل صفحة.
# الطلب
- ضع المنتجات في السلة، ولا حاجة إلى حساب.
- اختر ما تريد طلبه الآن، ويبقى الباقي في السلة.
- أدخل عنوانك واختر التوصيل لكل متجر ثم أكّد الطلب، وتظهر لك صفحة الطلب تأكيدًا له.
# التوصيل
يرسل كل متجر طرده، فقد يصل الطلب على دفعات. تعرض صفحة المنتج تكلفة التوصيل ومدته. التوصيل العادي مجاني للطلبات من $50 لكل متجر، وتتيح متاجر كثيرة الاستلام بنفسك.
# الدفع
يمكنك الدفع نقدًا عند الاستلام. لا تُعرض الطرق غير المتاحة لعنوانك أو عملتك.
# القسائم
أدخل الرمز عند إتمام الشراء؛ وتعرض صفحات المنتجات الرموز العامة لتنسخها. يمكن جمع قسيمة من المنصة وقسيمة من كل متجر.
# الأدوية
صيدلياتنا مرخصة. للأدوية التي تحتاج وصفة أرسل الوصفة إلى بريدنا الإلكتروني مع رقم الطلب، ويتصل بك الصيدلي إن كان هناك ما يحتاج توضيحًا.
# متابعة الطلب
تعرض صفحة طلبك كل طرد وموعد وصوله المتوقع. ويمكنك فيها أيضًا إلغاء الطلب أو بعض منتجاته. احتفظ برابطها، وتجدها في المتصفح نفسه تحت «الطلبات» أيضًا. وعلى جهاز آخر اختر «تتبّع الطلب» وأدخل رقم الطلب وبريدك الإلكتروني أو رقم هاتفك. وإن تأخر طرد فراسلنا مع ذكر رقم الطلب.
`,
  tr: `
Souk’ta alışveriş böyle işler. Sorunuzun yanıtı yoksa yazın ya da arayın: ikisi de her sayfanın üstünde.
# Sipariş
- Ürünleri sepete koyun; hesap açmanız gerekmez.
- Şimdi sipariş edeceklerinizi seçin, ötekiler sepette kalır.
- Adresinizi yazın, her mağaza için teslimatı seçin ve siparişi verin. Sipariş sayfanız onay yerine geçer.
# Teslimat
Her mağaza kendi paketini yollar; sipariş birkaç parça hâlinde gelebilir. Ürün sayfası ücreti ve süreyi gösterir. Mağaza başına $50 ve üzeri siparişlerde standart kargo ücretsizdir; birçok mağazadan siparişinizi kendiniz de alabilirsiniz.
# Ödeme
Paket geldiğinde nakit ödeyebilirsiniz. Adresinize veya para biriminize uymayan yöntemler gösterilmez.
# Kuponlar
Kodu ödeme adımında girin; herkese açık kodları ürün sayfalarından kopyalayabilirsiniz. Aynı siparişte bir pazaryeri kuponu ve her mağazadan bir kupon kullanılabilir.
# İlaçlar
Eczanelerimiz ruhsatlıdır. Reçete gereken ilaçlar için reçetenizi sipariş numaranızla birlikte e-posta adresimize gönderin. Anlaşılmayan bir şey olursa eczacı sizi arar.
# Sipariş takibi
Sipariş sayfanız her paketi ve tahmini teslim tarihini gösterir. Siparişi ya da bazı ürünleri oradan iptal de edebilirsiniz. Bağlantısını saklayın; aynı tarayıcıda Siparişlerim altında da bulursunuz. Başka bir cihazda Sipariş takibi sayfasında sipariş numaranızı ve e-posta adresinizi veya telefonunuzu girin. Paket geciktiyse sipariş numarasıyla bize yazın.
`,
  hi: `
सूक पर ख़रीदारी ऐसे होती है। जवाब न मिले तो लिखें या फ़ोन करें: दोनों हर पेज के ऊपर हैं।
# ऑर्डर करना
- प्रोडक्ट कार्ट में डालें; अकाउंट ज़रूरी नहीं।
- जो अभी मंगाना है उसे चुनें, बाकी कार्ट में रहेगा।
- पता दें, हर स्टोर के लिए डिलीवरी चुनें और ऑर्डर करें। ऑर्डर का पेज ही उसकी पुष्टि है।
# डिलीवरी
हर स्टोर अपना पार्सल ख़ुद भेजता है, इसलिए ऑर्डर कई हिस्सों में आ सकता है। ख़र्च और समय प्रोडक्ट पेज पर दिखते हैं। हर स्टोर में $50 या ज़्यादा पर स्टैंडर्ड डिलीवरी मुफ़्त है, और कई स्टोर से ख़ुद भी ले सकते हैं।
# भुगतान
पार्सल मिलने पर नकद दे सकते हैं। जो तरीके आपके पते या मुद्रा के लिए नहीं हैं, वे दिखाए नहीं जाते।
# वाउचर
चेकआउट में कोड डालें; सबके लिए खुले कोड प्रोडक्ट पेज से कॉपी कर सकते हैं। एक ऑर्डर में मार्केटप्लेस का एक और हर स्टोर का एक वाउचर चलता है।
# दवाइयां
हमारी फ़ार्मेसी लाइसेंस प्राप्त हैं। प्रिस्क्रिप्शन वाली दवा के लिए ऑर्डर नंबर के साथ प्रिस्क्रिप्शन हमारे ईमेल पर भेजें। कुछ साफ़ न हो तो फ़ार्मासिस्ट आपको फ़ोन करते हैं।
# ऑर्डर देखना
आपके ऑर्डर का पेज हर पार्सल और उसके आने की अनुमानित तारीख़ दिखाता है। वहीं आप ऑर्डर या उसके कुछ आइटम रद्द भी कर सकते हैं। उसका लिंक संभालकर रखें; उसी ब्राउज़र में वह “ऑर्डर” में भी मिलता है। किसी दूसरे डिवाइस पर “ऑर्डर ट्रैक करें” चुनें और ऑर्डर नंबर के साथ ईमेल पता या फ़ोन नंबर डालें। पार्सल में देर हो, तो ऑर्डर नंबर के साथ हमें लिखें।
`,
});
