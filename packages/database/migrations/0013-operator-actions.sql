-- Actions of operators on many things, which any process carries out in steps, and those that wait for another person.
--
-- Safe beside the previous version: it carries out its own actions, and none of these.

create table operator_actions (
  action_id bigint generated always as identity primary key,
  kind text not null,
  -- The filter, the endpoint, or the version and the active one at that time.
  target json not null,
  -- As in the audit.
  subject text not null,
  -- The clients that the target is limited to: who is limited to others does not see it. Null: it may concern any client.
  client_ids bigint[],
  actor text not null,
  reason text not null,
  -- What it would change, counted when it was requested.
  planned json not null,
  -- Callbacks that become due in a second, at most. Null: no bound.
  per_second integer,
  state text not null check (state in ('awaiting-approval', 'running', 'finished', 'stopped', 'declined')),
  requested_at timestamptz not null default now(),
  -- Without an approval by then, it expires.
  expires_at timestamptz,
  approved_by text,
  -- The record of its start in the audit.
  audit_id bigint,
  started_at timestamptz,
  ended_at timestamptz,
  -- Who stopped or declined it, and why.
  ended_by text,
  end_reason text,
  -- Of the next step. The process that carries it out holds an advisory lock, which ends with its transaction.
  due_at timestamptz not null default now(),
  done bigint not null default 0,
  total bigint not null,
  -- What was changed.
  counts json not null default '{}',
  -- Endpoints to which nothing is sent for now.
  waits_for text[] not null default '{}',
  -- The place in a list of callbacks that the next step continues from.
  position json,
  -- The lanes or redeliveries to change, in order, and for each lane a sequence number of that time. Null once it has ended.
  ids bigint[],
  bounds bigint[],
  -- Why the last step failed. It is repeated.
  problem text
);

create index operator_actions_due on operator_actions (due_at) where state = 'running';
