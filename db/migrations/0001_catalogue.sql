-- Texts in the shop's languages: {"en": "...", "fr": "...", ...}. English is the fallback.
create domain translated as jsonb
  check (jsonb_typeof(value) = 'object' and value ? 'en');

-- One fallback rule for every text: the asked language, else English.
create function in_language(texts jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(nullif(texts ->> language, ''), texts ->> 'en');

-- First path segments of the storefront (contract/slug.ts holds the same list; a test compares them).
create function is_slug(text) returns boolean
  language sql immutable parallel safe
  return length($1) between 1 and 120
    and $1 !~ '[\s/?#%&=+.,;:''"<>\\]'
    and $1 !~ '^-|-$|--'
    and $1 <> all (array[
      'all', 'api', 'assets', 'brands', 'cart', 'categories', 'checkout', 'contact', 'en', 'ar', 'faq',
      'flash-sale', 'forgot-password', 'fr', 'healthz', 'help', 'hi', 'hot-deals', 'install', 'language',
      'login', 'me', 'media', 'otp-login', 'page', 'razorpay-callback', 'readyz', 'register', 'search',
      'shipping', 'shop', 'sitemap', 'social-callback', 'tr', 'track-order', 'upload-prescription', 'user', 'verification']);

create function are_slugs(slugs jsonb) returns boolean
  language sql immutable parallel safe
  return not exists (select from jsonb_each_text(slugs) where not is_slug(value));

create domain slugs as jsonb
  check (jsonb_typeof(value) = 'object' and value ? 'en' and are_slugs(value));

create table setting (
  key text primary key,
  value jsonb not null
);

create table tax_rate (
  id bigint generated always as identity primary key,
  title translated not null,
  -- 2000 is 20 %
  basis_points int not null check (basis_points between 0 and 10000)
);

create table category (
  id bigint generated always as identity primary key,
  -- null: a category; else a sub-category of it (two levels, held by the trigger below)
  parent_id bigint references category,
  slug slugs not null,
  title translated not null,
  description translated,
  image text not null,
  position int not null default 0,
  visible boolean not null default true,
  featured boolean not null default false,
  tax_rate_id bigint references tax_rate,
  check (parent_id <> id)
);
create index category_parent on category (parent_id, position);
create index category_slug on category using gin (slug jsonb_path_ops);

create function category_has_two_levels() returns trigger language plpgsql as $$
begin
  if new.parent_id is not null and exists (select from category where id = new.parent_id and parent_id is not null) then
    raise exception 'a sub-category cannot have sub-categories' using errcode = 'check_violation';
  end if;
  if new.parent_id is not null and exists (select from category where parent_id = new.id) then
    raise exception 'a category with sub-categories cannot become a sub-category' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger category_has_two_levels before insert or update of parent_id on category
  for each row execute function category_has_two_levels();

create table brand (
  id bigint generated always as identity primary key,
  slug slugs not null,
  title translated not null,
  description translated,
  image text not null,
  position int not null default 0,
  visible boolean not null default true,
  featured boolean not null default false
);
create index brand_slug on brand using gin (slug jsonb_path_ops);

create table tag (
  id bigint generated always as identity primary key,
  slug slugs not null,
  title translated not null
);
create index tag_slug on tag using gin (slug jsonb_path_ops);

create table collection (
  id bigint generated always as identity primary key,
  slug slugs not null,
  title translated not null,
  description translated,
  image text,
  position int not null default 0,
  visible boolean not null default true,
  on_home boolean not null default false
);
create index collection_slug on collection using gin (slug jsonb_path_ops);

create table store (
  id bigint generated always as identity primary key,
  slug slugs not null,
  name translated not null,
  description translated,
  logo text,
  banner text,
  city translated,
  country char(2) not null,
  response_hours int check (response_hours > 0),
  joined_at timestamptz not null,
  visible boolean not null default true
);
create index store_slug on store using gin (slug jsonb_path_ops);

-- A slug names one thing per language.
do $$
declare
  name text;
  code text;
begin
  foreach name in array array['brand', 'tag', 'collection', 'store'] loop
    foreach code in array array['en', 'fr', 'ar', 'tr', 'hi'] loop
      execute format('create unique index %I on %I ((slug ->> %L))', name || '_slug_' || code, name, code);
    end loop;
  end loop;
  foreach code in array array['en', 'fr', 'ar', 'tr', 'hi'] loop
    execute format('create unique index %I on category ((slug ->> %L), coalesce(parent_id, 0))', 'category_slug_' || code, code);
  end loop;
end $$;

create table shipping_rule (
  id bigint generated always as identity primary key,
  store_id bigint references store on delete cascade,
  title translated not null,
  -- lines of a store whose sum reaches this go free
  free_above bigint check (free_above >= 0)
);

create table shipping_place (
  id bigint generated always as identity primary key,
  rule_id bigint not null references shipping_rule on delete cascade,
  -- 1 delivered to a location, 2 picked up
  type smallint not null check (type in (1, 2)),
  -- null: every country; a state only within a country
  country char(2),
  state text,
  title translated,
  address text,
  price bigint not null check (price >= 0),
  days_min int not null check (days_min >= 0),
  days_max int not null,
  check (days_max >= days_min),
  check (state is null or country is not null),
  check (type = 1 or title is not null)
);
create index shipping_place_rule on shipping_place (rule_id);

create table product (
  id bigint generated always as identity primary key,
  store_id bigint not null references store,
  brand_id bigint references brand,
  -- a sub-category, or a category without any
  category_id bigint not null references category,
  shipping_rule_id bigint not null references shipping_rule,
  tax_rate_id bigint references tax_rate,
  slug slugs not null,
  title translated not null,
  -- sanitised HTML
  description translated not null,
  seo_title translated,
  seo_description translated,
  selling bigint not null check (selling > 0),
  -- 0: no offer
  offered bigint not null default 0 check (offered >= 0 and offered <= selling),
  max_per_order int check (max_per_order > 0),
  refundable boolean not null default true,
  return_days int not null default 14 check (return_days >= 0),
  warranty translated,
  visible boolean not null default true,
  -- 0 to 1, from sales and views
  popularity real not null default 0 check (popularity between 0 and 1),
  sold int not null default 0 check (sold >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_slug on product using gin (slug jsonb_path_ops);
create index product_store on product (store_id);
create index product_brand on product (brand_id);
create index product_category on product (category_id);

create table product_image (
  product_id bigint not null references product on delete cascade,
  position int not null,
  image text not null,
  primary key (product_id, position)
);

create table product_tag (
  product_id bigint not null references product on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  primary key (product_id, tag_id)
);
create index product_tag_tag on product_tag (tag_id);

create table product_collection (
  collection_id bigint not null references collection on delete cascade,
  product_id bigint not null references product on delete cascade,
  position int not null default 0,
  primary key (collection_id, product_id)
);
create index product_collection_product on product_collection (product_id);

create table specification (
  product_id bigint not null references product on delete cascade,
  position int not null,
  label translated not null,
  value translated not null,
  primary key (product_id, position)
);

create table attribute (
  id bigint generated always as identity primary key,
  title translated not null,
  position int not null default 0
);

create table attribute_value (
  id bigint generated always as identity primary key,
  attribute_id bigint not null references attribute on delete cascade,
  title translated not null,
  color text check (color ~ '^#[0-9a-fA-F]{6}$'),
  position int not null default 0,
  unique (id, attribute_id)
);
create index attribute_value_attribute on attribute_value (attribute_id, position);

-- What is sold: a variant, or the only one of a product without attributes.
create table inventory (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  sku text not null unique check (length(sku) between 1 and 64),
  -- its own price where it differs from the product's, and the price before it was reduced
  price bigint check (price > 0),
  list_price bigint,
  quantity int not null check (quantity >= 0),
  image text,
  position int not null default 0,
  check (list_price is null or list_price >= price)
);
create index inventory_product on inventory (product_id, position);

create table inventory_value (
  inventory_id bigint not null references inventory on delete cascade,
  attribute_id bigint not null,
  value_id bigint not null,
  primary key (inventory_id, attribute_id),
  foreign key (value_id, attribute_id) references attribute_value (id, attribute_id)
);
create index inventory_value_value on inventory_value (value_id);

-- What a variant cost from then on; reductions are measured against the lowest of 30 days.
create table price_history (
  inventory_id bigint not null references inventory on delete cascade,
  at timestamptz not null,
  price bigint not null check (price > 0),
  primary key (inventory_id, at)
);

create table flash_sale (
  id bigint generated always as identity primary key,
  title translated not null,
  image text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  visible boolean not null default true,
  check (ends_at > starts_at)
);
create index flash_sale_time on flash_sale (ends_at, starts_at);

create table flash_sale_product (
  flash_sale_id bigint not null references flash_sale on delete cascade,
  product_id bigint not null references product on delete cascade,
  price bigint not null check (price > 0),
  position int not null default 0,
  primary key (flash_sale_id, product_id)
);
create index flash_sale_product_product on flash_sale_product (product_id);

create table bundle_deal (
  id bigint generated always as identity primary key,
  -- buy_get: of one product, buy so many and get so many free; set: these products at a fixed price
  kind text not null check (kind in ('buy_get', 'set')),
  title translated not null,
  buy int check (buy > 0),
  free int check (free > 0),
  price bigint check (price > 0),
  visible boolean not null default true,
  check ((kind = 'buy_get') = (buy is not null and free is not null)),
  check ((kind = 'set') = (price is not null))
);

create table bundle_product (
  bundle_deal_id bigint not null references bundle_deal on delete cascade,
  product_id bigint not null references product on delete cascade,
  position int not null default 0,
  primary key (bundle_deal_id, product_id)
);
create index bundle_product_product on bundle_product (product_id);

create table voucher (
  id bigint generated always as identity primary key,
  code text not null check (code = upper(code) and code ~ '^[A-Z0-9_-]{3,32}$'),
  title translated not null,
  -- null: of the platform
  store_id bigint references store on delete cascade,
  -- 1 flat in minor units, 2 percent
  price_type smallint not null check (price_type in (1, 2)),
  value bigint not null check (value > 0),
  min_spend bigint not null default 0 check (min_spend >= 0),
  max_saving bigint check (max_saving > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_limit int check (total_limit > 0),
  per_shopper_limit int check (per_shopper_limit > 0),
  used int not null default 0 check (used >= 0),
  -- 1 public, 2 private
  visibility smallint not null default 1 check (visibility in (1, 2)),
  disabled boolean not null default false,
  check (ends_at > starts_at),
  check (price_type = 1 or value <= 100),
  check (total_limit is null or used <= total_limit)
);
create unique index voucher_code on voucher (code);
