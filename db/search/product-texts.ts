import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

/** All that a product says, in all languages. Products that are not shown have none. */
export type ProductTexts = {
  id: number;
  title: Texts;
  description: Texts;
  brand: Texts | null;
  categories: Texts[];
  tags: Texts[];
  values: Texts[];
  specifications: Texts[];
};

type Row = Omit<ProductTexts, 'specifications'> & {
  specifications: [label: Texts, value: Texts][];
};

/** The texts of the visible products among the ids, in the order of the ids. */
export const listProductTexts = async (
  db: Db | Trx,
  productIds: readonly number[],
): Promise<ProductTexts[]> => {
  const ids = sql`any (${productIds}::bigint[])`;
  // Lists as JSON of whole sets of products: an array per product costs more to make, send and read.
  const { rows } = await sql<Row>`
    with tagged as (
      select pt.product_id as id, json_agg(t.title order by t.id) as titles
      from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = ${ids} group by 1),
    valued as (
      select i.product_id as id, json_agg(distinct v.title::jsonb) as titles
      from inventory i join inventory_value iv on iv.inventory_id = i.id join attribute_value v on v.id = iv.value_id
      where i.product_id = ${ids} group by 1),
    specified as (
      select s.product_id as id, json_agg(json_build_array(s.label, s.value) order by s.position) as texts
      from specification s where s.product_id = ${ids} group by 1)
    select p.id, p.title, p.description, card.brand_title as brand,
      case when parent.id = c.id then json_build_array(c.title) else json_build_array(c.title, parent.title) end as categories,
      coalesce(tagged.titles, '[]') as tags, coalesce(valued.titles, '[]') as values,
      coalesce(specified.texts, '[]') as specifications
    from unnest(${productIds}::bigint[]) with ordinality asked (id, place)
    join product p on p.id = asked.id
    join product_card card on card.product_id = p.id
    join category c on c.id = card.category_id
    join category parent on parent.id = card.parent_category_id
    left join tagged on tagged.id = p.id
    left join valued on valued.id = p.id
    left join specified on specified.id = p.id
    order by asked.place`.execute(db);
  return rows.map((row) => ({ ...row, specifications: row.specifications.flat() }));
};
