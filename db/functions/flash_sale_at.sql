-- The flash sale that counts for a product at that moment: a running one at the lowest price, else the next. `rows 1`, for
-- PostgreSQL else expects a thousand sales of each product: statements that ask here then look so dear that it plans
-- them anew at each call, which takes ten times as long as to carry them out.
create or replace function flash_sale_at(product bigint, at timestamptz)
  returns table (flash_price bigint, flash_starts_at timestamptz, flash_ends_at timestamptz)
  language sql stable parallel safe rows 1 as $$
  select f.price, fs.starts_at, fs.ends_at
  from flash_sale_product f join flash_sale fs on fs.id = f.flash_sale_id
  where f.product_id = product and fs.visible and fs.ends_at > at
  order by (fs.starts_at <= at) desc,
    case when fs.starts_at <= at then f.price end, fs.starts_at, f.price
  limit 1
$$;
