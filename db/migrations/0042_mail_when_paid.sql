-- It is stated anew with one more parameter (db/functions/queue_mail.sql); two of one name would be one too many.
drop function queue_mail(text, text, text, text, jsonb, int);
