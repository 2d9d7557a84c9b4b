-- Where a package waits, as the shopper chose it; kept when the shop closes that point.
alter table order_package
  add column pickup_title translated,
  add column pickup_address text,
  add check (shipping_type = 2 or (pickup_title is null and pickup_address is null));
