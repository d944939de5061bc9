-- The number of each version of the configuration, in the order of storing, and a name for people.
--
-- Safe beside the previous version, which names no columns that it does not know.

-- Versions are never changed: rows that exist are in the order of storing, and get their numbers in it.
alter table configuration_versions
  add column number integer generated always as identity unique,
  add column name text;
