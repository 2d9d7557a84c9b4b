import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

/** What is the product's own, and no other product's. */
export type OwnTexts = { title: Texts; description: Texts; specifications: Texts[] };

/** What it is called by that it shares with others. */
type Names = { brand: Texts | null; categories: Texts[]; tags: Texts[]; values: Texts[] };

/** All that a product says, in all languages. Products that are not shown have none. */
export type ProductTexts = { id: number } & OwnTexts & Names;

const listNames = async (
  db: Db | Trx,
  productIds: readonly number[],
): Promise<({ id: number } & Names)[]> => {
  const ids = sql`any (${productIds}::bigint[])`;
  // Lists as JSON of whole sets of products: an array per product costs more to make, send and read.
  const { rows } = await sql<{ id: number } & Names>`
    with tagged as (
      select pt.product_id as id, json_agg(t.title order by t.id) as titles
      from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = ${ids} group by 1),
    valued as (
      select i.product_id as id, json_agg(distinct v.title::jsonb) as titles
      from inventory i join inventory_value iv on iv.inventory_id = i.id join attribute_value v on v.id = iv.value_id
      where i.product_id = ${ids} group by 1)
    select card.product_id as id, card.brand_title as brand,
      case when parent.id = c.id then json_build_array(c.title) else json_build_array(c.title, parent.title) end as categories,
      coalesce(tagged.titles, '[]') as tags, coalesce(valued.titles, '[]') as values
    from unnest(${productIds}::bigint[]) with ordinality input (id, place)
    join product_card card on card.product_id = input.id
    join category c on c.id = card.category_id
    join category parent on parent.id = card.parent_category_id
    left join tagged on tagged.id = input.id
    left join valued on valued.id = input.id
    order by input.place`.execute(db);
  return rows;
};

type Row = Omit<OwnTexts, 'specifications'> & {
  id: number;
  specifications: [label: Texts, value: Texts][];
};

const readOwnTexts = async (
  db: Db | Trx,
  productIds: readonly number[],
): Promise<Map<number, OwnTexts>> => {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    with specified as (
      select s.product_id as id, json_agg(json_build_array(s.label, s.value) order by s.position) as texts
      from specification s where s.product_id = any (${productIds}::bigint[]) group by 1)
    select p.id, p.title, p.description, coalesce(specified.texts, '[]') as specifications
    from product p left join specified on specified.id = p.id
    where p.id = any (${productIds}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, specifications, ...texts }) => [
      id,
      { ...texts, specifications: specifications.flat() },
    ]),
  );
};

/**
 * The texts of the visible products among the ids, in the order of the ids. `given` are those of
 * products that the caller has just written: they are not read again.
 */
export const listProductTexts = async (
  db: Db | Trx,
  productIds: readonly number[],
  given: ReadonlyMap<number, OwnTexts> = new Map(),
): Promise<ProductTexts[]> => {
  const named = await listNames(db, productIds);
  const others = named.map(({ id }) => id).filter((id) => !given.has(id));
  const read = await readOwnTexts(db, others);
  return named.flatMap((names) => {
    const own = given.get(names.id) ?? read.get(names.id);
    return own ? [{ ...names, ...own }] : [];
  });
};
