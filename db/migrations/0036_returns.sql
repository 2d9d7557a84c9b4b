-- Who carries a package, and where one can follow it.
alter table order_package
  add column carrier text check (length(carrier) between 1 and 60),
  add column tracking_code text check (length(tracking_code) between 1 and 60),
  add column tracking_url text check (tracking_url ~ '^https?://'),
  add check (carrier is not null or (tracking_code is null and tracking_url is null));

-- For so many days after its delivery a line may be given back, as it was promised when it was ordered; null:
-- it is not taken back.
alter table order_line add column return_days int check (return_days >= 0);
update order_line l set return_days = p.return_days
from product p where p.id = l.product_id and p.refundable;

-- A withdrawal from the contract: it needs no reason.
alter table cancellation
  add column withdrawal boolean not null default false,
  add check (kind = 'refund' or not withdrawal);

-- How many units of the line; what is cancelled is cancelled whole.
alter table cancellation_line add column quantity int check (quantity >= 1);
update cancellation_line c set quantity = l.quantity from order_line l where l.id = c.order_line_id;
alter table cancellation_line alter column quantity set not null;

-- What a shopper shows of what is given back.
create table cancellation_picture (
  cancellation_id uuid not null references cancellation on delete cascade,
  position int not null,
  file_id uuid not null unique references private_file on delete cascade,
  primary key (cancellation_id, position)
);

create function delete_picture_of_return() returns trigger
  language plpgsql as $$
begin
  delete from private_file where id = old.file_id;
  return null;
end $$;
create trigger file_deleted after delete on cancellation_picture
  for each row execute function delete_picture_of_return();

-- What becomes of a return is mailed by the row that says so, as with orders (0028): that it was asked for, which
-- is also the receipt of a withdrawal, and the shop's answer. That the money is back is mailed already.
create function mail_return() returns trigger
  language plpgsql as $$
begin
  perform queue_mail('order-return', 'order-return:' || new.id || ':' || new.state, o.email, o.language,
    jsonb_build_object('order', o.id, 'cancellation', new.id, 'state', new.state))
  from "order" o where o.id = new.order_id and o.email <> '';
  return null;
end $$;
create trigger return_asked_mailed after insert on cancellation
  for each row when (new.kind = 'refund' and new.state = 'requested') execute function mail_return();
create trigger return_answered_mailed after update of state on cancellation
  for each row when (new.kind = 'refund' and old.state = 'requested' and new.state in ('approved', 'refused'))
  execute function mail_return();

-- Whose person is erased, of whom nobody may see any more what they wrote and showed.
create function erase_person_from_returns() returns trigger
  language plpgsql as $$
begin
  delete from cancellation_picture p using cancellation c
  where c.id = p.cancellation_id and c.order_id = new.id;
  update cancellation set reason = null where order_id = new.id and asked_by = 'shopper';
  return null;
end $$;
create trigger person_erased_from_returns after update of email on "order"
  for each row when (old.email <> '' and new.email = '') execute function erase_person_from_returns();
