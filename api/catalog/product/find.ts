import { sql } from 'kysely';
import { findCatalogueId } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { flashSaleAt } from '#api/catalog/flash-sale.ts';
import { hasSlug, hasSlugIn } from '#api/catalog/slugs.ts';

/** The product with this slug, where only one has it; the asked language's own slugs come first. */
const findIdBySlug = async (
  db: Db,
  slug: string,
  language: LanguageCode,
): Promise<number | undefined> => {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_card', 'product_card.product_id', 'product.id')
    .select(['product.id', hasSlugIn('product.slug', slug, language).as('is_own')])
    .where(hasSlug('product.slug', slug))
    .limit(10)
    .execute();
  const own = rows.filter(({ is_own }) => is_own);
  const [only, ...others] = own.length > 0 ? own : rows;
  return others.length === 0 ? only?.id : undefined;
};

/** The id of the product that the text names by id or unique slug. */
export const findProductId = async (
  db: Db,
  text: string,
  language: LanguageCode,
): Promise<number | undefined> => findCatalogueId(text) ?? findIdBySlug(db, text, language);

/** What the store's products are rated, and how many there are. */
type StoreFigures = { product_count: number; review_count: number; rating: number };

/**
 * What the product's page shows beyond its card; undefined for one that cannot be seen. Asked for in
 * one statement, since a statement costs more than what it reads here.
 */
export const findProduct = (db: Db, id: number, at: Date) =>
  db
    .selectFrom('product as p')
    .innerJoin('product_card as shown', 'shown.product_id', 'p.id')
    .innerJoin('store as s', 's.id', 'p.store_id')
    .innerJoin('category as c', 'c.id', 'p.category_id')
    .leftJoin('category as up', 'up.id', 'c.parent_id')
    .innerJoin('shipping_rule as rule', 'rule.id', 'p.shipping_rule_id')
    .leftJoin(flashSaleAt('p.id', at), (join) => join.onTrue())
    .select([
      'flash.flash_price',
      'flash.flash_starts_at',
      'flash.flash_ends_at',
      'p.id',
      'p.slug',
      'p.title',
      'p.description',
      'p.seo_title',
      'p.seo_description',
      'p.max_per_order',
      'p.refundable',
      'p.return_days',
      'p.warranty',
      'p.store_id',
      's.slug as store_slug',
      's.name as store_name',
      's.logo as store_logo',
      's.joined_at',
      's.response_hours',
      'c.id as category_id',
      'c.slug as category_slug',
      'c.title as category_title',
      'up.id as parent_id',
      'up.slug as parent_slug',
      'up.title as parent_title',
      'rule.id as rule_id',
      'rule.title as rule_title',
      'rule.free_above',
    ])
    .select([
      sql<string[]>`array(
        select i.image from product_image i where i.product_id = p.id order by i.position)`.as(
        'gallery',
      ),
      sql<{ label: Texts; value: Texts }[]>`array(
        select jsonb_build_object('label', x.label, 'value', x.value)
        from specification x where x.product_id = p.id order by x.position)`.as('specifications'),
      sql<{ id: number; slug: Texts; title: Texts }[]>`array(
        select jsonb_build_object('id', t.id, 'slug', t.slug, 'title', t.title)
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.id)`.as(
        'tags',
      ),
      sql<StoreFigures>`(
        select jsonb_build_object('product_count', coalesce(sum(f.products), 0), 'review_count', coalesce(sum(f.reviews), 0),
          'rating', coalesce(round(sum(f.stars) / nullif(sum(f.reviews), 0), 2), 0))
        from card_figure f where f.thing = 'store' and f.id = p.store_id)`.as('store_figures'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;
