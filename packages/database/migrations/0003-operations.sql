-- What operators look for and do: callbacks by time and by transaction, redeliveries that know what asked for them, and
-- test events.
--
-- Safe beside the previous version: columns that it does not write are null, and nothing that it reads has changed.

-- What the callback says of the session's transactions; null in rows of the version before.
alter table callbacks add column transaction_ids bigint[];
alter table callbacks add column transaction_codes bigint[];

-- A test event is a callback of no session: it is in no lane, and stands here for its attempts to be found by.
alter table callbacks drop constraint callbacks_state_check;
alter table callbacks add constraint callbacks_state_check
  check (state in ('waiting', 'delivered', 'skipped', 'superseded', 'refused', 'test')) not valid;

create sequence test_event_sequence as bigint;

-- The order in which operators read. On the days that are there it would have to be built while nobody writes, so it is
-- for the days to come; the others are sorted when somebody asks, until they are past their retention.
create index callbacks_by_time on only callbacks (at, session_id, sequence);

-- The action that asked for it, in the audit.
alter table redeliveries add column audit_id bigint;
create index redeliveries_pending on redeliveries (session_id, sequence) where done_at is null;
create index redeliveries_done on redeliveries (done_at) where done_at is not null;

-- An origin that an operator pauses before anything was sent there is no client's yet.
alter table endpoints alter column client_id drop not null;

create index audit_by_time on audit (at);
