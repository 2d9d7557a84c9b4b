-- A visitor who keeps something. Only the hash of the token is stored.
create table guest (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create table address (
  id uuid primary key default gen_random_uuid(),
  guest_id uuid not null references guest on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  country char(2) not null,
  state text not null default '',
  city text not null,
  zip text not null default '',
  address_1 text not null,
  address_2 text not null default '',
  created_at timestamptz not null default now()
);
create index address_guest on address (guest_id);

create table cart (
  id uuid primary key default gen_random_uuid(),
  guest_id uuid not null unique references guest on delete cascade,
  address_id uuid references address on delete set null,
  updated_at timestamptz not null default now()
);

create table cart_line (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart on delete cascade,
  inventory_id bigint not null references inventory on delete cascade,
  -- the bought-together set that it was added with
  bundle_deal_id bigint references bundle_deal on delete set null,
  quantity int not null check (quantity >= 1),
  selected boolean not null default true,
  -- the unit price when the shopper last saw it, to say when it changed
  seen_price bigint not null check (seen_price > 0),
  shipping_place_id bigint references shipping_place on delete set null,
  added_at timestamptz not null default now(),
  unique nulls not distinct (cart_id, inventory_id, bundle_deal_id)
);

create table cart_voucher (
  cart_id uuid not null references cart on delete cascade,
  voucher_id bigint not null references voucher on delete cascade,
  primary key (cart_id, voucher_id)
);

create table "order" (
  id uuid primary key default gen_random_uuid(),
  -- what the shopper quotes: random, not sequential
  number text not null unique,
  guest_id uuid references guest on delete set null,
  language text not null,
  currency char(3) not null,
  method smallint not null check (method between 1 and 7),
  paid boolean not null default false,
  status smallint not null default 1 check (status between 1 and 5),
  subtotal bigint not null check (subtotal >= 0),
  bundle_saving bigint not null default 0 check (bundle_saving >= 0),
  voucher_saving bigint not null default 0 check (voucher_saving >= 0),
  shipping bigint not null check (shipping >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total >= 0),
  note text,
  name text not null,
  email text not null,
  phone text not null,
  country char(2) not null,
  state text not null default '',
  city text not null,
  zip text not null default '',
  address_1 text not null,
  address_2 text not null default '',
  created_at timestamptz not null default now(),
  check (total = subtotal - bundle_saving - voucher_saving + shipping)
);
create index order_guest on "order" (guest_id, created_at desc);
-- The orders of one e-mail address: limits per shopper, tracking an order, a guest who signs up.
create index order_email on "order" (lower(email));

create table order_package (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references "order" on delete cascade,
  store_id bigint not null references store,
  status smallint not null default 1 check (status between 1 and 5),
  shipping_type smallint not null check (shipping_type in (1, 2)),
  shipping bigint not null check (shipping >= 0),
  expected_from date not null,
  expected_to date not null,
  -- where a package waits, as the shopper chose it; kept when the shop closes that point
  pickup_title translated,
  pickup_address text,
  check (expected_to >= expected_from),
  check (shipping_type = 2 or (pickup_title is null and pickup_address is null))
);
create index order_package_order on order_package (order_id);
create index order_package_store on order_package (store_id);

create table order_line (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references "order" on delete cascade,
  package_id uuid not null references order_package on delete cascade,
  position int not null,
  -- what was bought stays readable when the product changes or goes
  product_id bigint references product on delete set null,
  inventory_id bigint references inventory on delete set null,
  title translated not null,
  slug slugs not null,
  image text not null,
  sku text not null,
  -- [{"title": translated, "value": translated}]
  attributes jsonb not null default '[]',
  quantity int not null check (quantity >= 1),
  unit_price bigint not null check (unit_price >= 0),
  amount bigint not null,
  bundle_saving bigint not null default 0 check (bundle_saving >= 0),
  voucher_saving bigint not null default 0 check (voucher_saving >= 0),
  shipping bigint not null default 0 check (shipping >= 0),
  tax_basis_points int not null default 0,
  tax bigint not null default 0 check (tax >= 0),
  total bigint not null check (total >= 0),
  check (amount = unit_price * quantity),
  check (total = amount - bundle_saving - voucher_saving + shipping)
);
create index order_line_order on order_line (order_id, position);

-- Which deal or voucher saved how much on which line, so that a refund gives back the exact share.
create table order_line_saving (
  id bigint generated always as identity primary key,
  order_line_id uuid not null references order_line on delete cascade,
  bundle_deal_id bigint references bundle_deal on delete set null,
  voucher_id bigint references voucher on delete set null,
  -- kept when the deal or voucher goes
  title translated not null,
  code text,
  amount bigint not null check (amount > 0)
);
create index order_line_saving_line on order_line_saving (order_line_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references "order" on delete cascade,
  package_id uuid references order_package on delete cascade,
  status smallint not null check (status between 1 and 5),
  at timestamptz not null default now()
);
create index order_history_order on order_history (order_id, id);

create table voucher_use (
  voucher_id bigint not null references voucher on delete cascade,
  order_id uuid not null references "order" on delete cascade,
  guest_id uuid references guest on delete set null,
  saving bigint not null check (saving >= 0),
  at timestamptz not null default now(),
  primary key (voucher_id, order_id)
);
create index voucher_use_guest on voucher_use (guest_id, voucher_id);

-- The first answer to a key is the answer to its repetitions.
create table idempotency_key (
  owner text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_key_age on idempotency_key (created_at);
