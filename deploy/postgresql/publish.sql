-- Publishes the tables of the service, for a major upgrade by logical replication (docs/runbooks/postgresql-upgrade.md). Run it as
-- a superuser in the old database; the service goes on.

-- A table without a primary key sends whole rows. Otherwise PostgreSQL rejects every update and delete of a published table.
do $$
declare
  name text;
begin
  for name in
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relreplident = 'd'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
  loop
    execute format('alter table %s replica identity full', name);
  end loop;
end $$;

-- By the names of partitioned tables, so that the new database chooses the partition.
create publication payment_routing_upgrade for all tables with (publish_via_partition_root = true);
