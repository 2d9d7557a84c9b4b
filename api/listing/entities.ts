import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ChosenAttribute } from '#api/catalogue/facet-index/selected-filters.ts';
import { SOURCE_TYPE } from '#contract/codes.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { prepared, type Db } from '#db/client.ts';
import { opaqueParameter } from '#db/opaque-parameter.ts';
import { hasSlug, hasSlugIn } from '#db/slug.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** What a listing can be of. */
export type Entity = {
  id: number;
  slug: Texts;
  title: Texts;
  description: Texts | null;
  image: string | null;
};

export type SubCategory = Entity & { parent: Pick<Entity, 'id' | 'slug' | 'title'> };

const first = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row | undefined> =>
  (await query.execute(prepared(db))).rows[0];

/** The id, or a slug: the page of a category has its slug in its address, which may be digits. */
const isNamed = (id: string, slug: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${hasSlug(slug, text)} or ${sql.ref(id)} = ${opaqueParameter(sql`${findCatalogueId(text) ?? null}`, 'bigint')})`;

const slugFirst = (slug: string, text: string, language: LanguageCode) =>
  sql`${hasSlugIn(slug, text, language)} desc, ${hasSlug(slug, text)} desc`;

/** The category with this slug in the asked language, else in any, else with this id. */
export const findCategory = (db: Db, text: string, language: LanguageCode) =>
  first(
    db,
    sql<Entity>`
      select id, slug, title, description, image from category
      where parent_id is null and visible and ${isNamed('id', 'slug', text)}
      order by ${slugFirst('slug', text, language)}, id limit 1`,
  );

/** The sub-category with this slug or id, of the category with that id where one is given. */
export const findSubCategory = (
  db: Db,
  text: string,
  parentId: number | null,
  language: LanguageCode,
) =>
  first(
    db,
    sql<SubCategory>`
      select c.id, c.slug, c.title, c.description, c.image,
        jsonb_build_object('id', up.id, 'slug', up.slug, 'title', up.title) as parent
      from category c join category up on up.id = c.parent_id
      where c.visible and up.visible and ${isNamed('c.id', 'c.slug', text)}
        and (${parentId}::bigint is null or up.id = ${parentId})
      order by ${slugFirst('c.slug', text, language)}, c.id limit 1`,
  );

/** The open store of that slug. */
export const findStore = (db: Db, slug: string, language: LanguageCode) =>
  first(
    db,
    sql<Entity>`
      select id, slug, name as title, description, coalesce(banner, logo) as image from store
      where visible and ${hasSlug('slug', slug)}
      order by ${hasSlugIn('slug', slug, language)} desc, id limit 1`,
  );

/** Ids, and slugs where a link was written by hand. */
const named = (texts: string[]): RawBuilder<SqlBool> => {
  const ids = texts.flatMap((text) => findCatalogueId(text) ?? []);
  const tests = texts.filter((text) => !findCatalogueId(text)).map((text) => hasSlug('slug', text));
  return sql<SqlBool>`(${sql.join([sql`id = any (${opaqueParameter(sql`${ids}`, 'bigint[]')})`, ...tests], sql` or `)})`;
};

/** The collection of that id, or of a slug that no other has in another language. */
export const findCollection = async (db: Db, text: string): Promise<Entity | undefined> => {
  const { rows } = await sql<Entity>`
    select id, slug, title, description, image from collection
    where visible and ${named([text])} limit 2`.execute(prepared(db));
  return rows.length === 1 ? rows[0] : undefined;
};

/** The brands of these ids or slugs. */
export const listBrands = async (db: Db, texts: string[]): Promise<Entity[]> => {
  const { rows } = await sql<Entity>`
    select id, slug, title, description, image from brand
    where visible and ${named(texts)} order by id`.execute(prepared(db));
  return rows;
};

/** The tags of these ids or slugs, each with the text and picture of the banner that leads to it. */
export const listTags = async (db: Db, texts: string[]): Promise<Entity[]> => {
  const { rows } = await sql<Entity>`
    select id, slug, title, shown.subtitle as description, shown.image from tag
    left join lateral (
      select subtitle, image from banner
      where visible and source_type = ${SOURCE_TYPE.tag} and source_ids[1] = tag.id
      order by position, banner.id limit 1) shown on true
    where ${named(texts)} order by id`.execute(prepared(db));
  return rows;
};

/**
 * The attributes that values were chosen of; values that do not exist are left out. Where none of
 * them does, an attribute without values stands for them, which no product has.
 */
export const listChosenAttributes = async (db: Db, texts: string[]): Promise<ChosenAttribute[]> => {
  const ids = texts.flatMap((text) => findCatalogueId(text) ?? []);
  const { rows } = await sql<ChosenAttribute>`
    select array_agg(id) as values,
      array_agg(id) filter (where id = any (${ids}::bigint[])) as chosen
    from attribute_value
    where attribute_id in (select attribute_id from attribute_value where id = any (${ids}::bigint[]))
    group by attribute_id`.execute(db);
  return texts.length > 0 && rows.length === 0 ? [{ values: [], chosen: [] }] : rows;
};
