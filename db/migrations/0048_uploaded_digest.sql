-- SHA-256 of the file as it was sent: a form that is sent again because its answer was lost adds no picture
-- for the second time. Null for what came before.
alter table uploaded_picture add column digest bytea;
