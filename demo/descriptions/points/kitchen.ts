import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const KITCHEN: Points = {
  'frying-pan': [
    text(
      'Flat base that does not rock on glass hobs',
      'Fond plat, stable sur les plaques en verre',
      'قاعدة مستوية ثابتة على المواقد الزجاجية',
      'Cam ocakta oynamayan düz taban',
      'कांच के चूल्हे पर न हिलने वाला सपाट तला',
    ),
    text(
      'Rim that pours on both sides',
      'Bord verseur des deux côtés',
      'حافة للسكب من الجهتين',
      'İki yandan dökme ağzı',
      'दोनों ओर से उंडेलने वाला किनारा',
    ),
    text(
      'Hangs from its handle',
      'Se suspend par le manche',
      'تُعلّق من مقبضها',
      'Sapından asılır',
      'हत्थे से टांगें',
    ),
  ],
  casserole: [
    text(
      'Lid that lets steam drip back',
      'Couvercle qui fait retomber la vapeur',
      'غطاء يعيد البخار قطرات',
      'Buharı damla damla geri veren kapak',
      'भाप को बूंद बनाकर लौटाने वाला ढक्कन',
    ),
    text(
      'Pale enamel inside: you see how it browns',
      'Émail clair à l’intérieur pour surveiller la cuisson',
      'مينا فاتحة من الداخل لترى درجة التحمير',
      'İçi açık emaye, renk almayı görürsünüz',
      'अंदर हल्का इनैमल, ताकि भूनना दिखे',
    ),
    text(
      'Knob that stands the oven’s heat',
      'Bouton résistant à la chaleur du four',
      'مقبض غطاء يتحمل حرارة الفرن',
      'Fırın ısısına dayanıklı kapak topuzu',
      'ओवन की गर्मी सहने वाली मूठ',
    ),
  ],
  'paella-pan': [
    text(
      'Marks on the inside for the rice and the stock',
      'Repères intérieurs pour le riz et le bouillon',
      'علامات من الداخل للأرز والمرق',
      'İçinde pirinç ve su çizgileri',
      'अंदर चावल और शोरबे के निशान',
    ),
    text(
      'Goes from the fire to the table',
      'Passe du feu à la table',
      'ينتقل من النار إلى المائدة',
      'Ateşten sofraya gelir',
      'आंच से सीधे मेज़ पर',
    ),
    text(
      'A recipe is in the box',
      'Une recette dans la boîte',
      'وصفة في العلبة',
      'Kutuda bir tarif var',
      'डिब्बे में एक रेसिपी',
    ),
  ],
  'dinner-set': [
    text(
      'Every piece can be bought again for five years',
      'Chaque pièce se rachète pendant cinq ans',
      'كل قطعة تُباع منفردة لخمس سنوات',
      'Her parça beş yıl boyunca tek tek bulunur',
      'हर पीस पांच साल तक अलग से मिलेगा',
    ),
    text(
      'Dinner plate 27 cm, dessert plate 21 cm',
      'Assiette plate 27 cm, à dessert 21 cm',
      'صحن رئيسي 27 سم وصحن حلوى 21 سم',
      'Servis tabağı 27 cm, tatlı tabağı 21 cm',
      'बड़ी प्लेट 27 सेमी, छोटी प्लेट 21 सेमी',
    ),
  ],
  bowl: [
    text(
      'Stacks without scratching',
      'S’empile sans se rayer',
      'تُرصّ دون أن تُخدش',
      'Çizilmeden üst üste durur',
      'बिना खरोंच एक पर एक रखें',
    ),
    text(
      'Ring at its foot keeps the table cool',
      'Talon isolant : la table reste froide',
      'قاعدة حلقية تحمي الطاولة من الحرارة',
      'Halka tabanı masayı ısıtmaz',
      'घेरे वाला तला, मेज़ गर्म नहीं होती',
    ),
  ],
  'wine-glass': [
    text(
      'Stem drawn from one piece',
      'Jambe tirée d’une seule pièce',
      'ساق مسحوبة من قطعة واحدة',
      'Tek parçadan çekilmiş ayak',
      'एक ही टुकड़े से खिंची डंडी',
    ),
    text(
      'Divided gift box in which it can stay',
      'Coffret cadeau à casiers réutilisable',
      'علبة هدية بأقسام للحفظ',
      'Saklanabileceği bölmeli hediye kutusu',
      'रखने के लिए ख़ानों वाला गिफ़्ट बॉक्स',
    ),
  ],
  teapot: [
    text(
      'Lid that stays on while you pour',
      'Couvercle qui tient quand on verse',
      'غطاء يثبت أثناء الصب',
      'Dökerken düşmeyen kapak',
      'उंडेलते समय न गिरने वाला ढक्कन',
    ),
    text(
      'Strainer of steel, fine enough for rooibos',
      'Filtre en acier assez fin pour le rooibos',
      'مصفاة ستيل دقيقة',
      'İnce delikli çelik süzgeç',
      'महीन स्टील छन्नी',
    ),
    text(
      'In a gift box with a bag of black tea',
      'Dans un coffret cadeau avec un sachet de thé noir',
      'في علبة هدية مع كيس شاي أسود',
      'Bir poşet siyah çayla hediye kutusunda',
      'काली चाय के पाउच के साथ गिफ़्ट बॉक्स में',
    ),
  ],
  'coffee-cup': [
    text(
      'Fits under every espresso machine',
      'Passe sous toutes les machines à expresso',
      'يناسب كل آلات الإسبريسو',
      'Her espresso makinesine sığar',
      'हर एस्प्रेसो मशीन के नीचे आ जाए',
    ),
    text(
      'Glaze that coffee does not stain',
      'Émail que le café ne tache pas',
      'طلاء لا تصبغه القهوة',
      'Kahve lekesi tutmayan sır',
      'कॉफ़ी के दाग़ न पकड़ने वाली ग्लेज़',
    ),
  ],
  'mate-cup': [
    text(
      'Straw of steel that comes apart for cleaning',
      'Paille en acier démontable',
      'شفّاطة ستيل قابلة للفك عند التنظيف',
      'Temizlik için sökülen çelik pipet',
      'सफ़ाई के लिए खुलने वाला स्टील स्ट्रॉ',
    ),
    text(
      'Small brush included',
      'Petit goupillon fourni',
      'فرشاة صغيرة مرفقة',
      'Küçük fırça dâhil',
      'छोटा ब्रश साथ में',
    ),
  ],
  'chef-knife': [
    text(
      'Sharpened at 15 degrees on each side',
      'Affûtage à 15 degrés de chaque côté',
      'شحذ بزاوية 15 درجة من كل جهة',
      'İki yanı 15 derece bilenmiş',
      'दोनों ओर 15 डिग्री की धार',
    ),
    text(
      'Blade guard included',
      'Protège-lame fourni',
      'غمد للنصل مرفق',
      'Bıçak kılıfı dâhil',
      'ब्लेड कवर साथ में',
    ),
    text(
      'Balanced where blade and handle meet',
      'Équilibre à la jonction du manche',
      'توازن عند ملتقى النصل والمقبض',
      'Dengesi sapla ağzın birleştiği yerde',
      'हत्थे और ब्लेड के जोड़ पर संतुलन',
    ),
  ],
  'spice-jar': [
    text(
      'Seal of silicone that comes off for washing',
      'Joint en silicone amovible',
      'حلقة سيليكون تُنزع للغسل',
      'Yıkamak için çıkan silikon conta',
      'धोने के लिए निकलने वाली सिलिकॉन सील',
    ),
    text(
      'Wide enough for a spoon',
      'Ouverture assez large pour une cuillère',
      'فوهة تتسع لملعقة',
      'Kaşık giren ağız',
      'चम्मच जाने लायक मुंह',
    ),
    text(
      'Twelve labels to write on',
      'Douze étiquettes à écrire',
      'اثنتا عشرة بطاقة للكتابة',
      'Yazılabilir on iki etiket',
      'लिखने के लिए बारह लेबल',
    ),
  ],
};
