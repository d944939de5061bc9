-- What operators see of the service: their actions, its processes, its statistics.

create table audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  reason text not null,
  detail jsonb not null default '{}'
);

create index audit_by_subject on audit (subject, at desc);
create index audit_by_time on audit (at);

-- Processes that use the database.
create table processes (
  process_id uuid primary key,
  -- Host and process number, for people.
  name text not null,
  role text not null,
  version text not null,
  -- The name of its worker, as in attempts. Null: it delivers no callbacks.
  worker text,
  -- The configuration in use.
  configuration_digest text not null,
  started_at timestamptz not null default now(),
  -- Written every 10 seconds. No index has this column, so that the update stays on its page.
  beat_at timestamptz not null default now()
) with (fillfactor = 50);

-- The latest result of `payment-routing check`.
create table checks (
  checked_at timestamptz not null default now(),
  issues bigint not null,
  sessions bigint not null,
  callbacks bigint not null
);
create unique index checks_latest on checks ((true));

-- Statistics of searches, callbacks and decisions. Nothing is counted at the time of a request: each process inserts rows of its
-- own once a minute and never updates them. Minutes older than 48 hours are summed up to hours. A row exists only where something
-- happened.
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

-- A process writes to it to find out whether reports can be stored again, after one could not.
create table write_probe (payload bytea not null);
-- Not compressed, so that a payload needs room for all of its bytes.
alter table write_probe alter column payload set storage external;
