-- How often each method was offered, and the first reason why not, by client, version and hour. A worker counts blocks of decisions
-- after they are stored.
--
-- Safe beside the previous version: what it stores is not counted, nor is what was stored before.

alter table decision_blocks add column counted boolean not null default true;
create index decision_blocks_uncounted on decision_blocks (at) where not counted;

create table routing_hours (
  -- 0: all clients.
  client_id bigint not null,
  -- The beginning of the hour, or of the day (UTC) for days that began more than 48 hours ago.
  at timestamptz not null,
  -- The version that decided.
  digest text not null,
  -- By method and outcome: 'offered', or the code of a reason. Searches of accounts without the method are left out. Method 0 is any
  -- method: 'offered', or the code of the problem.
  methods jsonb not null,
  primary key (client_id, at, digest)
);
create index routing_hours_by_time on routing_hours (at);
