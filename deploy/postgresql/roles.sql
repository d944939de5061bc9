-- Creates the two roles of a deployment: payment_routing_owner migrates, payment_routing serves.
--
-- Run it as a superuser in the database of the service, before the first migration or after any: objects that exist go to the
-- owner. It may be repeated. Then give both roles a password, or let pg_hba.conf accept their certificates.

do $$
declare
  command text;
begin
  foreach command in array array['create role payment_routing_owner login', 'create role payment_routing login'] loop
    begin
      execute command;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
  execute format('grant connect on database %I to payment_routing_owner, payment_routing', current_database());
  -- `cells init` creates a schema with views.
  execute format('grant create on database %I to payment_routing_owner', current_database());
  for command in
    select format('alter table public.%I owner to payment_routing_owner', relname)
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
      -- A sequence of a column follows its table.
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and relkind = 'S')
    union all
    select format('alter function %s owner to payment_routing_owner', p.oid::regprocedure)
    from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute command;
  end loop;
end $$;

grant usage, create on schema public to payment_routing_owner;
grant usage on schema public to payment_routing;

-- Objects that exist.
grant select, insert, update, delete on all tables in schema public to payment_routing;
grant usage on all sequences in schema public to payment_routing;
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to payment_routing;

-- Objects that later migrations and `create_partitions` create.
alter default privileges for role payment_routing_owner in schema public
  grant select, insert, update, delete on tables to payment_routing;
alter default privileges for role payment_routing_owner in schema public grant usage on sequences to payment_routing;
alter default privileges for role payment_routing_owner revoke execute on functions from public;
alter default privileges for role payment_routing_owner in schema public grant execute on functions to payment_routing;
