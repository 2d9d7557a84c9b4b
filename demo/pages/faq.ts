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
# Delivery
## Where is my parcel?
The page of your order shows each parcel, with the carrier and the tracking number as soon as it is on its way. If you have lost the link, [Track an order](/track-order) finds it with the order number and the email address or phone number used for the order.
## Why does my order come in several parcels?
Because several stores pack it. Each parcel has its own delivery time, and the page of your order shows them one by one.
# Changing and returning
## Can I change or cancel an order?
You cancel it yourself on the page of your order: all of it or single items. What has not been sent yet is cancelled at once, and you can order again as you like. Once a parcel is on its way, your request goes to the shop, which answers on the same page. What you have paid goes back the way it came.
## How do I return something?
On the page of your order too, once the parcel has arrived. [Returns and refunds](/page/returns) says what can go back and how it goes on.
# Paying
## How can I pay?
In cash when the parcel arrives, or online wherever the checkout offers it: by card, PayPal, UPI or another provider, on the provider’s own secure page. If an online payment does not go through, nothing is taken, and you can try again from the page of your order.
## Do prices include tax?
Yes. The tax that is included is shown in the cart, at the checkout and on the page of your order.
# Prices and vouchers
## What is a flash sale?
A lower price for a limited time. The clock on the page is ours, not yours, and when it runs out the price goes back up, in the cart too.
## What does the struck-through price mean?
The price of the product before the reduction. For shoppers in the European Union it is the lowest price of the last 30 days.
## How do bundle deals work?
“Buy 2, get 1 free” makes the cheapest one free. Other bundles have a fixed price that holds only for all parts together.
## My voucher does not work. Why?
It may need a higher minimum spend, belong to one store, start later or be used up. The checkout names the reason.
# Account, medicines and reviews
## Do I need an account?
No. You order as a guest with your email address; nothing else is needed.
## Can I order medicines for somebody else?
Yes, with that person’s prescription where one is needed. Please give the patient’s age in the note to the store.
## Who writes the reviews?
People who shop here, in five languages. Stores cannot delete them.
`,
    fr: `
# Livraison
## Où est mon colis ?
La page de la commande montre chaque colis, avec le transporteur et le numéro de suivi dès son départ. Si vous avez perdu le lien, « [Suivre une commande](/track-order) » la retrouve avec son numéro et l’adresse e-mail ou le téléphone utilisés pour la commande.
## Pourquoi ma commande arrive-t-elle en plusieurs colis ?
Parce que plusieurs boutiques la préparent. Chaque colis a son délai, et la page de la commande les montre un par un.
# Modifier et retourner
## Puis-je modifier ou annuler une commande ?
Vous l’annulez vous-même sur la page de la commande, en entier ou article par article. Ce qui n’est pas encore parti est annulé aussitôt, et vous pouvez commander à nouveau. Si un colis est en route, votre demande va à la boutique, qui vous répond sur la même page. La somme payée vous revient par le même moyen.
## Comment retourner un article ?
Sur la page de la commande également, une fois le colis arrivé. « [Retours et remboursements](/page/returns) » indique ce qui est repris et la marche à suivre.
# Paiement
## Comment puis-je payer ?
En espèces à la réception, ou en ligne partout où la page de paiement le propose : par carte, PayPal, UPI ou un autre prestataire, sur sa page sécurisée. Si un paiement en ligne n’aboutit pas, rien n’est prélevé et vous pouvez réessayer depuis la page de la commande.
## Les prix sont-ils TTC ?
Oui. La TVA comprise est indiquée dans le panier, au paiement et sur la page de votre commande.
# Prix et codes promo
## Qu’est-ce qu’une vente flash ?
Un prix plus bas pendant un temps limité. L’horloge est la nôtre ; à la fin, le prix remonte, y compris dans le panier.
## Que signifie le prix barré ?
Le prix avant la remise. Pour les clients de l’Union européenne, c’est le prix le plus bas des 30 derniers jours.
## Comment fonctionnent les offres groupées ?
« 2 + 1 offert » : l’article le moins cher est offert. Les lots ont un prix fixe, valable pour l’ensemble seulement.
## Mon code promo ne fonctionne pas. Pourquoi ?
Il exige peut-être un montant d’achat plus élevé, n’est valable que dans une autre boutique, n’a pas encore débuté ou est épuisé. La page de paiement donne la raison.
# Compte, médicaments et avis
## Faut-il un compte ?
Non. Vous commandez en invité, avec votre adresse e-mail ; rien d’autre n’est nécessaire.
## Puis-je commander des médicaments pour quelqu’un d’autre ?
Oui, avec l’ordonnance de cette personne si nécessaire. Indiquez l’âge du patient dans le message à la boutique.
## Qui écrit les avis ?
Des clients, en cinq langues. Les boutiques ne peuvent pas les effacer.
`,
    ar: `
# التوصيل
## أين طردي؟
تعرض صفحة طلبك كل طرد مع شركة التوصيل ورقم التتبع فور خروجه. وإن فقدت الرابط فابحث في «[تتبّع الطلب](/track-order)» برقم الطلب والبريد الإلكتروني أو رقم الهاتف المستخدم في الطلب.
## لماذا يصل طلبي في عدة طرود؟
لأن عدة متاجر تجهّزه. لكل طرد موعده، وتعرضها صفحة الطلب واحدًا واحدًا.
# التعديل والإرجاع
## هل أستطيع تعديل الطلب أو إلغاءه؟
يمكنك إلغاؤه بنفسك من صفحة طلبك، كاملًا أو بعض منتجاته. ما لم يُرسل بعد يُلغى فورًا، ويمكنك أن تطلب من جديد كما تشاء. أما إذا كان أحد الطرود في الطريق فيُرسل طلب الإلغاء إلى المتجر ويصلك الرد في الصفحة نفسها. ويعود إليك ما دفعته بطريقة الدفع نفسها.
## كيف أُرجع منتجًا؟
من صفحة طلبك أيضًا بعد وصول الطرد. وتجد ما يمكن إرجاعه وخطواته في «[الإرجاع واسترداد المبلغ](/page/returns)».
# الدفع
## كيف أدفع؟
نقدًا عند الاستلام، أو عبر الإنترنت حيث تتيحه صفحة إتمام الشراء: بالبطاقة أو PayPal أو UPI أو غيرها في صفحة آمنة تابعة لمزوّد الدفع. وإذا لم تكتمل عملية الدفع فلا يُخصم شيء، ويمكنك المحاولة مجددًا من صفحة طلبك.
## هل السعر شامل الضريبة؟
نعم، وتظهر الضريبة المشمولة في السلة وعند إتمام الشراء وفي صفحة الطلب.
# الأسعار والقسائم
## ما العرض الخاطف؟
سعر أقل لمدة محدودة. يُحتسب الوقت بساعة الموقع، ثم يعود السعر السابق حتى في السلة.
## ماذا يعني السعر المشطوب؟
سعر المنتج قبل التخفيض، وهو للمتسوقين في الاتحاد الأوروبي أدنى سعر في آخر 30 يومًا.
## كيف تعمل عروض الحزم؟
في عرض «اثنان وواحد مجانًا» تكون القطعة الأرخص مجانية. وللحزم سعر ثابت يسري عند شرائها كاملة.
## قسيمتي لا تعمل، لماذا؟
قد تتطلب حدًا أدنى أعلى للشراء أو تخص متجرًا آخر أو لم يبدأ سريانها أو نفدت مرات استخدامها. ويظهر السبب عند إتمام الشراء.
# الحساب والأدوية والتقييمات
## هل أحتاج إلى حساب؟
لا. يمكنك الطلب كزائر ببريدك الإلكتروني، ولا يلزم شيء آخر.
## هل يمكنني طلب دواء لشخص آخر؟
نعم، بوصفته الطبية إن لزمت. اذكر عمر المريض في الملاحظة.
## من يكتب التقييمات؟
متسوقون من عملائنا بخمس لغات، ولا تستطيع المتاجر حذفها.
`,
    tr: `
# Teslimat
## Paketim nerede?
Sipariş sayfanız her paketi, yola çıkar çıkmaz kargo firması ve takip numarasıyla birlikte gösterir. Bağlantıyı kaybettiyseniz “[Sipariş takibi](/track-order)” sayfası siparişi, numarası ve siparişte kullanılan e-posta adresi ya da telefon numarasıyla bulur.
## Siparişim neden birkaç paketle geliyor?
Çünkü birkaç mağaza hazırlıyor. Her paketin süresi ayrıdır; sipariş sayfası hepsini tek tek gösterir.
# Değişiklik ve iade
## Siparişi değiştirebilir veya iptal edebilir miyim?
Sipariş sayfanızda siparişin tamamını ya da tek tek ürünleri kendiniz iptal edersiniz. Henüz gönderilmeyenler hemen iptal olur, dilediğiniz gibi yeniden sipariş verirsiniz. Bir paket yola çıktıysa talebiniz mağazaya gider; yanıtı aynı sayfada görürsünüz. Ödediğiniz tutar aynı yoldan geri gelir.
## Bir ürünü nasıl iade ederim?
Yine sipariş sayfanızdan, paket geldikten sonra. Nelerin nasıl iade edileceği “[İade ve geri ödeme](/page/returns)” sayfasında yazar.
# Ödeme
## Nasıl ödeyebilirim?
Paket geldiğinde nakit ya da ödeme sayfasında sunuluyorsa internetten: kart, PayPal, UPI veya başka bir ödeme kuruluşuyla, onun güvenli sayfasında. İnternetten ödeme tamamlanmazsa hiçbir tutar çekilmez; sipariş sayfanızdan yeniden deneyebilirsiniz.
## Fiyatlara KDV dahil mi?
Evet. İçindeki KDV sepette, ödeme adımında ve sipariş sayfasında gösterilir.
# Fiyatlar ve kuponlar
## Flaş indirim nedir?
Sınırlı süre için daha düşük fiyat. Saat bizimkidir; süre dolunca fiyat sepette de eskisine döner.
## Üstü çizili fiyat ne demek?
İndirimden önceki fiyat. Avrupa Birliği’ndeki alıcılar için son 30 günün en düşük fiyatıdır.
## Kampanyalar nasıl işler?
“2 alana 1 bedava” kampanyasında en ucuz olan bedavadır. Setlerin sabit fiyatı yalnız hepsi birlikteyken geçerlidir.
## Kuponum çalışmıyor, neden?
Daha yüksek bir alışveriş tutarı gerekiyor, başka mağazaya ait, henüz başlamamış ya da tükenmiş olabilir. Ödeme sayfası nedenini söyler.
# Hesap, ilaçlar ve yorumlar
## Hesap açmam gerekir mi?
Hayır. E-posta adresinizle misafir olarak sipariş verirsiniz; başka bir şey gerekmez.
## Başkası için ilaç sipariş edebilir miyim?
Evet, gerekiyorsa o kişinin reçetesiyle. Mağaza notuna hastanın yaşını yazın.
## Yorumları kim yazıyor?
Buradan alışveriş yapanlar, beş dilde. Mağazalar yorumları silemez.
`,
    hi: `
# डिलीवरी
## मेरा पार्सल कहां है?
आपके ऑर्डर का पेज हर पार्सल दिखाता है, और भेजे जाते ही कूरियर और ट्रैकिंग नंबर भी। लिंक खो गया हो तो “[ऑर्डर ट्रैक करें](/track-order)” में ऑर्डर नंबर और ऑर्डर में दिया ईमेल या फ़ोन नंबर डालें।
## मेरा ऑर्डर कई पार्सल में क्यों आता है?
क्योंकि उसे कई स्टोर पैक करते हैं। हर पार्सल का अपना समय है, और ऑर्डर पेज उन्हें एक-एक करके दिखाता है।
# बदलाव और रिटर्न
## क्या ऑर्डर बदल या रद्द कर सकते हैं?
अपने ऑर्डर के पेज पर आप ख़ुद पूरा ऑर्डर या कुछ आइटम रद्द कर सकते हैं। जो अभी भेजा नहीं गया, वह तुरंत रद्द हो जाता है, और आप जैसा चाहें वैसा फिर से ऑर्डर कर सकते हैं। पार्सल निकल चुका हो तो आपका अनुरोध स्टोर को जाता है और जवाब उसी पेज पर मिलता है। चुकाई गई रकम उसी माध्यम से लौटती है।
## कोई चीज़ कैसे लौटाएं?
वह भी ऑर्डर के पेज से, पार्सल मिलने के बाद। क्या और कैसे वापस होता है, यह “[रिटर्न और रिफ़ंड](/page/returns)” में लिखा है।
# भुगतान
## भुगतान कैसे करें?
पार्सल मिलने पर नकद, या जहां चेकआउट में दिखे वहां ऑनलाइन: कार्ड, PayPal, UPI या किसी और माध्यम से, उसी के सुरक्षित पेज पर। ऑनलाइन भुगतान पूरा न हो तो कोई रकम नहीं कटती, और आप ऑर्डर के पेज से फिर कोशिश कर सकते हैं।
## क्या दाम में टैक्स शामिल है?
हां। शामिल टैक्स कार्ट, चेकआउट और ऑर्डर पेज पर दिखता है।
# दाम और वाउचर
## फ़्लैश सेल क्या है?
सीमित समय के लिए कम दाम। समय हमारी घड़ी से चलता है; पूरा होते ही दाम कार्ट में भी पहले जैसा हो जाता है।
## कटा हुआ दाम क्या बताता है?
छूट से पहले का दाम। यूरोपीय संघ के ख़रीदारों के लिए यह पिछले 30 दिनों का सबसे कम दाम है।
## सेट ऑफ़र कैसे चलते हैं?
“2 ख़रीदें, 1 मुफ़्त” में सबसे सस्ता मुफ़्त होता है। सेट का तय दाम सभी चीज़ें साथ लेने पर ही मिलता है।
## मेरा वाउचर नहीं चल रहा, क्यों?
शायद न्यूनतम ख़रीदारी ज़्यादा चाहिए, वह किसी और स्टोर का है, शुरू नहीं हुआ या ख़त्म हो चुका है। चेकआउट कारण बताता है।
# अकाउंट, दवाएं और रिव्यू
## क्या अकाउंट ज़रूरी है?
नहीं। आप सिर्फ़ ईमेल देकर गेस्ट के रूप में ऑर्डर कर सकते हैं, और कुछ नहीं चाहिए।
## क्या किसी और के लिए दवा मंगा सकते हैं?
हां, जहां ज़रूरी हो वहां उनके प्रिस्क्रिप्शन के साथ। नोट में मरीज़ की उम्र लिखें।
## रिव्यू कौन लिखता है?
यहां ख़रीदने वाले लोग, पांच भाषाओं में। स्टोर उन्हें हटा नहीं सकते।
`,
  },
  { folds: true },
);
