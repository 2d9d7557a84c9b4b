-- The lowest price that a variant was sold at in the 30 days before that moment, flash sales included; null where
-- nobody has noted one: a new product has no price that a reduction could be measured against.
create or replace function lowest_price(variant bigint, before timestamptz) returns bigint
  language sql stable as $$
  select least(
    (select min(noted.price) from (
      select price, lead(at, 1, 'infinity') over (order by at) as until
      from price_history where inventory_id = variant and at < before) noted
     where noted.until > before - interval '30 days'),
    (select min(case when i.price is null then f.price
       else least(i.price, greatest(1, round(i.price * f.price::numeric / case when p.offered > 0 then p.offered else p.selling end)::bigint)) end)
     from inventory i
     join product p on p.id = i.product_id
     join flash_sale_product f on f.product_id = p.id
     join flash_sale s on s.id = f.flash_sale_id
     where i.id = variant and s.visible and s.starts_at < before and s.ends_at > before - interval '30 days'))
$$;

-- What reductions of a variant are measured against, in a shop that measures them so: before the price that it has
-- now began, and before its flash sale began.
create or replace function lowest_prices(variant bigint, flash_starts_at timestamptz) returns json
  language sql stable as $$
  select json_build_object(
    'regular', lowest_price(variant, (select max(h.at) from price_history h where h.inventory_id = variant)),
    'flash', case when flash_starts_at is not null then lowest_price(variant, flash_starts_at) end)
$$;
