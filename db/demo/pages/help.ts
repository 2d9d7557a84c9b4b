import { page } from './page.ts';

export const HELP = page('help', ['Help', 'Aide', 'المساعدة', 'Yardım', 'मदद'], {
  en: `
Here is how shopping at Souk works. If your question is not answered, write or call: both are at the top of each page.
# Ordering
- Put products into the basket. You do not need an account.
- Choose which of them you want to order now; the others stay in the basket.
- Give your address, choose a delivery for each store, pay, and you are done. A mail confirms the order.
# Delivery
Each store sends its own parcel, so an order can arrive in several. The product page shows what a delivery costs and how long it takes. Standard parcels are free from $50 per store, and many stores let you pick the parcel up.
# Paying
You can pay in cash when the parcel arrives. Methods that are not available for your address or currency are not offered.
# Vouchers
Enter a code in the checkout, or choose one of the public vouchers on a product page. One voucher of the platform and one of each store can be used in the same order.
# Medicines
Our pharmacies are licensed. For medicines that need a prescription, use the button at the top of the page to send it. A pharmacist calls you back if anything is unclear.
# Following your order
The page of your order shows each parcel from confirmation to delivery. With the order number and your e-mail address you find it again at any time.
`,
  fr: `
Voici comment se passent vos achats sur Souk. Une question reste ouverte ? Écrivez ou appelez : tout figure en haut de chaque page.
# Commander
- Ajoutez des articles au panier, sans créer de compte.
- Cochez ceux que vous voulez commander maintenant ; les autres y restent.
- Indiquez l’adresse, choisissez une livraison par boutique, payez, et c’est fait. Un e-mail confirme la commande.
# Livraison
Chaque boutique envoie son colis : une commande peut donc arriver en plusieurs fois. La fiche indique le prix et le délai. Les colis standard sont offerts dès 50 $ par boutique, et beaucoup proposent le retrait sur place.
# Paiement
Vous pouvez payer en espèces à la réception. Les moyens indisponibles pour votre adresse ou votre devise ne sont pas proposés.
# Bons de réduction
Saisissez un code au moment de payer ou choisissez un bon public sur une fiche. Un bon de la plateforme et un bon par boutique sont cumulables.
# Médicaments
Nos pharmacies sont agréées. Pour un médicament sur ordonnance, envoyez-la avec le bouton en haut de la page. Un pharmacien vous rappelle si un point n’est pas clair.
# Suivi
La page de la commande montre chaque colis, de la confirmation à la livraison. Avec le numéro et votre e-mail, vous la retrouvez à tout moment.
`,
  ar: `
هكذا يتم التسوق في سوق. إن لم تجد جوابك فاكتب إلينا أو اتصل: العنوان والرقم في أعلى كل صفحة.
# الطلب
- ضع المنتجات في السلة، ولا حاجة إلى حساب.
- اختر ما تريد طلبه الآن، ويبقى الباقي في السلة.
- أدخل عنوانك واختر التوصيل لكل متجر وادفع، وانتهى الأمر. تصلك رسالة تأكيد.
# التوصيل
يرسل كل متجر طرده، فقد يصل الطلب على دفعات. تعرض صفحة المنتج الكلفة والمدة. الطرود العادية مجانية من 50$ لكل متجر، وتتيح متاجر كثيرة الاستلام بنفسك.
# الدفع
يمكنك الدفع نقدًا عند الاستلام. لا تُعرض الطرق غير المتاحة لعنوانك أو عملتك.
# القسائم
أدخل الرمز عند الدفع أو اختر قسيمة عامة من صفحة المنتج. يمكن جمع قسيمة من المنصة وقسيمة من كل متجر.
# الأدوية
صيدلياتنا مرخصة. للأدوية التي تحتاج وصفة استعمل الزر في أعلى الصفحة لإرسالها، ويتصل بك الصيدلي إن كان هناك ما يحتاج توضيحًا.
# متابعة الطلب
تعرض صفحة طلبك كل طرد من التأكيد حتى التسليم. برقم الطلب وبريدك تجدها في أي وقت.
`,
  tr: `
Souk’ta alışveriş böyle işler. Sorunuzun yanıtı yoksa yazın ya da arayın: ikisi de her sayfanın üstünde.
# Sipariş
- Ürünleri sepete koyun; hesap açmanız gerekmez.
- Şimdi sipariş edeceklerinizi seçin, ötekiler sepette kalır.
- Adresinizi yazın, her mağaza için teslimatı seçin, ödeyin; hepsi bu. Onay e-postası gelir.
# Teslimat
Her mağaza kendi paketini yollar; sipariş birkaç parça hâlinde gelebilir. Ürün sayfası ücreti ve süreyi gösterir. Mağaza başına 50 $ üzeri standart paketler ücretsizdir, birçok mağazadan elden de alabilirsiniz.
# Ödeme
Paket geldiğinde nakit ödeyebilirsiniz. Adresinize veya para biriminize uymayan yöntemler gösterilmez.
# Kuponlar
Kodu ödemede girin ya da ürün sayfasındaki herkese açık kuponlardan birini seçin. Aynı siparişte bir platform kuponu ve her mağazadan bir kupon kullanılabilir.
# İlaçlar
Eczanelerimiz ruhsatlıdır. Reçete gereken ilaçlar için sayfanın üstündeki düğmeyle reçetenizi gönderin. Anlaşılmayan bir şey olursa eczacı sizi arar.
# Sipariş takibi
Sipariş sayfanız her paketi onaydan teslimata kadar gösterir. Sipariş numarası ve e-postanızla her zaman bulursunuz.
`,
  hi: `
सूक पर ख़रीदारी ऐसे होती है। जवाब न मिले तो लिखें या फ़ोन करें: दोनों हर पेज के ऊपर हैं।
# ऑर्डर करना
- प्रोडक्ट टोकरी में डालें; खाता ज़रूरी नहीं।
- जो अभी मंगाना है उसे चुनें, बाक़ी टोकरी में रहेगा।
- पता दें, हर स्टोर के लिए डिलीवरी चुनें, भुगतान करें, बस। पुष्टि ईमेल से आती है।
# डिलीवरी
हर स्टोर अपना पार्सल ख़ुद भेजता है, इसलिए ऑर्डर कई हिस्सों में आ सकता है। ख़र्च और समय प्रोडक्ट पेज पर दिखते हैं। हर स्टोर में $50 से ऊपर स्टैंडर्ड पार्सल मुफ़्त है, और कई स्टोर से ख़ुद भी ले सकते हैं।
# भुगतान
पार्सल मिलने पर नक़द दे सकते हैं। जो तरीक़े आपके पते या मुद्रा के लिए नहीं हैं, वे दिखाए नहीं जाते।
# वाउचर
चेकआउट में कोड डालें या प्रोडक्ट पेज से सार्वजनिक वाउचर चुनें। एक ऑर्डर में प्लेटफ़ॉर्म का एक और हर स्टोर का एक वाउचर चलता है।
# दवाइयां
हमारी फ़ार्मेसी लाइसेंस प्राप्त हैं। पर्चे वाली दवा के लिए पेज के ऊपर के बटन से पर्चा भेजें। कुछ साफ़ न हो तो फ़ार्मासिस्ट आपको फ़ोन करते हैं।
# ऑर्डर देखना
आपके ऑर्डर का पेज हर पार्सल को पुष्टि से डिलीवरी तक दिखाता है। ऑर्डर नंबर और ईमेल से वह कभी भी मिल जाता है।
`,
});
