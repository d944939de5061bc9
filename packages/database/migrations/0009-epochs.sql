-- What keeps sequence numbers going on beyond all that was ever sent, also after a restore.
--
-- A restored database does not know of the callbacks that were sent after its backup. Their numbers must not be given
-- again: receivers would take new callbacks for old ones. So each restore begins an epoch, and the next callback of every
-- session has a number past the epoch's floor. Sessions are not touched: a floor counts where a callback is made.
--
-- Safe beside the previous version, as long as no epoch begins: it gives numbers that follow each other.

create table epochs (
  epoch bigint generated always as identity primary key,
  began_at timestamptz not null default now(),
  -- The least number that a callback made from now on has.
  floor bigint not null check (floor < 9007199254740992),
  reason text not null,
  -- What the database was then. A restore to a moment and a promotion change the timeline, a dump the other two.
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

-- Floors grow with the clock, 2^21 numbers a second: whichever of its pasts a database is restored to, and however often,
-- it comes out past all that was given since. They reach 2^53, where receivers' numbers end, in the year 2106.
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

-- Begins an epoch where the database is not the one that the last began in; null where it is. For each new connection.
create function check_epoch() returns bigint language plpgsql as $$
declare
  identity record;
begin
  -- Nothing is written to a standby.
  if pg_is_in_recovery() then
    return null;
  end if;
  identity := read_database_identity();
  for attempt in 1..2 loop
    if (select (e.system_identifier, e.timeline, e.database_oid) = (identity.system_identifier, identity.timeline, identity.database_oid)
        from epochs e order by epoch desc limit 1) then
      return null;
    end if;
    -- Whoever comes at the same time waits, and then finds it done.
    lock table epochs in share row exclusive mode;
  end loop;
  return begin_epoch('the database is another, or was restored or promoted');
end $$;

insert into epochs (floor, reason, system_identifier, timeline, database_oid)
select 0, 'the first', i.* from read_database_identity() i;

-- How many numbers between `delivered` and `head` no callback has. Callback `delivered + 1` is there all the same, as
-- long as anything waits: the trigger moves `delivered` over them.
alter table lanes add column unused bigint not null default 0;

create function pass_unused() returns trigger language plpgsql as $$
declare
  next bigint;
  waiting bigint;
begin
  select min(c.sequence), count(*) into next, waiting
  from callbacks c
  where c.session_id = new.session_id and c.sequence > new.delivered and c.sequence <= new.head
    and c.at >= new.waiting_since;
  new.delivered := coalesce(next - 1, new.delivered);
  new.unused := case when next is null then 0 else new.head - new.delivered - waiting end;
  return new;
end $$;

create trigger lanes_pass_unused before update of delivered on lanes
for each row when (old.unused > 0 and new.delivered > old.delivered)
execute function pass_unused();
