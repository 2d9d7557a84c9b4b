-- What shoppers send by UPLOAD PRESCRIPTION: who asks, and up to three pictures as private files.
create table prescription (
  id uuid primary key default gen_random_uuid(),
  -- To quote, as RX-7F3K-92QX.
  number text not null unique,
  -- The form that it was sent with: sent twice, it is one prescription.
  form_id uuid not null unique,
  shopper_id uuid not null references shopper on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  address text not null default '',
  note text not null default '',
  language text not null,
  state text not null default 'received' check (state in ('received', 'unreadable', 'answered')),
  -- What the operator says to the shopper.
  message text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- As it was promised when it was sent, whatever the setting says since.
  erase_at timestamptz not null
);
create index prescription_shopper on prescription (shopper_id, created_at);
create index prescription_erase_at on prescription (erase_at);
create index prescription_created_at on prescription (created_at);

create table prescription_file (
  prescription_id uuid not null references prescription on delete cascade,
  -- The field that it was sent in.
  position smallint not null check (position between 1 and 3),
  file_id uuid not null unique references private_file,
  primary key (prescription_id, position)
);

-- Whichever way a prescription goes (its shopper, the operator, the clock, an account that is erased), its
-- pictures go with it, and so does what the log of mails says of it.
create function erase_prescription_file() returns trigger
  language plpgsql as $$
begin
  delete from private_file where id = old.file_id;
  return null;
end $$;
create trigger erased after delete on prescription_file
  for each row execute function erase_prescription_file();

create function forget_prescription_mails() returns trigger
  language plpgsql as $$
begin
  delete from mail_log where key in (
    'prescription-sent:' || old.id, 'prescription-receipt:' || old.id,
    'prescription-state:' || old.id || ':unreadable', 'prescription-state:' || old.id || ':answered');
  return null;
end $$;
create trigger erased after delete on prescription
  for each row execute function forget_prescription_mails();
