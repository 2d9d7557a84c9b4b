-- Lines beside the cart: saved for later, or removed a moment ago and still to be put back as they were.
create table cart_aside (
  -- the id that the line has in the cart
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  kind text not null check (kind in ('saved', 'removed')),
  inventory_id bigint not null references inventory on delete cascade,
  bundle_deal_id bigint references bundle_deal on delete set null,
  quantity int not null check (quantity >= 1),
  selected boolean not null,
  seen_price bigint not null check (seen_price > 0),
  shipping_place_id bigint references shipping_place on delete set null,
  added_at timestamptz not null,
  put_at timestamptz not null,
  unique nulls not distinct (cart_id, kind, inventory_id, bundle_deal_id)
);
