-- In which form the documents of the search are written (db/search/rewrite.ts). Where an upgrade writes them
-- in another one, a job writes all that are there again, in the order of their products; `rewritten_to` is
-- how far it has come. Documents that are there today are older than the first form that is counted.
create table search_document_form (
  only_row boolean primary key default true check (only_row),
  form int not null,
  rewritten_to bigint not null default 0
);
insert into search_document_form (form) select case when exists (select from search_doc) then 0 else 1 end;
