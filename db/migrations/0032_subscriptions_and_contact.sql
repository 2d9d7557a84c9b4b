-- What somebody wants to be written about, by address: the newsletter, a product's fall in price, a product
-- or variant that is in stock again. One that nobody has confirmed gets no mail but the one that asks to.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('newsletter', 'price', 'stock')),
  email text not null check (length(email) between 3 and 254),
  language text not null,
  -- who has asked in this shop; null for the newsletter, and where they are gone
  shopper_id uuid references shopper on delete set null,
  product_id bigint references product on delete cascade,
  -- of a notice about stock: the variant; null where any of the product's will do
  inventory_id bigint references inventory on delete cascade,
  -- of a notice about the price: what it was when it was asked for
  price bigint check (price > 0),
  -- the last price that was told, until it has risen to the first one again
  told_price bigint check (told_price > 0),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- unsubscribed, or told: kept for a while, so that links in mails still lead somewhere
  ended_at timestamptz,
  check ((kind = 'newsletter') = (product_id is null)),
  check (kind = 'stock' or inventory_id is null),
  check ((kind = 'price') = (price is not null)),
  check (kind = 'price' or told_price is null)
);
create unique index subscription_subject
  on subscription (lower(email), kind, coalesce(product_id, 0), coalesce(inventory_id, 0));
create index subscription_shopper on subscription (shopper_id) where shopper_id is not null;
create index subscription_product on subscription (product_id) where product_id is not null;
create index subscription_inventory on subscription (inventory_id) where inventory_id is not null;
create index subscription_over on subscription (coalesce(ended_at, asked_at))
  where ended_at is not null or confirmed_at is null;

-- Addresses that a mail server has refused for good: nothing that one subscribes to is sent there until it
-- has taken another mail.
create table refused_address (
  -- in lower case
  email text primary key check (email = lower(email)),
  refused_at timestamptz not null default now(),
  -- the server's words
  error text not null
);

-- What was written to the shop by its contact form.
create table contact_message (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  language text not null,
  created_at timestamptz not null
);
create index contact_message_created on contact_message (created_at);
create index contact_message_email on contact_message (lower(email));
