-- The transactions and order numbers of sessions, to find a session by one.
--
-- Safe beside the previous version, which writes no keys: a session that it creates is found once one of them is new or changes.

create table session_keys (
  -- The ID of a transaction, or the first 200 characters of an order number, which is personal data: airlines use the record locator.
  key text not null,
  kind text not null check (kind in ('order', 'transaction')),
  session_id bigint not null,
  primary key (key, session_id, kind)
);
create index session_keys_by_session on session_keys (session_id);

-- Deletes the keys of a session with its content: erasure and retention set the snapshot to null.
create function delete_keys_of_session() returns trigger language plpgsql as $$
begin
  delete from session_keys where session_id = new.session_id;
  return null;
end $$;

create trigger session_keys_go_with_content after update on payment_sessions
for each row when (new.snapshot is null and old.snapshot is not null)
execute function delete_keys_of_session();

create or replace function delete_lanes_of_sessions() returns trigger language plpgsql as $$
begin
  delete from lanes using deleted_sessions where lanes.session_id = deleted_sessions.session_id;
  delete from session_keys using deleted_sessions where session_keys.session_id = deleted_sessions.session_id;
  return null;
end $$;
