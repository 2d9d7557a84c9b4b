-- A new language is a folder of i18n/ and no migration: at each start, db/migrate.ts hands over the
-- languages of the shop and the words that no slug may be; what a language needs here is made for
-- those that lack it.

-- First path segments of the storefront, which is_slug refuses (db/functions). Said anew at each start:
-- contract/slug.ts has the list.
create function reserved_slugs() returns text[]
  language sql immutable parallel safe
  return array[]::text[];

-- Bits up to 16384: fifteen languages.
do $$
declare
  name text;
  rule text;
begin
  foreach name in array array['search_doc', 'search_text', 'search_df', 'suggest', 'suggest_top'] loop
    for rule in
      select conname from pg_constraint
      where conrelid = name::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%speaks_for%'
    loop
      execute format('alter table %I drop constraint %I', name, rule);
    end loop;
    execute format('alter table %I add check (speaks_for between 1 and 32767)', name);
  end loop;
end $$;

-- Makes room for one language: no slug twice, tables of the search. Until a product has texts in it,
-- those of the default language speak for it.
create function add_language(code text, speaks int) returns void
  language plpgsql as $$
declare
  name text;
begin
  foreach name in array array['brand', 'tag', 'collection', 'store'] loop
    execute format('create unique index if not exists %I on %I ((slug ->> %L))', name || '_slug_' || code, name, code);
  end loop;
  execute format('create unique index if not exists %I on category ((slug ->> %L), coalesce(parent_id, 0))', 'category_slug_' || code, code);
  execute format('create table %I partition of search_doc for values in (%L) with (fillfactor = 85)', 'search_doc_' || code, code);
  execute format('create table %I partition of search_text for values in (%L) with (fillfactor = 85)', 'search_text_' || code, code);
  foreach name in array array['search_doc', 'search_text', 'search_df', 'suggest', 'suggest_top'] loop
    execute format('update %I set speaks_for = speaks_for | $1 where speaks_for & 1 = 1', name) using speaks;
  end loop;
  insert into search_language (language, documents, title_words, built_at)
  select code, documents, title_words, built_at from search_language where language = 'en'
  on conflict do nothing;
end $$;

-- The languages of the shop as [{"code": "en", "speaks": 1}, …].
create function add_languages(languages jsonb) returns void
  language plpgsql as $$
declare
  one record;
begin
  for one in select * from jsonb_to_recordset(languages) given (code text, speaks int) loop
    if to_regclass('search_doc_' || one.code) is null then
      perform add_language(one.code, one.speaks);
    end if;
  end loop;
end $$;

create function reserve_slugs(slugs text[]) returns void
  language plpgsql as $$
begin
  if slugs is distinct from reserved_slugs() then
    execute format('create or replace function %I() returns text[]
      language sql immutable parallel safe return %L::text[]', 'reserved_slugs', slugs);
  end if;
end $$;
