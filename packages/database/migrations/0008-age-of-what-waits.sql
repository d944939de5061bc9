-- For each endpoint, when the oldest of the callbacks whose turn it is was made.
--
-- A lane knows since when it has not been empty, which is no later. The callback itself is looked up only where that may
-- make a difference: lanes are walked from the one that has not been empty for longest, until one cannot be older than
-- what was found.
--
-- Safe beside the previous version, which does not call it.
create function find_oldest_undelivered(out endpoint text, out made_at timestamptz) returns setof record
language plpgsql stable as $$
declare
  lane record;
begin
  for lane in
    select l.endpoint, l.session_id, l.delivered, l.waiting_since
    from lanes l
    -- The conditions of the two indexes that have such lanes and no others.
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
