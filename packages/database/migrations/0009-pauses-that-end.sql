-- A pause of an endpoint may have an end, at which a worker resumes it.
--
-- Safe beside the previous version: it pauses without an end, and clears none when it resumes. A worker ends the pause of paused
-- endpoints only.

alter table endpoints add column paused_until timestamptz;

create index endpoints_paused_until on endpoints (paused_until) where paused_until is not null;
