-- Tells every process what has changed, so that it drops finished pages (server/page-cache). Triggers,
-- because then no way of writing can forget it: the API, an import, psql by hand. PostgreSQL sends a
-- message when the transaction commits, and the same message once.
--   catalogue   anything may look different: cards, listings, settings, texts, banners
--   product:ID  what only the product's own page shows

-- More than so many products are announced as `catalogue`.
create function announce_products(ids bigint[]) returns void
  language plpgsql as $$
declare
  id bigint;
begin
  if cardinality(ids) > 50 then
    perform pg_notify('shop_changed', 'catalogue');
    return;
  end if;
  foreach id in array ids loop
    perform pg_notify('shop_changed', 'product:' || id);
  end loop;
end $$;

create function announce_catalogue() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'catalogue');
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['setting', 'tax_rate', 'category', 'brand', 'tag', 'collection', 'store', 'shipping_rule',
    'shipping_place', 'product_collection', 'attribute', 'attribute_value', 'flash_sale', 'flash_sale_product', 'bundle_deal',
    'bundle_product', 'slide', 'banner', 'site_banner', 'page', 'link'] loop
    execute format('create trigger announced after insert or update or delete or truncate on %I
      for each statement execute function announce_catalogue()', name);
  end loop;
end $$;

-- A card that says the same is no news: orders count what was sold and how popular a product is.
create function announce_changed_cards() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from was full join becomes using (product_id)
    where to_jsonb(was) - '{sold,popularity,changed_in}'::text[]
      is distinct from to_jsonb(becomes) - '{sold,popularity,changed_in}'::text[]) then
    perform pg_notify('shop_changed', 'catalogue');
  end if;
  return null;
end $$;
create trigger announced_change after update on product_card
  referencing old table as was new table as becomes
  for each statement execute function announce_changed_cards();

create function announce_if_any() returns trigger
  language plpgsql as $$
begin
  if exists (select from touched) then
    perform pg_notify('shop_changed', 'catalogue');
  end if;
  return null;
end $$;
create trigger announced_addition after insert on product_card
  referencing new table as touched for each statement execute function announce_if_any();
create trigger announced_removal after delete on product_card
  referencing old table as touched for each statement execute function announce_if_any();
-- A voucher that is used up changes nothing that pages show to all.
create trigger announced_addition after insert on voucher
  referencing new table as touched for each statement execute function announce_if_any();
create trigger announced_removal after delete on voucher
  referencing old table as touched for each statement execute function announce_if_any();
create function announce_changed_vouchers() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from was join becomes using (id)
    where to_jsonb(was) - 'used' is distinct from to_jsonb(becomes) - 'used') then
    perform pg_notify('shop_changed', 'catalogue');
  end if;
  return null;
end $$;
create trigger announced_change after update on voucher
  referencing old table as was new table as becomes
  for each statement execute function announce_changed_vouchers();

create function announce_changed_products() returns trigger
  language plpgsql as $$
begin
  perform announce_products(array(
    select becomes.id from was join becomes using (id)
    where to_jsonb(was) - '{sold,popularity}'::text[] is distinct from to_jsonb(becomes) - '{sold,popularity}'::text[]));
  return null;
end $$;
create trigger announced_change after update on product
  referencing old table as was new table as becomes
  for each statement execute function announce_changed_products();

-- What belongs to products: variants with their stock, pictures, specifications, reviews.
create function announce_their_products() returns trigger
  language plpgsql as $$
begin
  perform announce_products(array(select distinct product_id from touched));
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['inventory', 'product_image', 'specification', 'review', 'product_tag'] loop
    execute format('create trigger announced_addition after insert on %I
      referencing new table as touched for each statement execute function announce_their_products()', name);
    execute format('create trigger announced_change after update on %I
      referencing new table as touched for each statement execute function announce_their_products()', name);
    execute format('create trigger announced_removal after delete on %I
      referencing old table as touched for each statement execute function announce_their_products()', name);
  end loop;
end $$;
