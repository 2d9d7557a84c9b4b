-- A card tells how many its deal gives for how many: where the deal or its products change, processes read the card again.
create function change_cards_of_deal() returns trigger
  language plpgsql as $$
begin
  update product_card set changed_in = default
  where product_id in (select product_id from bundle_product where bundle_deal_id = new.id);
  return null;
end $$;

create trigger change_cards after update on bundle_deal
  for each row when (old.* is distinct from new.*) execute function change_cards_of_deal();

create function change_cards_of_part() returns trigger
  language plpgsql as $$
begin
  update product_card set changed_in = default where product_id in (old.product_id, new.product_id);
  return null;
end $$;

create trigger change_cards after insert or update or delete on bundle_product
  for each row execute function change_cards_of_part();
