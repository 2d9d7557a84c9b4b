import {
  listSitemapEntries,
  SITEMAP_FILE,
  SITEMAP_KINDS,
  SITEMAP_STEP,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from '#contract/shop/sitemap.ts';
import { isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A text as XML holds it, between tags and in quoted values. */
export const escapeXml = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const xmlHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/** The name of a file in the index: `product-0.xml`; `start` holds the pages without a kind. */
export const START_PART = 'start.xml';
export const partName = ({ kind, after }: SitemapPart): string => `${kind}-${after}.xml`;

/** The file behind an address of the index, undefined where there is none. */
export const findPart = (code: string, name: string) => {
  if (!isLanguageCode(code)) return undefined;
  if (name === START_PART) return { language: code, part: undefined };
  const [, kind, after] = /^([a-z]+)-(\d{1,15})\.xml$/.exec(name) ?? [];
  const known = SITEMAP_KINDS.find((one) => one === kind);
  return known && { language: code, part: { kind: known, after: Number(after) } };
};

/** The index: each of these addresses is a file of its own. */
export const indexXml = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const urlXml = (address: string, updated: string | null): string =>
  `<url><loc>${escapeXml(address)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>\n`;

const pathOf: Record<SitemapKind, (paths: Paths, entry: SitemapEntry) => string> = {
  category: (paths, { slug, parent_slug }) =>
    parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug),
  brand: (paths, entry) => paths.brand(entry),
  collection: (paths, entry) => paths.collection(entry),
  store: (paths, { slug }) => paths.store(slug),
  page: (paths, { slug }) => paths.page(slug),
  product: (paths, entry) => paths.product(entry),
};

/** The pages that every shop has. */
const startPages = (paths: Paths): string[] => [
  paths.home(),
  paths.categories(),
  paths.brands(),
  paths.stores(),
  paths.flashSales(),
  paths.sitemap(),
];

async function* lines(
  args: RequestArgs,
  origin: string,
  { kind, after }: SitemapPart,
  paths: Paths,
) {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  let last = after;
  for (let listed = 0; listed < SITEMAP_FILE; listed += SITEMAP_STEP) {
    const { entries } = await load(args, listSitemapEntries, {
      params: { kind },
      query: { after: last },
    });
    yield entries
      .map((entry) => urlXml(origin + pathOf[kind](paths, entry), entry.updated))
      .join('');
    if (entries.length < SITEMAP_STEP) break;
    last = Number(entries.at(-1)?.id);
  }
  yield '</urlset>\n';
}

/** One file, written while it is read: nothing holds fifty thousand addresses at once. */
export const partStream = (
  args: RequestArgs,
  origin: string,
  part: SitemapPart | undefined,
  language: LanguageCode,
): ReadableStream<Uint8Array> | string => {
  const paths = makePaths(language);
  if (!part) {
    const urls = startPages(paths).map((path) => urlXml(origin + path, null));
    return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
  }
  // The slugs come in the language of the visit.
  args.context.set(visitContext, { ...args.context.get(visitContext), language });
  const written = lines(args, origin, part, paths);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (file) => {
      const { value, done } = await written.next();
      if (done) file.close();
      else file.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await written.return(undefined);
    },
  });
};
