-- Guests whom nobody can be any more are forgotten (jobs/upkeep/forget.ts).
create index guest_seen on guest (seen_at);
