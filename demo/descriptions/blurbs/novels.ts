import { text } from '#demo/text.ts';

/** What each sea novel tells, in the order of their titles. */
export const SEA_NOVELS = [
  text(
    'On an island where nothing grows but samphire, a widow plants a garden between the salt pans, and half the village comes to watch it fail.',
    'Sur une île où ne pousse que la salicorne, une veuve plante un jardin entre les marais salants, et la moitié du village vient guetter son échec.',
    'على جزيرة لا ينبت فيها إلا نبات الملح، تزرع أرملة حديقة بين أحواض الملح، ويأتي نصف أهل القرية ليشهدوا فشلها.',
    'Deniz börülcesinden başka bir şeyin yetişmediği bir adada dul bir kadın, tuzlaların arasına bahçe kurar; köyün yarısı da başarısızlığını seyretmeye gelir.',
    'जिस द्वीप पर कुछ नहीं उगता, वहां एक विधवा नमक की क्यारियों के बीच बाग़ लगाती है, और आधा गांव उसकी हार देखने चला आता है।',
  ),
  text(
    'A customs clerk finds forty years of unsent letters in a locked drawer and sets out to deliver them, one harbour at a time.',
    'Un employé des douanes découvre dans un tiroir quarante ans de lettres jamais envoyées et part les remettre, port après port.',
    'يعثر موظف جمارك في درج مقفل على رسائل لم تُرسل منذ أربعين عامًا، فينطلق ليسلّمها ميناءً بعد ميناء.',
    'Bir gümrük memuru kilitli bir çekmecede kırk yıllık gönderilmemiş mektuplar bulur ve onları liman liman dağıtmaya çıkar.',
    'एक कस्टम क्लर्क को बंद दराज़ में चालीस साल के अनभेजे ख़त मिलते हैं, और वह उन्हें एक-एक बंदरगाह जाकर पहुंचाने निकल पड़ता है।',
  ),
  text(
    'Two sisters who have not spoken for ten years inherit one small boat and have to sail it home together.',
    'Deux sœurs brouillées depuis dix ans héritent d’un petit bateau et doivent le ramener ensemble à bon port.',
    'أختان لم تتبادلا كلمة منذ عشر سنوات ترثان قاربًا صغيرًا، وعليهما أن تبحرا به معًا إلى الديار.',
    'On yıldır konuşmayan iki kız kardeşe küçük bir tekne miras kalır; onu eve birlikte götürmek zorundadırlar.',
    'दस साल से एक-दूसरे से न बोलने वाली दो बहनों को विरासत में एक छोटी नाव मिलती है, और उसे घर तक साथ मिलकर लाना पड़ता है।',
  ),
  text(
    'A lighthouse is to be switched off. In its last winter the keeper’s daughter writes down everything that the sea has brought to its door.',
    'Un phare va s’éteindre. Durant son dernier hiver, la fille du gardien note tout ce que la mer a déposé devant sa porte.',
    'ستُطفأ المنارة قريبًا. وفي شتائها الأخير تدوّن ابنة حارسها كل ما حمله البحر إلى بابها.',
    'Bir deniz feneri söndürülecektir. Son kışında bekçinin kızı, denizin kapılarına getirdiği her şeyi yazıya döker.',
    'एक लाइटहाउस बंद होने वाला है। उसकी आख़िरी सर्दियों में रखवाले की बेटी वह सब लिखती है जो समुद्र उसके दरवाज़े तक लाया।',
  ),
  text(
    'Seven ports, seven winds, and a cook who changes ships each time somebody asks for his real name.',
    'Sept ports, sept vents, et un cuisinier qui change de navire dès qu’on lui demande son vrai nom.',
    'سبعة موانئ وسبع رياح وطباخ يبدّل سفينته كلما سأله أحد عن اسمه الحقيقي.',
    'Yedi liman, yedi rüzgâr ve gerçek adı her sorulduğunda gemi değiştiren bir aşçı.',
    'सात बंदरगाह, सात हवाएं और एक रसोइया, जो असली नाम पूछे जाते ही जहाज़ बदल लेता है।',
  ),
];

/** What each mystery is about. */
export const MYSTERIES = [
  text(
    'The gate was locked from the inside, the apples were all picked, and the owner of the orchard lay under the oldest tree.',
    'Le portail était fermé de l’intérieur, les pommes toutes cueillies, et le propriétaire du verger gisait sous le plus vieil arbre.',
    'كانت البوابة مقفلة من الداخل والتفاح مقطوفًا كله، وصاحب البستان ممددًا تحت أقدم شجرة.',
    'Kapı içeriden kilitliydi, elmaların hepsi toplanmıştı ve bahçenin sahibi en yaşlı ağacın altında yatıyordu.',
    'फाटक अंदर से बंद था, सारे सेब तोड़े जा चुके थे, और बाग़ का मालिक सबसे पुराने पेड़ के नीचे पड़ा था।',
  ),
  text(
    'The hotel has ten rooms. The night porter has the key to an eleventh, and the guest who booked it has not been seen since Friday.',
    'L’hôtel compte dix chambres. Le veilleur de nuit a la clé d’une onzième, et le client qui l’a réservée a disparu depuis vendredi.',
    'في الفندق عشر غرف، ومع الحارس الليلي مفتاح غرفة حادية عشرة، والنزيل الذي حجزها لم يره أحد منذ يوم الجمعة.',
    'Otelin on odası var. Gece bekçisinde on birincinin anahtarı bulunuyor ve odayı tutan konuk cumadan beri ortada yok.',
    'होटल में दस कमरे हैं। रात के चौकीदार के पास ग्यारहवें की चाबी है, और उसे बुक करने वाला मेहमान शुक्रवार से लापता है।',
  ),
  text(
    'Every clock in the house stopped at twenty to four. Only the guest who repaired them knows why, and he is not what he seems.',
    'Toutes les horloges de la maison se sont arrêtées à quatre heures moins vingt. Seul l’invité qui les a réparées sait pourquoi, et il n’est pas celui qu’on croit.',
    'توقفت كل ساعات البيت عند الرابعة إلا ثلثًا. وحده الضيف الذي أصلحها يعرف السبب، وهو ليس كما يبدو.',
    'Evdeki bütün saatler dörde yirmi kala durdu. Nedenini yalnız onları onaran konuk biliyor, o da göründüğü kişi değil.',
    'घर की हर घड़ी पौने चार से ज़रा पहले रुक गई। वजह सिर्फ़ वह मेहमान जानता है जिसने उन्हें ठीक किया था, और वह वैसा नहीं जैसा दिखता है।',
  ),
  text(
    'It has snowed indoors: white flakes on eleven steps, one footprint, and a house full of people who swear that they were asleep.',
    'Il a neigé à l’intérieur : des flocons sur onze marches, une seule empreinte et une maison pleine de gens qui jurent avoir dormi.',
    'تساقط الثلج داخل البيت: رقائق بيضاء على إحدى عشرة درجة وأثر قدم واحدة، وبيت مليء بأناس يقسمون أنهم كانوا نيامًا.',
    'Evin içine kar yağmış: on bir basamakta beyaz taneler, tek bir ayak izi ve uyuduğuna yemin eden bir ev dolusu insan.',
    'घर के अंदर बर्फ़ गिरी है: ग्यारह सीढ़ियों पर सफ़ेद फाहे, पैर का एक निशान, और घर भर के लोग जो क़सम खाते हैं कि वे सो रहे थे।',
  ),
  text(
    'Twelve passengers board the night train to Mira. Eleven get off, and nobody remembers the face of the twelfth.',
    'Douze voyageurs montent dans le train de nuit pour Mira. Onze en descendent, et personne ne se rappelle le visage du douzième.',
    'يصعد اثنا عشر مسافرًا إلى قطار الليل المتجه إلى ميرا، فينزل أحد عشر، ولا أحد يتذكر وجه الثاني عشر.',
    'Mira’ya giden gece trenine on iki yolcu biner. On biri iner; on ikincinin yüzünü kimse hatırlamaz.',
    'मीरा जाने वाली रात की ट्रेन में बारह यात्री चढ़ते हैं। ग्यारह उतरते हैं, और बारहवें का चेहरा किसी को याद नहीं।',
  ),
];
