-- When keys were last used, for the list of keys. A process writes once a minute which keys it admitted since, and not with
-- every request. Keys in files have rows too.
--
-- Safe beside the previous version, which does not know the table.

create table key_uses (
  -- 0 for a key of the internal listener.
  client_id bigint not null,
  -- Empty for a key of a client.
  scope text not null,
  key_id text not null,
  last_used_at timestamptz not null,
  primary key (client_id, scope, key_id)
)
-- An update stays in its page.
with (fillfactor = 50);
