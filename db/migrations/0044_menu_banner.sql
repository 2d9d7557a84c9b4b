-- One that stands in the menu of categories, beside the one on top and the one that pops up.
alter table site_banner
  drop constraint site_banner_kind_check,
  add constraint site_banner_kind_check check (kind in ('top', 'popup', 'menu'));
