-- The number below a barcode (GTIN-8, 12, 13 or 14); two stores may sell the same goods.
alter table inventory add column gtin text check (gtin ~ '^(\d{8}|\d{12,14})$');
create index inventory_gtin on inventory (gtin) where gtin is not null;
