-- Static pages live below /page/, so no word of the storefront's own routes can hide them: the
-- questions are at /page/faq, and /faq only leads there.
alter table page alter column slug type translated;
create function are_page_slugs(slugs jsonb) returns boolean
  language sql immutable parallel safe
  return not exists (
    select from jsonb_each_text(slugs)
    where length(value) not between 1 and 120
      or value ~ '[\s/?#%&=+.,;:''"<>\\]' or value ~ '^-|-$|--');
alter table page add constraint page_slug_check check (are_page_slugs(slug));
