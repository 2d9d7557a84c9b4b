import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';

const SOUND = text(
  'Setting it up takes a few minutes and no app. If you hesitate between two models, tell the store where you mostly listen: a quiet room and a busy train ask for different things.',
  'La mise en route prend quelques minutes, sans application. Si vous hésitez entre deux modèles, dites à la boutique où vous écoutez le plus : une pièce calme et un train bondé n’ont pas les mêmes exigences.',
  'لا يستغرق التشغيل سوى دقائق ومن دون تطبيق. إن ترددت بين طرازين فأخبر المتجر أين تستمع عادةً، فالغرفة الهادئة تختلف في متطلباتها عن القطار المزدحم.',
  'Kurulumu birkaç dakika sürer, uygulama gerektirmez. İki model arasında kaldıysanız mağazaya en çok nerede dinlediğinizi yazın: sessiz bir odanın ve kalabalık bir trenin ihtiyaçları farklıdır.',
  'इसे चालू करने में कुछ ही मिनट लगते हैं और किसी ऐप की ज़रूरत नहीं। दो मॉडल में से चुनना मुश्किल हो तो स्टोर को बताएं कि आप ज़्यादातर कहां सुनते हैं: शांत कमरे और भीड़ भरी ट्रेन की ज़रूरतें अलग होती हैं।',
);
const TELEPHONE = text(
  'It comes ready to use. Keep the box for the first weeks, and ask the store which network or socket it needs before you order from abroad.',
  'Livraison prête à l’emploi. Gardez la boîte les premières semaines et, si vous commandez depuis l’étranger, demandez à la boutique quel réseau ou quelle prise il faut.',
  'يصلك جاهزًا للاستعمال. احتفظ بالعلبة في الأسابيع الأولى، واسأل المتجر عن الشبكة أو المقبس المناسب قبل الطلب من بلد آخر.',
  'Kullanıma hazır gelir. Kutusunu ilk haftalarda saklayın; başka ülkeden sipariş veriyorsanız hangi şebeke ya da prizle çalıştığını mağazaya sorun.',
  'यह इस्तेमाल के लिए तैयार आता है। शुरुआती हफ़्तों में डिब्बा संभालकर रखें, और दूसरे देश से ऑर्डर करने से पहले स्टोर से पूछें कि कौन-सा नेटवर्क या सॉकेट चाहिए।',
);
const DESK = text(
  'It works with the usual systems from the first minute. Give it a firm desk and good light, and wipe it now and then with a soft dry cloth; that is all the care it asks for.',
  'Compatible d’emblée avec les systèmes courants. Un bureau stable, une bonne lumière et, de temps en temps, un chiffon doux et sec : aucun autre entretien n’est nécessaire.',
  'يعمل هذا المنتج مع الأنظمة الشائعة من الدقيقة الأولى. يكفيه مكتب ثابت وإضاءة جيدة ومسحة بقطعة قماش ناعمة وجافة من حين إلى آخر.',
  'Yaygın sistemlerle ilk dakikadan çalışır. Sağlam bir masa, iyi bir ışık ve ara sıra yumuşak, kuru bir bez yeter; başka bakım istemez.',
  'यह आम सिस्टम के साथ तुरंत चलता है। मज़बूत मेज़, अच्छी रोशनी और कभी-कभार मुलायम सूखे कपड़े से पोंछना, बस इतनी ही देखभाल चाहिए।',
);
const PICTURE = text(
  'The menus are simple enough to leave the manual in the box. Automatic settings do well from the start, and those who like to adjust things by hand find every control within reach of a thumb.',
  'Les menus sont assez simples pour laisser le manuel dans sa boîte. Les réglages automatiques suffisent pour commencer, et ceux qui aiment tout ajuster ont chaque commande sous le pouce.',
  'قوائم الجهاز بسيطة إلى حد أنك لن تحتاج إلى الدليل. تكفي الإعدادات التلقائية للبداية، ومن يحب الضبط بنفسه يجد كل زر في متناول إبهامه.',
  'Menüleri, kılavuzu kutuda bırakacak kadar sade. Otomatik ayarlar başlangıç için yeterli; elle ayarlamayı sevenler için her tuş başparmağın altında.',
  'मेन्यू इतने आसान हैं कि मैनुअल खोलने की ज़रूरत नहीं पड़ती। शुरुआत के लिए ऑटोमैटिक सेटिंग काफ़ी है, और ख़ुद बदलाव करने वालों को हर कंट्रोल अंगूठे के पास मिलेगा।',
);
const CLOTHES = text(
  'Please take the size that you usually wear; between two sizes, the larger one falls more comfortably. Screens show colours differently: what hangs in your wardrobe later may be a shade lighter or darker.',
  'Choisissez votre taille habituelle ; entre deux tailles, la plus grande tombe mieux. Les écrans ne rendent pas tous les couleurs de la même façon : la teinte peut être un peu plus claire ou plus foncée.',
  'اختر مقاسك المعتاد، وإن كنت بين مقاسين فالأكبر أكثر راحة. تختلف الألوان من شاشة إلى أخرى، وقد تصلك القطعة أفتح أو أغمق قليلًا.',
  'Her zamanki bedeninizi seçin; iki beden arasındaysanız büyüğü daha rahat durur. Renkler ekrandan ekrana değişir; elinize geçen ürün bir ton açık ya da koyu olabilir.',
  'अपना सामान्य साइज़ चुनें; दो साइज़ के बीच हों तो बड़ा ज़्यादा आरामदायक रहेगा। हर स्क्रीन पर रंग थोड़े अलग दिखते हैं, इसलिए असली रंग ज़रा हल्का या गहरा हो सकता है।',
);
const FOOTWEAR = text(
  'The pairs follow normal European sizes. Try them on in the afternoon, when feet are at their widest, walk a few rounds on a carpet, and give them a day of rest between two long walks.',
  'Les pointures sont européennes et taillent normalement. Essayez la paire l’après-midi, quand le pied est le plus large, faites quelques pas sur un tapis et laissez-la reposer un jour entre deux longues marches.',
  'المقاسات أوروبية معتادة. جرّب الحذاء بعد الظهر حين تكون القدم في أوسع حالاتها، وامشِ قليلًا على السجاد، وامنحه يوم راحة بين مشوارين طويلين.',
  'Numaralar Avrupa ölçüsündedir ve tam kalıptır. Ayağın en geniş olduğu öğleden sonra deneyin, halıda birkaç tur atın; iki uzun yürüyüş arasında bir gün dinlendirin.',
  'साइज़ सामान्य यूरोपीय नाप के हैं। दोपहर के बाद पहनकर देखें, जब पैर सबसे चौड़े होते हैं, कालीन पर थोड़ा चलें, और दो लंबी सैर के बीच एक दिन का आराम दें।',
);
const WORN = text(
  'It goes with what already hangs in your wardrobe and asks for little: keep it dry, out of strong sun, and it will look better after a year than many things do when they are new.',
  'Cet article s’accorde avec votre garde-robe et demande peu : au sec, loin du grand soleil, il aura meilleure allure après un an que bien des choses neuves.',
  'تنسجم هذه القطعة مع ما في خزانتك ولا تطلب الكثير: احفظها جافة بعيدًا عن الشمس القوية، وستبدو بعد عام أجمل من أشياء كثيرة وهي جديدة.',
  'Dolabınızdakilerle kolayca uyum sağlar, pek bakım istemez: kuru yerde, güçlü güneşten uzakta tutun; bir yıl sonra bile pek çok yeni üründen iyi görünür.',
  'यह आपकी अलमारी में मौजूद चीज़ों के साथ आसानी से जंचता है और ज़्यादा देखभाल नहीं मांगता: सूखी जगह पर, तेज़ धूप से दूर रखें, तो साल भर बाद भी नए जैसा लगेगा।',
);
const FURNISHING = text(
  'Two people put it together in less than half an hour, and the tools are in the box. Please measure doors and stairs before you order; the sizes of the parcels are known to the store.',
  'Le montage prend moins d’une demi-heure à deux, outils fournis. Mesurez portes et escaliers avant de commander ; la boutique vous indiquera les dimensions des colis.',
  'يركّب القطعة شخصان في أقل من نصف ساعة، والأدوات في العلبة. يرجى قياس الأبواب والدرج قبل الطلب، ويخبرك المتجر بأبعاد الطرود.',
  'İki kişi yarım saatten kısa sürede kurar, aletleri kutudadır. Sipariş vermeden önce kapıları ve merdiveni ölçün; paket ölçülerini mağaza size bildirir.',
  'दो लोग इसे आधे घंटे से कम में जोड़ लेते हैं, औज़ार डिब्बे में ही हैं। ऑर्डर से पहले दरवाज़े और सीढ़ियां नाप लें; पार्सल का साइज़ स्टोर बता देगा।',
);
const ROOM = text(
  'Look at it by day and by evening light before you decide on its place; things change with the hour. It suits a rented flat as well as an old house and moves easily from room to room.',
  'Avant de choisir la place de cet article, regardez-le de jour et à la lumière du soir : tout change avec l’heure. Il convient à un appartement en location comme à une maison ancienne et passe facilement d’une pièce à l’autre.',
  'قبل أن تختار مكان القطعة انظر إليها في ضوء النهار وضوء المساء، فالأشياء تتغير مع الساعات. تناسب الشقة المستأجرة والبيت القديم وتنتقل بسهولة من غرفة إلى أخرى.',
  'Yerine karar vermeden önce hem gündüz hem akşam ışığında bakın; eşyalar saatlere göre değişir. Kiralık daireye de eski bir eve de yakışır, odadan odaya kolayca taşınır.',
  'जगह तय करने से पहले इसे दिन और शाम, दोनों रोशनी में देखें; समय के साथ चीज़ें अलग दिखती हैं। यह किराए के फ़्लैट और पुराने घर, दोनों में जंचता है और एक कमरे से दूसरे में आसानी से ले जाया जा सकता है।',
);
const COOKING = text(
  'Suitable for gas, electric and induction hobs. Warm it slowly, use a wooden spoon, let it cool before washing, and it will do its work for you and for whoever inherits it.',
  'Convient aux feux à gaz, électriques et à induction. Chauffez doucement, préférez une cuillère en bois, laissez refroidir avant de laver : c’est un article qui se transmet.',
  'تناسب هذه القطعة مواقد الغاز والكهرباء والحث الحراري. سخّنها ببطء واستعمل ملعقة خشبية واتركها تبرد قبل الغسل، فتخدمك سنوات طويلة.',
  'Gazlı, elektrikli ve indüksiyonlu ocaklara uygundur. Yavaş ısıtın, tahta kaşık kullanın, yıkamadan önce soğumasını bekleyin; yıllarca hizmet eder.',
  'गैस, इलेक्ट्रिक और इंडक्शन, तीनों चूल्हों के लिए सही। धीरे-धीरे गर्म करें, लकड़ी का चम्मच इस्तेमाल करें, धोने से पहले ठंडा होने दें, और यह बरसों साथ निभाएगा।',
);
const TABLE = text(
  'It stacks well, takes up little room in the cupboard and can be added to later, since the shapes stay in the range. A chipped piece on arrival is replaced without discussion; a photograph is enough.',
  'Cet article se range facilement, prend peu de place et se complète plus tard, car les formes restent au catalogue. Une pièce ébréchée à l’arrivée est remplacée sans discussion : une photo suffit.',
  'تُرصّ القطع بسهولة ولا تشغل مساحة كبيرة في الخزانة، ويمكنك استكمالها لاحقًا لأن التصاميم باقية في المجموعة. وإن وصلت قطعة مكسورة نستبدلها بلا نقاش، وتكفي صورة.',
  'Üst üste kolayca dizilir, dolapta az yer kaplar; modelleri üretimde kaldığı için sonradan tamamlanabilir. Kırık gelen parça tartışmasız değiştirilir, bir fotoğraf yeter.',
  'यह आसानी से एक के ऊपर एक रखा जाता है, अलमारी में कम जगह लेता है और बाद में इसमें और जोड़ा जा सकता है, क्योंकि डिज़ाइन रेंज में बने रहते हैं। टूटा हुआ पहुंचे तो एक फ़ोटो पर बदल दिया जाता है।',
);
const SKIN = text(
  'Try a little on the inside of the arm first and wait a day, as with anything new. A small amount goes a long way; close the pack well and keep it away from heat.',
  'Comme pour toute nouveauté, essayez d’abord à l’intérieur du bras et attendez un jour. Une petite quantité suffit ; refermez bien et gardez à l’abri de la chaleur.',
  'كما مع كل منتج جديد، جرّب قليلًا على باطن الذراع وانتظر يومًا. كمية صغيرة تكفي؛ أغلق العبوة جيدًا واحفظها بعيدًا عن الحرارة.',
  'Her yeni üründe olduğu gibi önce kolunuzun iç kısmında az miktar deneyin ve bir gün bekleyin. Az miktarı yeterlidir; ağzını iyi kapatın, sıcaktan uzak tutun.',
  'हर नई चीज़ की तरह पहले बांह के अंदरूनी हिस्से पर थोड़ा लगाकर एक दिन देखें। थोड़ी-सी मात्रा काफ़ी है; पैक अच्छी तरह बंद करें और गर्मी से दूर रखें।',
);
const BATHROOM = text(
  'It has its place beside the basin and travels well in a small bag. Used every day it lasts for weeks, and the whole family can share the habit, if not the thing itself.',
  'Cet article a sa place près du lavabo et voyage bien dans une petite trousse. Utilisé chaque jour, il dure des semaines ; toute la famille peut en prendre l’habitude.',
  'مكان هذا المنتج بجانب المغسلة، ويسافر معك في حقيبة صغيرة. مع الاستعمال اليومي يدوم أسابيع، وهي عادة جميلة لكل أفراد العائلة.',
  'Yeri lavabonun yanıdır, küçük bir çantada yolculuğa da gelir. Her gün kullanıldığında haftalarca yeter; bütün aile için güzel bir alışkanlıktır.',
  'इसकी जगह वॉशबेसिन के पास है और छोटे बैग में सफ़र पर भी जा सकता है। रोज़ इस्तेमाल पर हफ़्तों चलता है, और पूरे परिवार के लिए अच्छी आदत है।',
);
const REMEDY = text(
  'Do not take more than the leaflet says, and see a doctor if you do not feel better after three days. If you are pregnant, breastfeeding or buying for a child, please call our pharmacists before you order.',
  'Ne dépassez pas la dose indiquée et consultez un médecin si rien ne s’améliore après trois jours. En cas de grossesse, d’allaitement ou pour un enfant, appelez nos pharmaciens avant de commander.',
  'لا تتجاوز الجرعة المذكورة في النشرة، وراجع الطبيب إن لم تتحسن بعد ثلاثة أيام. في حالات الحمل والرضاعة أو عند الشراء لطفل، يرجى الاتصال بصيادلتنا قبل الطلب.',
  'Talimatta yazan dozu aşmayın; üç gün içinde düzelme olmazsa doktora başvurun. Hamileyseniz, emziriyorsanız ya da çocuk için alıyorsanız siparişten önce eczacılarımızı arayın.',
  'पर्चे में लिखी मात्रा से ज़्यादा न लें, और तीन दिन में आराम न मिले तो डॉक्टर को दिखाएं। गर्भावस्था, स्तनपान या बच्चे के लिए ख़रीदने पर ऑर्डर से पहले हमारे फ़ार्मासिस्ट को फ़ोन करें।',
);
const SUPPLEMENT = text(
  'A food supplement does not replace a varied diet or a healthy way of life. Keep to the daily amount on the pack, take it with a glass of water, and give it a few weeks.',
  'Un complément alimentaire ne remplace ni une alimentation variée ni un mode de vie sain. Respectez la dose quotidienne, avec un verre d’eau, et laissez-lui quelques semaines.',
  'لا يغني المكمل الغذائي عن غذاء متنوع ونمط حياة صحي. التزم بالكمية اليومية المذكورة على العبوة وتناوله مع كوب ماء، وامنحه بضعة أسابيع.',
  'Takviye edici gıdalar çeşitli beslenmenin ve sağlıklı yaşamın yerini tutmaz. Ambalajdaki günlük miktarı aşmayın, bir bardak suyla alın ve birkaç hafta zaman tanıyın.',
  'सप्लीमेंट संतुलित आहार और स्वस्थ जीवनशैली की जगह नहीं लेता। पैक पर लिखी रोज़ की मात्रा से ज़्यादा न लें, एक गिलास पानी के साथ लें और कुछ हफ़्ते का समय दें।',
);
const CABINET = text(
  'Keep it where everybody in the house can find it in the dark, check it once a year, and replace what has been used. Our pharmacists are glad to explain how it is used properly.',
  'Rangez cet article là où chacun peut le trouver dans le noir, vérifiez-le une fois par an et remplacez ce qui a servi. Nos pharmaciens vous expliquent volontiers comment bien l’utiliser.',
  'احفظ المنتج في مكان يجده فيه كل من في البيت حتى في الظلام، وتفقّده مرة كل عام واستبدل ما استُعمل. ويسعد صيادلتنا بشرح طريقة الاستعمال الصحيحة.',
  'Evdeki herkesin karanlıkta bile bulabileceği bir yerde tutun, yılda bir kontrol edin, kullanılanı yenileyin. Eczacılarımız doğru kullanımı memnuniyetle anlatır.',
  'इसे ऐसी जगह रखें जहां घर का हर व्यक्ति अंधेरे में भी ढूंढ सके, साल में एक बार जांचें और जो इस्तेमाल हो जाए उसे बदल दें। सही इस्तेमाल हमारे फ़ार्मासिस्ट ख़ुशी से समझाते हैं।',
);
const PROVISIONS = text(
  'It is sent in a pack that keeps out light and air, and the date on it leaves you plenty of time. Ingredients and allergens are printed on the label in five languages.',
  'L’envoi se fait dans un emballage qui protège de la lumière et de l’air, avec une date de péremption lointaine. Ingrédients et allergènes figurent sur l’étiquette en cinq langues.',
  'يُرسل المنتج في عبوة تحميه من الضوء والهواء وبتاريخ صلاحية مريح. المكونات ومسببات الحساسية مطبوعة على الملصق بخمس لغات.',
  'Işığı ve havayı geçirmeyen ambalajda, rahat bir son kullanma tarihiyle gönderilir. İçindekiler ve alerjenler etikette beş dilde yazar.',
  'यह रोशनी और हवा से बचाने वाले पैक में भेजा जाता है, और इसकी तारीख़ में काफ़ी समय बाकी रहता है। सामग्री और एलर्जी की जानकारी लेबल पर पांच भाषाओं में छपी है।',
);
const TRAINING = text(
  'Beginners get along with it at once, and it is still good enough when you have become better. Let it dry after use and store it away from radiators, so that the material stays supple.',
  'Les débutants s’y font tout de suite, et l’article suffira encore quand vous aurez progressé. Après usage, laissez sécher et rangez loin des radiateurs pour que la matière reste souple.',
  'يعتاد المبتدئ على هذا المنتج فورًا، ويبقى مناسبًا حين يتطور مستواك. اتركه يجف بعد الاستعمال واحفظه بعيدًا عن المدفأة كي تبقى خامته مرنة.',
  'Yeni başlayanlar hemen alışır, ilerlediğinizde de yeterli gelir. Kullandıktan sonra kurutun ve kaloriferden uzakta saklayın; malzemesi esnek kalır.',
  'शुरुआत करने वाले इसे तुरंत समझ लेते हैं, और आगे बढ़ने पर भी यह काम आता है। इस्तेमाल के बाद सुखाएं और हीटर से दूर रखें, ताकि मटीरियल लचीला बना रहे।',
);
const OUTDOORS = text(
  'It was used for a season by people who are out in all weathers before it came into the shop. Try everything once at home, so that on the way each movement is already familiar.',
  'Avant d’arriver en boutique, cet article a servi une saison à des gens qui sortent par tous les temps. Essayez tout une fois chez vous : en route, chaque geste sera familier.',
  'قبل أن يصل هذا المنتج إلى المتجر استعمله لموسم كامل أناس يخرجون في كل الأجواء. جرّبه مرة في البيت لتكون كل حركة مألوفة لك في الطريق.',
  'Mağazaya gelmeden önce bir sezon boyunca her havada dışarıda olan kişilerce denendi. Yola çıkmadan evde bir kez deneyin; her hareket size tanıdık gelsin.',
  'स्टोर में आने से पहले इसे हर मौसम में बाहर रहने वालों ने पूरे सीज़न परखा है। घर पर एक बार आज़मा लें, ताकि रास्ते में हर काम पहले से आता हो।',
);
const PLAY = text(
  'Tested to the European and American rules for toys, without sharp edges and without a smell. It invites children to play by themselves for a while, and grown-ups to join in.',
  'Un jouet testé selon les normes européennes et américaines, sans bords coupants ni odeur. Il invite les enfants à jouer seuls un moment, et les grands à les rejoindre.',
  'لعبة مُختبرة وفق المعايير الأوروبية والأمريكية، بلا حواف حادة ولا رائحة. تدعو الأطفال إلى اللعب وحدهم قليلًا، والكبار إلى الانضمام إليهم.',
  'Avrupa ve Amerika oyuncak standartlarına göre test edildi; keskin kenarı ve kokusu yoktur. Çocukları bir süre kendi başlarına oynamaya, büyükleri de onlara katılmaya çağırır.',
  'यूरोपीय और अमेरिकी खिलौना मानकों के अनुसार जांचा गया, न नुकीले किनारे, न कोई गंध। बच्चे इससे कुछ देर ख़ुद खेलते हैं, और बड़े भी साथ आ जाते हैं।',
);
const GAME = text(
  'The rules fit on two pages and are learned in the first round. It packs small enough for a journey, and no evening with it is quite like the one before.',
  'Les règles tiennent en deux pages et s’apprennent dès la première partie. Assez petit pour le voyage, et aucune soirée ne ressemble à la précédente.',
  'قواعدها في صفحتين وتُتقن من الجولة الأولى. حجمها يناسب السفر، ولا تتشابه معها أمسيتان.',
  'Kuralları iki sayfadır, ilk turda öğrenilir. Yolculuğa sığacak kadar küçüktür; onunla geçen hiçbir akşam bir öncekine benzemez.',
  'नियम दो पन्नों में हैं और पहली बाज़ी में समझ आ जाते हैं। सफ़र के लिए छोटा पैक, और इसके साथ कोई दो शाम एक जैसी नहीं होतीं।',
);
const INFANT = text(
  'Checked for harmful substances and made for small hands and sensitive skin. Please read the note on age and care before the first use, and stay close while your child discovers it.',
  'Un article contrôlé pour l’absence de substances nocives, pensé pour les petites mains et les peaux sensibles. Lisez la notice d’âge et d’entretien avant la première utilisation et restez près de votre enfant.',
  'منتج مفحوص للتأكد من خلوه من المواد الضارة ومصمم للأيدي الصغيرة والبشرة الحساسة. يرجى قراءة إرشادات العمر والعناية قبل أول استعمال، والبقاء قرب طفلك وهو يكتشفه.',
  'Zararlı maddelere karşı kontrol edildi; küçük eller ve hassas ciltler için düşünüldü. İlk kullanımdan önce yaş ve bakım notunu okuyun, çocuğunuz onu keşfederken yanında olun.',
  'हानिकारक तत्वों के लिए जांचा हुआ, नन्हे हाथों और नाज़ुक त्वचा के लिए बना। पहली बार इस्तेमाल से पहले उम्र और देखभाल की जानकारी पढ़ें, और बच्चे के पास रहें।',
);
const BOOK = text(
  'The booksellers who recommend it have read it to the end. It makes a present that needs no batteries, fits through most letterboxes and can be passed on when you have finished.',
  'Les libraires qui recommandent ce livre l’ont lu jusqu’au bout. Un cadeau sans piles, qui passe dans la plupart des boîtes aux lettres et se prête quand on l’a fini.',
  'قرأ باعة الكتب هذا الكتاب حتى صفحته الأخيرة قبل أن يوصوا به. هدية لا تحتاج إلى بطارية، ويمكنك أن تهديها لغيرك بعد أن تفرغ منها.',
  'Onu öneren kitapçılar sonuna kadar okudu. Pil istemeyen, çoğu posta kutusuna sığan ve bitince başkasına verilebilen bir hediye.',
  'इसकी सिफ़ारिश करने वाले पुस्तक विक्रेताओं ने इसे आख़िर तक पढ़ा है। ऐसा तोहफ़ा जिसे बैटरी नहीं चाहिए और जिसे पढ़कर किसी और को भी दिया जा सकता है।',
);
const PAPER = text(
  'Good for school, for the desk and for a bag that travels. If you do not know yet what you will fill it with, begin with a list; the rest follows by itself.',
  'Pour l’école, le bureau ou le sac de voyage. Si vous ne savez pas encore par quoi commencer, faites une liste : le reste vient tout seul.',
  'للمدرسة والمكتب وحقيبة السفر. إن لم تعرف بعد بماذا تبدأ فابدأ بقائمة، والباقي يأتي وحده.',
  'Okul, masa ve yolculuk çantası için uygundur. Neyle başlayacağınızı henüz bilmiyorsanız bir listeyle başlayın, gerisi kendiliğinden gelir.',
  'स्कूल, मेज़ और सफ़र के बैग, सबके लिए अच्छा। समझ न आए कि शुरुआत कहां से करें, तो एक सूची से करें; बाकी अपने आप होता जाएगा।',
);
const GREEN = text(
  'A card with the most important advice comes with it: how much light, how much water, and what to do when a leaf turns yellow. In frost the store waits for a milder day before sending.',
  'Une carte l’accompagne avec l’essentiel : lumière, arrosage et que faire quand une feuille jaunit. En cas de gel, la boutique attend un jour plus doux pour expédier.',
  'ترافق المنتج بطاقة بأهم الإرشادات: كم من الضوء والماء، وماذا تفعل حين تصفرّ ورقة. وعند الصقيع ينتظر المتجر يومًا أدفأ للإرسال.',
  'En önemli bilgiler yanında gelen karttadır: ne kadar ışık, ne kadar su, yaprak sararınca ne yapmalı. Don varsa mağaza göndermek için daha ılık bir gün bekler.',
  'इसके साथ ज़रूरी सलाह वाला कार्ड आता है: कितनी रोशनी, कितना पानी और पत्ता पीला पड़े तो क्या करें। पाला पड़ने पर स्टोर मौसम सुधरने के बाद भेजता है।',
);
const TOOL = text(
  'For people who are out in the garden from March to October. Kept in a dry place over the winter, it is ready when the first warm days come and everything begins at once.',
  'Pour celles et ceux qui jardinent de mars à octobre. Gardé au sec pendant l’hiver, l’article sera prêt aux premiers beaux jours, quand tout commence en même temps.',
  'لمن يقضي أيامه في الحديقة من الربيع إلى الخريف. احفظ الأداة في مكان جاف خلال الشتاء، وتكون جاهزة مع أول الأيام الدافئة حين يبدأ كل شيء دفعة واحدة.',
  'Marttan ekime kadar bahçede olanlar için. Kışın kuru yerde saklanırsa, her şeyin birden başladığı ilk sıcak günlerde hazırdır.',
  'मार्च से अक्टूबर तक बग़ीचे में समय बिताने वालों के लिए। सर्दियों में सूखी जगह पर रखें, और पहले गर्म दिनों में, जब सब कुछ एक साथ शुरू होता है, यह तैयार मिलेगा।',
);
const PET = text(
  'Animals are choosy, so begin with one and watch how it is received. Stay close while something new is tried out, and ask your vet if your animal is very young, old or ill.',
  'Les animaux sont difficiles : commencez par un seul et observez l’accueil. Restez à proximité lors de la découverte et demandez conseil à votre vétérinaire si votre animal est très jeune, âgé ou malade.',
  'الحيوانات صعبة الإرضاء، فابدأ بقطعة واحدة وراقب كيف يستقبلها حيوانك. ابقَ قريبًا منه عند تجربة شيء جديد، واستشر الطبيب البيطري إن كان صغيرًا جدًا أو مسنًا أو مريضًا.',
  'Hayvanlar seçicidir; önce bir tane alıp nasıl karşıladığına bakın. Yeni bir şey denerken yanında olun; çok yavru, yaşlı ya da hasta ise veterinerinize danışın.',
  'जानवर नख़रे करते हैं, इसलिए पहले एक लेकर देखें कि उन्हें पसंद आता है या नहीं। नई चीज़ आज़माते समय पास रहें, और जानवर बहुत छोटा, बूढ़ा या बीमार हो तो पशु चिकित्सक से पूछें।',
);
const HOUSEHOLD = text(
  'One reaches for it every day and hardly notices it, which is perhaps the best that can be said of a household thing. If it turns out to be the wrong one, you have time to send it back.',
  'On s’en sert chaque jour sans presque y penser : c’est sans doute le plus beau compliment pour un objet de la maison. S’il ne convient pas, vous avez le temps de le renvoyer.',
  'تمتد إليه يدك كل يوم من دون أن تنتبه، ولعل هذا أجمل ما يقال عن غرض منزلي. وإن لم يكن مناسبًا فلديك متسع من الوقت لإرجاعه.',
  'Her gün elinizin gittiği, ama neredeyse fark etmediğiniz bir eşya; ev eşyası için belki de en güzel övgü. Size uymazsa geri göndermek için vaktiniz var.',
  'हाथ रोज़ इसी पर जाता है और ध्यान भी नहीं जाता; घर की चीज़ की शायद यही सबसे अच्छी तारीफ़ है। पसंद न आए तो लौटाने के लिए समय है।',
);

/** What a shop assistant would add about the things of a sub-category. */
const ADVICE: Record<string, FiveTexts> = {
  'headphones-and-audio': SOUND,
  phones: TELEPHONE,
  computers: DESK,
  cameras: PICTURE,
  'gaming-and-tv': PICTURE,
  women: CLOTHES,
  men: CLOTHES,
  shoes: FOOTWEAR,
  bags: WORN,
  accessories: WORN,
  furniture: FURNISHING,
  lighting: ROOM,
  decor: ROOM,
  'bedding-and-bath': HOUSEHOLD,
  cookware: COOKING,
  tableware: TABLE,
  'coffee-and-tea': TABLE,
  'kitchen-tools': HOUSEHOLD,
  skincare: SKIN,
  'make-up': SKIN,
  'hair-care': BATHROOM,
  'bath-and-fragrance': SKIN,
  medicines: REMEDY,
  'vitamins-and-supplements': SUPPLEMENT,
  'first-aid': CABINET,
  'health-devices': CABINET,
  'oral-care': BATHROOM,
  pantry: PROVISIONS,
  'fruit-and-nuts': PROVISIONS,
  'sweets-and-bakery': PROVISIONS,
  drinks: PROVISIONS,
  fitness: TRAINING,
  'ball-games': TRAINING,
  'camping-and-hiking': OUTDOORS,
  'cycling-and-skating': OUTDOORS,
  'puzzles-and-building': PLAY,
  'soft-toys': PLAY,
  'outdoor-toys': PLAY,
  'board-games': GAME,
  'baby-care': INFANT,
  feeding: INFANT,
  nursery: INFANT,
  novels: BOOK,
  'childrens-books': BOOK,
  'cookbooks-and-guides': BOOK,
  'notebooks-and-pens': PAPER,
  'art-supplies': PAPER,
  plants: GREEN,
  'garden-tools': TOOL,
  dogs: PET,
  cats: PET,
};

/** What to know about the products of a section. */
export const findAdvice = (section: string): FiveTexts | undefined => ADVICE[section];
