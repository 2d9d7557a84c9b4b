-- Suggestions are kept as words are (0008_shared_search_documents.sql): once for all languages that share
-- them. A phrase may stand in several rows that speak for a language; the heaviest counts.
create table shared_suggest (
  speaks_for smallint not null check (speaks_for between 1 and 31),
  folded text not null,
  term text not null,
  weight real not null,
  primary key (speaks_for, folded)
);
insert into shared_suggest (speaks_for, folded, term, weight)
select case language when 'en' then 1 when 'fr' then 2 when 'ar' then 4 when 'tr' then 8 else 16 end, folded, term, weight
from suggest;
drop table suggest;
alter table shared_suggest rename to suggest;
alter index shared_suggest_pkey rename to suggest_pkey;
create index suggest_prefix on suggest (folded text_pattern_ops);

drop table suggest_top;
create table suggest_top (
  speaks_for smallint not null check (speaks_for between 1 and 31),
  prefix text not null,
  terms text[] not null,
  weights real[] not null,
  primary key (speaks_for, prefix)
);
insert into suggest_top (speaks_for, prefix, terms, weights)
select speaks_for, prefix, array_agg(term order by weight desc, folded), array_agg(weight order by weight desc, folded)
from (
  select speaks_for, left(folded, length) as prefix, term, weight, folded,
    row_number() over (partition by speaks_for, left(folded, length) order by weight desc, folded) as place
  from suggest cross join generate_series(1, 4) length
  where length(folded) >= length) ranked
where place <= 10 group by speaks_for, prefix;
