-- A product that says the same in several languages needs one document, not five. A row of `search_doc`
-- and `search_text` keeps the language of its texts and now says for which languages it speaks: bits,
-- en 1, fr 2, ar 4, tr 8, hi 16 (db/search/speaks-for.ts). What is there speaks for its own until it
-- is written again.
alter table search_doc add column speaks_for smallint not null default 0;
alter table search_text add column speaks_for smallint not null default 0;
do $$
declare
  code text;
  bit int := 1;
begin
  foreach code in array array['en', 'fr', 'ar', 'tr', 'hi'] loop
    execute format('update %I set speaks_for = %s', 'search_doc_' || code, bit);
    execute format('update %I set speaks_for = %s', 'search_text_' || code, bit);
    bit := bit * 2;
  end loop;
end $$;
alter table search_doc alter column speaks_for drop default, add check (speaks_for between 1 and 31);
alter table search_text alter column speaks_for drop default, add check (speaks_for between 1 and 31);

-- The same for words: counted once for all languages that share them. What a language has of a word is
-- the sum of the rows that speak for it.
create table search_word (
  speaks_for smallint not null check (speaks_for between 1 and 31),
  word text not null,
  df int not null check (df >= 0),
  texts int not null default 0,
  primary key (speaks_for, word)
);
insert into search_word (speaks_for, word, df, texts)
select case language when 'en' then 1 when 'fr' then 2 when 'ar' then 4 when 'tr' then 8 else 16 end, word, df, texts
from search_df;
drop table search_df;
alter table search_word rename to search_df;
alter index search_word_pkey rename to search_df_pkey;
