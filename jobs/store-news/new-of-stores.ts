import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { StoreNews } from '#jobs/mail/kinds.ts';

/** A mail is read in a minute: so many stores, and so many products of each. */
const STORES = 10;
const PRODUCTS = 5;

type Period = { accountId: string; language: LanguageCode; from: Date; until: Date };

type Row = {
  slug: string;
  name: string;
  count: number;
  products: { id: number; slug: string; title: string; image: string }[];
};

/** What the stores that an account follows have added in that time: those with the most first. */
export const listNewOfStores = async (
  db: Db,
  { accountId, language, from, until }: Period,
): Promise<StoreNews[]> => {
  const { rows } = await sql<Row>`
    select in_language(s.slug, ${language}) as slug, in_language(s.name, ${language}) as name,
      added.count, added.products
    from store_follow follow
      join store s on s.id = follow.store_id
      cross join lateral (
        select count(*)::int as count,
          (array_agg(json_build_object(
            'id', product_id, 'slug', in_language(card.slug, ${language}), 'title', in_language(card.title, ${language}),
            'image', card.image)
            order by created_at desc, product_id desc))[1:${sql.lit(PRODUCTS)}] as products
        from product_card card
        where store_id = s.id and created_at >= ${from} and created_at < ${until}) added
    where follow.account_id = ${accountId} and s.visible and added.count > 0
    order by added.count desc, s.id
    limit ${STORES}`.execute(db);
  return rows.map(({ products, ...store }) => ({
    ...store,
    products: products.map(({ id, ...product }) => ({ ...product, id: String(id) })),
  }));
};
