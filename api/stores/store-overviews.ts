import { sql, type RawBuilder } from 'kysely';
import { summarise } from '#api/content/rich-text.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import type { StoreSort } from '#contract/stores/store-sorts.ts';
import type { Db } from '#db/client.ts';
import { byLetter, findInLanguage, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

export type StoreRow = {
  id: number;
  slug: Texts;
  name: Texts;
  logo: string | null;
  banner: string | null;
  city: Texts | null;
  description: Texts | null;
  rating: number;
  review_count: number;
  products: number;
  followers: number;
};

const FOLLOWERS = sql`coalesce((select followers from store_follower_count where store_id = s.id), 0)`;

export const OVERVIEW = sql`s.id, s.slug, s.name, s.logo, s.banner, s.city, s.description,
  figures.rating, figures.review_count, figures.products, ${FOLLOWERS} as followers`;

/** What its products come to; of a store without any, zeros. */
export const FIGURES = sql`cross join lateral (
  select coalesce(sum(f.products), 0)::bigint as products, coalesce(sum(f.reviews), 0)::bigint as review_count,
    coalesce(round(sum(f.stars) / nullif(sum(f.reviews), 0), 2), 0)::float8 as rating
  from card_figure f
  where f.thing = 'store' and f.id = s.id) figures`;

/** So many letters fill two lines of a card. */
const SUMMARY_LENGTH = 160;

const summariseIn = (texts: Texts | null, language: LanguageCode): string | null => {
  const html = findInLanguage(texts, language);
  return html && summarise(html, SUMMARY_LENGTH);
};

export const overviewOf = (row: StoreRow, language: LanguageCode): StoreOverview => ({
  id: String(row.id),
  slug: inLanguage(row.slug, language),
  name: inLanguage(row.name, language),
  logo: row.logo,
  banner: row.banner,
  city: findInLanguage(row.city, language),
  description: summariseIn(row.description, language),
  rating: row.rating,
  review_count: row.review_count,
  products: row.products,
  followers: row.followers,
});

const nameIn = (language: LanguageCode) => byLetter(sql`in_language(s.name, ${language})`);

/** By what the stores are ordered before their names. */
const ORDERS = {
  name: sql``,
  followed: sql`${FOLLOWERS} desc,`,
  // Of two with as many stars, what more people say counts more.
  rating: sql`figures.rating desc, figures.review_count desc,`,
  newest: sql`s.joined_at desc,`,
} satisfies Record<StoreSort, RawBuilder<unknown>>;

type Directory = {
  language: LanguageCode;
  sort: StoreSort;
  /** Which of them alone; all where it is left out. */
  ids: readonly number[] | undefined;
  page: number;
};

/** A page of the open stores in the asked order. */
export const listStoreOverviews = async (
  db: Db,
  { language, sort, ids, page }: Directory,
): Promise<PageOf<StoreOverview>> => {
  const { rows } = await sql<StoreRow & { total: number }>`
    select ${OVERVIEW}, s.total
    from (
      select s.*, count(*) over () as total,
        row_number() over (order by ${ORDERS[sort]} ${nameIn(language)}, s.id) as place
      from store s ${sort === 'rating' ? FIGURES : sql``}
      where s.visible ${ids ? sql`and s.id = any(${ids})` : sql``}
      order by place
      limit ${PER_PAGE} offset ${offsetOf(page)}) s
    ${FIGURES}
    order by s.place`.execute(db);
  return pageOfList(
    rows.map((row) => overviewOf(row, language)),
    rows[0]?.total ?? 0,
    page,
  );
};
