-- How often banners were seen, closed and clicked, by day in UTC; nothing of who did it
-- (docs/decisions/046). `kind`: the banners on top and in the pop-up (site), those of home and products
-- (banner), and slides.
create table banner_day (
  kind text not null check (kind in ('site', 'banner', 'slide')),
  banner_id bigint not null,
  day date not null,
  seen bigint not null default 0,
  closed bigint not null default 0,
  clicked bigint not null default 0,
  primary key (kind, banner_id, day)
);
create index banner_day_day on banner_day (day);

-- How often the page of a product was seen, by day in UTC. `counted`: its popularity knows of it.
create table product_day (
  product_id bigint not null references product on delete cascade,
  day date not null,
  seen bigint not null default 0,
  counted boolean not null default false,
  primary key (product_id, day)
);
create index product_day_day on product_day (day);
create index product_day_uncounted on product_day (day, product_id) where not counted;

-- What shoppers ask about a product. Everybody sees it once it has an answer; until then who has asked,
-- the operator, and those who have bought the product and may answer.
create table question (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  -- null: the account is erased
  account_id uuid references account on delete set null,
  -- how the asker is called in public; empty: nobody is named
  name text not null,
  language text not null,
  body text not null check (length(body) between 1 and 500),
  hidden boolean not null default false,
  created_at timestamptz not null
);
create index question_product on question (product_id, created_at desc);
-- Asked twice by the same person, by a second press or a lost answer, it is one question.
create unique index question_once on question (account_id, product_id, md5(body));
create index question_waiting on question (created_at) where not hidden;

create table answer (
  id bigint generated always as identity primary key,
  question_id bigint not null references question on delete cascade,
  author text not null check (author in ('store', 'buyer')),
  -- of the store's answers, and of a buyer's whose account is erased, null
  account_id uuid references account on delete set null,
  name text not null default '',
  language text not null,
  body text not null check (length(body) between 1 and 2000),
  hidden boolean not null default false,
  created_at timestamptz not null,
  check (author = 'buyer' or account_id is null)
);
create index answer_question on answer (question_id, created_at);
-- The store answers once and may put it better; so does each buyer.
create unique index answer_of_store on answer (question_id) where author = 'store';
create unique index answer_of_buyer on answer (question_id, account_id) where author = 'buyer';
create index answer_account on answer (account_id) where account_id is not null;

-- A page that everybody sees shows questions by their answers, so an unanswered one changes nothing.
create function announce_answered_products() returns trigger
  language plpgsql as $$
begin
  perform announce_products(array(
    select distinct q.product_id from touched t join question q on q.id = t.question_id));
  return null;
end $$;
create trigger announced_addition after insert on answer
  referencing new table as touched for each statement execute function announce_answered_products();
create trigger announced_change after update on answer
  referencing new table as touched for each statement execute function announce_answered_products();
create trigger announced_removal after delete on answer
  referencing old table as touched for each statement execute function announce_answered_products();
create trigger announced_change after update on question
  referencing new table as touched for each statement execute function announce_their_products();
create trigger announced_removal after delete on question
  referencing old table as touched for each statement execute function announce_their_products();

-- Where a store is written to; without it at the shop's address.
alter table store add column email text;

-- What shoppers have written to a store.
create table store_message (
  id bigint generated always as identity primary key,
  store_id bigint not null references store on delete cascade,
  account_id uuid references account on delete set null,
  order_id uuid references "order" on delete set null,
  name text not null check (length(name) between 1 and 200),
  email text not null,
  language text not null,
  body text not null check (length(body) between 1 and 3000),
  created_at timestamptz not null
);
create index store_message_created on store_message (created_at desc);
create index store_message_store on store_message (store_id, created_at desc);
create index store_message_account on store_message (account_id) where account_id is not null;
