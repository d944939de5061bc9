-- Several deployments, each with its own database, and each client in one of them: `docs/operations/cells.md`.
--
-- Safe beside the previous version, and without effect until `cells init` names the database: then that version must not run.

-- One row in a database that is one of several cells, none in any other.
create table cell (
  singleton boolean primary key default true check (singleton),
  name text not null,
  -- The cell that owns each client of which no cell says otherwise.
  default_cell text not null
);

-- Which cell owns a client. Without a row the default cell does.
create table client_owners (
  client_id bigint primary key,
  -- 'leaving': owned here, while it is copied to another cell. 'left': owned there. 'arriving': copied from another cell.
  state text not null check (state in ('owned', 'leaving', 'left', 'arriving')),
  -- Raised by 1 when another cell becomes owner. Of 'left' and 'arriving' it is that of the new owner.
  generation bigint not null,
  -- Where it goes to, or comes from.
  other_cell text check ((other_cell is null) = (state = 'owned')),
  -- No lane is claimed before. Of 'leaving'.
  quiet_until timestamptz,
  -- The hold in which the last changes are copied, and its end: no report is stored before. Of 'left' the hold in which it left;
  -- null where recovery only points to the owner.
  hold uuid,
  hold_until timestamptz,
  -- The hold in which the copy was completed. Of 'arriving'.
  complete uuid,
  -- The row that 'arriving' replaced, or null.
  replaced jsonb,
  -- Set while two cells claim the client: nothing is stored or claimed until recovery.
  held_at timestamptz,
  -- Raised with every copy that begins: part of the version of a copied session.
  copies bigint not null default 0,
  -- The cells that have rows left over of it. Of 'owned' and 'leaving'.
  left_over text[] not null default '{}',
  changed_at timestamptz not null default now(),
  -- New with every change. A change is made only to the row that its decision was made on, and a restored row is another one.
  revision uuid not null default gen_random_uuid()
);

-- Sessions of a client that changed since it began to leave, and how often.
create table changed_sessions (
  client_id bigint not null,
  session_id bigint not null,
  changes bigint not null default 1,
  primary key (client_id, session_id)
);

-- The versions of the sessions that are copied here: the floor of the epoch, the number of the copy, and the changes since.
create table copied_sessions (
  client_id bigint not null,
  session_id bigint not null,
  version bigint[] not null,
  primary key (client_id, session_id)
);

-- Floors of epochs of other cells, at which the numbers of clients that came from there may jump.
create table other_epochs (floor bigint primary key);

-- Of each table that a move copies, a trigger calls it for the client that leaves. It keeps the order of changes and moves: a
-- change is noted and copied later, or comes too late and is rejected.
create function note_change() returns trigger language plpgsql as $$
declare
  leaving bigint := tg_argv[0];
  -- Of a table that does not have the client.
  test_events bigint := tg_argv[1];
  owner client_owners;
begin
  if new.session_id <> test_events and not exists (
    select from payment_sessions where session_id = new.session_id and client_id = leaving
  ) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(7201133);
  select * into owner from client_owners where client_id = leaving;
  if owner.state in ('left', 'arriving') or owner.state = 'leaving' and owner.hold_until > clock_timestamp() then
    raise exception 'client % is being moved to another cell', leaving using errcode = 'PRT01';
  end if;
  insert into changed_sessions as c (client_id, session_id) values (leaving, new.session_id)
  on conflict (client_id, session_id) do update set changes = c.changes + 1;
  return null;
end $$;

-- An epoch above that of another cell, whose numbers receivers have seen.
create function begin_epoch_above(reason text, other_floor bigint) returns bigint language sql as $$
  insert into epochs (floor, reason, system_identifier, timeline, database_oid)
  select greatest(
      extract(epoch from clock_timestamp())::bigint * 2097152,
      coalesce((select max(floor) from epochs), 0) + 2097152,
      other_floor + 2097152
    ), begin_epoch_above.reason, i.*
  from read_database_identity() i
  returning floor
$$;

-- Views of the tables with the rows of a client, without those of clients that other cells own. Lists, sums, checks and actions of
-- operators use them in place of the tables. Called when the database gets its name, and after later migrations.
create function create_served_views() returns void language plpgsql as $$
declare
  base text := current_schema();
  others text := format(
    'array(select client_id from %I.client_owners where state in (''left'', ''arriving''))', base);
  part record;
  given record;
begin
  create schema if not exists served;
  for part in
    select name, is_of_client from (values
      ('payment_sessions', true), ('lanes', true), ('callbacks', true), ('session_history', false), ('attempts', false),
      ('redeliveries', false), ('session_keys', false), ('ignored_callbacks', false)
    ) as t (name, is_of_client)
  loop
    execute format('drop view if exists served.%I', part.name);
    execute format('create view served.%I as select * from %I.%I as t where ', part.name, base, part.name)
      || case when part.is_of_client then format('t.client_id <> all(%s)', others)
         -- Without such clients no session is looked up.
         else format('(%s = ''{}'' or not exists (select from %I.payment_sessions as s
           where s.session_id = t.session_id and s.client_id = any(%s)))', others, base, others) end;
    for given in
      select distinct grantee::regrole as role, privilege_type from pg_class, aclexplode(relacl)
      where oid = format('%I.%I', base, part.name)::regclass and grantee <> 0 and grantee <> relowner
        and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    loop
      execute format('grant usage on schema served to %s', given.role);
      execute format('grant %s on served.%I to %s', given.privilege_type, part.name, given.role);
    end loop;
  end loop;
end $$;
