-- Decisions of searches: the client, the version that decided, the facts that it read of the request, and the methods offered.

-- Decisions in blocks: columns with dictionaries, compressed.
create table decision_blocks (
  -- The time of the first and of the last decision. A block does not span midnight UTC.
  at timestamptz not null,
  until timestamptz not null,
  block_id uuid not null,
  decisions integer not null,
  -- 'offered', and the problems of the answers.
  outcomes text[] not null,
  -- The versions that decided.
  digests text[] not null,
  -- Where each segment ends in `segments`.
  segment_ends integer[] not null,
  -- Null once the decisions are in another block. The row stays, so that the block is not stored again.
  segments bytea,
  -- The segments by client and event, in buckets of equal width.
  event_filter bytea,
  event_buckets integer not null,
  primary key (at, block_id),
  check ((segments is null) = (event_filter is null))
) partition by range (at);

-- Segments are compressed, and a look-up reads a slice of the filter.
alter table decision_blocks alter column segments set storage external;
alter table decision_blocks alter column event_filter set storage external;

create index decision_blocks_by_end on decision_blocks (until) where segments is not null;
