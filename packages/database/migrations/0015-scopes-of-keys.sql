-- Keys with the scopes viewer and admin.
--
-- The previous version rejects every configuration beside a key whose scope it does not know, and does not start. So the
-- table has a new name, and the old name is a view without such keys: the previous version neither sees nor changes them,
-- also when it comes back after a rollback. This version ignores scopes that it does not know, so that a later one can add
-- a scope without a view. A later version drops the view.

alter table api_keys rename to keys;
alter table keys drop constraint api_keys_scope_check;
alter table keys add constraint keys_scope_check check (scope in ('processor', 'viewer', 'operator', 'admin'));

create view api_keys as
  select * from keys where scope is null or scope in ('processor', 'operator')
  with local check option;
