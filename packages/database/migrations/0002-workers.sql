-- Workers that are alive: they share what an endpoint allows among them. One that has not been heard of for some seconds
-- is counted no more; nothing else rests on it.
create table workers (
  worker text primary key,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);
