-- Who holds a lane or a redelivery, and until when, in columns that say so.
--
-- Until now the lease was implied: held while the number `lease` is odd, until `due_at`. Workers write both forms. The
-- columns hold for a row while `lease_version` equals `lease`; a worker of the previous version changes `lease` alone, and
-- then the row is read in the old form. A later version drops the old form.
--
-- Safe beside the previous version, which does not read the columns. None of them is in an index, and adding them rewrites
-- no row.

alter table lanes
  add column leased_by text,
  add column leased_until timestamptz,
  add column lease_version bigint not null default 0;

alter table redeliveries
  add column leased_by text,
  add column leased_until timestamptz,
  add column lease_version bigint not null default 0;
