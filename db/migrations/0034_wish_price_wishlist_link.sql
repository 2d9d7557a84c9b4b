-- What a product cost when it was wished for, in minor units; null for wishes older than this column.
alter table wish add column price bigint check (price >= 0);

-- The link by which anybody sees a shopper's wishlist. It ends with its row; a new one has another id.
create table wishlist_link (
  shopper_id uuid primary key references shopper on delete cascade,
  id uuid not null unique,
  -- who the list says it is of; null where they have not said so
  name text,
  created_at timestamptz not null
);
