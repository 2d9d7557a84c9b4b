-- Draws the cards of these products anew. Call it in the transaction that changed a product or anything
-- that its card shows. Cards ask flash_sale_at, as whatever is charged does: which sale counts is said once.
create or replace function refresh_product_cards(ids bigint[], at timestamptz default now()) returns void
  language sql as $$
  delete from product_card c
  where c.product_id = any (ids)
    and not exists (
      select from product p join store s on s.id = p.store_id
      where p.id = c.product_id and p.visible and s.visible);

  insert into product_card as card (
    product_id, slug, title, image, image_2, selling, offered, flash_price, flash_starts_at, flash_ends_at, inventory_id,
    has_variants, in_stock, rating, review_count, bundle_deal, free_shipping, pickup, voucher, store_id, store_slug,
    store_name, brand_id, brand_slug, brand_title, category_id, parent_category_id, popularity, sold, created_at,
    value_ids, tag_ids, collection_ids, colours)
  select p.id, p.slug, p.title,
    coalesce((select i.image from product_image i where i.product_id = p.id order by i.position limit 1), ''),
    (select i.image from product_image i where i.product_id = p.id order by i.position offset 1 limit 1),
    p.selling, p.offered,
    flash.flash_price, flash.flash_starts_at, flash.flash_ends_at,
    case when not stock.has_variants then stock.inventory_id end,
    stock.has_variants, stock.in_stock,
    rated.average, rated.n,
    exists (select from bundle_product b join bundle_deal d on d.id = b.bundle_deal_id where b.product_id = p.id and d.visible),
    ship.free, ship.pickup,
    exists (
      select from voucher v
      where v.store_id = p.store_id and v.visibility = 1 and not v.disabled and v.starts_at <= at and v.ends_at > at),
    s.id, s.slug, s.name,
    b.id, b.slug, b.title,
    c.id, coalesce(c.parent_id, c.id),
    p.popularity, p.sold, p.created_at,
    array(
      select distinct v.value_id from inventory i join inventory_value v on v.inventory_id = i.id
      where i.product_id = p.id order by 1),
    array(select t.tag_id from product_tag t where t.product_id = p.id order by 1),
    array(select pc.collection_id from product_collection pc where pc.product_id = p.id order by 1),
    array(
      select v.color from inventory i
      join inventory_value iv on iv.inventory_id = i.id
      join attribute_value v on v.id = iv.value_id
      where i.product_id = p.id and v.color is not null
      group by v.color order by min(v.position), v.color)
  from product p
  join store s on s.id = p.store_id and s.visible
  join category c on c.id = p.category_id
  left join brand b on b.id = p.brand_id and b.visible
  left join lateral flash_sale_at(p.id, at) flash on true
  cross join lateral (
    select min(i.id) inventory_id, min(i.price) lowest, coalesce(bool_or(i.quantity > 0), false) in_stock,
      coalesce(bool_or(exists (select from inventory_value v where v.inventory_id = i.id)), false) has_variants
    from inventory i where i.product_id = p.id) stock
  cross join lateral (
    select coalesce(round(sum(r.rating * r.reviews)::numeric / nullif(sum(r.reviews), 0), 2), 0) average,
      coalesce(sum(r.reviews), 0)::int n
    from review_count r where r.product_id = p.id) rated
  -- Sent free by itself: a place that costs nothing, or one unit of its cheapest variant reaches the sum of the rule.
  cross join lateral (
    select coalesce(bool_or(sp.type = 1 and (sp.price = 0 or rule.free_above <= least(
        case when p.offered > 0 then p.offered else p.selling end, flash.flash_price, stock.lowest))), false) free,
      coalesce(bool_or(sp.type = 2), false) pickup
    from shipping_place sp join shipping_rule rule on rule.id = sp.rule_id
    where sp.rule_id = p.shipping_rule_id) ship
  where p.id = any (ids) and p.visible
  on conflict (product_id) do update set
    (slug, title, image, image_2, selling, offered, flash_price, flash_starts_at, flash_ends_at, inventory_id,
     has_variants, in_stock, rating, review_count, bundle_deal, free_shipping, pickup, voucher, store_id, store_slug,
     store_name, brand_id, brand_slug, brand_title, category_id, parent_category_id, popularity, sold, created_at,
     value_ids, tag_ids, collection_ids, colours)
    = (excluded.slug, excluded.title, excluded.image, excluded.image_2, excluded.selling, excluded.offered,
       excluded.flash_price, excluded.flash_starts_at, excluded.flash_ends_at, excluded.inventory_id,
       excluded.has_variants, excluded.in_stock, excluded.rating, excluded.review_count, excluded.bundle_deal,
       excluded.free_shipping, excluded.pickup, excluded.voucher, excluded.store_id, excluded.store_slug,
       excluded.store_name, excluded.brand_id, excluded.brand_slug, excluded.brand_title, excluded.category_id,
       excluded.parent_category_id, excluded.popularity, excluded.sold, excluded.created_at, excluded.value_ids,
       excluded.tag_ids, excluded.collection_ids, excluded.colours)
  -- A card that is as it was is not written again: no process has to read it.
  where (card.slug, card.title, card.image, card.image_2, card.selling, card.offered, card.flash_price,
     card.flash_starts_at, card.flash_ends_at, card.inventory_id, card.has_variants, card.in_stock, card.rating,
     card.review_count, card.bundle_deal, card.free_shipping, card.pickup, card.voucher, card.store_id,
     card.store_slug, card.store_name, card.brand_id, card.brand_slug, card.brand_title, card.category_id,
     card.parent_category_id, card.popularity, card.sold, card.created_at, card.value_ids, card.tag_ids,
     card.collection_ids, card.colours)
    is distinct from
    (excluded.slug, excluded.title, excluded.image, excluded.image_2, excluded.selling, excluded.offered,
     excluded.flash_price, excluded.flash_starts_at, excluded.flash_ends_at, excluded.inventory_id,
     excluded.has_variants, excluded.in_stock, excluded.rating, excluded.review_count, excluded.bundle_deal,
     excluded.free_shipping, excluded.pickup, excluded.voucher, excluded.store_id, excluded.store_slug,
     excluded.store_name, excluded.brand_id, excluded.brand_slug, excluded.brand_title, excluded.category_id,
     excluded.parent_category_id, excluded.popularity, excluded.sold, excluded.created_at, excluded.value_ids,
     excluded.tag_ids, excluded.collection_ids, excluded.colours);
$$;
