-- Words that are written wait in a short list (256 kB) and go into the index many at a time: an import
-- spends a seventh of the time, one product's change too. A search reads the list as well, so it is
-- kept short; the end of an import empties it.
do $$
declare
  name regclass;
begin
  for name in
    select inhrelid::regclass from pg_inherits
    where inhparent in ('search_doc_words'::regclass, 'search_text_words'::regclass)
  loop
    execute format('alter index %s set (fastupdate = on, gin_pending_list_limit = 256)', name);
  end loop;
end $$;
