import { page } from './page.ts';

export const TERMS = page('terms', ['Terms', 'Conditions générales', 'الشروط', 'Koşullar', 'शर्तें'], {
  en: `
These terms apply between you, the store whose product you buy, and Souk, which brings you together. They are a demonstration: an operator who opens a shop with this software replaces them.
# Your contract
You buy from the store named on the product page. Putting something into the cart binds nobody; the contract is made when you place the order and we confirm it on the page of your order.
# Prices and payment
Prices include tax. Delivery is added and shown before you order. Cash on delivery is paid to the person who brings the parcel; online you pay the provider that you choose at the checkout.
# Delivery
The times on the product page are working days. If a store cannot deliver, it tells you at once and you get your money back.
# Returns
You may return most products within the period stated on their page, which is at least 14 days from the day you received them. How it works, and what is excepted, is on the page about returns.
# Faults
The law on faulty goods applies in full, whatever a maker’s warranty says.
# Vouchers and sales
Vouchers cannot be exchanged for cash and apply for the time and the sum that they name. Offers last until their end or until the stock is used up.
# Reviews
Write what you have experienced. We remove insults, private data and advertising, and nothing else.
# Disputes
Write to us first: most things can be settled by email. Otherwise the courts of the place where you live decide, under the law that protects you there.
`,
  fr: `
Ces conditions s’appliquent entre vous, la boutique à qui vous achetez l’article et Souk, qui vous met en relation. Elles servent de démonstration : l’exploitant qui ouvre une boutique avec ce logiciel les remplace.
# Votre contrat
Vous achetez à la boutique nommée sur la fiche. Mettre au panier n’engage personne ; le contrat est conclu quand vous validez la commande et que nous la confirmons sur sa page.
# Prix et paiement
Les prix sont TTC. La livraison s’y ajoute et s’affiche avant la commande. Le paiement à la livraison se fait auprès du livreur ; en ligne, auprès du prestataire choisi au moment de payer.
# Livraison
Les délais s’entendent en jours ouvrés. Si une boutique ne peut pas livrer, elle vous le dit aussitôt et vous rembourse.
# Retours
La plupart des articles peuvent être retournés dans le délai indiqué sur leur fiche, au moins 14 jours après réception. La page sur les retours explique comment et liste les exceptions.
# Défauts
La garantie légale de conformité s’applique pleinement, quelle que soit la garantie du fabricant.
# Codes promo et promotions
Les codes promo ne sont pas échangeables contre de l’argent et valent pour la durée et le montant indiqués. Les offres durent jusqu’à leur terme ou épuisement du stock.
# Avis
Écrivez ce que vous avez vécu. Nous retirons insultes, données privées et publicité, rien d’autre.
# Litiges
Écrivez-nous d’abord : presque tout se règle par e-mail. Sinon, les tribunaux de votre domicile sont compétents, selon la loi qui vous y protège.
`,
  ar: `
تسري هذه الشروط بينك وبين المتجر الذي تشتري منه ومنصة «سوق» التي تجمع بينكما. وهي نموذج توضيحي فقط: على من يفتح متجرًا بهذا البرنامج أن يستبدل بها شروطه.
# عقدك
تشتري من المتجر المذكور في صفحة المنتج. الإضافة إلى السلة لا تلزم أحدًا، ويُبرم العقد عندما ترسل الطلب ونؤكده في صفحته.
# الأسعار والدفع
الأسعار شاملة الضريبة. تُضاف تكلفة التوصيل وتظهر قبل الطلب. يُدفع نقدًا لمن يسلّمك الطرد عند اختيار الدفع عند الاستلام، وعبر الإنترنت لدى مزوّد الدفع الذي تختاره.
# التوصيل
المدد بأيام العمل. إذا تعذر على المتجر التسليم أبلغك فورًا وأُعيد إليك المبلغ.
# الإرجاع
يمكنك إرجاع معظم المنتجات خلال المدة المذكورة في صفحتها، وهي 14 يومًا على الأقل من الاستلام. تجد الطريقة والاستثناءات في صفحة الإرجاع.
# العيوب
تسري أحكام القانون على البضاعة المعيبة كاملة مهما كان ضمان المصنّع.
# القسائم والعروض
لا تُصرف القسائم نقدًا وتسري للمدة والمبلغ المذكورين. تستمر العروض حتى نهايتها أو نفاد الكمية.
# التقييمات
اكتب ما جرّبته. نحذف الإهانات والبيانات الخاصة والإعلانات ولا شيء غيرها.
# الخلافات
راسلنا أولًا، فمعظم الأمور تُحل برسالة. وإلا فالاختصاص لمحاكم مكان إقامتك وفق القانون الذي يحميك.
`,
  tr: `
Bu koşullar siz, ürününü aldığınız mağaza ve sizi buluşturan Souk arasında geçerlidir. Yalnızca örnektir: bu yazılımla mağaza açan işletmeci kendi koşullarını koyar.
# Sözleşmeniz
Ürün sayfasında adı yazan mağazadan alırsınız. Sepete koymak kimseyi bağlamaz; sözleşme, sipariş verdiğinizde ve sipariş sayfasında onayladığımızda kurulur.
# Fiyat ve ödeme
Fiyatlara KDV dahildir. Kargo ücreti eklenir ve siparişten önce gösterilir. Kapıda ödeme, paketi getirene; internetten ödeme, seçtiğiniz ödeme kuruluşuna yapılır.
# Teslimat
Süreler iş günüdür. Mağaza teslim edemezse hemen bildirir, paranız geri ödenir.
# İade
Ürünlerin çoğunu sayfasında yazan süre içinde, teslimattan itibaren en az 14 gün boyunca iade edebilirsiniz. Nasıl yapıldığı ve istisnalar iade sayfasındadır.
# Ayıplı ürün
Üretici garantisi ne derse desin, ayıplı mala ilişkin yasa tümüyle geçerlidir.
# Kuponlar ve indirimler
Kuponlar nakde çevrilmez, yazan süre ve tutar için geçerlidir. Fırsatlar süresi ya da stok bitene kadar sürer.
# Yorumlar
Yaşadığınızı yazın. Hakareti, özel bilgiyi ve reklamı kaldırırız, başka bir şeyi değil.
# Uyuşmazlık
Önce bize yazın: çoğu şey bir e-postayla çözülür. Çözülmezse oturduğunuz yerin mahkemeleri, sizi orada koruyan yasaya göre karar verir.
`,
  hi: `
ये शर्तें आपके, जिस स्टोर से आप ख़रीदते हैं उसके, और दोनों को मिलाने वाले सूक के बीच लागू हैं। ये नमूने के लिए हैं: इस सॉफ़्टवेयर से अपनी साइट खोलने वाला इन्हें अपनी शर्तों से बदलता है।
# आपका अनुबंध
आप प्रोडक्ट पेज पर लिखे स्टोर से ख़रीदते हैं। कार्ट में डालना किसी को बाध्य नहीं करता; अनुबंध तब बनता है जब आप ऑर्डर करते हैं और ऑर्डर पेज पर उसकी पुष्टि हो जाती है।
# दाम और भुगतान
दाम में टैक्स शामिल है। डिलीवरी जोड़ी जाती है और ऑर्डर से पहले दिखती है। कैश ऑन डिलीवरी में पैसे पार्सल लाने वाले को दिए जाते हैं, और ऑनलाइन भुगतान चुने गए माध्यम से होता है।
# डिलीवरी
समय कार्यदिवसों में है। स्टोर भेज न सके तो तुरंत बताता है और आपके पैसे लौट आते हैं।
# रिटर्न
ज़्यादातर प्रोडक्ट उनके पेज पर लिखी अवधि में, मिलने के कम से कम 14 दिन तक, लौटाए जा सकते हैं। तरीका और अपवाद रिटर्न पेज पर हैं।
# ख़राबी
ख़राब सामान का कानून पूरा लागू है, निर्माता की वारंटी चाहे जो कहे।
# वाउचर और सेल
वाउचर नकद में नहीं बदलते और लिखी अवधि व रकम तक चलते हैं। ऑफ़र अपनी अवधि या स्टॉक ख़त्म होने तक रहते हैं।
# रिव्यू
जो अनुभव किया, वही लिखें। हम अपमान, निजी जानकारी और विज्ञापन हटाते हैं, और कुछ नहीं।
# विवाद
पहले हमें लिखें: ज़्यादातर बातें ईमेल से सुलझ जाती हैं। नहीं तो आपके निवास की अदालतें, वहां आपकी रक्षा करने वाले कानून से, फ़ैसला करती हैं।
`,
});
