-- What imports know a product by; the slug that is the same for everybody.
create index product_handle on product ((slug ->> 'en'));
