-- The browsers that an account has been signed in with, as they are named to a person (`Firefox (Windows)`):
-- sessions end, and the mail about a new device must not come again for an old one.
create table known_device (
  account_id uuid not null references account on delete cascade,
  device text not null check (length(device) <= 100),
  first_seen_at timestamptz not null,
  primary key (account_id, device)
);
