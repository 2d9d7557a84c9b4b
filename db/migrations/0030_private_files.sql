-- Files that only their owner and the shop may see: prescriptions, pictures of what is given back, the
-- picture of an account. Whoever owns one deletes it with what it belongs to.
create table private_file (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('jpeg', 'pdf')),
  -- AES-256-GCM under the key of PRIVATE_FILES_KEY: 12 bytes nonce, 16 bytes tag, what is encrypted
  content bytea not null,
  created_at timestamptz not null
);
-- What is encrypted cannot be compressed.
alter table private_file alter column content set storage external;

-- Who has opened one by a link of the shop's own mail or command; its owner's own looks are not counted.
create table private_file_access (
  id bigint generated always as identity primary key,
  file_id uuid not null references private_file on delete cascade,
  opened_at timestamptz not null,
  user_agent text not null default '' check (length(user_agent) <= 300)
);
create index private_file_access_file on private_file_access (file_id, opened_at);
