-- Partitions are created and dropped with the rights of the tables' owner, so that services only read and write rows.
--
-- The search path of both functions is fixed: a caller's own would decide which tables and operators they use.

-- Creates the missing partitions of tables with one partition a day, by UTC, on the column `at`. The first and the last day are
-- counted from today. It blocks neither reads nor writes: a partition is created as a table and then attached.
create function create_partitions(tables text[], first_day integer, last_day integer) returns void
language plpgsql security definer as $$
declare
  parent text;
  day date;
  part text;
begin
  -- Concurrent calls wait for each other. After the lock, pg_class: to_regclass may use names that were cached before.
  perform pg_advisory_xact_lock(7201121);
  for parent in
    select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'p' and relname = any(tables) order by 1
  loop
    for ahead in first_day..last_day loop
      day := (now() at time zone 'UTC')::date + ahead;
      part := parent || to_char(day, '_YYYYMMDD');
      continue when exists (
        select from pg_class where relname = part and relnamespace = current_schema()::regnamespace);
      -- A callback is updated once, when it is settled; a fill factor of 50 makes that a heap-only update, which takes a quarter
      -- off the time of a settlement.
      execute format('create table %I (like %I including all) with (fillfactor = %s)',
        part, parent, case parent when 'callbacks' then 50 else 100 end);
      -- The bounds name their zone, so that the zone of the session does not shift them.
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
        parent, part, day || ' 00:00:00+00', (day + 1) || ' 00:00:00+00');
    end loop;
  end loop;
end $$;

-- Drops a partition whose day is over, also one that a version before this one has detached. Fails (lock_not_available) after a
-- tenth of a second if its table is in use: other queries wait behind it for that long.
create function drop_partition(part text) returns void
language plpgsql security definer set lock_timeout = '100ms' as $$
begin
  if part !~ '_[0-9]{8}$' or to_date(right(part, 8), 'YYYYMMDD') >= (now() at time zone 'UTC')::date
    or not exists (
      select from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'p' and relname = left(part, -9))
  then
    raise exception '% is no partition of a day that is over', part using errcode = 'invalid_parameter_value';
  end if;
  execute format('drop table %I.%I', current_schema(), part);
end $$;

do $$
begin
  execute format('alter function create_partitions set search_path = %I, pg_temp', current_schema());
  execute format('alter function drop_partition set search_path = %I, pg_temp', current_schema());
end $$;

-- The owner grants them to the role of the service. By default PostgreSQL would let every role use them.
revoke execute on function create_partitions, drop_partition from public;
