import type { FiveTexts } from './text.ts';
import { text } from './text.ts';

type Tag = { id: string; title: FiveTexts; departments?: readonly string[] };

const tag = (id: string, words: Parameters<typeof text>, ...departments: string[]): Tag => ({
  id,
  title: text(...words),
  ...(departments.length > 0 && { departments }),
});

/** Words under which things of several categories come together. */
export const TAGS: readonly Tag[] = [
  tag('gift-idea', ['Gift idea', 'Idée cadeau', 'فكرة هدية', 'Hediye Fikri', 'गिफ़्ट आइडिया']),
  tag('bestseller', ['Bestseller', 'Meilleure vente', 'الأكثر مبيعًا', 'Çok Satan', 'बेस्टसेलर']),
  tag('small-workshop', [
    'Small workshop',
    'Petit atelier',
    'ورشة صغيرة',
    'Küçük Atölye',
    'छोटी वर्कशॉप',
  ]),
  tag('less-packaging', [
    'Less packaging',
    'Moins d’emballage',
    'تغليف أقل',
    'Az Ambalaj',
    'कम पैकेजिंग',
  ]),
  tag('everyday', ['Everyday', 'Au quotidien', 'كل يوم', 'Her Gün', 'रोज़मर्रा']),
  tag(
    'home-office',
    ['Home office', 'Télétravail', 'العمل من المنزل', 'Evden Çalışma', 'होम ऑफ़िस'],
    'electronics',
    'home',
    'books-and-stationery',
  ),
  tag(
    'on-the-road',
    ['On the road', 'En voyage', 'في السفر', 'Yolda', 'सफ़र में'],
    'electronics',
    'fashion',
    'sports',
    'beauty',
    'baby',
  ),
  tag('wireless', ['Wireless', 'Sans fil', 'لاسلكي', 'Kablosuz', 'वायरलेस'], 'electronics'),
  tag(
    'natural-fibres',
    ['Natural fibres', 'Fibres naturelles', 'ألياف طبيعية', 'Doğal Lif', 'प्राकृतिक रेशे'],
    'fashion',
    'home',
    'baby',
  ),
  tag(
    'summer',
    ['Summer', 'Été', 'صيف', 'Yaz', 'गर्मी'],
    'fashion',
    'sports',
    'garden-and-pets',
    'toys',
    'beauty',
  ),
  tag(
    'winter',
    ['Winter', 'Hiver', 'شتاء', 'Kış', 'सर्दी'],
    'fashion',
    'home',
    'pharmacy',
    'grocery',
  ),
  tag(
    'minimalist',
    ['Minimalist', 'Minimaliste', 'بسيط', 'Minimalist', 'मिनिमलिस्ट'],
    'home',
    'kitchen',
    'fashion',
  ),
  tag(
    'for-guests',
    ['For guests', 'Pour recevoir', 'للضيوف', 'Misafir İçin', 'मेहमानों के लिए'],
    'kitchen',
    'home',
    'grocery',
  ),
  tag(
    'organic',
    ['Organic', 'Bio', 'عضوي', 'Organik', 'ऑर्गेनिक'],
    'grocery',
    'beauty',
    'baby',
    'pharmacy',
  ),
  tag(
    'gluten-free',
    ['Gluten-free', 'Sans gluten', 'خالٍ من الجلوتين', 'Glütensiz', 'ग्लूटेन-मुक्त'],
    'grocery',
  ),
  tag(
    'fragrance-free',
    ['Fragrance-free', 'Sans parfum', 'بلا عطر', 'Parfümsüz', 'बिना ख़ुशबू'],
    'beauty',
    'baby',
    'pharmacy',
  ),
  tag(
    'family-medicine-cabinet',
    [
      'Family medicine cabinet',
      'Armoire à pharmacie',
      'صيدلية العائلة',
      'Aile Ecza Dolabı',
      'फ़ैमिली मेडिसिन बॉक्स',
    ],
    'pharmacy',
  ),
  tag(
    'immune-support',
    ['Immune support', 'Défenses naturelles', 'دعم المناعة', 'Bağışıklık Desteği', 'इम्युनिटी सपोर्ट'],
    'pharmacy',
    'grocery',
  ),
  tag(
    'beginners',
    ['For beginners', 'Pour débuter', 'للمبتدئين', 'Yeni Başlayanlar', 'शुरुआत के लिए'],
    'sports',
    'books-and-stationery',
    'garden-and-pets',
    'toys',
  ),
  tag(
    'quiet-play',
    ['Quiet play', 'Jeux calmes', 'لعب هادئ', 'Sakin Oyun', 'शांत खेल'],
    'toys',
    'baby',
    'books-and-stationery',
  ),
  tag(
    'rainy-day',
    ['Rainy day', 'Jour de pluie', 'يوم ماطر', 'Yağmurlu Gün', 'बारिश का दिन'],
    'toys',
    'books-and-stationery',
    'kitchen',
  ),
  tag('balcony', ['Balcony', 'Balcon', 'شرفة', 'Balkon', 'बालकनी'], 'garden-and-pets', 'home'),
];
