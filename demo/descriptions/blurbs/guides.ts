import { text } from '#demo/text.ts';

/** Where each guide leads. */
export const GUIDES = [
  text(
    'Thirty valleys where the bus comes twice a day, with paths, inns and the baker who opens on Sundays.',
    'Trente vallées où le car passe deux fois par jour, avec leurs sentiers, leurs auberges et le boulanger ouvert le dimanche.',
    'ثلاثون واديًا لا تمرّ به الحافلة إلا مرتين في اليوم، مع الدروب والنُّزل والخباز الذي يفتح يوم الأحد.',
    'Otobüsün günde iki kez uğradığı otuz vadi; patikaları, hanları ve pazar günü açık fırınıyla.',
    'तीस वादियां, जहां बस दिन में दो बार आती है, पगडंडियों, सरायों और रविवार को खुलने वाली बेकरी के साथ।',
  ),
  text(
    'Fifty huts above the tree line: how to reach them, when they are open, and which one keeps the best cake.',
    'Cinquante refuges au-dessus des forêts : comment y monter, quand ils ouvrent et lequel sert le meilleur gâteau.',
    'خمسون كوخًا فوق حدّ الأشجار: كيف تصل إليها ومتى تفتح وأيها يقدّم ألذ كعكة.',
    'Orman sınırının üstünde elli dağ evi: nasıl çıkılır, ne zaman açıktır ve en iyi kek hangisindedir.',
    'पेड़ों की रेखा से ऊपर पचास कुटिया: कैसे पहुंचें, कब खुलती हैं, और सबसे अच्छा केक कहां मिलता है।',
  ),
  text(
    'Fall asleep in the city and wake up below the glaciers: eighteen journeys by sleeper, with a walk from each station.',
    'S’endormir en ville et s’éveiller au pied des glaciers : dix-huit voyages en couchette, avec une balade depuis chaque gare.',
    'نَم في المدينة واستيقظ عند سفح الأنهار الجليدية: ثماني عشرة رحلة بقطار النوم، مع نزهة من كل محطة.',
    'Şehirde uyuyun, buzulların eteğinde uyanın: yataklı trenle on sekiz yolculuk, her istasyondan bir yürüyüşle.',
    'शहर में सोएं और हिमनदों के नीचे जागें: स्लीपर ट्रेन की अठारह यात्राएं, हर स्टेशन से एक सैर के साथ।',
  ),
  text(
    'Red rock, cork oaks and villages that sleep at noon: twenty-two tours for spring and autumn, none of them crowded.',
    'Roche rouge, chênes-lièges et villages assoupis à midi : vingt-deux randonnées pour le printemps et l’automne, loin des foules.',
    'صخور حمراء وأشجار فلين وقرى تنام ظهرًا: اثنتان وعشرون جولة للربيع والخريف بعيدًا عن الزحام.',
    'Kızıl kayalar, mantar meşeleri, öğlen uyuyan köyler: ilkbahar ve sonbahar için yirmi iki sakin rota.',
    'लाल चट्टानें, कॉर्क के पेड़ और दोपहर में सोते गांव: बसंत और पतझड़ की बाईस यात्राएं, भीड़ से दूर।',
  ),
  text(
    'Eight days over the passes between tea and snow, with maps, springs and the mule drivers’ own short cuts.',
    'Huit jours par les cols, entre thé et neige, avec cartes, sources et raccourcis des muletiers.',
    'ثمانية أيام عبر الممرات بين الشاي والثلج، مع الخرائط والينابيع ودروب البغّالين المختصرة.',
    'Çay ile kar arasındaki geçitlerde sekiz gün; haritalar, pınarlar ve katırcıların kestirme yollarıyla.',
    'चाय और बर्फ़ के बीच दर्रों पर आठ दिन, नक़्शों, झरनों और खच्चर वालों के छोटे रास्तों के साथ।',
  ),
];
