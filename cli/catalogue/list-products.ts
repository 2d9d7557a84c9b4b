import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import type { Minor } from '#contract/money.ts';

type Reference = { slug: string; title: Texts };

/** A product with all that an import can say of it. */
export type ExportedProduct = {
  id: number;
  slug: Texts;
  title: Texts;
  description: Texts;
  seo_title: Texts | null;
  seo_description: Texts | null;
  warranty: Texts | null;
  store: Reference & { country: string };
  brand: Reference | null;
  category: Reference[];
  tags: Reference[];
  collections: Reference[];
  shipping: Texts;
  tax: { title: Texts; basis_points: number } | null;
  selling: Minor;
  offered: Minor;
  max_per_order: number | null;
  refundable: boolean;
  return_days: number;
  visible: boolean;
  images: string[];
  specifications: { label: Texts; value: Texts }[];
  variants: {
    sku: string;
    gtin: string | null;
    price: Minor | null;
    list_price: Minor | null;
    quantity: number;
    image: string | null;
    values: { attribute: Texts; value: Texts; color: string | null }[];
  }[];
};

const PAGE = 500;

const listPage = async (db: Db, after: number): Promise<ExportedProduct[]> => {
  const { rows } = await sql<ExportedProduct>`
    select p.id, p.slug, p.title, p.description, p.seo_title, p.seo_description, p.warranty,
      p.selling, p.offered, p.max_per_order, p.refundable, p.return_days, p.visible,
      json_build_object('slug', s.slug ->> 'en', 'title', s.name, 'country', s.country) as store,
      case when b.id is not null then json_build_object('slug', b.slug ->> 'en', 'title', b.title) end as brand,
      (select json_agg(json_build_object('slug', c.slug ->> 'en', 'title', c.title) order by c.parent_id nulls first)
        from category c where c.id in (own.id, own.parent_id)) as category,
      array(select json_build_object('slug', t.slug ->> 'en', 'title', t.title)
        from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.id) as tags,
      array(select json_build_object('slug', c.slug ->> 'en', 'title', c.title)
        from product_collection pc join collection c on c.id = pc.collection_id where pc.product_id = p.id order by c.id) as collections,
      rule.title as shipping,
      case when rate.id is not null then json_build_object('title', rate.title, 'basis_points', rate.basis_points) end as tax,
      array(select i.image from product_image i where i.product_id = p.id order by i.position) as images,
      array(select json_build_object('label', x.label, 'value', x.value)
        from specification x where x.product_id = p.id order by x.position) as specifications,
      array(select json_build_object('sku', i.sku, 'gtin', i.gtin, 'price', i.price, 'list_price', i.list_price, 'quantity', i.quantity,
          'image', i.image, 'values', array(
            select json_build_object('attribute', a.title, 'value', v.title, 'color', v.color)
            from inventory_value iv join attribute_value v on v.id = iv.value_id join attribute a on a.id = iv.attribute_id
            where iv.inventory_id = i.id order by a.position, a.id))
        from inventory i where i.product_id = p.id order by i.position, i.id) as variants
    from product p
    join store s on s.id = p.store_id
    join category own on own.id = p.category_id
    join shipping_rule rule on rule.id = p.shipping_rule_id
    left join tax_rate rate on rate.id = p.tax_rate_id
    left join brand b on b.id = p.brand_id
    where p.id > ${after} order by p.id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

/** Every product of the shop, hidden ones too, in pages. */
export async function* listAllProducts(db: Db): AsyncGenerator<ExportedProduct[]> {
  for (
    let page = await listPage(db, 0);
    page.length > 0;
    page = await listPage(db, page.at(-1)?.id ?? 0)
  )
    yield page;
}
