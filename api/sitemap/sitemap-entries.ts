import { sql, type RawBuilder } from 'kysely';
import { SITEMAP_FILE, SITEMAP_KINDS, SITEMAP_STEP } from '#contract/shop/sitemap.ts';
import type { SitemapEntry, SitemapKind, SitemapPart } from '#contract/shop/sitemap.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type Row = { id: number; slug: Texts; parent_slug: Texts | null; updated: Date | null };

/**
 * The public things of a kind: `id`, `slug`, `parent_slug`, `updated`. Of products the rest is looked up per row:
 * a join of the two tables would be read from its beginning for every page.
 */
const THINGS: Record<SitemapKind, RawBuilder<unknown>> = {
  category: sql`
    select c.id, c.slug, up.slug as parent_slug, null::timestamptz as updated
    from category c left join category up on up.id = c.parent_id
    where c.visible and coalesce(up.visible, true)`,
  brand: sql`
    select id, slug, null::jsonb as parent_slug, null::timestamptz as updated from brand where visible`,
  collection: sql`
    select id, slug, null::jsonb as parent_slug, null::timestamptz as updated from collection where visible`,
  store: sql`
    select id, slug, null::jsonb as parent_slug, null::timestamptz as updated from store where visible`,
  page: sql`
    select id, slug, null::jsonb as parent_slug, updated_at as updated from page where visible`,
  product: sql`
    select card.product_id as id, card.slug, null::jsonb as parent_slug,
      (select p.updated_at from product p where p.id = card.product_id) as updated
    from product_card card`,
};

/** Where the files begin: products read by their key alone, whatever their number. */
const listStarts = async (db: Db, kind: SitemapKind): Promise<number[]> => {
  const ids = kind === 'product' ? sql`select product_id as id from product_card` : THINGS[kind];
  const { rows } = await sql<{ after: number }>`
    with recursive things as not materialized (${ids}),
    start (id) as (
      (select id from things order by id limit 1)
      union all
      select (
        select things.id from things where things.id > start.id order by things.id
        offset ${SITEMAP_FILE - 1} limit 1)
      from start where start.id is not null)
    select id - 1 as after from start where id is not null order by id`.execute(db);
  return rows.map(({ after }) => after);
};

/** How the public pages are split into files; a kind without things has none. */
export const listParts = async (db: Db): Promise<SitemapPart[]> => {
  const parts = await Promise.all(
    SITEMAP_KINDS.map(async (kind) =>
      (await listStarts(db, kind)).map((after) => ({ kind, after })),
    ),
  );
  return parts.flat();
};

type Asked = { kind: SitemapKind; after: number; language: LanguageCode };

/** The next things after that id, by id: no page costs more than the first. */
export const listEntries = async (
  db: Db,
  { kind, after, language }: Asked,
): Promise<SitemapEntry[]> => {
  const { rows } = await sql<Row>`
    select id, slug, parent_slug, updated
    from (${THINGS[kind]}) things
    where id > ${after}
    order by id limit ${SITEMAP_STEP}`.execute(db);
  return rows.map(({ id, slug, parent_slug, updated }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    parent_slug: findInLanguage(parent_slug, language),
    updated: updated?.toISOString() ?? null,
  }));
};
