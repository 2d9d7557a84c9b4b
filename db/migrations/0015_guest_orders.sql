-- Keys that the shop signs with, made by the first process that needs one and shared by all.
create table secret (
  name text primary key,
  value bytea not null check (length(value) >= 32),
  created_at timestamptz not null default now()
);

-- Kept in the address book by the shopper, so that typing another one for an order leaves it alone.
alter table address add column saved boolean not null default false;
