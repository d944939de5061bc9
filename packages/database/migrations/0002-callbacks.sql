-- Callbacks, the lanes that deliver them in order, and the workers.

-- One lane a session. The worker that holds the lease posts callback `delivered + 1`.
create table lanes (
  session_id bigint primary key,
  client_id bigint not null,
  -- The origin of the URL: breakers, limits and pauses apply to it.
  endpoint text not null,
  url text not null,
  -- The number of the newest callback, and of the newest one that is settled.
  head bigint not null default 0,
  delivered bigint not null default 0,
  -- How many numbers between `delivered` and `head` no callback has, because an epoch began between them. `delivered` moves past
  -- them, so that callback `delivered + 1` exists while any waits.
  unused bigint not null default 0,
  -- When a worker may claim the lane; null when there is nothing to deliver. A claim moves it to the end of the lease.
  due_at timestamptz,
  -- No waiting callback is older; null when none waits. Bounds the partitions that a claim reads.
  waiting_since timestamptz,
  -- Failed attempts of callback `delivered + 1`.
  attempts integer not null default 0,
  -- Raised with each beginning and each end of a lease. A settlement applies only while it is the same.
  lease_version bigint not null default 0,
  -- The worker that holds the lease, and its end; null without one.
  leased_by text,
  leased_until timestamptz,
  state text not null default 'open' check (state in ('open', 'paused', 'parked')),
  state_reason text,
  updated_at timestamptz not null default now(),
  check (delivered <= head)
) with (fillfactor = 50);

-- For claims: the lanes of an endpoint, the longest due first.
create index lanes_due on lanes (endpoint, due_at) where state = 'open' and due_at is not null;
create index lanes_not_open on lanes (state, updated_at) where state <> 'open';

create function pass_unused() returns trigger language plpgsql as $$
declare
  next bigint;
  waiting bigint;
begin
  select min(c.sequence), count(*) into next, waiting
  from callbacks c
  where c.session_id = new.session_id and c.sequence > new.delivered and c.sequence <= new.head
    and c.at >= new.waiting_since;
  new.delivered := coalesce(next - 1, new.delivered);
  new.unused := case when next is null then 0 else new.head - new.delivered - waiting end;
  return new;
end $$;

create trigger lanes_pass_unused before update of delivered on lanes
for each row when (old.unused > 0 and new.delivered > old.delivered)
execute function pass_unused();

-- Deletes lanes with their sessions, by one statement. A foreign key would look up and lock the session of each new lane, and be
-- considered at every change of a lane or a session: 3 % of the server's work for a callback.
create function delete_lanes_of_sessions() returns trigger language plpgsql as $$
begin
  delete from lanes using deleted_sessions where lanes.session_id = deleted_sessions.session_id;
  return null;
end $$;

create trigger lanes_go_with_sessions
  after delete on payment_sessions referencing old table as deleted_sessions
  for each statement execute function delete_lanes_of_sessions();

-- Callbacks, and test events, which have no lane.
create table callbacks (
  at timestamptz not null default now(),
  session_id bigint not null,
  sequence bigint not null,
  -- `webhook-id` of every attempt.
  callback_id text not null,
  client_id bigint not null,
  account_id bigint not null,
  -- 'rejected': the body is invalid against the contract. It is not sent: the lane parks when its turn comes.
  state text not null default 'waiting'
    check (state in ('waiting', 'delivered', 'skipped', 'superseded', 'rejected', 'test')),
  -- Filters of operators.
  event_type text,
  event_subtype text,
  session_code bigint not null,
  transaction_ids bigint[],
  transaction_codes bigint[],
  final boolean not null default false,
  -- The body and the IDs of its secrets, compressed, of a test event, or of a callback that was rendered again. Null for others:
  -- settling a callback writes its row again, so theirs is in the history.
  content bytea,
  -- The numbers of the callbacks that this one supersedes.
  supersedes bigint[] not null default '{}',
  -- The issues of a rejected body.
  issues json,
  -- When it was delivered, skipped or superseded.
  settled_at timestamptz,
  primary key (session_id, sequence, at)
) partition by range (at);

alter table callbacks alter column content set storage external;

create index callbacks_by_client on callbacks (client_id, at desc);
create index callbacks_by_id on callbacks (callback_id);
-- The order of operators' lists. It is over an expression that only they use: over `at` itself, workers that planned on empty
-- tables preferred it to the primary key, and then read everything newer.
create index callbacks_by_time on callbacks ((at at time zone 'UTC'), session_id, sequence);

create sequence test_event_sequence as bigint;

create table attempts (
  at timestamptz not null default now(),
  session_id bigint not null,
  sequence bigint not null,
  attempt integer not null,
  endpoint text not null,
  url text not null,
  duration_ms integer not null,
  outcome text not null
    check (outcome in ('accepted', 'rejected', 'failed', 'timeout', 'blocked', 'gone', 'slowed')),
  status integer,
  error text,
  -- The `webhook-timestamp` of a request whose other headers follow from its callback. `request_headers` is null then.
  webhook_timestamp bigint,
  -- Redacted and cut off. json, which takes less time to store than jsonb.
  request_headers json,
  response_headers json,
  response_body text,
  redelivery boolean not null default false,
  worker text not null,
  next_attempt_at timestamptz,
  primary key (session_id, sequence, at, attempt)
) partition by range (at);

-- The state of a merchant's origin.
create table endpoints (
  endpoint text primary key,
  -- Null for an origin that an operator paused before anything was sent there.
  client_id bigint,
  state text not null default 'open' check (state in ('open', 'paused')),
  state_reason text,
  -- The end of the time for which it asked to slow down (429, 502, 504, Retry-After).
  slow_until timestamptz,
  -- Consecutive failures. The breaker is open until `open_until`, and then lets one attempt through.
  failures integer not null default 0,
  open_until timestamptz,
  updated_at timestamptz not null default now()
);

-- Operators' redeliveries of settled callbacks, and deliveries of test events: outside the order of a lane.
create table redeliveries (
  redelivery_id bigint generated always as identity primary key,
  session_id bigint not null,
  sequence bigint not null,
  endpoint text not null,
  url text not null,
  requested_at timestamptz not null default now(),
  requested_by text not null,
  -- The action in the audit that requested it.
  audit_id bigint,
  due_at timestamptz default now(),
  attempts integer not null default 0,
  -- As in `lanes`.
  lease_version bigint not null default 0,
  leased_by text,
  leased_until timestamptz,
  done_at timestamptz,
  outcome text
);

create index redeliveries_due on redeliveries (endpoint, due_at) where due_at is not null;
create index redeliveries_done on redeliveries (done_at) where done_at is not null;
create index redeliveries_by_callback on redeliveries (session_id, sequence);

-- Callbacks that a receiver ignored because it had a newer one, until they are redelivered or past their retention.
create table ignored_callbacks (
  session_id bigint not null,
  sequence bigint not null,
  at timestamptz not null default now(),
  primary key (session_id, sequence)
);

-- One row while deliveries are held, after a restore: no lane, redelivery or test event is claimed.
create table delivery_hold (
  singleton boolean primary key default true check (singleton),
  since timestamptz not null default now(),
  reason text not null
);

-- Live workers, which share the limits of endpoints. One without a heartbeat for some seconds no longer counts.
create table workers (
  worker text primary key,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now(),
  -- By how many milliseconds its clock is ahead of this server's; null until measured.
  clock_ahead_ms double precision
);

-- Periods in which this server's clock only went forward. The last one is open; each of the others ended when the clock was set
-- back to a time before the latest one seen.
create table clock_periods (
  seen_until timestamptz not null,
  set_back_to timestamptz
);
create unique index clock_periods_open on clock_periods ((true)) where set_back_to is null;
insert into clock_periods (seen_until) values (now());

-- For each endpoint, the creation time of the oldest callback whose turn it is.
--
-- `waiting_since` of a lane is not later than that of its callback. The callback is read only where that may make a difference:
-- lanes are visited by `waiting_since`, until none can have an older callback.
create function find_oldest_undelivered(out endpoint text, out made_at timestamptz) returns setof record
language plpgsql stable as $$
declare
  lane record;
begin
  for lane in
    select l.endpoint, l.session_id, l.delivered, l.waiting_since
    from lanes l
    -- The conditions of the two indexes that have these lanes only.
    where (l.state <> 'open' or l.state = 'open' and l.due_at is not null) and l.waiting_since is not null
    order by l.endpoint collate "C", l.waiting_since
  loop
    if lane.endpoint <> endpoint then
      return next;
      made_at := null;
    end if;
    endpoint := lane.endpoint;
    continue when lane.waiting_since >= made_at;
    made_at := least(made_at, case when lane.delivered = 0 then lane.waiting_since else coalesce((
      select c.at from callbacks c
      where c.session_id = lane.session_id and c.sequence = lane.delivered + 1
        and c.at >= lane.waiting_since and c.at <= now()
    ), lane.waiting_since) end);
  end loop;
  if endpoint is not null then
    return next;
  end if;
end $$;
