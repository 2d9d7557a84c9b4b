-- Announces the products whose own pages tell something else now. As of when a popularity is shows on no
-- page; else its fading would drop every finished page each minute.
create or replace function announce_changed_products() returns trigger
  language plpgsql as $$
begin
  perform announce_products(array(
    select becomes.id from was join becomes using (id)
    where to_jsonb(was) - '{sold,popularity,popularity_at}'::text[]
      is distinct from to_jsonb(becomes) - '{sold,popularity,popularity_at}'::text[]));
  return null;
end $$;
