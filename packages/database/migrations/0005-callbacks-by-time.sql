-- The index that operators read callbacks by is over an expression that only their lists use. Over `at` itself, workers
-- that planned on empty tables took it for as good as the primary key, and then read all that was made since.
--
-- Safe beside the previous version: it sorts what it lists.
drop index callbacks_by_time;
create index callbacks_by_time on only callbacks ((at at time zone 'UTC'), session_id, sequence);

-- Redeliveries of a callback, done or not.
create index redeliveries_by_callback on redeliveries (session_id, sequence);
drop index redeliveries_pending;
