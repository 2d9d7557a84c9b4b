import { sql } from 'kysely';
import type { HomeCollection } from '#contract/shop/home.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardsOfRows, firstProducts } from '#api/cards/card-rows.ts';

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
