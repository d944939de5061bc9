-- Versions of the merchant configuration, the keys of clients, and the decisions that were made.
--
-- Safe beside the previous version, which knows none of these tables.

-- What is configured, by the digest of what it says. Never changed and never deleted: a decision names the version that
-- made it, and is reproduced from it.
create table configuration_versions (
  digest text primary key check (digest ~ '^sha256:[0-9a-f]{64}$'),
  stored_at timestamptz not null default now(),
  actor text not null,
  -- The role of the database that it was done with, whatever the actor says.
  database_role text not null default session_user,
  reason text not null,
  -- Paths and texts of the files, without credentials: positions in messages are those of the operator's own files.
  -- json, not jsonb, which takes less of what a text can hold.
  files json not null
);

-- Every switch from one version to another, in the order of the numbers.
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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;

create trigger configuration_versions_are_immutable
  before update or delete or truncate on configuration_versions execute function refuse_change();
create trigger configuration_activations_are_immutable
  before update or delete or truncate on configuration_activations execute function refuse_change();

-- Keys, by digest. They belong to no version: rolling one back brings no revoked key to life again.
create table api_keys (
  api_key_id bigint generated always as identity primary key,
  -- Null for a key to the internal listener, which has a scope instead.
  client_id bigint,
  scope text check (scope in ('processor', 'operator')),
  -- What logs call it. Never given again, also not once it is revoked.
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

-- One row, which every process looks at again and again: whatever it has to know of is told by a change in it.
create table configuration_state (
  singleton boolean primary key default true check (singleton),
  activation_id bigint references configuration_activations,
  keys_revision bigint not null default 0
);
insert into configuration_state default values;

-- Decisions of searches: who asked, which version decided, what it read of the request, and what was offered. No
-- personal data: facts are what the configuration asks for, such as which range an address is in.
create table decisions (
  -- When it was made, which the configuration may have asked for.
  at timestamptz not null,
  client_id bigint not null,
  account_id bigint not null,
  event_id bigint not null,
  request_id text not null,
  digest text not null,
  -- The problem that the search was answered with; null when methods were offered.
  problem text,
  -- json, not jsonb: a fact is repeated as it was.
  facts json not null,
  -- Methods and their preferences in order: [[3, 10], [1, 20]].
  offered json not null,
  duration_us bigint not null,
  advisories text[] not null
) partition by range (at);

create index decisions_by_event on decisions (client_id, event_id, at);
