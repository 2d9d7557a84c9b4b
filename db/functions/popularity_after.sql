-- Popularity p stands for u = 50 p / (1 - p) units: half way at 50. Units count half after 30 days. A unit
-- is one that was sold; pages seen are parts of one (jobs/maintenance/count-views.ts).
drop function if exists popularity_after(real, interval, bigint);
create or replace function popularity_after(popularity real, age interval, units float8) returns real
  language sql immutable parallel safe
  return (
    select greatest(0, least(0.9999, u / (u + 50)))::real
    from (
      select greatest(0,
        50 * least(popularity, 0.9999) / (1 - least(popularity, 0.9999))
          * power(0.5::float8, greatest(0, extract(epoch from age)) / (30 * 86400)::float8)
        + units) as u) counted);
