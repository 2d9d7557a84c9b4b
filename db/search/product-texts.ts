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

/** The texts of the visible products among the ids, in the order of the ids. */
export const listProductTexts = async (
  db: Db | Trx,
  productIds: readonly number[],
): Promise<ProductTexts[]> => {
  const { rows } = await sql<ProductTexts>`
    select p.id, p.title, p.description, card.brand_title as brand,
      array(select c.title::jsonb from category c where c.id in (card.category_id, card.parent_category_id) order by c.parent_id nulls last) as categories,
      array(select t.title::jsonb from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.id) as tags,
      array(select distinct v.title::jsonb from inventory i join inventory_value iv on iv.inventory_id = i.id
        join attribute_value v on v.id = iv.value_id where i.product_id = p.id) as values,
      array(select x.text from specification s cross join lateral (values (1, s.label::jsonb), (2, s.value::jsonb)) x (part, text)
        where s.product_id = p.id order by s.position, x.part) as specifications
    from unnest(${productIds}::bigint[]) with ordinality asked (id, place)
    join product p on p.id = asked.id
    join product_card card on card.product_id = p.id
    order by asked.place`.execute(db);
  return rows;
};
