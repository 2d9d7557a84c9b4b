create table review (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  inventory_id bigint references inventory on delete set null,
  rating smallint not null check (rating between 1 and 5),
  language text not null,
  name text not null check (length(name) between 1 and 120),
  body text not null check (length(body) <= 5000),
  helpful int not null default 0 check (helpful >= 0),
  visible boolean not null default true,
  created_at timestamptz not null default now()
);
create index review_product on review (product_id, helpful desc, id);

create table review_image (
  review_id bigint not null references review on delete cascade,
  position int not null,
  image text not null,
  primary key (review_id, position)
);

-- Where a slide or banner leads. source_type: 1 category, 2 sub-category, 3 tag, 4 brand, 5 products, 6 url.
create table slide (
  id bigint generated always as identity primary key,
  title translated not null,
  subtitle translated,
  action translated,
  image text not null,
  position int not null default 0,
  visible boolean not null default true,
  source_type smallint check (source_type between 1 and 6),
  source_ids bigint[] not null default '{}',
  url text
);

create table banner (
  id bigint generated always as identity primary key,
  -- contract/codes.ts names the nine places
  type smallint not null check (type between 1 and 9),
  title translated not null,
  subtitle translated,
  image text not null,
  position int not null default 0,
  visible boolean not null default true,
  closable boolean not null default false,
  source_type smallint check (source_type between 1 and 6),
  source_ids bigint[] not null default '{}',
  url text
);

-- The closable banner on top of every page, and the one that pops up.
create table site_banner (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('top', 'popup')),
  title translated not null,
  image text,
  visible boolean not null default true,
  closable boolean not null default true,
  source_type smallint check (source_type between 1 and 6),
  source_ids bigint[] not null default '{}',
  url text
);

-- Static pages live below /page/, so no word of the storefront's own routes can hide them: the
-- questions are at /page/faq, and /faq only leads there.
create function are_page_slugs(slugs jsonb) returns boolean
  language sql immutable parallel safe
  return not exists (
    select from jsonb_each_text(slugs)
    where length(value) not between 1 and 120
      or value ~ '[\s/?#%&=+.,;:''"<>\\]' or value ~ '^-|-$|--');

create table page (
  id bigint generated always as identity primary key,
  slug translated not null check (are_page_slugs(slug)),
  title translated not null,
  -- sanitised HTML
  description translated not null,
  visible boolean not null default true,
  updated_at timestamptz not null default now()
);
create index page_slug on page using gin (slug jsonb_path_ops);

create table link (
  id bigint generated always as identity primary key,
  list text not null check (list in ('header_left', 'header_right', 'services', 'about', 'payment', 'social')),
  position int not null default 0,
  title translated not null,
  -- a path of the storefront without language prefix ("/page/about"), or an address
  link text not null,
  image text,
  slug text
);
create index link_list on link (list, position);
