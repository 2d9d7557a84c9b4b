import { sql } from 'kysely';
import type { BrandLetter, BrandOverview } from '#contract/catalogue/brand.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import { byLetter, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { letterOf } from './brand-letter.ts';

/** They are short lines of an index: most shops have all of theirs on one page. */
const PER_PAGE = 60;

type BrandRow = {
  id: number;
  slug: Texts;
  title: Texts;
  image: string;
  product_count: number;
  total: number;
  /** Of all brands: what their names begin with, and the place of the first such in the list. */
  beginnings: { beginning: string; place: number }[];
};

/** The letters in the order of the list, each with the page where its first brand is. */
const lettersOf = (beginnings: BrandRow['beginnings']): BrandLetter[] => {
  const places = new Map<string, number>();
  for (const { beginning, place } of beginnings) {
    const letter = letterOf(beginning);
    places.set(letter, Math.min(place, places.get(letter) ?? place));
  }
  return [...places]
    .toSorted(([, a], [, b]) => a - b)
    .map(([letter, place]) => ({ letter, page: Math.ceil(place / PER_PAGE) }));
};

/** Brands by their name in the asked language, and the letters that any of them begins with. */
export const listBrandOverviews = async (
  db: Db,
  language: LanguageCode,
  page: number,
): Promise<PageOf<BrandOverview> & { letters: BrandLetter[] }> => {
  const { rows } = await sql<BrandRow>`
    with named as (
      select id, slug, title, image, in_language(title, ${language}) as name,
        row_number() over (order by ${byLetter(sql`in_language(title, ${language})`)}, id) as place
      from brand where visible)
    select b.id, b.slug, b.title, b.image,
      coalesce((select f.products from card_figure f where f.thing = 'brand' and f.id = b.id), 0) as product_count,
      (select count(*) from named) as total,
      (select json_agg(json_build_object('beginning', beginning, 'place', place)) from (
        select left(trim(name), 1) as beginning, min(place) as place from named group by 1) first) as beginnings
    from named b
    order by b.place
    limit ${PER_PAGE} offset ${offsetOf(page, PER_PAGE)}`.execute(db);
  const result = rows.map(({ id, slug, title, image, product_count }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    letter: letterOf(inLanguage(title, language)),
    image,
    product_count,
  }));
  const [first] = rows;
  return {
    ...pageOfList(result, first?.total ?? 0, page, PER_PAGE),
    letters: lettersOf(first?.beginnings ?? []),
  };
};
