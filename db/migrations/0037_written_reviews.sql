-- How surely a review helps: the lower bound of the share of readers who say that it does (Wilson, 95 %).
-- One who says yes counts less than nine of ten.
create function helpfulness_of(helpful int, unhelpful int) returns real
  language sql immutable parallel safe
  return case when helpful = 0 then 0 else (
    helpful::float8 / (helpful + unhelpful) + 1.9208 / (helpful + unhelpful)
    - 1.96 * sqrt((helpful::float8 * unhelpful / (helpful + unhelpful) + 0.9604) / (helpful + unhelpful)
      / (helpful + unhelpful))
  ) / (1 + 3.8416 / (helpful + unhelpful)) end;

alter table review
  -- what its author has bought; null where it was brought by the operator, or its author is erased
  add column order_line_id uuid unique references order_line on delete set null,
  add column unhelpful int not null default 0 check (unhelpful >= 0),
  add column helpfulness real not null generated always as (helpfulness_of(helpful, unhelpful)) stored,
  add column pictured boolean not null default false,
  add column edited_at timestamptz,
  add column reply text check (length(reply) between 1 and 5000),
  add column replied_at timestamptz,
  add constraint review_reply_time check ((reply is null) = (replied_at is null)),
  -- empty where its author is erased
  drop constraint review_name_check,
  add constraint review_name_check check (length(name) <= 120);

update review r set pictured = true where exists (select from review_image i where i.review_id = r.id);

drop index review_product;
create index review_helpful on review (product_id, language, helpfulness desc, created_at desc, id desc)
  include (rating, pictured) where visible;
create index review_helpful_anywhere on review (product_id, helpfulness desc, created_at desc, id desc)
  include (language, rating, pictured) where visible;
create index review_newest on review (product_id, created_at desc, id desc) include (rating, pictured) where visible;
create index review_rating on review (product_id, rating, helpfulness desc, created_at desc, id desc)
  include (pictured) where visible;
create index review_variant on review (inventory_id, helpfulness desc, created_at desc, id desc)
  include (product_id, language, rating, pictured) where visible;
create index review_created on review (created_at desc, id desc);
create index review_image_image on review_image (image);

-- How many visible reviews a product has of each kind: a page of reviews counts none of them.
create table review_count (
  product_id bigint not null references product on delete cascade,
  language text not null,
  rating smallint not null,
  pictured boolean not null,
  reviews int not null,
  primary key (product_id, language, rating, pictured)
);
insert into review_count (product_id, language, rating, pictured, reviews)
select product_id, language, rating, pictured, count(*) from review where visible group by 1, 2, 3, 4;

-- By triggers, because then no way of writing can forget it.
create function count_reviews() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from review_count;
  elsif tg_op = 'INSERT' then
    insert into review_count as known (product_id, language, rating, pictured, reviews)
    select product_id, language, rating, pictured, count(*) from becomes where visible
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (product_id, language, rating, pictured) do update set reviews = known.reviews + excluded.reviews;
  elsif tg_op = 'DELETE' then
    update review_count known set reviews = known.reviews - gone.n
    from (select product_id, language, rating, pictured, count(*) n from was where visible group by 1, 2, 3, 4) gone
    where (known.product_id, known.language, known.rating, known.pictured)
      = (gone.product_id, gone.language, gone.rating, gone.pictured);
  else
    insert into review_count as known (product_id, language, rating, pictured, reviews)
    select product_id, language, rating, pictured, sum(n)
    from (
      select product_id, language, rating, pictured, 1 n from becomes where visible
      union all
      select product_id, language, rating, pictured, -1 from was where visible) change
    group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
    on conflict (product_id, language, rating, pictured) do update set reviews = known.reviews + excluded.reviews;
  end if;
  return null;
end $$;
create trigger counted_addition after insert on review
  referencing new table as becomes for each statement execute function count_reviews();
create trigger counted_change after update on review
  referencing old table as was new table as becomes for each statement execute function count_reviews();
create trigger counted_removal after delete on review
  referencing old table as was for each statement execute function count_reviews();
create trigger counted_truncation after truncate on review
  for each statement execute function count_reviews();

create function note_pictured() returns trigger
  language plpgsql as $$
begin
  update review r set pictured = not r.pictured
  where r.id in (select review_id from touched)
    and r.pictured <> exists (select from review_image i where i.review_id = r.id);
  update uploaded_picture p set remove_at = '-infinity'
  where tg_op = 'DELETE' and p.key in (select image from touched)
    and not exists (select from review_image i where i.image = p.key);
  return null;
end $$;
create trigger noted_addition after insert on review_image
  referencing new table as touched for each statement execute function note_pictured();
create trigger noted_removal after delete on review_image
  referencing old table as touched for each statement execute function note_pictured();

-- Whether a review has helped a person; the review itself has the sums, which stay when the person goes.
create table review_vote (
  shopper_id uuid not null references shopper on delete cascade,
  review_id bigint not null references review on delete cascade,
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (shopper_id, review_id)
);
create index review_vote_review on review_vote (review_id);

-- What readers hold against a review, for the operator.
create table review_report (
  shopper_id uuid not null references shopper on delete cascade,
  review_id bigint not null references review on delete cascade,
  reason text not null check (reason in ('offensive', 'untrue', 'advertising', 'private', 'other')),
  details text not null default '' check (length(details) <= 1000),
  reported_at timestamptz not null,
  -- when the operator has hidden the review or let it stand
  settled_at timestamptz,
  primary key (shopper_id, review_id)
);
create index review_report_review on review_report (review_id);
create index review_report_open on review_report (reported_at) where settled_at is null;

-- Pictures that shoppers have sent for everybody to see. The row is written before the file, so that every
-- file that nothing names can be found and removed, whatever ended the process.
create table uploaded_picture (
  -- its key in the shop's store of pictures
  key text primary key,
  uploaded_at timestamptz not null,
  -- when it is removed: a while after it came, unless something has named it by then (null), and at once
  -- when nothing does any more
  remove_at timestamptz
);
create index uploaded_picture_remove on uploaded_picture (remove_at) where remove_at is not null;

-- When it was decided whether the buyer is asked for reviews: once, and not about what was delivered before.
alter table "order" add column review_invited_at timestamptz;
update "order" set review_invited_at = now() where status = 5;
create index order_review_invitation on "order" (id)
  where status = 5 and review_invited_at is null and cancelled_at is null;

-- SHA-256 of e-mail addresses, in small letters, that want no invitation to review.
create table review_invitation_refusal (
  email_hash bytea primary key,
  refused_at timestamptz not null
);
