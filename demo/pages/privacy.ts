import { page } from './page.ts';

export const PRIVACY = page(
  'privacy',
  ['Privacy', 'Confidentialité', 'الخصوصية', 'Gizlilik', 'गोपनीयता'],
  {
    en: `
This page says in plain words what we know about you, why, and for how long.
# What we keep
- For an order: your name, address, email, telephone and what you bought. Without these, no parcel arrives and no invoice is valid.
- For your cart and your wishlist: a random number in a cookie. It says nothing about who you are.
- For your language: a cookie with five possible values.
- For whether you have ordered before: a cookie that says just that, so that nothing for a first order is offered to you again.
- For the place that you have chosen to deliver to: a cookie with its country and state.
- For prescriptions: the pictures you send, readable only by the pharmacy. They are erased after 30 days.
# What we do not do
We do not sell data, we do not follow you to other sites, and there are no advertising networks on our pages. Passwords and sign-in keys are kept only in a form that nobody can read.
# Who else sees it
The store that packs your order sees your name, address and telephone. The payment company that you choose sees what it needs for the payment. Nobody else.
# How long
Orders are kept as long as tax law demands. Carts of guests who do not come back are erased after some months.
# Your rights
You may see, correct, take with you or erase what we keep about you. Write to the address at the top of the page; we answer within 30 days. You may also complain to your data protection authority.
`,
    fr: `
Cette page dit simplement ce que nous savons de vous, pourquoi et pendant combien de temps.
# Ce que nous conservons
- Pour une commande : nom, adresse, e-mail, téléphone et achats. Sans cela, pas de colis ni de facture valable.
- Pour votre panier et votre liste d’envies : un nombre aléatoire dans un cookie. Il ne dit pas qui vous êtes.
- Pour votre langue : un cookie à cinq valeurs possibles.
- Pour savoir si vous avez déjà commandé : un cookie qui ne dit que cela, afin que les offres de première commande ne vous soient plus proposées.
- Pour le lieu de livraison que vous avez choisi : un cookie avec son pays et sa région.
- Pour les ordonnances : les images envoyées, lisibles par la pharmacie seule, effacées après 30 jours.
# Ce que nous ne faisons pas
Nous ne vendons pas de données, ne vous suivons pas ailleurs et n’hébergeons aucune régie publicitaire. Mots de passe et clés de connexion sont conservés sous une forme illisible.
# Qui d’autre les voit
La boutique qui prépare la commande voit nom, adresse et téléphone. Le prestataire de paiement choisi voit ce qu’il faut pour payer. Personne d’autre.
# Combien de temps
Les commandes sont gardées aussi longtemps que la loi fiscale l’exige. Les paniers d’invités qui ne reviennent pas sont effacés au bout de quelques mois.
# Vos droits
Vous pouvez consulter, corriger, emporter ou faire effacer vos données. Écrivez à l’adresse en haut de la page ; réponse sous 30 jours. Vous pouvez aussi saisir votre autorité de protection des données.
`,
    ar: `
تشرح هذه الصفحة بكلمات بسيطة ما نعرفه عنك ولماذا وإلى متى.
# ما نحتفظ به
- للطلب: اسمك وعنوانك وبريدك وهاتفك وما اشتريته، فبدونها لا يصل طرد ولا تصح فاتورة.
- للسلة وقائمة الأمنيات: رقم عشوائي في ملف تعريف ارتباط لا يكشف هويتك.
- للغتك: ملف تعريف ارتباط بخمس قيم ممكنة.
- لمعرفة ما إذا سبق لك الطلب: ملف تعريف ارتباط يحمل هذا وحده، حتى لا تُعرض عليك عروض الطلب الأول مرة أخرى.
- لمكان التوصيل الذي اخترته: ملف تعريف ارتباط يحمل الدولة والمنطقة.
- للوصفات الطبية: الصور التي ترسلها، لا تقرؤها إلا الصيدلية وتُمحى بعد 30 يومًا.
# ما لا نفعله
لا نبيع البيانات ولا نتتبعك في مواقع أخرى ولا توجد شبكات إعلانية في صفحاتنا. تُحفظ كلمات المرور ومفاتيح الدخول بصيغة لا يقرؤها أحد.
# من يراها أيضًا
يرى المتجر الذي يجهّز طلبك اسمك وعنوانك وهاتفك، وترى شركة الدفع التي تختارها ما يلزم للدفع، ولا أحد غيرهما.
# إلى متى
نحفظ الطلبات ما دام قانون الضرائب يطلب ذلك، وتُمحى سلال الزوار الذين لا يعودون بعد بضعة أشهر.
# حقوقك
لك أن تطلع على بياناتك أو تصححها أو تأخذها أو تطلب محوها. اكتب إلى العنوان في أعلى الصفحة ونجيب خلال 30 يومًا. ولك أن تشتكي إلى هيئة حماية البيانات في بلدك.
`,
    tr: `
Bu sayfa hakkınızda ne bildiğimizi, neden ve ne kadar süreyle bildiğimizi yalın sözlerle anlatır.
# Neleri saklıyoruz
- Sipariş için: adınız, adresiniz, e-postanız, telefonunuz ve aldıklarınız. Bunlar olmadan paket ulaşmaz, fatura geçerli olmaz.
- Sepet ve favoriler için: çerezde rastgele bir sayı. Kim olduğunuzu söylemez.
- Dil için: beş olası değeri olan bir çerez.
- Daha önce sipariş verip vermediğiniz için: yalnızca bunu belirten bir çerez; ilk sipariş teklifleri size yeniden gösterilmez.
- Seçtiğiniz teslimat yeri için: ülkesini ve bölgesini içeren bir çerez.
- Reçeteler için: gönderdiğiniz görseller. Yalnız eczane okuyabilir, 30 gün sonra silinir.
# Neleri yapmıyoruz
Veri satmayız, sizi başka sitelerde izlemeyiz, sayfalarımızda reklam ağı yoktur. Şifreler ve oturum anahtarları kimsenin okuyamayacağı biçimde saklanır.
# Başka kim görür
Siparişinizi hazırlayan mağaza adınızı, adresinizi, telefonunuzu; seçtiğiniz ödeme şirketi ödeme için gerekenleri görür. Başka kimse görmez.
# Ne kadar süre
Siparişler vergi yasasının istediği kadar saklanır. Geri gelmeyen misafirlerin sepetleri birkaç ay sonra silinir.
# Haklarınız
Verilerinizi görebilir, düzeltebilir, yanınıza alabilir, sildirebilirsiniz. Sayfanın üstündeki adrese yazın; 30 gün içinde yanıtlarız. Veri koruma kurumunuza da başvurabilirsiniz.
`,
    hi: `
यह पेज सीधे शब्दों में बताता है कि हम आपके बारे में क्या जानते हैं, क्यों और कब तक।
# हम क्या रखते हैं
- ऑर्डर के लिए: नाम, पता, ईमेल, फ़ोन और ख़रीदी चीज़ें। इनके बिना न पार्सल पहुंचता है, न इनवॉइस मान्य होता है।
- कार्ट और विशलिस्ट के लिए: कुकी में एक रैंडम नंबर, जो आपकी पहचान नहीं बताता।
- भाषा के लिए: पांच संभावित मानों वाली एक कुकी।
- आपने पहले ऑर्डर किया है या नहीं, इसके लिए: एक कुकी जो बस यही बताती है, ताकि पहले ऑर्डर के ऑफ़र आपको दोबारा न दिखें।
- डिलीवरी की चुनी हुई जगह के लिए: उसके देश और राज्य वाली एक कुकी।
- प्रिस्क्रिप्शन के लिए: आपकी भेजी तस्वीरें, जिन्हें सिर्फ़ फ़ार्मेसी पढ़ सकती है और जो 30 दिन बाद मिटा दी जाती हैं।
# हम क्या नहीं करते
हम डेटा नहीं बेचते, दूसरी साइटों पर आपको ट्रैक नहीं करते, और हमारे पेजों पर विज्ञापन नेटवर्क नहीं हैं। पासवर्ड और साइन-इन टोकन ऐसे रूप में रखे जाते हैं जिसे कोई पढ़ नहीं सकता।
# और कौन देखता है
ऑर्डर पैक करने वाला स्टोर आपका नाम, पता और फ़ोन देखता है। आपकी चुनी भुगतान कंपनी भुगतान के लिए ज़रूरी बातें देखती है। और कोई नहीं।
# कब तक
ऑर्डर उतने समय रखे जाते हैं जितना टैक्स कानून चाहता है। न लौटने वाले मेहमानों के कार्ट कुछ महीनों बाद मिटा दिए जाते हैं।
# आपके अधिकार
आप अपना डेटा देख, सुधार, साथ ले जा या मिटवा सकते हैं। पेज के ऊपर दिए पते पर लिखें; 30 दिन में जवाब मिलेगा। आप अपने डेटा संरक्षण प्राधिकरण से शिकायत भी कर सकते हैं।
`,
  },
);
