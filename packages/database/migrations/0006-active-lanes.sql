-- Lanes and endpoints are `active` where they were `open`, a word that circuit breakers keep.
--
-- Safe beside the previous version, which knows 'open' only: active rows are still stored as 'open'. This version reads 'active'
-- too, so the next one can store it, with another default and another index than lanes_not_open, which is not for active lanes.

alter table lanes
  drop constraint lanes_state_check,
  -- Every stored state is among them: no need to read the table.
  add constraint lanes_state_check check (state in ('active', 'open', 'paused', 'parked')) not valid;

alter table endpoints
  drop constraint endpoints_state_check,
  add constraint endpoints_state_check check (state in ('active', 'open', 'paused'));

-- Also found by the previous version's condition, `state = 'open'`.
drop index lanes_due;
create index lanes_due on lanes (endpoint, due_at) where state in ('active', 'open') and due_at is not null;

-- Reads both words.
create or replace function find_oldest_undelivered(out endpoint text, out made_at timestamptz) returns setof record
language plpgsql stable as $$
declare
  lane record;
begin
  for lane in
    select l.endpoint, l.session_id, l.delivered, l.waiting_since
    from lanes l
    -- The conditions of the two indexes that have these lanes only.
    where (l.state not in ('active', 'open') or l.state in ('active', 'open') and l.due_at is not null)
      and l.waiting_since is not null
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
