-- Versions of the merchant configuration, keys, and sessions of the console.

-- Stored configurations by digest. They are never changed or deleted: a decision names the version that made it, and is
-- reproduced from it.
create table configuration_versions (
  digest text primary key check (digest ~ '^sha256:[0-9a-f]{64}$'),
  stored_at timestamptz not null default now(),
  actor text not null,
  -- The role of the database that stored it, whatever the actor is.
  database_role text not null default session_user,
  reason text not null,
  -- Paths and texts of the files, without credentials, so that positions in messages are those of the operator's files.
  -- json, not jsonb, which does not accept every text.
  files json not null
);

-- Every activation, in the order of its ID.
create table configuration_activations (
  activation_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('activate', 'rollback')),
  digest text not null references configuration_versions,
  -- The version that was active before; null for the first.
  previous text references configuration_versions,
  actor text not null,
  database_role text not null default session_user,
  reason text not null
);

create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;

create trigger configuration_versions_are_immutable
  before update or delete or truncate on configuration_versions execute function reject_change();
create trigger configuration_activations_are_immutable
  before update or delete or truncate on configuration_activations execute function reject_change();

-- Keys by digest. They belong to no version: a rollback does not restore a revoked key. A process ignores keys with a scope that
-- it does not know, so that a later version can add one.
create table keys (
  key_number bigint generated always as identity primary key,
  -- Null for a key of the internal listener, which has a scope instead.
  client_id bigint,
  scope text check (scope in ('processor', 'viewer', 'operator', 'admin')),
  -- Its name in logs. Not used again, even after it is revoked.
  key_id text not null check (key_id ~ '^[A-Za-z0-9._-]{1,64}$'),
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null,
  revoked_at timestamptz,
  revoked_by text,
  check ((client_id is null) <> (scope is null)),
  unique nulls not distinct (client_id, key_id)
);

-- When keys were last used, those in files included. A process writes once a minute which keys it has authenticated since.
create table key_uses (
  -- 0 for a key of the internal listener.
  client_id bigint not null,
  -- Empty for a key of a client.
  scope text not null,
  key_id text not null,
  last_used_at timestamptz not null,
  primary key (client_id, scope, key_id)
)
-- An update stays on its page.
with (fillfactor = 50);

-- One row, which every process polls: each change of the configuration or of keys changes it.
create table configuration_state (
  singleton boolean primary key default true check (singleton),
  activation_id bigint references configuration_activations,
  keys_revision bigint not null default 0
);
insert into configuration_state default values;

-- Sessions of the console. Of a cookie only the digest is stored.
create table console_sessions (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The key that signed in: its ID for people, and its digest to find it among the live keys with each request. Keys may be in
  -- files, so this is no foreign key.
  key_id text not null,
  key_sha256 text not null check (key_sha256 ~ '^[0-9a-f]{64}$'),
  -- The scope of a person who signed in with OpenID Connect; null with a key.
  scope text check (scope in ('viewer', 'operator', 'admin')),
  created_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
