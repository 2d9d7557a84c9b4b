-- What the visible products of a store, a brand, a category and the whole shop come to. Pages show these
-- numbers beside every product of a store, and counting a million cards each time takes a second.
create table card_figure (
  -- `category` has a row for sub-categories too; `shop` has one row, with the id 0
  thing text not null check (thing in ('shop', 'category', 'brand', 'store')),
  id bigint not null,
  products bigint not null,
  -- of stores alone: reviews of all their products, and the stars these gave in sum
  reviews bigint not null default 0,
  stars numeric not null default 0,
  primary key (thing, id)
);

-- The figures that a card counts for.
create function figures_of(category_id bigint, parent_category_id bigint, brand_id bigint, store_id bigint, rating numeric, review_count bigint)
  returns table (thing text, id bigint, reviews bigint, stars numeric)
  language sql immutable parallel safe as $$
  values ('shop', 0::bigint, 0::bigint, 0::numeric), ('category', category_id, 0, 0), ('store', store_id, review_count, rating * review_count)
  union all select 'category', parent_category_id, 0, 0 where parent_category_id <> category_id
  union all select 'brand', brand_id, 0, 0 where brand_id is not null
$$;

create function recount_cards() returns void
  language sql as $$
  delete from card_figure;
  insert into card_figure (thing, id, products, reviews, stars)
  select figure.thing, figure.id, count(*), sum(figure.reviews), sum(figure.stars)
  from product_card card
  cross join lateral figures_of(category_id, parent_category_id, brand_id, store_id, rating, review_count) figure
  group by 1, 2;
$$;

-- Adds what a statement changed. Most changes (a price, the stock) move no figure and lock no row here; the
-- rows are locked in one order, so that two writers cannot wait for each other.
create function count_cards() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into card_figure as known (thing, id, products, reviews, stars)
    select figure.thing, figure.id, count(*), sum(figure.reviews), sum(figure.stars)
    from added
    cross join lateral figures_of(category_id, parent_category_id, brand_id, store_id, rating, review_count) figure
    group by 1, 2 order by 1, 2
    on conflict (thing, id) do update set (products, reviews, stars)
      = (known.products + excluded.products, known.reviews + excluded.reviews, known.stars + excluded.stars);
  elsif tg_op = 'DELETE' then
    insert into card_figure as known (thing, id, products, reviews, stars)
    select figure.thing, figure.id, -count(*), -sum(figure.reviews), -sum(figure.stars)
    from gone
    cross join lateral figures_of(category_id, parent_category_id, brand_id, store_id, rating, review_count) figure
    group by 1, 2 order by 1, 2
    on conflict (thing, id) do update set (products, reviews, stars)
      = (known.products + excluded.products, known.reviews + excluded.reviews, known.stars + excluded.stars);
  else
    insert into card_figure as known (thing, id, products, reviews, stars)
    select figure.thing, figure.id, sum(moved.sign), sum(moved.sign * figure.reviews), sum(moved.sign * figure.stars)
    from gone join added using (product_id)
    cross join lateral (
      values (1, added.category_id, added.parent_category_id, added.brand_id, added.store_id, added.rating, added.review_count),
        (-1, gone.category_id, gone.parent_category_id, gone.brand_id, gone.store_id, gone.rating, gone.review_count)
    ) moved (sign, category_id, parent_category_id, brand_id, store_id, rating, review_count)
    cross join lateral figures_of(
      moved.category_id, moved.parent_category_id, moved.brand_id, moved.store_id, moved.rating, moved.review_count) figure
    where (added.category_id, added.parent_category_id, added.brand_id, added.store_id, added.rating, added.review_count)
      is distinct from (gone.category_id, gone.parent_category_id, gone.brand_id, gone.store_id, gone.rating, gone.review_count)
    group by 1, 2
    having sum(moved.sign) <> 0 or sum(moved.sign * figure.reviews) <> 0 or sum(moved.sign * figure.stars) <> 0
    order by 1, 2
    on conflict (thing, id) do update set (products, reviews, stars)
      = (known.products + excluded.products, known.reviews + excluded.reviews, known.stars + excluded.stars);
  end if;
  return null;
end $$;
create trigger product_card_counted_in after insert on product_card
  referencing new table as added for each statement execute function count_cards();
create trigger product_card_counted_out after delete on product_card
  referencing old table as gone for each statement execute function count_cards();
create trigger product_card_counted_over after update on product_card
  referencing old table as gone new table as added for each statement execute function count_cards();

create function count_no_cards() returns trigger
  language plpgsql as $$
begin
  delete from card_figure;
  return null;
end $$;
create trigger product_card_counted_none after truncate on product_card
  for each statement execute function count_no_cards();

select recount_cards();

-- The first products of a collection or a sale without reading them all.
create index product_collection_order on product_collection (collection_id, position, product_id);
create index flash_sale_product_order on flash_sale_product (flash_sale_id, position, product_id);
