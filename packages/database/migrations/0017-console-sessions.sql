-- Sessions of the console. A cookie is not stored, only its digest.
--
-- Safe beside the previous version, which does not know the table.

create table console_sessions (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The key that signed in: its ID for people, its digest to find it among the live keys at each request. Keys may be in
  -- files, so this is no foreign key.
  key_id text not null,
  key_sha256 text not null check (key_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
