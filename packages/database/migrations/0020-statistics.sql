-- Statistics of searches, callbacks and decisions, for the operator's overview. Nothing is counted at the time of a request.
--
-- Each process inserts rows of its own once a minute and never updates them. Minutes older than 48 hours are summed up to
-- hours. A row exists only where something happened.
--
-- Safe beside the previous version, which does not know the tables.

create table statistics_minutes (
  -- 'searches', 'callbacks' and 'decisions'; 'attempts' for each endpoint.
  series text not null,
  -- The beginning of the minute.
  at timestamptz not null,
  process_id uuid not null,
  -- Origin of the endpoint; empty in the other series.
  endpoint text not null,
  outcome text not null,
  count bigint not null,
  -- Latencies: the numbers of the buckets that are not empty, and how many are in each. Null where none is measured.
  buckets smallint[],
  counts bigint[],
  -- A repeated insert changes nothing.
  primary key (series, at, process_id, endpoint, outcome)
);
-- The endpoints with the most failed attempts are found without those that only accept.
create index statistics_minutes_failed on statistics_minutes (at) include (endpoint, count)
  where series = 'attempts' and outcome <> 'accepted';

create table statistics_hours (
  series text not null,
  -- The beginning of the hour.
  at timestamptz not null,
  endpoint text not null,
  outcome text not null,
  count bigint not null,
  buckets smallint[],
  counts bigint[]
);
-- Not unique: a process that could not reach the database may insert minutes of an hour that is summed up already.
create index statistics_hours_by_time on statistics_hours (series, at);
create index statistics_hours_failed on statistics_hours (at) include (endpoint, count)
  where series = 'attempts' and outcome <> 'accepted';

create view statistics as
  select series, at, endpoint, outcome, count, buckets, counts from statistics_minutes
  union all
  select series, at, endpoint, outcome, count, buckets, counts from statistics_hours;
