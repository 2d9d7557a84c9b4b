import { page } from './page.ts';

export const FAQ = page(
  'faq',
  [
    'Questions and answers',
    'Questions fréquentes',
    'أسئلة وأجوبة',
    'Sık sorulan sorular',
    'सवाल-जवाब',
  ],
  {
    en: `
# Do I need an account?
No. You order as a guest with your email address; nothing else is needed.
# Why does my order come in several parcels?
Because several stores pack it. Each parcel has its own delivery time, and the page of your order shows them one by one.
# Can I change or cancel an order?
You can cancel an order, or some of its items, on its page: at once as long as nothing has been sent, and by a cancellation request after that. To change something, write to us or call with the order number.
# Where is my order?
Its page shows how far each parcel is. Without the link, choose Track an order and enter the order number and your email address or phone number.
# Do prices include tax?
Yes. The tax included is shown in the cart, at the checkout and on the page of your order.
# What is a flash sale?
A lower price for a limited time. The clock on the page is ours, not yours, and when it runs out the price goes back up, in the cart too.
# What does the struck-through price mean?
The price of the product before the reduction. For shoppers in the European Union it is the lowest price of the last 30 days.
# How do bundle deals work?
“Buy 2, get 1 free” makes the cheapest one free. Sets have a fixed price that holds only for all parts together.
# My voucher does not work. Why?
It may need a higher minimum spend, belong to one store, start later or be used up. The checkout names the reason.
# Can I order medicines for somebody else?
Yes, with that person’s prescription where one is needed. Please give the patient’s age in the note to the store.
# Who writes the reviews?
People who shop here, in five languages. Stores cannot delete them.
`,
    fr: `
# Faut-il un compte ?
Non. Vous commandez en invité, avec votre adresse e-mail ; rien d’autre n’est nécessaire.
# Pourquoi ma commande arrive-t-elle en plusieurs colis ?
Parce que plusieurs boutiques la préparent. Chaque colis a son délai, et la page de la commande les montre un par un.
# Puis-je modifier ou annuler une commande ?
Vous pouvez annuler une commande, ou certains articles, sur sa page : immédiatement tant que rien n’est expédié, puis sur demande d’annulation. Pour modifier quelque chose, écrivez-nous ou appelez-nous avec le numéro de commande.
# Où est ma commande ?
Sa page montre où en est chaque colis. Sans le lien, choisissez « Suivre une commande » et saisissez le numéro de commande et votre adresse e-mail ou votre téléphone.
# Les prix sont-ils TTC ?
Oui. La TVA comprise est indiquée dans le panier, au paiement et sur la page de votre commande.
# Qu’est-ce qu’une vente flash ?
Un prix plus bas pendant un temps limité. L’horloge est la nôtre ; à la fin, le prix remonte, y compris dans le panier.
# Que signifie le prix barré ?
Le prix avant la remise. Pour les clients de l’Union européenne, c’est le prix le plus bas des 30 derniers jours.
# Comment fonctionnent les offres groupées ?
« 2 + 1 offert » : l’article le moins cher est offert. Les lots ont un prix fixe, valable pour l’ensemble seulement.
# Mon code promo ne fonctionne pas. Pourquoi ?
Il exige peut-être un montant d’achat plus élevé, n’est valable que dans une autre boutique, n’a pas encore débuté ou est épuisé. La page de paiement donne la raison.
# Puis-je commander des médicaments pour quelqu’un d’autre ?
Oui, avec l’ordonnance de cette personne si nécessaire. Indiquez l’âge du patient dans le message à la boutique.
# Qui écrit les avis ?
Des clients, en cinq langues. Les boutiques ne peuvent pas les effacer.
`,
    ar: `
# هل أحتاج إلى حساب؟
لا. يمكنك الطلب كزائر ببريدك الإلكتروني، ولا يلزم شيء آخر.
# لماذا يصل طلبي في عدة طرود؟
لأن عدة متاجر تجهّزه. لكل طرد موعده، وتعرضها صفحة الطلب واحدًا واحدًا.
# هل أستطيع تعديل الطلب أو إلغاءه؟
يمكنك إلغاء الطلب أو بعض منتجاته من صفحته: فورًا ما دام لم يُرسل شيء، وبطلب إلغاء بعد ذلك. ولتعديل شيء راسلنا أو اتصل بنا مع ذكر رقم الطلب.
# أين طلبي؟
تعرض صفحة الطلب أين وصل كل طرد. وإن لم يكن الرابط لديك فاختر «تتبّع الطلب» وأدخل رقم الطلب وبريدك الإلكتروني أو رقم هاتفك.
# هل الأسعار شاملة الضريبة؟
نعم، وتظهر الضريبة المشمولة في السلة وعند إتمام الشراء وفي صفحة الطلب.
# ما العرض الخاطف؟
سعر أقل لمدة محدودة. يُحتسب الوقت بساعة الموقع، ثم يعود السعر السابق حتى في السلة.
# ماذا يعني السعر المشطوب؟
سعر المنتج قبل التخفيض، وهو للمتسوقين في الاتحاد الأوروبي أدنى سعر في آخر 30 يومًا.
# كيف تعمل عروض الحزم؟
في عرض «اثنان وواحد مجانًا» تكون القطعة الأرخص مجانية. وللحزم سعر ثابت يسري عند شرائها كاملة.
# قسيمتي لا تعمل، لماذا؟
قد تتطلب حدًا أدنى أعلى للشراء أو تخص متجرًا آخر أو لم يبدأ سريانها أو نفدت مرات استخدامها. ويظهر السبب عند إتمام الشراء.
# هل يمكنني طلب دواء لشخص آخر؟
نعم، بوصفته الطبية إن لزمت. اذكر عمر المريض في الملاحظة.
# من يكتب التقييمات؟
متسوقون من عملائنا بخمس لغات، ولا تستطيع المتاجر حذفها.
`,
    tr: `
# Hesap açmam gerekir mi?
Hayır. E-posta adresinizle misafir olarak sipariş verirsiniz; başka bir şey gerekmez.
# Siparişim neden birkaç paketle geliyor?
Çünkü birkaç mağaza hazırlıyor. Her paketin süresi ayrıdır; sipariş sayfası hepsini tek tek gösterir.
# Siparişi değiştirebilir veya iptal edebilir miyim?
Siparişi ya da bazı ürünleri sipariş sayfasından iptal edebilirsiniz: henüz bir şey gönderilmediyse hemen, gönderildiyse iptal talebiyle. Bir şeyi değiştirmek için sipariş numaranızla bize yazın ya da bizi arayın.
# Siparişim nerede?
Sipariş sayfası her paketin ne durumda olduğunu gösterir. Bağlantı yanınızda değilse Sipariş takibi sayfasında sipariş numaranızı ve e-posta adresinizi veya telefonunuzu girin.
# Fiyatlara vergi dahil mi?
Evet. İçindeki vergi sepette, ödeme adımında ve sipariş sayfasında gösterilir.
# Flaş indirim nedir?
Sınırlı süre için daha düşük fiyat. Saat bizimkidir; süre dolunca fiyat sepette de eskisine döner.
# Üstü çizili fiyat ne demek?
İndirimden önceki fiyat. Avrupa Birliği’ndeki alıcılar için son 30 günün en düşük fiyatıdır.
# Paket fırsatları nasıl işler?
“2 alana 1 bedava” fırsatında en ucuz olan bedavadır. Setlerin sabit fiyatı yalnız hepsi birlikteyken geçerlidir.
# Kuponum çalışmıyor, neden?
Daha yüksek bir alışveriş tutarı gerekiyor, başka mağazaya ait, henüz başlamamış ya da tükenmiş olabilir. Ödeme sayfası nedenini söyler.
# Başkası için ilaç sipariş edebilir miyim?
Evet, gerekiyorsa o kişinin reçetesiyle. Mağaza notuna hastanın yaşını yazın.
# Yorumları kim yazıyor?
Buradan alışveriş yapanlar, beş dilde. Mağazalar yorumları silemez.
`,
    hi: `
# क्या अकाउंट ज़रूरी है?
नहीं। आप सिर्फ़ ईमेल देकर गेस्ट के रूप में ऑर्डर कर सकते हैं, और कुछ नहीं चाहिए।
# मेरा ऑर्डर कई पार्सल में क्यों आता है?
क्योंकि उसे कई स्टोर पैक करते हैं। हर पार्सल का अपना समय है, और ऑर्डर पेज उन्हें एक-एक करके दिखाता है।
# क्या ऑर्डर बदल या रद्द कर सकते हैं?
ऑर्डर या उसके कुछ आइटम आप ऑर्डर के पेज पर रद्द कर सकते हैं: जब तक कुछ भेजा नहीं गया, तुरंत; उसके बाद रद्द करने का अनुरोध भेजकर। कुछ बदलना हो तो ऑर्डर नंबर के साथ हमें लिखें या फ़ोन करें।
# मेरा ऑर्डर कहां है?
ऑर्डर का पेज दिखाता है कि हर पार्सल कहां तक पहुंचा। लिंक पास न हो तो “ऑर्डर ट्रैक करें” चुनें और ऑर्डर नंबर के साथ ईमेल पता या फ़ोन नंबर डालें।
# क्या दाम में टैक्स शामिल है?
हां। शामिल टैक्स कार्ट, चेकआउट और ऑर्डर पेज पर दिखता है।
# फ़्लैश सेल क्या है?
सीमित समय के लिए कम दाम। समय हमारी घड़ी से चलता है; पूरा होते ही दाम कार्ट में भी पहले जैसा हो जाता है।
# कटा हुआ दाम क्या बताता है?
छूट से पहले का दाम। यूरोपीय संघ के ख़रीदारों के लिए यह पिछले 30 दिनों का सबसे कम दाम है।
# बंडल ऑफ़र कैसे चलते हैं?
“2 ख़रीदें, 1 मुफ़्त” में सबसे सस्ता मुफ़्त होता है। सेट का तय दाम सभी चीज़ें साथ लेने पर ही मिलता है।
# मेरा वाउचर नहीं चल रहा, क्यों?
शायद न्यूनतम ख़रीदारी ज़्यादा चाहिए, वह किसी और स्टोर का है, शुरू नहीं हुआ या ख़त्म हो चुका है। चेकआउट कारण बताता है।
# क्या किसी और के लिए दवा मंगा सकते हैं?
हां, जहां ज़रूरी हो वहां उनके प्रिस्क्रिप्शन के साथ। नोट में मरीज़ की उम्र लिखें।
# रिव्यू कौन लिखता है?
यहां ख़रीदने वाले लोग, पांच भाषाओं में। स्टोर उन्हें हटा नहीं सकते।
`,
  },
);
