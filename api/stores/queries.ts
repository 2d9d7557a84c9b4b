import { sql } from 'kysely';
import { PER_PAGE, type PageOf } from '#contract/page.ts';
import type { StoreDetail, StoreOverview } from '#contract/store.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

type Row = {
  id: number;
  slug: Texts;
  name: Texts;
  logo: string | null;
  banner: string | null;
  city: Texts | null;
  rating: number;
  review_count: number;
  products: number;
};

const OVERVIEW = sql`s.id, s.slug, s.name, s.logo, s.banner, s.city,
  figures.rating, figures.review_count, figures.products`;

/** What its products come to; of a store without any, zeros. */
const FIGURES = sql`cross join lateral (
  select coalesce(sum(f.products), 0)::bigint as products, coalesce(sum(f.reviews), 0)::bigint as review_count,
    coalesce(round(sum(f.stars) / nullif(sum(f.reviews), 0), 2), 0)::float8 as rating
  from card_figure f
  where f.thing = 'store' and f.id = s.id) figures`;

const overviewOf = (row: Row, language: LanguageCode): StoreOverview => ({
  id: String(row.id),
  slug: inLanguage(row.slug, language),
  name: inLanguage(row.name, language),
  logo: row.logo,
  banner: row.banner,
  city: findInLanguage(row.city, language),
  rating: row.rating,
  review_count: row.review_count,
  products: row.products,
});

/** Stores by their name in the asked language. */
export const listStoreOverviews = async (
  db: Db,
  language: LanguageCode,
  page: number,
): Promise<PageOf<StoreOverview>> => {
  const { rows } = await sql<Row & { total: number }>`
    select ${OVERVIEW}, s.total
    from (
      select *, count(*) over () as total
      from store
      where visible
      order by lower(in_language(name, ${language})), id
      limit ${PER_PAGE} offset ${offsetOf(page)}) s
    ${FIGURES}
    order by lower(in_language(s.name, ${language})), s.id`.execute(db);
  return pageOfList(
    rows.map((row) => overviewOf(row, language)),
    rows[0]?.total ?? 0,
    page,
  );
};

/** A page of the stores that an account follows, the newest first. */
export const listFollowedStores = async (
  db: Db,
  { accountId, language, page }: { accountId: string; language: LanguageCode; page: number },
): Promise<PageOf<StoreOverview>> => {
  const { rows } = await sql<Row & { total: number }>`
    select ${OVERVIEW}, s.total
    from (
      select store.*, follow.followed_at, count(*) over () as total
      from store_follow follow join store on store.id = follow.store_id
      where follow.account_id = ${accountId} and store.visible
      order by follow.followed_at desc, store.id
      limit ${PER_PAGE} offset ${offsetOf(page)}) s
    ${FIGURES}
    order by s.followed_at desc, s.id`.execute(db);
  return pageOfList(
    rows.map((row) => overviewOf(row, language)),
    rows[0]?.total ?? 0,
    page,
  );
};

type DetailRow = Row & {
  description: Texts | null;
  joined_at: Date;
  response_hours: number | null;
};

/** All about a store that is shown. */
export const findStoreDetail = async (
  db: Db,
  id: number,
  language: LanguageCode,
): Promise<StoreDetail | undefined> => {
  const { rows } = await sql<DetailRow>`
    select ${OVERVIEW}, s.description, s.joined_at, s.response_hours
    from store s ${FIGURES}
    where s.visible and s.id = ${id}`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...overviewOf(row, language),
      description: findInLanguage(row.description, language),
      joined: row.joined_at.toISOString(),
      response: row.response_hours,
    }
  );
};
