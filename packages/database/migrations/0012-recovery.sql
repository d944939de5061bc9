-- What an operator has to know of and decide after a restore: whether deliveries are held, and which callbacks receivers
-- have ignored because they had newer ones.
--
-- Safe beside the previous version, which writes neither, and goes on delivering while deliveries are held: stop it first.

-- One row while deliveries are held: no lane, redelivery or test event is claimed, whatever its endpoint.
create table delivery_hold (
  singleton boolean primary key default true check (singleton),
  since timestamptz not null default now(),
  reason text not null
);

-- Callbacks that a receiver answered as older than one it had, until they are redelivered or past their retention.
create table ignored_callbacks (
  session_id bigint not null,
  sequence bigint not null,
  at timestamptz not null default now(),
  primary key (session_id, sequence)
);
