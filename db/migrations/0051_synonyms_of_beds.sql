-- Beds and what covers them, as shoppers call them. A group that its owner has changed stays.

update synonym set terms = '{bed frame,bedstead,bed}'
  where language = 'en' and terms = '{bed frame,bedstead}'
    and not exists (select from synonym other where other.language = 'en' and 'bed' = any (other.terms));
update synonym set terms = '{duvet cover,quilt cover,comforter cover,bed set,bedding set}'
  where language = 'en' and terms = '{duvet cover,quilt cover,comforter cover}'
    and not exists (
      select from synonym other where other.language = 'en' and other.terms && '{bed set,bedding set}'::text[]);
