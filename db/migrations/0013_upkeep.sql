-- The flash sale of a product that counts at that moment: of those that run the cheapest, else the next
-- one. The same rule as in refresh_product_cards; what is charged asks this one, never a card.
create function flash_sale_at(product bigint, at timestamptz)
  returns table (flash_price bigint, flash_starts_at timestamptz, flash_ends_at timestamptz)
  language sql stable parallel safe as $$
  select f.price, fs.starts_at, fs.ends_at
  from flash_sale_product f join flash_sale fs on fs.id = f.flash_sale_id
  where f.product_id = product and fs.visible and fs.ends_at > at
  order by (fs.starts_at <= at) desc,
    case when fs.starts_at <= at then f.price end, fs.starts_at, f.price
  limit 1
$$;

-- Cards whose flash sale or voucher may be out of date, found without reading the others.
create index product_card_flash on product_card (product_id) where flash_price is not null;
create index product_card_voucher on product_card (store_id, voucher);

-- How many units of a line product.sold counts by now. Orders write no product, so buyers of the same
-- thing do not wait for one another; a task counts what the index below finds.
alter table order_line add column counted int not null default 0;
create index order_line_uncounted on order_line (id)
  where counted <> case when cancelled_at is null then quantity else 0 end;

-- As of when product.popularity is.
alter table product add column popularity_at timestamptz not null default now();
create index product_popularity_due on product (popularity_at) where popularity > 0;

-- Popularity p stands for u = 50 p / (1 - p) units: half way at 50. Units count half after 30 days.
create function popularity_after(popularity real, age interval, units bigint) returns real
  language sql immutable parallel safe
  return (
    select greatest(0, least(0.9999, u / (u + 50)))::real
    from (
      select greatest(0,
        50 * least(popularity, 0.9999) / (1 - least(popularity, 0.9999))
          * power(0.5::float8, greatest(0, extract(epoch from age)) / (30 * 86400)::float8)
        + units) as u) counted);
