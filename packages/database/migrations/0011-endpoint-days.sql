-- Attempts by endpoint, day (UTC) and outcome, for 30 days: which endpoints were used, and what failed there. A process adds its
-- attempts once a minute, with those of its minute in `statistics_minutes`.
--
-- Safe beside the previous version, which adds nothing.

create table endpoint_days (
  endpoint text not null,
  day date not null,
  -- As in `statistics_minutes`: 'accepted', or the cause of a failure.
  outcome text not null,
  attempts bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The callback of the last attempt. Null for attempts before this migration.
  session_id bigint,
  sequence bigint,
  primary key (endpoint, day, outcome)
)
-- An update stays on its page.
with (fillfactor = 50);

insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at)
select endpoint, (at at time zone 'UTC')::date, outcome, sum(count), min(at), max(at)
from statistics where series = 'attempts'
group by 1, 2, 3;
