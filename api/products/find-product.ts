import { sql } from 'kysely';
import { cardFields, type CardFields } from '#api/cards/cards.ts';
import { type BundleRow, bundleRows } from '#api/catalogue/bundles.ts';
import { type PlaceRow, placeRows } from '#api/catalogue/shipping-places.ts';
import { type RatingCount, ratingCounts } from '#api/reviews/rating-summary.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import { hasSlug, hasSlugIn } from '#db/slug.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { OF_EACH_PIECE, type Stated } from './unit-price.ts';
import { type ValueRow, valueRows, type VariantRow, variantRows } from './product-variants.ts';

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

type Label = { id: number; slug: string; title: string };

/** What the product's page shows; texts in one language, but for the slugs and the titles of bundles. */
export type ProductRow = CardFields & {
  /** The sale that runs or comes by the clock; the card may be a minute late. */
  flash: Pick<CardFields, 'flash_price' | 'flash_starts_at' | 'flash_ends_at'> | null;
  slugs: Texts;
  description: string;
  seo_title: string | null;
  seo_description: string | null;
  max_per_order: number | null;
  refundable: boolean;
  return_days: number;
  warranty: string | null;
  store_id: number;
  store_logo: string | null;
  joined_at: string;
  response_hours: number | null;
  store_figures: { product_count: number; review_count: number; rating: number };
  category: Label;
  /** Above a sub-category. */
  parent: Label | null;
  rule_id: number;
  rule_title: string;
  free_above: number | null;
  gallery: string[];
  specifications: { label: string; value: string }[];
  /** In English, how much is in the pack, or in each piece of it. */
  content: Stated | null;
  tags: Label[];
  variants: VariantRow[];
  values: ValueRow[];
  ratings: RatingCount[];
  bundles: BundleRow[];
  /** Where the shipping rule sends to. */
  places: PlaceRow[];
};

const GALLERY = sql`array(
  select i.image from product_image i where i.product_id = p.id order by i.position)`;

const STORE_FIGURES = sql`(
  select json_build_object('product_count', coalesce(sum(f.products), 0), 'review_count', coalesce(sum(f.reviews), 0),
    'rating', coalesce(round(sum(f.stars) / nullif(sum(f.reviews), 0), 2), 0))
  from card_figure f where f.thing = 'store' and f.id = p.store_id)`;

const LANGUAGE = sql<string>`input.language`;

const labelOf = (thing: 'c' | 'up' | 't') => sql`json_build_object(
  'id', ${sql.ref(thing)}.id, 'slug', in_language(${sql.ref(thing)}.slug, ${LANGUAGE}),
  'title', in_language(${sql.ref(thing)}.title, ${LANGUAGE}))`;

const SPECIFICATIONS = sql`array(
  select json_build_object('label', in_language(x.label, ${LANGUAGE}), 'value', in_language(x.value, ${LANGUAGE}))
  from specification x where x.product_id = p.id order by x.position)`;

const CONTENT = sql`(
  select json_build_object('label', in_language(x.label, 'en'), 'value', in_language(x.value, 'en'))
  from specification x
  where x.product_id = p.id and lower(in_language(x.label, 'en')) in ('net quantity', ${sql.lit(OF_EACH_PIECE)})
  limit 1)`;

const TAGS = sql`array(
  select ${labelOf('t')}
  from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.id)`;

/** Which product, in which language, as of when. */
export type ProductInput = { id: number; language: LanguageCode; at: Date };

/**
 * What the pages of these products show of them, in their order; undefined for one that cannot be seen.
 * One statement and one JSON for each: a statement costs more than what it reads here, and so does
 * each column.
 */
export const findProducts = async (
  db: Db,
  input: readonly ProductInput[],
): Promise<(ProductRow | undefined)[]> => {
  // As JSON: by the length of an array PostgreSQL would plan the statement anew each time.
  const given = JSON.stringify(input.map((one, place) => ({ ...one, place })));
  const { rows } = await sql<{ place: number; product: ProductRow }>`
    select place, row_to_json(found) as product
    from json_to_recordset(${given}::json) input (place int, id bigint, language text, at timestamptz)
    cross join lateral (
      select ${cardFields(LANGUAGE)},
        (select row_to_json(flash) from flash_sale_at(p.id, input.at) flash) as flash,
        p.slug as slugs, in_language(p.description, ${LANGUAGE}) as description,
        in_language(p.seo_title, ${LANGUAGE}) as seo_title,
        in_language(p.seo_description, ${LANGUAGE}) as seo_description,
        p.max_per_order, p.refundable, p.return_days, in_language(p.warranty, ${LANGUAGE}) as warranty,
        p.store_id, s.logo as store_logo, s.joined_at, s.response_hours, ${STORE_FIGURES} as store_figures,
        ${labelOf('c')} as category,
        case when up.id is not null then ${labelOf('up')} end as parent,
        rule.id as rule_id, in_language(rule.title, ${LANGUAGE}) as rule_title, rule.free_above,
        ${GALLERY} as gallery, ${SPECIFICATIONS} as specifications, ${CONTENT} as content, ${TAGS} as tags,
        ${variantRows(sql`p.id`, sql`card.flash_starts_at`)} as variants, ${valueRows(sql`p.id`, LANGUAGE)} as values,
        ${ratingCounts(sql`p.id`)} as ratings, ${bundleRows(sql`p.id`)} as bundles,
        ${placeRows(sql`= p.shipping_rule_id`)} as places
      from product p
        join product_card card on card.product_id = p.id
        join store s on s.id = p.store_id
        join category c on c.id = p.category_id
        left join category up on up.id = c.parent_id
        join shipping_rule rule on rule.id = p.shipping_rule_id
      -- Looked up for each by its id: pulled up, whole tables would be read for a few products.
      where p.id = input.id offset 0) found`.execute(db);
  const byPlace = new Map(rows.map(({ place, product }) => [place, product]));
  return input.map((_, place) => byPlace.get(place));
};
