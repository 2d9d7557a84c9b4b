-- Of an address book one address is where orders go unless another one is chosen. A deleted one can be
-- taken back for an hour; then jobs/maintenance deletes it.
alter table address add column is_default boolean not null default false;
alter table address add column deleted_at timestamptz;

update address set is_default = true
where id in (
  select distinct on (shopper_id) id from address
  where saved
  order by shopper_id, created_at desc, id);

create unique index address_default on address (shopper_id) where is_default and deleted_at is null;
create index address_deleted on address (deleted_at) where deleted_at is not null;

-- The picture of an account is a private file; nothing has been stored there before.
alter table account alter column picture type uuid using null;
alter table account add foreign key (picture) references private_file on delete set null;
create index account_picture on account (picture) where picture is not null;
