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
