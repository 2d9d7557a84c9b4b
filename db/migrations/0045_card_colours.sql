-- The colours that a product comes in, in the order of their values, for its card.
alter table product_card add column colours text[] not null default '{}';

update product_card card set colours = shown.colours
from (
  select product_id, array_agg(color order by position, color) as colours
  from (
    select i.product_id, v.color, min(v.position) as position
    from inventory i
    join inventory_value iv on iv.inventory_id = i.id
    join attribute_value v on v.id = iv.value_id
    where v.color is not null
    group by i.product_id, v.color) one
  group by product_id) shown
where shown.product_id = card.product_id;
