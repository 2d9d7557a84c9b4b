-- Reviews are counted by variant too, so that a page of one variant counts none either. No reference to the
-- variant: when it goes, its reviews are counted as those of none, and its own counts come to 0.
alter table review_count
  drop constraint review_count_pkey,
  add column inventory_id bigint,
  add unique nulls not distinct (product_id, inventory_id, language, rating, pictured);
delete from review_count;
insert into review_count (product_id, inventory_id, language, rating, pictured, reviews)
select product_id, inventory_id, language, rating, pictured, count(*) from review where visible
group by 1, 2, 3, 4, 5;

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
