-- How many accounts follow each store, counted by the rows themselves, whoever writes them. It stands beside
-- the stores because a change of a store drops every finished page (0016), which a follower is not worth.
create table store_follower_count (
  store_id bigint primary key references store on delete cascade,
  followers int not null check (followers >= 0)
);
insert into store_follower_count (store_id, followers)
select store_id, count(*) from store_follow group by store_id;

-- Stores are taken in one order, so that two who follow or leave several of them do not wait for each other.
create function count_new_followers() returns trigger
  language plpgsql as $$
begin
  insert into store_follower_count as c (store_id, followers)
  select store_id, count(*) from added group by store_id order by store_id
  on conflict (store_id) do update set followers = c.followers + excluded.followers;
  return null;
end $$;
create trigger counted_addition after insert on store_follow
  referencing new table as added for each statement execute function count_new_followers();

create function count_gone_followers() returns trigger
  language plpgsql as $$
begin
  perform from store_follower_count where store_id in (select store_id from removed) order by store_id for update;
  update store_follower_count c set followers = c.followers - gone.n
  from (select store_id, count(*) as n from removed group by store_id) gone
  where gone.store_id = c.store_id;
  return null;
end $$;
create trigger counted_removal after delete on store_follow
  referencing old table as removed for each statement execute function count_gone_followers();

-- Who has asked for the monthly mail of what is new in the stores that they follow, and when.
create table store_news_reader (
  account_id uuid primary key references account on delete cascade,
  asked_at timestamptz not null
);

-- What is new in a store.
create index product_card_store_created on product_card (store_id, created_at desc, product_id desc);
