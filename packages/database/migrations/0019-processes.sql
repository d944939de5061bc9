-- Processes that use the database, and the results of checks: what the operator's page "System" shows.
--
-- Safe beside the previous version, which does not know the tables; its processes are not listed.

create table processes (
  process_id uuid primary key,
  -- Host and process number, for people.
  name text not null,
  role text not null,
  version text not null,
  -- The name of its worker, as in attempts. Null: it delivers no callbacks.
  worker text,
  -- Of the configuration in use.
  configuration_digest text not null,
  started_at timestamptz not null default now(),
  -- Written every 10 seconds. No index has this column, so that the update stays on its page.
  beat_at timestamptz not null default now()
) with (fillfactor = 50);

-- Results of `payment-routing check`. Only the latest is kept.
create table checks (
  checked_at timestamptz not null default now(),
  issues bigint not null,
  sessions bigint not null,
  callbacks bigint not null
);
create unique index checks_latest on checks ((true));
