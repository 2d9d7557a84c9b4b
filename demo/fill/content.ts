import type { Trx } from '#db/client.ts';
import { ABOUT } from '#demo/pages/about.ts';
import { FAQ } from '#demo/pages/faq.ts';
import { HELP } from '#demo/pages/help.ts';
import type { DemoPage } from '#demo/pages/page.ts';
import { PRIVACY } from '#demo/pages/privacy.ts';
import { RETURNS } from '#demo/pages/returns.ts';
import { TERMS } from '#demo/pages/terms.ts';
import { same, text } from '#demo/text.ts';
import { insertCollections } from './collections.ts';
import { insertLinks } from './links.ts';
import type { Product } from './products.ts';
import { insertPromotions } from './promotions.ts';
import { insertRows } from './rows.ts';
import type { Structure } from './structure.ts';

/** The static pages that header and footer link to. */
export const PAGES: readonly DemoPage[] = [ABOUT, HELP, FAQ, RETURNS, TERMS, PRIVACY];

/** When they were written: a shop does not rewrite its terms every day. */
const WRITTEN = new Date('2026-02-16T09:00:00Z');

/** Settings as jsonb takes them: a bare text would not be JSON. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  site_name: text('Souk', 'Souk', 'سوق', 'Souk', 'सूक'),
  copyright_text: text(
    'Souk, a marketplace of independent stores',
    'Souk, la place de marché des boutiques indépendantes',
    'منصة «سوق»، ملتقى المتاجر المستقلة',
    'Souk, bağımsız mağazaların pazaryeri',
    'सूक, स्वतंत्र स्टोर का मार्केटप्लेस',
  ),
  primary_color: '#470096',
  primary_hover_color: '#35006f',
  phone: '+1 212 555 0147',
  answer_hours: 24,
  email: 'help@souk.example',
  address: '120 Market Street\nBrooklyn, NY 11201',
  tax_number: '00-0000000',
  currency: 'USD',
  currency_icon: '$',
  currency_position: 1,
  default_country: 'US',
  default_region: 'NY',
};

const insertSettings = (trx: Trx): Promise<void> =>
  insertRows(
    trx,
    'setting',
    Object.entries(SETTINGS).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
  );

const insertPages = (trx: Trx): Promise<void> =>
  insertRows(
    trx,
    'page',
    PAGES.map(({ slug, title, body }) => ({
      // Links to pages are stored once for all languages, so their slugs are the same in each.
      slug: same(slug),
      title,
      description: body,
      updated_at: WRITTEN,
    })),
  );

/** Writes collections, slides, banners, pages, links and settings. */
export const insertContent = async (
  trx: Trx,
  products: readonly Product[],
  structure: Structure,
): Promise<void> => {
  await insertCollections(trx, products);
  await insertPromotions(trx, products, structure);
  await insertPages(trx);
  await insertLinks(trx);
  await insertSettings(trx);
};
