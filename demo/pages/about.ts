import { page } from './page.ts';

export const ABOUT = page(
  'about',
  ['About Souk', 'À propos de Souk', 'عن منصة «سوق»', 'Souk hakkında', 'सूक के बारे में'],
  {
    en: `
Souk is a marketplace of fifteen independent stores. You meet a tailor from Lyon, a pharmacy in Boston, a potter near Casablanca and a bookshop in Jaipur, and you pay once, from one cart.
# What we believe
A good shop answers questions, says what a thing is made of and takes it back when it was the wrong one. We choose stores that do, and we leave the rest to them: each store packs and sends its own goods and is named on every product.
# How we work
- Prices include tax, and what a delivery costs is shown before you order.
- Reviews are written by shoppers, and we do not remove the critical ones.
- Products stay in the shop only while the store that sells them stays reliable.
# Five languages
Souk speaks English, French, Arabic, Turkish and Hindi. Every page has the same content in each of them, so that a family spread over three countries can shop from the same shelf.
# Who is behind it
A small team that has run shops, warehouses and help desks before. If something is not right, [write to us](/contact): a person reads it.
`,
    fr: `
Souk réunit quinze boutiques indépendantes. Vous y croisez un tailleur lyonnais, une pharmacie de Boston, un potier près de Casablanca et une librairie de Jaipur, et vous ne payez qu’une fois, dans un seul panier.
# Ce que nous croyons
Une bonne boutique répond aux questions, dit de quoi les choses sont faites et les reprend quand on s’est trompé. Nous choisissons celles qui le font et leur laissons le reste : chacune emballe et expédie ses articles, et son nom figure sur chaque fiche.
# Notre façon de travailler
- Les prix sont TTC et les frais de livraison affichés avant la commande.
- Les avis viennent des clients, et nous gardons aussi les plus sévères.
- Un article ne reste en ligne que si sa boutique reste fiable.
# Cinq langues
Souk parle anglais, français, arabe, turc et hindi. Chaque page a le même contenu dans chacune, pour qu’une famille répartie sur trois pays fasse ses achats au même rayon.
# Qui nous sommes
Une petite équipe passée par des magasins, des entrepôts et des services clients. Quelque chose ne va pas ? [Écrivez-nous](/contact) : c’est une personne qui vous lit.
`,
    ar: `
منصة «سوق» ملتقى خمسة عشر متجرًا مستقلًا. تجد فيها خياطًا من ليون وصيدلية في بوسطن وخزّافًا قرب الدار البيضاء ومكتبة في جايبور، وتدفع مرة واحدة في سلة واحدة.
# ما نؤمن به
المتجر الجيد يجيب عن الأسئلة ويذكر مكونات ما يبيعه ويسترده إن لم يكن مناسبًا. نختار المتاجر التي تفعل ذلك ونترك لها الباقي: كل متجر يغلّف بضاعته ويرسلها، واسمه مكتوب على كل منتج.
# كيف نعمل
- الأسعار شاملة الضريبة، وتكلفة التوصيل ظاهرة قبل الطلب.
- التقييمات يكتبها المتسوقون، ولا نحذف السلبية منها.
- يبقى المنتج معروضًا ما دام متجره جديرًا بالثقة.
# خمس لغات
تتحدث منصة «سوق» الإنجليزية والفرنسية والعربية والتركية والهندية، والمحتوى نفسه في كل لغة، لتتسوق عائلة موزعة على ثلاثة بلدان من الرف نفسه.
# من نحن
فريق صغير عمل من قبل في المتاجر والمخازن وخدمة العملاء. إن لم يكن شيء على ما يرام [فاكتب إلينا](/contact)، ويقرأ رسالتك إنسان.
`,
    tr: `
Souk, on beş bağımsız mağazanın pazaryeridir. Lyon’dan bir terziyle, Boston’da bir eczaneyle, Kazablanka yakınında bir çömlekçiyle, Jaipur’da bir kitapçıyla tanışır, tek sepette bir kez ödersiniz.
# Neye inanıyoruz
İyi bir mağaza sorulara yanıt verir, ürünün hangi malzemeden yapıldığını söyler, yanlış olduysa geri alır. Bunu yapan mağazaları seçer, gerisini onlara bırakırız: her mağaza kendi ürününü paketleyip gönderir, adı her üründe yazar.
# Nasıl çalışıyoruz
- Fiyatlara KDV dahildir; kargo ücreti siparişten önce gösterilir.
- Yorumları alışveriş yapanlar yazar; eleştirel olanları silmeyiz.
- Bir ürün, mağazası güvenilir kaldığı sürece rafta kalır.
# Beş dil
Souk İngilizce, Fransızca, Arapça, Türkçe ve Hintçe konuşur. İçerik her dilde aynıdır; üç ülkeye dağılmış bir aile aynı raftan alışveriş edebilir.
# Arkasında kim var
Daha önce dükkânlarda, depolarda, müşteri hizmetlerinde çalışmış küçük bir ekip. Bir şey yolunda değilse [bize yazın](/contact), mesajınızı bir insan okur.
`,
    hi: `
सूक पंद्रह स्वतंत्र स्टोर का मार्केटप्लेस है। यहां ल्यों का दर्ज़ी, बोस्टन की फ़ार्मेसी, कासाब्लांका के पास का कुम्हार और जयपुर की किताबों की दुकान मिलती है, और भुगतान एक ही कार्ट में एक ही बार होता है।
# हम क्या मानते हैं
अच्छा स्टोर सवालों के जवाब देता है, बताता है कि चीज़ किससे बनी है, और ग़लत निकले तो वापस लेता है। हम ऐसे ही स्टोर चुनते हैं और बाकी उन पर छोड़ते हैं: हर स्टोर अपना सामान ख़ुद पैक करके भेजता है और उसका नाम हर प्रोडक्ट पर लिखा होता है।
# हम कैसे काम करते हैं
- दाम में टैक्स शामिल है, और डिलीवरी का ख़र्च ऑर्डर से पहले दिखता है।
- रिव्यू ख़रीदार लिखते हैं, और आलोचना वाले भी हटाए नहीं जाते।
- प्रोडक्ट तभी तक रहता है जब तक उसका स्टोर भरोसेमंद रहे।
# पांच भाषाएं
सूक अंग्रेज़ी, फ़्रेंच, अरबी, तुर्की और हिन्दी बोलता है। हर भाषा में सामग्री एक जैसी है, ताकि तीन देशों में बसा परिवार एक ही शेल्फ़ से ख़रीद सके।
# पीछे कौन है
एक छोटी टीम, जिसने पहले दुकानों, गोदामों और हेल्प डेस्क पर काम किया है। कुछ ठीक न हो तो [हमें लिखें](/contact), आपका संदेश एक इंसान पढ़ता है।
`,
  },
);
