import { sql } from 'kysely';
import type { Card } from '#contract/card.ts';
import { BANNER_TYPE, SOURCE_TYPE } from '#contract/codes.ts';
import type {
  FeaturedBrand,
  FeaturedCategory,
  FlashSaleBlock,
  HomeCollection,
  Slide,
} from '#contract/home.ts';
import type { PageOf } from '#contract/page.ts';
import type { Banner } from '#contract/banner.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardsOfRows, firstProducts } from '#api/cards/card-rows.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import { listBrandHighlights } from '#api/catalogue/brand-highlights.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { pageOfCards } from '#api/catalogue/facet-index/page.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { resolveSources } from '#api/content/sources.ts';
import { listRunningSales } from '#api/flash-sales/queries.ts';
import { newAndReviewedFirst } from './without-repeats.ts';

/** The slides at the head of the home page, in the shop's order. */
export const listSlides = async (db: Db, language: LanguageCode): Promise<Slide[]> => {
  const rows = await db
    .selectFrom('slide')
    .select(['id', 'title', 'subtitle', 'action', 'image', 'source_type', 'source_ids', 'url'])
    .where('visible', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const resolve = await resolveSources(db, rows, language);
  return rows.map((row) => {
    const title = inLanguage(row.title, language);
    return {
      id: String(row.id),
      title,
      subtitle: findInLanguage(row.subtitle, language),
      action: findInLanguage(row.action, language),
      image: row.image,
      source: resolve(row, { kind: 'slide', id: row.id }, title),
    };
  });
};

type CollectionRow = {
  id: number;
  slug: Texts;
  title: Texts;
  description: Texts | null;
  image: string | null;
  product_ids: number[];
};

/** The collections of the home page with their first products; an empty one is left out. */
export const listHomeCollections = async (
  db: Db,
  language: LanguageCode,
  at: Date,
): Promise<HomeCollection[]> => {
  const { rows } = await sql<CollectionRow>`
    select c.id, c.slug, c.title, c.description, c.image, first.product_ids
    from collection c
    cross join lateral (
      ${firstProducts(sql`product_collection`, sql`member.collection_id = c.id`)}) first
    where c.visible and c.on_home and first.product_ids is not null
    order by c.position, c.id`.execute(db);
  const cardsOf = await cardsOfRows(db, rows, language, at);
  return rows.map((row) => ({
    id: String(row.id),
    slug: inLanguage(row.slug, language),
    title: inLanguage(row.title, language),
    description: findInLanguage(row.description, language),
    image: row.image,
    products: cardsOf(row),
  }));
};

/** The running sales as the home page shows them. */
export const listFlashSaleBlocks = async (
  db: Db,
  language: LanguageCode,
  at: Date,
): Promise<FlashSaleBlock[]> => {
  const sales = await listRunningSales(db, language, at);
  return sales.map(({ id, title, start_time, end_time, products }) => ({
    id,
    title,
    start_time,
    end_time,
    products,
  }));
};

/** The categories and sub-categories that the home page names. */
export const listFeaturedCategories = async (
  db: Db,
  language: LanguageCode,
): Promise<FeaturedCategory[]> => {
  const rows = await db
    .selectFrom('category as c')
    .leftJoin('category as up', 'up.id', 'c.parent_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.image', 'up.slug as parent_slug'])
    .where('c.visible', '=', true)
    .where('c.featured', '=', true)
    .where((where) => where.or([where('up.id', 'is', null), where('up.visible', '=', true)]))
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, slug, title, image, parent_slug }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    parent_slug: findInLanguage(parent_slug, language),
    title: inLanguage(title, language),
    image,
  }));
};

/** The brands that the home page names. */
export const listFeaturedBrands = async (
  db: Db,
  language: LanguageCode,
): Promise<FeaturedBrand[]> => {
  const rows = await db
    .selectFrom('brand')
    .select(['id', 'slug', 'title', 'image'])
    .where('visible', '=', true)
    .where('featured', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, slug, title, image }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    image,
  }));
};

const BRAND_PRODUCTS = 3;

/** The best products of the brand that the brand strip among these banners leads to, but for those in `shown`. */
export const listBrandProducts = async (
  db: Db,
  banners: readonly Banner[],
  shown: ReadonlySet<string>,
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  const strip = banners.find(({ type }) => type === BANNER_TYPE.brandStrip);
  if (strip?.source?.source_type !== SOURCE_TYPE.brand) return [];
  return listBrandHighlights(
    db,
    { id: strip.source.id, without: [...shown], size: BRAND_PRODUCTS },
    language,
    at,
  );
};

/** So many of the most popular products are looked through for those that the page shows first. */
const ARRANGED = 48;

/**
 * All products, the most popular first, the sold-out ones last. The first of them begin with what the page does not
 * show above (`shown`) and somebody has reviewed; none is left out for that, and none stands on two pages.
 */
export const listPopularProducts = async (
  { db, cards }: { db: Db; cards: FacetIndex },
  shown: ReadonlySet<string>,
  language: LanguageCode,
  at: Date,
  { page, per_page: size }: { page: number; per_page: number },
): Promise<PageOf<Card>> => {
  const offset = offsetOf(page, size);
  const end = Math.max(offset + size, ARRANGED);
  const { ids, total } = await cards.read(at, ({ columns, lists }) => {
    const all = lists.all();
    const begin = offset < ARRANGED ? 0 : offset;
    const slice = { offset: begin, size: offset < ARRANGED ? end : size };
    return { ids: pageOfCards(columns, all, 'relevance', slice), total: all.length };
  });
  const found = await listCardsByIds(db, ids, language, at);
  if (offset >= ARRANGED) return pageOfList(found, total, page, size);
  const arranged = [
    ...newAndReviewedFirst(found.slice(0, ARRANGED), shown),
    ...found.slice(ARRANGED),
  ];
  return pageOfList(arranged.slice(offset, offset + size), total, page, size);
};
