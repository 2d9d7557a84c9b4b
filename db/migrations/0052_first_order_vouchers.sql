-- A voucher for a first order alone. It can be used once by each shopper, whom its lock then serves as that
-- of every voucher with a limit.
alter table voucher
  add column first_order boolean not null default false,
  add constraint voucher_first_order_once check (not first_order or coalesce(per_shopper_limit, 0) = 1);
