-- Who owns carts, addresses, orders and wishes: a shopper. A visitor who saves something becomes one;
-- an account has exactly one.
alter table guest rename to shopper;
alter table shopper rename constraint guest_pkey to shopper_pkey;
alter index guest_seen rename to shopper_seen;
alter table address rename column guest_id to shopper_id;
alter index address_guest rename to address_shopper;
alter table cart rename column guest_id to shopper_id;
alter table "order" rename column guest_id to shopper_id;
alter index order_guest rename to order_shopper;
alter table voucher_use rename column guest_id to shopper_id;
alter index voucher_use_guest rename to voucher_use_shopper;
-- Who took over what this shopper had, by signing in.
alter table shopper add column merged_into uuid references shopper on delete set null;
create index shopper_merged_into on shopper (merged_into) where merged_into is not null;

-- A person. Without a proven e-mail address or phone there is no account; an erased one keeps nothing
-- but its id, because orders and uses of vouchers count by its shopper.
create table account (
  id uuid primary key default gen_random_uuid(),
  -- restrict: no housekeeping of shoppers may take an account along
  shopper_id uuid not null unique references shopper on delete restrict,
  name text not null,
  email text,
  -- E.164
  phone text check (phone ~ '^\+[1-9][0-9]{4,14}$'),
  language text not null,
  -- the key of a picture
  picture text,
  -- PHC string of argon2id; null for who signs in by other ways
  password_hash text,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  erased_at timestamptz,
  check (erased_at is not null or email is not null or phone is not null),
  check (case when erased_at is null then length(name) between 1 and 200 else name = '' end),
  check (erased_at is null or num_nonnulls(email, phone, picture, password_hash) = 0),
  check ((email is null) = (email_verified_at is null)),
  check ((phone is null) = (phone_verified_at is null))
);
create unique index account_email on account (lower(email));
create unique index account_phone on account (phone);

-- Orders of an erased account that are still on their way keep whom and where they go to until they
-- have arrived or are cancelled.
alter table "order" add column person_erased boolean not null default false;
create index order_person_erased on "order" (id) where person_erased and email <> '';

-- What a token names. Of the token only its SHA-256 is stored.
create table session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('guest', 'account')),
  shopper_id uuid not null references shopper on delete cascade,
  account_id uuid references account on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- moves on while the session is used, never beyond ends_at
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  -- when this browser has last proven who it is: at sign-in, or since
  proved_at timestamptz,
  user_agent text not null default '' check (length(user_agent) <= 300),
  check ((kind = 'account') = (account_id is not null)),
  check ((kind = 'account') = (proved_at is not null)),
  check (expires_at <= ends_at)
);
create index session_shopper on session (shopper_id);
create index session_account on session (account_id, last_seen_at desc) where account_id is not null;
create index session_expires on session (expires_at);

insert into session (token_hash, kind, shopper_id, created_at, last_seen_at, expires_at, ends_at)
select token_hash, 'guest', id, created_at, seen_at, seen_at + interval '395 days', 'infinity'
from shopper;
alter table shopper drop column token_hash;

-- A login at another provider.
create table identity (
  provider text not null check (provider in ('google', 'facebook')),
  -- the provider's own, lasting id of the person
  subject text not null check (length(subject) between 1 and 255),
  account_id uuid not null references account on delete cascade,
  email text,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create unique index identity_account on identity (account_id, provider);

-- A code that was sent, and what happens when it is entered. It counts only in the browser that holds
-- its token.
create table challenge (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  purpose text not null
    check (purpose in ('signup', 'login', 'email', 'phone', 'reset', 'social', 'proof')),
  email text,
  phone text,
  -- null where there is none with that address: its answers are the same
  account_id uuid references account on delete cascade,
  code_hash bytea not null,
  -- SHA-256 of what stands in the link of a mail, for setting another password in any browser
  link_hash bytea unique,
  payload jsonb not null default '{}',
  tries smallint not null default 0,
  sent_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(email, phone) = 1)
);
create index challenge_expires on challenge (expires_at);
create index challenge_account on challenge (account_id) where account_id is not null;

-- A public key that a device of the person signs with.
create table passkey (
  -- the credential's id, base64url
  id text primary key,
  account_id uuid not null references account on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- What was random in a question that has been asked of another provider or of a device, kept until
-- its answer comes; each is taken once.
create table sign_in_request (
  token_hash bytea primary key,
  kind text not null check (kind in ('google', 'facebook', 'passkey')),
  -- account that asked, where somebody signed in links or adds something
  account_id uuid references account on delete cascade,
  secrets jsonb not null,
  next text,
  language text not null,
  expires_at timestamptz not null
);
create index sign_in_request_expires on sign_in_request (expires_at);

-- Tries that guard an identity, counted together by all processes. After a crash they begin anew.
create unlogged table attempt (
  key text primary key,
  count int not null,
  resets_at timestamptz not null
);
create index attempt_resets on attempt (resets_at);

create table wish (
  shopper_id uuid not null references shopper on delete cascade,
  product_id bigint not null references product on delete cascade,
  added_at timestamptz not null,
  primary key (shopper_id, product_id)
);
create index wish_product on wish (product_id);

create table compared_product (
  account_id uuid not null references account on delete cascade,
  product_id bigint not null references product on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, product_id)
);
create index compared_product_product on compared_product (product_id);

create table store_follow (
  account_id uuid not null references account on delete cascade,
  store_id bigint not null references store on delete cascade,
  followed_at timestamptz not null,
  primary key (account_id, store_id)
);
create index store_follow_store on store_follow (store_id);
