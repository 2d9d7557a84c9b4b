-- What listings read: one row per visible product, refreshed in the same transaction as the write
-- (refresh_product_cards). Prices that depend on the clock are kept as fields: the running flash
-- sale, else the next one.
create table product_card (
  product_id bigint primary key references product on delete cascade,
  slug jsonb not null,
  title jsonb not null,
  image text not null,
  image_2 text,
  selling bigint not null,
  offered bigint not null,
  flash_price bigint,
  flash_starts_at timestamptz,
  flash_ends_at timestamptz,
  -- the only inventory of a product without attributes
  inventory_id bigint,
  has_variants boolean not null,
  in_stock boolean not null,
  rating numeric(3, 2) not null,
  review_count int not null,
  bundle_deal boolean not null,
  free_shipping boolean not null,
  pickup boolean not null,
  voucher boolean not null,
  store_id bigint not null,
  store_slug jsonb not null,
  store_name jsonb not null,
  brand_id bigint,
  brand_slug jsonb,
  brand_title jsonb,
  category_id bigint not null,
  -- the category of the sub-category, or the category itself
  parent_category_id bigint not null,
  popularity real not null,
  sold int not null,
  created_at timestamptz not null
);
create index product_card_category on product_card (category_id, popularity desc, product_id);
create index product_card_parent on product_card (parent_category_id, popularity desc, product_id);
create index product_card_brand on product_card (brand_id, popularity desc, product_id);
create index product_card_store on product_card (store_id, popularity desc, product_id);
create index product_card_popularity on product_card (popularity desc, product_id);

-- The price that counts now: flash price, then offered above 0, then selling.
create function current_price(card product_card, at timestamptz) returns bigint
  language sql immutable parallel safe
  return case
    when card.flash_price is not null and at >= card.flash_starts_at and at < card.flash_ends_at then card.flash_price
    when card.offered > 0 then card.offered
    else card.selling
  end;

-- Call it in the transaction that changed a product or anything that its card shows.
create function refresh_product_cards(ids bigint[], at timestamptz default now()) returns void
  language sql as $$
  delete from product_card c
  where c.product_id = any (ids)
    and not exists (
      select from product p join store s on s.id = p.store_id
      where p.id = c.product_id and p.visible and s.visible);

  insert into product_card
  select p.id, p.slug, p.title,
    coalesce((select i.image from product_image i where i.product_id = p.id order by i.position limit 1), ''),
    (select i.image from product_image i where i.product_id = p.id order by i.position offset 1 limit 1),
    p.selling, p.offered,
    flash.price, flash.starts_at, flash.ends_at,
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
    p.popularity, p.sold, p.created_at
  from product p
  join store s on s.id = p.store_id and s.visible
  join category c on c.id = p.category_id
  left join brand b on b.id = p.brand_id and b.visible
  left join lateral (
    select f.price, fs.starts_at, fs.ends_at
    from flash_sale_product f join flash_sale fs on fs.id = f.flash_sale_id
    where f.product_id = p.id and fs.visible and fs.ends_at > at
    order by (fs.starts_at <= at) desc,
      case when fs.starts_at <= at then f.price end, fs.starts_at, f.price
    limit 1) flash on true
  cross join lateral (
    select min(i.id) inventory_id, coalesce(bool_or(i.quantity > 0), false) in_stock,
      coalesce(bool_or(exists (select from inventory_value v where v.inventory_id = i.id)), false) has_variants
    from inventory i where i.product_id = p.id) stock
  cross join lateral (
    select coalesce(round(avg(r.rating), 2), 0) average, count(*)::int n
    from review r where r.product_id = p.id and r.visible) rated
  cross join lateral (
    select coalesce(bool_or(sp.type = 1 and sp.price = 0), false) free, coalesce(bool_or(sp.type = 2), false) pickup
    from shipping_place sp where sp.rule_id = p.shipping_rule_id) ship
  where p.id = any (ids) and p.visible
  on conflict (product_id) do update set
    (slug, title, image, image_2, selling, offered, flash_price, flash_starts_at, flash_ends_at, inventory_id,
     has_variants, in_stock, rating, review_count, bundle_deal, free_shipping, pickup, voucher, store_id, store_slug,
     store_name, brand_id, brand_slug, brand_title, category_id, parent_category_id, popularity, sold, created_at)
    = (excluded.slug, excluded.title, excluded.image, excluded.image_2, excluded.selling, excluded.offered,
       excluded.flash_price, excluded.flash_starts_at, excluded.flash_ends_at, excluded.inventory_id,
       excluded.has_variants, excluded.in_stock, excluded.rating, excluded.review_count, excluded.bundle_deal,
       excluded.free_shipping, excluded.pickup, excluded.voucher, excluded.store_id, excluded.store_slug,
       excluded.store_name, excluded.brand_id, excluded.brand_slug, excluded.brand_title, excluded.category_id,
       excluded.parent_category_id, excluded.popularity, excluded.sold, excluded.created_at);
$$;
