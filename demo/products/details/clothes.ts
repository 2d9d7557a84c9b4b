import { text } from '#demo/text.ts';
import type { Detail } from './detail.ts';
import { amount, detail, HEIGHT, named, WIDTH } from './detail.ts';

const FIT = text('Fit', 'Coupe', 'القصة', 'Kalıp', 'फ़िट');
const REGULAR = text('Regular', 'Classique', 'عادية', 'Normal kalıp', 'रेगुलर');
const RELAXED = text('Relaxed', 'Ample', 'مريحة', 'Rahat kalıp', 'रिलैक्स्ड');
const STRAIGHT = text('Straight', 'Droite', 'مستقيمة', 'Düz kesim', 'स्ट्रेट');
const SLIM = text('Slim', 'Ajustée', 'ضيقة', 'Dar kesim', 'स्लिम');
const WIDE = text('Wide', 'Large', 'واسعة', 'Bol kesim', 'वाइड');

const PATTERN = text('Pattern', 'Motif', 'النقش', 'Desen', 'पैटर्न');
const PLAIN = text('Plain', 'Uni', 'سادة', 'Düz renk', 'सादा');
const FLOWERS = text('Flowers', 'Fleuri', 'زهور', 'Çiçekli', 'फूलदार');
const DOTS = text('Dots', 'À pois', 'منقط', 'Puantiyeli', 'बिंदीदार');
const PINSTRIPE = text('Pinstripes', 'Fines rayures', 'خطوط رفيعة', 'İnce çizgili', 'पतली धारियां');
const STRIPES = text('Stripes', 'Rayé', 'مخطط', 'Çizgili', 'धारीदार');
const CHECK = text('Checks', 'À carreaux', 'مربعات', 'Kareli', 'चेक');
const HERRINGBONE = text('Herringbone', 'Chevrons', 'متعرج', 'Balıksırtı', 'हेरिंगबोन');
const PRINT = text(
  'Print on the chest',
  'Imprimé poitrine',
  'رسمة على الصدر',
  'Göğüs baskılı',
  'सीने पर प्रिंट',
);

const LENGTH_WORN = text('Length', 'Longueur', 'الطول', 'Boy', 'लंबाई');
const TO_KNEE = text('To the knee', 'Au genou', 'حتى الركبة', 'Diz boyu', 'घुटने तक');
const MIDI = text('Below the knee', 'Sous le genou', 'تحت الركبة', 'Midi boy', 'घुटने से नीचे');
const SLEEVE = text('Sleeves', 'Manches', 'الأكمام', 'Kol', 'आस्तीन');
const NO_SLEEVE = text('Sleeveless', 'Sans manches', 'بلا أكمام', 'Kolsuz', 'बिना आस्तीन');
const HALF_SLEEVE = text('To the elbow', 'Mi-longues', 'حتى المرفق', 'Truvakar kol', 'कोहनी तक');
const SHORT = text('Short', 'Courtes', 'قصيرة', 'Kısa kol', 'छोटी');
const LONG = text('Long', 'Longues', 'طويلة', 'Uzun kol', 'लंबी');

const FASTENING = text('Fastening', 'Fermeture', 'الإغلاق', 'Kapama', 'बंद होता है');
const BUTTONS = text('Buttons', 'Boutons', 'أزرار', 'Düğmeli', 'बटन से');
const BELT = text('Tie belt', 'Ceinture à nouer', 'حزام يُربط', 'Bağlamalı kemer', 'बांधने वाली बेल्ट');
const ZIP = text('Zip', 'Zip', 'سحّاب', 'Fermuarlı', 'ज़िप से');
const FLY = text('Button and zip', 'Bouton et zip', 'زر وسحّاب', 'Düğme ve fermuar', 'बटन और ज़िप');
const LACES = text('Laces', 'Lacets', 'أربطة', 'Bağcıklı', 'फ़ीते');
const SLIP_ON = text('None, to slip on', 'Sans, à enfiler', 'بلا إغلاق', 'Bağsız', 'बिना फ़ीते');
const FLAP = text('Flap', 'Rabat', 'غطاء', 'Kapaklı', 'फ़्लैप');

const POCKETS = text('Pockets', 'Poches', 'الجيوب', 'Cep', 'जेबें');
const LINING = text('Lining', 'Doublure', 'البطانة', 'Astar', 'अस्तर');
const UNLINED = text('Unlined', 'Non doublé', 'بلا بطانة', 'Astarsız', 'बिना अस्तर');
const VISCOSE = text('Viscose', 'Viscose', 'فيسكوز', 'Viskon', 'विस्कोस');
const LEATHER = text('Leather', 'Cuir', 'جلد', 'Deri', 'लेदर');
const TEXTILE = text('Fabric', 'Textile', 'قماش', 'Tekstil', 'कपड़ा');
const NECK = text('Neckline', 'Encolure', 'الياقة', 'Yaka', 'गला');
const CREW = text('Crew neck', 'Col rond', 'ياقة مستديرة', 'Bisiklet yaka', 'गोल गला');
const V_NECK = text('V-neck', 'Col en V', 'ياقة على شكل V', 'V yaka', 'वी-गला');
const SHIRT_COLLAR = text('Shirt collar', 'Col chemise', 'ياقة قميص', 'Gömlek yaka', 'शर्ट कॉलर');
const SOLE = text('Sole', 'Semelle', 'النعل', 'Taban', 'सोल');
const RUBBER_SOLE = text('Rubber', 'Caoutchouc', 'مطاط', 'Kauçuk', 'रबर');
const FOAM_SOLE = text(
  'Foam and rubber',
  'Mousse et caoutchouc',
  'إسفنج ومطاط',
  'Köpük ve kauçuk',
  'फ़ोम और रबर',
);
const STITCHED = text(
  'Leather, stitched',
  'Cuir, cousue',
  'جلد مخيط',
  'Deri, dikişli',
  'सिला हुआ लेदर',
);
const HEEL = text(
  'Heel height',
  'Hauteur du talon',
  'ارتفاع الكعب',
  'Topuk yüksekliği',
  'हील की ऊंचाई',
);
const STRAP = text('Shoulder strap', 'Bandoulière', 'حزام الكتف', 'Omuz askısı', 'कंधे का पट्टा');
const REMOVABLE = text('Removable', 'Amovible', 'قابل للنزع', 'Çıkarılabilir', 'निकाला जा सकता है');
const PADDED = text('Padded', 'Rembourrée', 'مبطن', 'Yastıklı', 'गद्देदार');
const LAPTOP = text(
  'Fits a laptop of',
  'Pour ordinateur de',
  'يتسع للابتوب بقياس',
  'Laptop bölmesi',
  'लैपटॉप',
);
const INCHES = [14, 16].map((n) =>
  text(`${n}-inch`, `${n} pouces`, `${n} بوصة`, `${n} inç`, `${n} इंच`),
);
const UV = text('Protection', 'Protection', 'الحماية', 'Koruma', 'सुरक्षा');
const LENS = text('Lenses', 'Verres', 'العدسات', 'Camlar', 'लेंस');
const POLARISED = text('Polarised', 'Polarisés', 'مستقطبة', 'Polarize', 'पोलराइज़्ड');
const TINTED = text('Tinted', 'Teintés', 'ملوّنة', 'Renkli', 'टिंटेड');
const DIAL = text(
  'Case diameter',
  'Diamètre du boîtier',
  'قطر العلبة',
  'Kasa çapı',
  'डायल का व्यास',
);
const MOVEMENT = text('Movement', 'Mouvement', 'الحركة', 'Mekanizma', 'मूवमेंट');
const QUARTZ = text('Quartz', 'Quartz', 'كوارتز', 'Kuvars', 'क्वार्ट्ज़');
const CRYSTAL = text('Glass', 'Verre', 'الزجاج', 'Cam', 'शीशा');
const SAPPHIRE = text('Sapphire', 'Saphir', 'ياقوت', 'Safir', 'सफ़ायर');
const MINERAL = text('Mineral', 'Minéral', 'معدني', 'Mineral', 'मिनरल');

const two = named(POCKETS, '2');

export const CLOTHES: Readonly<Record<string, readonly Detail[]>> = {
  dress: [
    detail(PATTERN, PLAIN, FLOWERS, DOTS, PINSTRIPE, PLAIN),
    detail(FIT, RELAXED, REGULAR, REGULAR, RELAXED, REGULAR),
    detail(NECK, SHIRT_COLLAR, V_NECK, V_NECK, SHIRT_COLLAR, V_NECK),
    detail(SLEEVE, HALF_SLEEVE, NO_SLEEVE, NO_SLEEVE, HALF_SLEEVE, NO_SLEEVE),
    detail(LENGTH_WORN, MIDI),
    detail(FASTENING, BUTTONS, BELT, BELT, BUTTONS, BELT),
    two,
    detail(LINING, UNLINED),
  ],
  coat: [
    detail(PATTERN, PLAIN, PLAIN, HERRINGBONE, HERRINGBONE, CHECK),
    detail(FIT, STRAIGHT),
    detail(SLEEVE, LONG),
    detail(LENGTH_WORN, TO_KNEE),
    detail(FASTENING, BUTTONS),
    two,
    detail(LINING, VISCOSE),
  ],
  't-shirt': [
    detail(PATTERN, PLAIN, STRIPES, STRIPES, PRINT, STRIPES),
    detail(FIT, REGULAR),
    detail(NECK, CREW),
    detail(SLEEVE, SHORT),
  ],
  jeans: [
    detail(FIT, STRAIGHT, SLIM, WIDE),
    detail(FASTENING, FLY),
    named(POCKETS, '5'),
    detail(PATTERN, PLAIN),
  ],
  'running-shoes': [
    detail(SOLE, FOAM_SOLE, FOAM_SOLE, FOAM_SOLE, RUBBER_SOLE),
    detail(FASTENING, LACES),
    detail(LINING, TEXTILE),
    amount(HEEL, 'mm', 28, 30, 32),
  ],
  'leather-shoes': [
    detail(SOLE, STITCHED),
    detail(FASTENING, LACES, SLIP_ON),
    detail(LINING, LEATHER),
    amount(HEEL, 'mm', 25),
  ],
  heels: [
    detail(SOLE, RUBBER_SOLE),
    detail(FASTENING, SLIP_ON),
    detail(LINING, LEATHER),
    amount(HEEL, 'mm', 60, 75),
  ],
  handbag: [
    amount(WIDTH, 'cm', 28, 30, 32, 34, 36),
    amount(HEIGHT, 'cm', 21, 22, 23, 24, 25),
    detail(FASTENING, ZIP, FLAP),
    detail(LINING, TEXTILE),
    detail(STRAP, REMOVABLE),
    named(POCKETS, '3'),
  ],
  backpack: [
    amount(WIDTH, 'cm', 28, 29, 30, 31, 32),
    amount(HEIGHT, 'cm', 42, 43, 44, 46, 48),
    detail(LAPTOP, ...INCHES),
    detail(STRAP, PADDED),
    detail(FASTENING, ZIP),
  ],
  sunglasses: [detail(LENS, POLARISED, TINTED), named(UV, 'UV400'), amount(WIDTH, 'mm', 140, 146)],
  wristwatch: [
    amount(DIAL, 'mm', 36, 38, 38, 40, 40),
    detail(MOVEMENT, QUARTZ),
    detail(CRYSTAL, MINERAL, MINERAL, SAPPHIRE),
  ],
};
