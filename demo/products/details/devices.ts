import { text } from '#demo/text.ts';
import type { Detail } from './detail.ts';
import { amount, detail, LENGTH, named, WEIGHT, YES } from './detail.ts';

const PROCESSOR = text('Processor', 'Processeur', 'المعالج', 'İşlemci', 'प्रोसेसर');
const cores = (n: number) =>
  text(`${n} cores`, `${n} cœurs`, `${n} أنوية`, `${n} çekirdek`, `${n} कोर`);
const RESOLUTION = text('Resolution', 'Résolution', 'الدقة', 'Çözünürlük', 'रेज़ोल्यूशन');
const REFRESH = text('Refresh rate', 'Fréquence', 'معدل التحديث', 'Yenileme hızı', 'रिफ़्रेश रेट');
const BATTERY = text('Battery', 'Batterie', 'البطارية', 'Batarya', 'बैटरी');
const PORTS = text('Ports', 'Connectique', 'المنافذ', 'Girişler', 'पोर्ट');
const WIRELESS = text('Wireless', 'Sans fil', 'لاسلكي', 'Kablosuz', 'वायरलेस');
const SIM = text('SIM cards', 'Cartes SIM', 'بطاقات SIM', 'SIM kart', 'सिम');
const WATER = text(
  'Water resistance',
  'Résistance à l’eau',
  'مقاومة الماء',
  'Suya dayanıklılık',
  'वॉटर रेज़िस्टेंस',
);
const PANEL = text('Panel', 'Dalle', 'نوع الشاشة', 'Panel', 'पैनल');
const SENSOR = text('Sensor', 'Capteur', 'المستشعر', 'Sensör', 'सेंसर');
const ZOOM = text('Optical zoom', 'Zoom optique', 'تقريب بصري', 'Optik yakınlaştırma', 'ऑप्टिकल ज़ूम');
const times = (n: number) => text(`${n}×`, `${n}×`, `${n}×`, `${n}×`, `${n}×`);
const VIDEO = text('Video', 'Vidéo', 'الفيديو', 'Video', 'वीडियो');
const CARD = text('Memory card', 'Carte mémoire', 'بطاقة الذاكرة', 'Hafıza kartı', 'मेमोरी कार्ड');
const DRIVER = text('Drivers', 'Transducteurs', 'مكبرات الصوت', 'Sürücüler', 'ड्राइवर');
const NOISE = text(
  'Noise cancelling',
  'Réduction de bruit',
  'عزل الضوضاء',
  'Gürültü engelleme',
  'नॉइज़ कैंसलिंग',
);
const ACTIVE = text('Active', 'Active', 'نشط', 'Aktif', 'एक्टिव');
const PASSIVE = text('Passive', 'Passive', 'سلبي', 'Pasif', 'पैसिव');
const MICROPHONE = text('Microphone', 'Micro', 'الميكروفون', 'Mikrofon', 'माइक');
const PATTERN = text(
  'Directivity',
  'Directivité',
  'نمط الالتقاط',
  'Yön karakteristiği',
  'पिकअप पैटर्न',
);
const CARDIOID = text('Cardioid', 'Cardioïde', 'قلبي', 'Kardioid', 'कार्डियोइड');
const RANGE = text(
  'Frequency response',
  'Réponse en fréquence',
  'الاستجابة الترددية',
  'Frekans aralığı',
  'फ़्रीक्वेंसी रेंज',
);
const SAMPLE = text('Sampling', 'Échantillonnage', 'معدل العينة', 'Örnekleme', 'सैंपलिंग');
const LAYOUT = text('Layout', 'Disposition', 'التخطيط', 'Düzen', 'लेआउट');
const SWITCHES = text('Switches', 'Touches', 'المفاتيح', 'Tuşlar', 'स्विच');
const MECHANICAL = text('Mechanical', 'Mécaniques', 'ميكانيكية', 'Mekanik', 'मैकेनिकल');
const BACKLIGHT = text(
  'Backlight',
  'Rétroéclairage',
  'الإضاءة الخلفية',
  'Arka aydınlatma',
  'बैकलाइट',
);
const DPI = text('Sensitivity', 'Sensibilité', 'الحساسية', 'Hassasiyet', 'संवेदनशीलता');
const BUTTONS = text('Buttons', 'Boutons', 'الأزرار', 'Tuş sayısı', 'बटन');
const WORKS_WITH = text(
  'Works with',
  'Compatible avec',
  'يعمل مع',
  'Uyumlu sistemler',
  'किसके साथ चले',
);
const VIBRATION = text('Vibration', 'Vibration', 'الاهتزاز', 'Titreşim', 'वाइब्रेशन');
const RECEPTION = text('Reception', 'Réception', 'الاستقبال', 'Alıcı', 'रिसेप्शन');
const SPEAKERS = text('Loudspeakers', 'Haut-parleurs', 'السماعات', 'Hoparlörler', 'स्पीकर');
const CABLE = text('Line', 'Ligne', 'الخط', 'Hat', 'लाइन');
const LANDLINE = text(
  'Landline (RJ11)',
  'Fixe (RJ11)',
  'هاتف ثابت (RJ11)',
  'Sabit hat (RJ11)',
  'लैंडलाइन (RJ11)',
);
const DIALLING = text('Dialling', 'Numérotation', 'طلب الأرقام', 'Arama', 'डायलिंग');
const PULSE = text('Pulse', 'Décimale', 'نبضي', 'Darbeli', 'पल्स');
const TONE = text('Tone', 'Fréquences vocales', 'نغمي', 'Tonlu', 'टोन');
const STABILISER = text('Stabiliser', 'Stabilisation', 'مثبت الصورة', 'Sabitleme', 'स्टेबिलाइज़र');
const OPTICAL = text('Optical', 'Optique', 'بصري', 'Optik', 'ऑप्टिकल');
const DISPLAY = text('Display', 'Écran arrière', 'شاشة العرض', 'Ekran', 'डिस्प्ले');
const TOUCH = text(
  '3-inch touchscreen',
  'Tactile, 3 pouces',
  'لمس، 3 بوصات',
  '3 inç dokunmatik',
  '3 इंच टचस्क्रीन',
);

const ACCURACY = text('Accuracy', 'Précision', 'الدقة', 'Hassasiyet', 'सटीकता');

export const DEVICES: Readonly<Record<string, readonly Detail[]>> = {
  smartphone: [
    detail(PROCESSOR, cores(8)),
    named(PANEL, 'LCD', 'AMOLED', 'AMOLED', 'AMOLED', 'AMOLED'),
    amount(REFRESH, 'hz', 90, 90, 120, 120, 120),
    amount(BATTERY, 'mAh', 4200, 4500, 4800, 5000, 5200),
    named(SIM, 'nano-SIM + eSIM'),
    named(WATER, 'IP54', 'IP67', 'IP67', 'IP68', 'IP68'),
    amount(WEIGHT, 'g', 172, 179, 186, 194, 201),
  ],
  laptop: [
    detail(PROCESSOR, cores(6), cores(8), cores(8), cores(10), cores(12)),
    named(RESOLUTION, '1920 × 1200', '1920 × 1200', '2560 × 1600', '2560 × 1600', '2880 × 1800'),
    named(PORTS, '2 × USB-C, HDMI', '2 × USB-C, USB-A, HDMI'),
    named(WIRELESS, 'Wi-Fi 6, Bluetooth 5.2', 'Wi-Fi 6E, Bluetooth 5.3'),
    detail(BACKLIGHT, YES),
  ],
  camera: [
    named(SENSOR, 'APS-C', 'APS-C', 'APS-C', '35 mm', '35 mm'),
    named(VIDEO, 'Full HD', '4K', '4K', '4K', '4K'),
    named(CARD, 'SD'),
    detail(DISPLAY, TOUCH),
  ],
  'video-camera': [
    detail(ZOOM, times(10), times(12), times(15), times(20), times(20)),
    detail(STABILISER, OPTICAL),
    named(CARD, 'microSD'),
    detail(DISPLAY, TOUCH),
  ],
  television: [
    named(PANEL, 'LED', 'LED', 'QLED', 'QLED', 'OLED'),
    amount(REFRESH, 'hz', 60, 60, 100, 100, 120),
    named(PORTS, '3 × HDMI, 2 × USB'),
    named(WIRELESS, 'Wi-Fi 5, Bluetooth 5.0'),
    named(SPEAKERS, '2 × 10 W'),
  ],
  'wireless-headphones': [
    amount(DRIVER, 'mm', 32, 40, 40, 40, 40),
    detail(NOISE, PASSIVE, ACTIVE, PASSIVE, PASSIVE, ACTIVE),
    detail(MICROPHONE, YES),
    named(RANGE, '20 Hz – 20 kHz'),
  ],
  'studio-microphone': [
    detail(PATTERN, CARDIOID),
    named(RANGE, '20 Hz – 20 kHz'),
    named(SAMPLE, '24 bit / 96 kHz'),
    amount(LENGTH, 'cm', 16, 17, 18, 19, 20),
  ],
  'portable-radio': [
    named(RECEPTION, 'FM, DAB+'),
    named(SPEAKERS, '1', '1', '2'),
    named(PORTS, 'USB-C, 3.5 mm'),
  ],
  'desk-telephone': [detail(CABLE, LANDLINE), detail(DIALLING, PULSE, TONE)],
  keyboard: [
    named(LAYOUT, 'ISO', 'ANSI'),
    detail(SWITCHES, MECHANICAL),
    detail(BACKLIGHT, YES),
    named(WORKS_WITH, 'Windows, macOS, Linux'),
  ],
  'computer-mouse': [
    named(DPI, '1600 dpi', '2400 dpi', '4000 dpi'),
    named(BUTTONS, '3', '3', '5'),
    named(WORKS_WITH, 'Windows, macOS, Linux'),
  ],
  'game-controller': [
    detail(VIBRATION, YES),
    named(BUTTONS, '14'),
    named(WORKS_WITH, 'Windows, macOS, Android'),
  ],
  stopwatch: [named(ACCURACY, '1/100 s')],
};
