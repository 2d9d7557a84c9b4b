-- Whether a text may be a slug, as contract/slug.ts has it: letters of any script, digits and single
-- hyphens, not reserved.
create or replace function is_slug(text) returns boolean
  language sql immutable parallel safe
  return length($1) between 1 and 120
    and $1 !~ '[\s/?#%&=+.,;:''"<>\\]'
    and $1 !~ '^-|-$|--'
    and $1 <> all (reserved_slugs());
