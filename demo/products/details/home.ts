import { text } from '#demo/text.ts';
import type { Detail } from './detail.ts';
import { amount, DEPTH, detail, HEIGHT, LENGTH, named, WEIGHT, WIDTH } from './detail.ts';

const ASSEMBLY = text('Assembly', 'Montage', 'التركيب', 'Kurulum', 'असेंबली');
const HALF_HOUR = text(
  'Two people, 30 minutes',
  '30 minutes à deux',
  'شخصان، 30 دقيقة',
  'İki kişi, 30 dakika',
  'दो लोग, 30 मिनट',
);
const READY = text(
  'Delivered assembled',
  'Livré monté',
  'يصل مركّبًا',
  'Kurulu gelir',
  'जुड़ा हुआ आता है',
);
const SEAT = text(
  'Seat height',
  'Hauteur d’assise',
  'ارتفاع المقعد',
  'Oturma yüksekliği',
  'सीट की ऊंचाई',
);
const FILLING = text('Filling', 'Garnissage', 'الحشو', 'Dolgu', 'भराई');
const FOAM = text('Cold foam', 'Mousse haute résilience', 'إسفنج مرن', 'Soğuk sünger', 'कोल्ड फ़ोम');
const LEGS = text('Legs', 'Pieds', 'الأرجل', 'Ayaklar', 'पाए');
const SOLID_WOOD = text('Solid wood', 'Bois massif', 'خشب طبيعي', 'Masif ahşap', 'ठोस लकड़ी');
const FINISH = text('Finish', 'Finition', 'التشطيب', 'Yüzey', 'फ़िनिश');
const OILED = text('Oiled', 'Huilée', 'مدهون بالزيت', 'Yağlanmış', 'तेल लगी');
const SLATS = text('Slats', 'Sommier', 'الشرائح', 'Lata', 'पट्टियां');
const INCLUDED = text('Included', 'Inclus', 'مرفقة', 'Dâhil', 'शामिल');
const FITTING = text('Fitting', 'Culot', 'القاعدة', 'Duy', 'होल्डर');
const LIGHT = text(
  'Colour temperature',
  'Température de couleur',
  'حرارة اللون',
  'Renk sıcaklığı',
  'रंग तापमान',
);
const DIMMABLE = text(
  'Dimmable',
  'Intensité variable',
  'تحكم بالسطوع',
  'Kısılabilir',
  'मद्धम हो सके',
);
const YES = text('Yes', 'Oui', 'نعم', 'Evet', 'हां');
const LIFE = text('Service life', 'Durée de vie', 'العمر الافتراضي', 'Ömür', 'जीवनकाल');
const HOURS = text('15,000 hours', '15 000 heures', '15 ألف ساعة', '15.000 saat', '15,000 घंटे');
const WAX = text('Wax', 'Cire', 'الشمع', 'Mum', 'मोम');
const RAPESEED = text('Rapeseed', 'Colza', 'زيت بذور اللفت', 'Kolza', 'सरसों का मोम');
const WICK = text('Wick', 'Mèche', 'الفتيل', 'Fitil', 'बाती');
const COTTON_WICK = text('Cotton', 'Coton', 'قطن', 'Pamuk', 'कॉटन');
const HANG = text('Mounting', 'Fixation', 'التثبيت', 'Montaj', 'लगाने का तरीका');
const SCREWS = text(
  'Screws included',
  'Vis fournies',
  'البراغي مرفقة',
  'Vidalar dâhil',
  'पेंच साथ में',
);
const HANDLES = text('Handles', 'Anses', 'عدد المقابض', 'Kulp sayısı', 'हत्थे');
const DUVET = text('Closing', 'Fermeture', 'الإغلاق', 'Kapama', 'बंद करने का तरीका');
const BUTTONS = text('Buttons', 'Boutons', 'أزرار', 'Düğmeli', 'बटन');
const HOBS = text('Hobs', 'Feux', 'المواقد', 'Ocak tipi', 'चूल्हे');
const ALL_HOBS = text(
  'Gas, electric, ceramic, induction',
  'Gaz, électrique, vitrocéramique, induction',
  'غاز وكهرباء وسيراميك وحث حراري',
  'Gaz, elektrik, seramik, indüksiyon',
  'गैस, इलेक्ट्रिक, सिरेमिक, इंडक्शन',
);
const OVEN = text('Oven', 'Four', 'الفرن', 'Fırın', 'ओवन');
const UP_TO = (n: number) =>
  text(`Up to ${n} °C`, `Jusqu’à ${n} °C`, `حتى ${n} درجة`, `${n} °C’ye kadar`, `${n} °C तक`);
const HANDLE = text('Handle', 'Manche', 'المقبض', 'Sap', 'हैंडल');
const IRON_HANDLE = text('Iron', 'Fer', 'حديد', 'Demir', 'लोहा');
const PLASTIC_HANDLE = text(
  'Heat-resistant',
  'Résistant à la chaleur',
  'مقاوم للحرارة',
  'Isıya dayanıklı',
  'गर्मी सहने वाला',
);
const LID = text('Lid', 'Couvercle', 'الغطاء', 'Kapak', 'ढक्कन');
const MICROWAVE = text('Microwave', 'Micro-ondes', 'الميكروويف', 'Mikrodalga', 'माइक्रोवेव');
const SAFE = text('Suitable', 'Compatible', 'مناسب', 'Uygun', 'उपयुक्त');
const SERVES = text('Enough for', 'Pour', 'تكفي', 'Kaç kişilik', 'कितनों के लिए');
const people = (...counts: readonly number[]) =>
  counts.map((n) =>
    text(
      `${n} people`,
      `${n} personnes`,
      n > 10 ? `${n} شخصًا` : `${n} أشخاص`,
      `${n} kişi`,
      `${n} लोग`,
    ),
  );
const HARDNESS = text('Hardness', 'Dureté', 'الصلابة', 'Sertlik', 'कठोरता');
const STRAINER = text('Strainer', 'Filtre', 'المصفاة', 'Süzgeç', 'छन्नी');

export const HOME: Readonly<Record<string, readonly Detail[]>> = {
  sofa: [
    amount(DEPTH, 'cm', 86, 86, 88, 90, 92),
    amount(HEIGHT, 'cm', 80, 80, 82, 82, 84),
    amount(SEAT, 'cm', 43, 43, 44, 44, 45),
    amount(WEIGHT, 'kg', 41, 46, 52, 58, 64),
    detail(FILLING, FOAM),
    detail(LEGS, SOLID_WOOD),
    detail(ASSEMBLY, HALF_HOUR),
  ],
  chair: [
    amount(WIDTH, 'cm', 44, 45, 46, 47, 48),
    amount(DEPTH, 'cm', 50, 51, 52, 53, 54),
    amount(SEAT, 'cm', 45),
    amount(WEIGHT, 'kg', 5, 5, 6, 6, 7),
    detail(FINISH, OILED),
    detail(ASSEMBLY, READY),
  ],
  'bed-frame': [
    amount(LENGTH, 'cm', 210),
    amount(HEIGHT, 'cm', 90, 90, 95, 95, 100),
    detail(SLATS, INCLUDED),
    detail(FINISH, OILED),
    detail(ASSEMBLY, HALF_HOUR),
  ],
  'lamp-bulb': [
    named(FITTING, 'E27', 'E27', 'E14'),
    named(LIGHT, '2700 K'),
    detail(DIMMABLE, YES),
    detail(LIFE, HOURS),
  ],
  lantern: [named(FITTING, 'E27'), named(LIGHT, '2700 K'), detail(DIMMABLE, YES)],
  candle: [detail(WAX, RAPESEED), detail(WICK, COTTON_WICK)],
  mirror: [amount(WEIGHT, 'kg', 3, 4, 5, 6, 7), detail(HANG, SCREWS)],
  basket: [named(HANDLES, '2')],
  'bed-linen': [detail(DUVET, BUTTONS)],
  'frying-pan': [
    detail(HOBS, ALL_HOBS),
    detail(HANDLE, IRON_HANDLE, PLASTIC_HANDLE),
    detail(OVEN, UP_TO(250), UP_TO(180)),
  ],
  casserole: [detail(HOBS, ALL_HOBS), detail(OVEN, UP_TO(250)), detail(LID, INCLUDED)],
  'paella-pan': [
    detail(HOBS, ALL_HOBS),
    detail(OVEN, UP_TO(250)),
    detail(SERVES, ...people(4, 6, 8, 10, 12)),
  ],
  'dinner-set': [detail(MICROWAVE, SAFE), detail(SERVES, ...people(4, 4, 6, 6, 8))],
  bowl: [detail(MICROWAVE, SAFE)],
  'wine-glass': [amount(HEIGHT, 'cm', 20, 21, 22, 23, 24)],
  teapot: [detail(STRAINER, INCLUDED), detail(LID, INCLUDED)],
  'coffee-cup': [detail(MICROWAVE, SAFE)],
  'chef-knife': [named(HARDNESS, '56 HRC', '58 HRC', '60 HRC')],
};
