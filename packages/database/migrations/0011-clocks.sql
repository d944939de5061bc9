-- What workers find out about clocks: that of this server, which may be set back, and their own, which may be wrong.
--
-- Safe beside the previous version, which does not know it.

-- Periods in which the clock of this server went forward only. The last one has no end yet; each of the others ended
-- when the clock was set back to a time before the latest that had been seen.
create table clock_periods (
  seen_until timestamptz not null,
  set_back_to timestamptz
);
create unique index clock_periods_open on clock_periods ((true)) where set_back_to is null;
insert into clock_periods (seen_until) values (now());

-- By how many milliseconds the clock of a worker is ahead of this server's; null until it has been measured.
alter table workers add column clock_ahead_ms double precision;
