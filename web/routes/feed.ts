import type { LoaderFunctionArgs } from 'react-router';
import type { Card } from '#contract/catalogue/card.ts';
import { getCommon } from '#contract/shop/common.ts';
import { listProducts } from '#contract/catalogue/listing.ts';
import { translator } from '#i18n/messages.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { requireLanguageFile } from '#web/lib/visit/language-file.server.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';
import { escapeXml, xmlHeaders } from '#web/lib/sitemap/sitemap-files.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

type Shop = { origin: string; paths: Paths; pictures: string };

/** Without its price: readers keep an entry for ever. */
const itemXml = (card: Card, { origin, paths, pictures }: Shop): string => {
  const address = escapeXml(origin + paths.product(card));
  const picture = escapeXml(new URL(`${pictures}share/${card.image}`, origin).href);
  return `<item>
<title>${escapeXml(card.title)}</title>
<link>${address}</link>
<guid isPermaLink="false">${escapeXml(`${origin}/product/${card.id}`)}</guid>
<dc:creator>${escapeXml(card.store.name)}</dc:creator>
<media:content url="${picture}" medium="image" type="image/jpeg" width="1200" height="630"/>
</item>
`;
};

/** The newest products, for feed readers. */
export const loader = async (args: LoaderFunctionArgs) => {
  const code = requireLanguageFile(args);
  const [{ site_setting, img_src_url }, { products }] = await Promise.all([
    load(args, getCommon),
    load(args, listProducts, { query: { sort: 'newest' } }),
  ]);
  const t = translator(code);
  const origin = siteOrigin(args);
  const shop = { origin, paths: makePaths(code), pictures: img_src_url };
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(t('home.newProducts', { shop: site_setting.site_name }))}</title>
<link>${escapeXml(origin + shop.paths.home())}</link>
<description>${escapeXml(t('home.description'))}</description>
<language>${code}</language>
<ttl>60</ttl>
<atom:link href="${escapeXml(origin + shop.paths.feed())}" rel="self" type="application/rss+xml"/>
${products.result.map((card) => itemXml(card, shop)).join('')}</channel>
</rss>
`;
  return new Response(xml, {
    headers: { ...xmlHeaders, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
