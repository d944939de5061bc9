-- A compact form of what is stored of each report, of its callback and of each attempt.
--
-- Every process reads both forms. Processes write the compact one as long as `compact_form` has its row. Earlier versions read
-- the plain form only, so `payment-routing migrate --finish` inserts the row when none of them is left.
--
-- Safe beside the previous version until then: it goes on with the columns that there were.

create table compact_form (
  singleton boolean primary key default true check (singleton),
  since timestamptz not null default now()
);

-- No earlier version has used a database that this connection has created.
insert into compact_form (singleton)
select true where not exists (
  select from delivery_migrations
  where applied_at < (select backend_start from pg_stat_activity where pid = pg_backend_pid())
);

-- In the order in which everybody locks them, so that nobody waits for each other.
lock table session_history, callbacks in access exclusive mode;

-- The changes, the body of the callback and the IDs of its secrets, compressed. Null without a callback, and in the plain form.
alter table session_history add column content bytea;
-- Not compressed again.
alter table session_history alter column content set storage external;
alter table session_history alter column changes drop not null;

-- Null in the compact form: settling writes the row of the callback once more, that of the history is written once.
alter table callbacks alter column body drop not null;
alter table callbacks alter column secret_ids drop not null;

-- The `webhook-timestamp` of a request whose other headers follow from its callback. They are not stored in the compact form.
alter table attempts add column webhook_timestamp bigint;

-- Workers that read both forms say so.
alter table workers add column reads_compact_form boolean not null default false;
