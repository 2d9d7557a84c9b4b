-- The documents of the most popular products have an index of their own, so that suggestions of a frequent
-- word need not read all of its list. `popular_above` is the popularity that belongs to them, null in a shop
-- that is too small or was not counted since; db/search/popular.ts draws the line.
alter table search_language add column popular_above real;
alter table search_doc add column popular boolean not null default false;
create index search_doc_popular_words on search_doc using gin (words) with (fastupdate = off) where popular;
-- Whoever goes by popularity until enough have the words reads 20,000 documents for some of them.
drop index search_doc_popularity;

-- Half-typed terms are read from the index alone.
drop index suggest_prefix;
create index suggest_prefix on suggest (folded text_pattern_ops) include (term, weight, speaks_for);
alter table suggest_top drop constraint suggest_top_pkey, add primary key (prefix, speaks_for);
