-- Keys and sign-ins that are limited to clients.
--
-- Safe beside the previous version: a limited key has a scope of its own, which that version does not know, so it ignores the key
-- rather than its limit.

alter table keys
  add column client_ids bigint[],
  drop constraint keys_scope_check,
  add constraint keys_scope_check
    check (scope in ('processor', 'viewer', 'operator', 'admin', 'limited-viewer', 'limited-operator', 'limited-admin')),
  add check ((client_ids is null) = (scope is null or scope not like 'limited-%'));

-- Of a person; null without a limit, and with a key.
alter table console_sessions add column client_ids bigint[];
