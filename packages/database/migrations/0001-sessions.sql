-- Payment sessions, and the reports about them.
--
-- Tables that grow with time are partitioned by day on `at`; retention drops whole partitions.

create table payment_sessions (
  session_id bigint primary key,
  client_id bigint not null,
  account_id bigint not null,
  -- Raised by one with every report that is applied and changes something: the ETag of the session.
  version bigint not null,
  -- The sequence number of the newest applied report, given by its source.
  source_sequence bigint not null,
  -- The number of the session's newest callback, 0 before the first; the head of its lane.
  callback_sequence bigint not null default 0,
  -- The JSON text of the session as last reported, compressed. Null once erased.
  snapshot bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When it was last erased: nothing of it is older.
  erased_at timestamptz
-- Each page has room for the next version of a row, and a row of usual size stays on its page: measured, that is a third off
-- the time that a report takes.
) with (fillfactor = 50, toast_tuple_target = 8160);

-- It is compressed already.
alter table payment_sessions alter column snapshot set storage external;

-- A BRIN index, so that most updates of a session change no index.
create index payment_sessions_by_update on payment_sessions using brin (updated_at);

-- Every accepted report and its effect. A repeated report finds its row here, and gets the same answer.
create table session_history (
  at timestamptz not null default now(),
  session_id bigint not null,
  report_id text not null,
  source_sequence bigint not null,
  -- `occurred_at` of the report, as it was written.
  occurred_at text not null,
  -- The ID of the key that authenticated the report.
  reported_by text not null,
  -- 'outdated': the source had sent a newer report before, so nothing was applied.
  outcome text not null check (outcome in ('applied', 'unchanged', 'outdated')),
  -- The version of the session after the report.
  version bigint not null,
  -- Null if the report created no callback.
  callback_sequence bigint,
  -- Why status changes created no callback.
  suppressed text check (suppressed in ('no-transaction', 'not-wanted')),
  -- The status changes, and the body of the callback with the IDs of its secrets, compressed. Null if nothing changed.
  content bytea,
  primary key (session_id, report_id, at)
) partition by range (at);

alter table session_history alter column content set storage external;

-- Sequence numbers after a restore.
--
-- A restored database lacks the callbacks that were sent after its backup. Their numbers must not be used again: receivers would
-- take new callbacks for old ones. So each restore begins an epoch, and the next callback of every session has a number of at
-- least the epoch's floor. Rows of sessions stay as they are: the floor applies when a callback is created.
create table epochs (
  epoch bigint generated always as identity primary key,
  began_at timestamptz not null default now(),
  -- The lowest number of a callback that is created from now on.
  floor bigint not null check (floor < 9007199254740992),
  reason text not null,
  -- The identity of the database at that time. A point-in-time restore or a promotion changes the timeline, a dump the other two.
  system_identifier bigint not null,
  timeline bigint not null,
  database_oid oid not null
);

create function read_database_identity(
  out system_identifier bigint, out timeline bigint, out database_oid oid
) language sql stable as $$
  select
    (select s.system_identifier from pg_control_system() s),
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint,
    (select oid from pg_database where datname = current_database())
$$;

-- Floors rise with the clock by 2^21 numbers a second, so that they pass all numbers given before, whichever backup is restored
-- and however often. They reach 2^53, the largest number of receivers, in the year 2106.
create function begin_epoch(reason text) returns bigint language sql as $$
  insert into epochs (floor, reason, system_identifier, timeline, database_oid)
  select
    greatest(
      extract(epoch from clock_timestamp())::bigint * 2097152,
      coalesce((select max(floor) from epochs), 0) + 2097152
    ),
    begin_epoch.reason, i.*
  from read_database_identity() i
  returning floor
$$;

-- Begins an epoch if the database is not the one that the last epoch began in; otherwise returns null. Each new connection calls it.
create function check_epoch() returns bigint language plpgsql as $$
declare
  identity record;
begin
  -- A standby is read-only.
  if pg_is_in_recovery() then
    return null;
  end if;
  identity := read_database_identity();
  for attempt in 1..2 loop
    if (select (e.system_identifier, e.timeline, e.database_oid) = (identity.system_identifier, identity.timeline, identity.database_oid)
        from epochs e order by epoch desc limit 1) then
      return null;
    end if;
    -- Concurrent calls wait here, and then find the new epoch.
    lock table epochs in share row exclusive mode;
  end loop;
  return begin_epoch('the database is another, or was restored or promoted');
end $$;

insert into epochs (floor, reason, system_identifier, timeline, database_oid)
select 0, 'the first', i.* from read_database_identity() i;
