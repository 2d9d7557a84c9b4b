-- The orders of one e-mail address: limits per shopper, tracking an order, a guest who signs up.
create index order_email on "order" (lower(email));
