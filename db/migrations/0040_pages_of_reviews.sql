-- Filters by stars and by pictures read what they show, in its order, instead of passing over all others.
drop index review_rating;
create index review_rating on review (product_id, rating, helpfulness desc, created_at desc, id desc)
  include (language, pictured) where visible;
create index review_pictured on review (product_id, helpfulness desc, created_at desc, id desc)
  include (language, rating) where visible and pictured;

-- What `review_count` is for a product, for one of its variants.
create table variant_review_count (
  inventory_id bigint not null references inventory on delete cascade,
  product_id bigint not null references product on delete cascade,
  language text not null,
  rating smallint not null,
  pictured boolean not null,
  reviews int not null,
  primary key (inventory_id, product_id, language, rating, pictured)
);
create index variant_review_count_product on variant_review_count (product_id);
insert into variant_review_count (inventory_id, product_id, language, rating, pictured, reviews)
select inventory_id, product_id, language, rating, pictured, count(*) from review
where visible and inventory_id is not null group by 1, 2, 3, 4, 5;

create function count_variant_reviews() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from variant_review_count;
  elsif tg_op = 'INSERT' then
    insert into variant_review_count as known (inventory_id, product_id, language, rating, pictured, reviews)
    select inventory_id, product_id, language, rating, pictured, count(*) from becomes
    where visible and inventory_id is not null
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (inventory_id, product_id, language, rating, pictured)
      do update set reviews = known.reviews + excluded.reviews;
  elsif tg_op = 'DELETE' then
    update variant_review_count known set reviews = known.reviews - gone.n
    from (
      select inventory_id, product_id, language, rating, pictured, count(*) n from was where visible
      group by 1, 2, 3, 4, 5) gone
    where (known.inventory_id, known.product_id, known.language, known.rating, known.pictured)
      = (gone.inventory_id, gone.product_id, gone.language, gone.rating, gone.pictured);
  else
    insert into variant_review_count as known (inventory_id, product_id, language, rating, pictured, reviews)
    select inventory_id, product_id, language, rating, pictured, sum(n)
    from (
      select inventory_id, product_id, language, rating, pictured, 1 n from becomes where visible
      union all
      select inventory_id, product_id, language, rating, pictured, -1 from was where visible) change
    -- a variant that is removed takes its counts along
    where exists (select from inventory i where i.id = change.inventory_id)
    group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5
    on conflict (inventory_id, product_id, language, rating, pictured)
      do update set reviews = known.reviews + excluded.reviews;
  end if;
  return null;
end $$;
create trigger counted_addition_of_variant after insert on review
  referencing new table as becomes for each statement execute function count_variant_reviews();
create trigger counted_change_of_variant after update on review
  referencing old table as was new table as becomes for each statement execute function count_variant_reviews();
create trigger counted_removal_of_variant after delete on review
  referencing old table as was for each statement execute function count_variant_reviews();
create trigger counted_truncation_of_variant after truncate on review
  for each statement execute function count_variant_reviews();
