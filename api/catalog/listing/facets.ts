import { sql } from 'kysely';
import type { Facets, FacetValue } from '#contract/listing.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { FacetCounts } from '#api/catalog/card-index/facet-counts.ts';
import type { Counts } from '#api/catalog/card-index/tally.ts';

const MOST_VALUES = 100;
/** More are asked for: some may be hidden. */
const ASKED_VALUES = 200;
/** Of all attributes together. */
const ASKED_ATTRIBUTE_VALUES = 2000;

type Label = { id: number; slug: Texts; title: Texts; count: number };
type AttributeLabel = Omit<Label, 'slug'> & {
  color: string | null;
  attribute_id: number;
  attribute_title: Texts;
};
type Row = {
  categories: Label[];
  sub_categories: Label[];
  brands: Label[];
  collections: Label[];
  attributes: AttributeLabel[];
};

const highest = (counts: Counts, most: number): [id: number, count: number][] =>
  [...counts].toSorted(([a, n], [b, m]) => m - n || a - b).slice(0, most);

const counted = (counts: Counts, most: number) => {
  const entries = highest(counts, most);
  return sql`unnest(
    ${entries.map(([id]) => id)}::bigint[], ${entries.map(([, count]) => count)}::int[]) counted (id, count)`;
};

const labels = (table: 'category' | 'brand' | 'collection', counts: Counts) => sql<Label[]>`(
  select coalesce(json_agg(entry), '[]')
  from (
    select thing.id, thing.slug, thing.title, counted.count
    from ${counted(counts, ASKED_VALUES)} join ${sql.table(table)} thing using (id)
    where thing.visible
    order by counted.count desc, thing.position, thing.id limit ${MOST_VALUES}) entry)`;

const attributeLabels = (counts: Counts) => sql<AttributeLabel[]>`(
  select coalesce(json_agg(entry), '[]')
  from (
    select id, title, color, count, attribute_id, attribute_title
    from (
      select v.id, v.title, v.color, v.position, counted.count, a.id as attribute_id, a.title as attribute_title,
        a.position as attribute_position,
        row_number() over (partition by a.id order by counted.count desc, v.position, v.id) as place
      from ${counted(counts, ASKED_ATTRIBUTE_VALUES)}
        join attribute_value v using (id) join attribute a on a.id = v.attribute_id) ranked
    where place <= ${MOST_VALUES}
    order by attribute_position, attribute_id, position, id) entry)`;

const attributeFacets = (rows: AttributeLabel[], language: LanguageCode): Facets['attributes'] => {
  const attributes = Map.groupBy(rows, ({ attribute_id }) => attribute_id);
  return [...attributes.values()].map((values) => ({
    id: String(values[0]?.attribute_id),
    title: values[0] ? inLanguage(values[0].attribute_title, language) : '',
    values: values.map(({ id, title, color, count }) => ({
      id: String(id),
      slug: String(id),
      title: inLanguage(title, language),
      color,
      count,
    })),
  }));
};

/** Gives the counts their names: one statement, whatever the number of facets. */
export const nameFacets = async (
  db: Db,
  counts: FacetCounts,
  language: LanguageCode,
): Promise<Facets> => {
  const { rows } = await sql<Row>`
    select ${labels('category', counts.categories)} as categories,
      ${labels('category', counts.subCategories)} as sub_categories,
      ${labels('brand', counts.brands)} as brands,
      ${labels('collection', counts.collections)} as collections,
      ${attributeLabels(counts.values)} as attributes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the facets answered no row');
  const value = ({ id, slug, title, count }: Label): FacetValue => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    count,
  });
  return {
    categories: row.categories.map(value),
    sub_categories: row.sub_categories.map(value),
    brands: row.brands.map(value),
    collections: row.collections.map(value),
    price: counts.price,
    ratings: counts.ratings.map((count, index) => ({ rating: index + 1, count })).toReversed(),
    shipping_rules: [
      { code: 'free', count: counts.free },
      { code: 'pickup', count: counts.pickup },
    ],
    attributes: attributeFacets(row.attributes, language),
  };
};
