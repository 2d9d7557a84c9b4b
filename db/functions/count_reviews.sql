-- Keeps review_count true to the reviews that are shown. By triggers, because then no way of writing can forget it.
create or replace function count_reviews() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from review_count;
  elsif tg_op = 'INSERT' then
    insert into review_count as known (product_id, inventory_id, language, rating, pictured, reviews)
    select product_id, inventory_id, language, rating, pictured, count(*) from becomes where visible
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (product_id, inventory_id, language, rating, pictured)
      do update set reviews = known.reviews + excluded.reviews;
  elsif tg_op = 'DELETE' then
    update review_count known set reviews = known.reviews - gone.n
    from (
      select product_id, inventory_id, language, rating, pictured, count(*) n from was where visible
      group by 1, 2, 3, 4, 5) gone
    where (known.product_id, known.language, known.rating, known.pictured)
      = (gone.product_id, gone.language, gone.rating, gone.pictured)
      and known.inventory_id is not distinct from gone.inventory_id;
  else
    insert into review_count as known (product_id, inventory_id, language, rating, pictured, reviews)
    select product_id, inventory_id, language, rating, pictured, sum(n)
    from (
      select product_id, inventory_id, language, rating, pictured, 1 n from becomes where visible
      union all
      select product_id, inventory_id, language, rating, pictured, -1 from was where visible) change
    group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5
    on conflict (product_id, inventory_id, language, rating, pictured)
      do update set reviews = known.reviews + excluded.reviews;
  end if;
  return null;
end $$;
