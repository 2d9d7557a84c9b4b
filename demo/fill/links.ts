import type { Trx } from '#db/client.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';
import type { LinkTable } from '#db/types.ts';
import { insertRows } from './rows.ts';

type Link = readonly [link: string, title: FiveTexts];

const LINKS: Record<LinkTable['list'], readonly Link[]> = {
  header_left: [
    ['/flash-sale', text('Flash sales', 'Ventes flash', 'عروض خاطفة', 'Flaş indirimler', 'फ़्लैश सेल')],
    ['/brands', text('Brands', 'Marques', 'العلامات التجارية', 'Markalar', 'ब्रांड')],
    ['/shop', text('Stores', 'Boutiques', 'المتاجر', 'Mağazalar', 'स्टोर')],
  ],
  header_right: [
    [
      '/track-order',
      text('Track an order', 'Suivre une commande', 'تتبّع الطلب', 'Sipariş takibi', 'ऑर्डर ट्रैक करें'),
    ],
    ['/page/help', text('Help', 'Aide', 'المساعدة', 'Yardım', 'मदद')],
  ],
  services: [
    [
      '/track-order',
      text('Track an order', 'Suivre une commande', 'تتبّع الطلب', 'Sipariş takibi', 'ऑर्डर ट्रैक करें'),
    ],
    [
      '/page/returns',
      text(
        'Returns and refunds',
        'Retours et remboursements',
        'الإرجاع واسترداد المبلغ',
        'İade ve geri ödeme',
        'रिटर्न और रिफ़ंड',
      ),
    ],
    ['/page/help', text('Help', 'Aide', 'المساعدة', 'Yardım', 'मदद')],
    [
      '/page/faq',
      text(
        'Questions and answers',
        'Questions fréquentes',
        'أسئلة وأجوبة',
        'Sık sorulan sorular',
        'सवाल-जवाब',
      ),
    ],
    ['/contact', text('Contact', 'Contact', 'تواصل معنا', 'İletişim', 'संपर्क')],
  ],
  about: [
    ['/page/about', text('About us', 'À propos', 'من نحن', 'Hakkımızda', 'हमारे बारे में')],
    ['/page/terms', text('Terms', 'Conditions générales', 'الشروط', 'Koşullar', 'शर्तें')],
    ['/page/privacy', text('Privacy', 'Confidentialité', 'الخصوصية', 'Gizlilik', 'गोपनीयता')],
    ['/sitemap', text('Sitemap', 'Plan du site', 'خريطة الموقع', 'Site haritası', 'साइटमैप')],
  ],
  // Left empty, the footer names the ways to pay that the shop offers.
  payment: [],
  // The demo has no accounts anywhere, and a link must lead somewhere.
  social: [],
};

/** Writes the link lists of header and footer. */
export const insertLinks = (trx: Trx): Promise<void> =>
  insertRows(
    trx,
    'link',
    (Object.entries(LINKS) as [LinkTable['list'], readonly Link[]][]).flatMap(([list, links]) =>
      links.map(([link, title], position) => ({ list, position, title, link })),
    ),
  );
