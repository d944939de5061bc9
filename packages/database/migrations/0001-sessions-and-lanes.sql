-- Payment sessions, what was reported about them, and the lanes that deliver their callbacks.
--
-- What grows with time is partitioned by day on `at`; old partitions are dropped whole. A lane lives as long as its session.

create table payment_sessions (
  session_id bigint primary key,
  client_id bigint not null,
  account_id bigint not null,
  -- Raised by one with every report that is applied and changes something: the ETag of the session.
  version bigint not null,
  -- The source's own sequence number of the newest report that was applied.
  source_sequence bigint not null,
  -- The number of the session's newest callback, 0 before the first; the head of its lane.
  callback_sequence bigint not null default 0,
  -- The whole session as last reported, JSON text: jsonb would reorder members and change numbers. Null once erased.
  snapshot text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When it was last erased: nothing from before is there to be found.
  erased_at timestamptz
-- Room in each page for the next version of a row, and snapshots of usual size in the row and not compressed: measured,
-- that is a third off the time that a report takes.
) with (fillfactor = 50, toast_tuple_target = 8160);

-- Summarizing, so that an update of a session still needs to touch no index.
create index payment_sessions_by_update on payment_sessions using brin (updated_at);

-- Every report that was taken, and what came of it: in words that an operator reads, and in numbers that the checker
-- holds against lanes and callbacks. A repeated report finds its row here, is answered like the first and changes nothing.
create table session_history (
  at timestamptz not null default now(),
  session_id bigint not null,
  report_id text not null,
  source_sequence bigint not null,
  -- When it happened, in the words of the report.
  occurred_at text not null,
  -- The key that it was reported with.
  reported_by text not null,
  -- 'outdated': the source had already said something newer, so nothing was applied.
  verdict text not null check (verdict in ('applied', 'unchanged', 'outdated')),
  -- The version of the session after the report.
  version bigint not null,
  -- Status changes: subject ('session' or 'transaction'), ID of the transaction, code and sub-code before and after.
  -- json, not jsonb: it takes every text that JSON can hold.
  changes json not null,
  -- The callback that tells the merchant; null when there is none.
  callback_sequence bigint,
  -- Why status changes gave no callback.
  silence text check (silence in ('no-transaction', 'not-wanted')),
  primary key (session_id, report_id, at)
) partition by range (at);

-- One lane a session. The row is the job: whoever raises `lease` may post callback `delivered + 1`, until `due_at`.
create table lanes (
  session_id bigint primary key references payment_sessions on delete cascade,
  client_id bigint not null,
  -- Origin of the address: what breakers, limits and pauses go by.
  endpoint text not null,
  url text not null,
  -- Sequence number of the newest callback, and of the newest one that is settled.
  head bigint not null default 0,
  delivered bigint not null default 0,
  -- When the lane may next be claimed; null when there is nothing to deliver. A claim moves it to the lease's end.
  due_at timestamptz,
  -- No callback that waits was made before; null when none waits. Bounds the partitions that a claim looks into.
  waiting_since timestamptz,
  -- Failed attempts of callback `delivered + 1`.
  attempts integer not null default 0,
  lease bigint not null default 0,
  state text not null default 'open' check (state in ('open', 'paused', 'parked')),
  state_reason text,
  updated_at timestamptz not null default now(),
  check (delivered <= head)
) with (fillfactor = 50);

-- What a worker claims by: one endpoint's lanes, the longest due first.
create index lanes_due on lanes (endpoint, due_at) where state = 'open' and due_at is not null;
create index lanes_not_open on lanes (state, updated_at) where state <> 'open';

create table callbacks (
  at timestamptz not null default now(),
  session_id bigint not null,
  sequence bigint not null,
  -- The webhook-id, the same on every attempt.
  callback_id text not null,
  client_id bigint not null,
  account_id bigint not null,
  -- 'refused': the outgoing contract does not take the body. It never goes out: the lane parks when its turn comes.
  state text not null default 'waiting'
    check (state in ('waiting', 'delivered', 'skipped', 'superseded', 'refused')),
  -- What an operator filters by.
  event_type text,
  event_subtype text,
  session_code bigint not null,
  final boolean not null default false,
  -- Exactly the bytes that are sent.
  body bytea not null,
  -- Secrets that `signature` and `hmac` in the body were made with.
  secret_ids text[] not null default '{}',
  -- Sequence numbers of the callbacks that this one stands for when it coalesced them.
  supersedes bigint[] not null default '{}',
  -- The issues of a refused body.
  refusal json,
  -- When it was delivered, skipped or superseded; null as long as the lane has it before it.
  settled_at timestamptz,
  primary key (session_id, sequence, at)
) partition by range (at);

-- Apart from the row, so that settling it does not write the body again; and not compressed, which takes longer than all
-- else that is done to store a callback.
alter table callbacks alter column body set storage external;

create index callbacks_by_client on callbacks (client_id, at desc);
create index callbacks_by_id on callbacks (callback_id);

create table attempts (
  at timestamptz not null default now(),
  session_id bigint not null,
  sequence bigint not null,
  attempt integer not null,
  endpoint text not null,
  url text not null,
  duration_ms integer not null,
  outcome text not null
    check (outcome in ('accepted', 'refused', 'failed', 'timeout', 'blocked', 'gone', 'slowed')),
  status integer,
  error text,
  -- Redacted and cut off.
  request_headers jsonb,
  response_headers jsonb,
  response_body text,
  redelivery boolean not null default false,
  worker text not null,
  next_attempt_at timestamptz,
  primary key (session_id, sequence, at, attempt)
) partition by range (at);

-- What is known of a merchant's origin beyond the configuration.
create table endpoints (
  endpoint text primary key,
  client_id bigint not null,
  state text not null default 'open' check (state in ('open', 'paused')),
  state_reason text,
  -- Asked to slow down until then (429, 502, 504, Retry-After).
  slow_until timestamptz,
  -- Consecutive failures; the breaker is open until `open_until`, then lets one attempt through.
  failures integer not null default 0,
  open_until timestamptz,
  updated_at timestamptz not null default now()
);

-- An operator's redelivery of a callback that is settled: outside the lane's order, marked as such.
create table redeliveries (
  redelivery_id bigint generated always as identity primary key,
  session_id bigint not null,
  sequence bigint not null,
  endpoint text not null,
  url text not null,
  requested_at timestamptz not null default now(),
  requested_by text not null,
  due_at timestamptz default now(),
  attempts integer not null default 0,
  lease bigint not null default 0,
  done_at timestamptz,
  outcome text
);

create index redeliveries_due on redeliveries (endpoint, due_at) where due_at is not null;

create table audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  reason text not null,
  detail jsonb not null default '{}'
);

create index audit_by_subject on audit (subject, at desc);
