/**
 * SQL that finds the endpoints which something is due for and may be posted to now: the common table expressions `seen`
 * (every endpoint that has something due, or soon, unless it or all delivery is paused) and `ready` (those to claim of, with how much). It
 * takes a step or two of the index for each of them, whatever waits behind the first entry. Endpoints of which nothing is
 * due are passed over within the index, by PostgreSQL's skip scan.
 *
 * The statement's parameters are: `$1` free slots, `$2` milliseconds of a lease, `$3` an object of the endpoints that are
 * known and how much may be posted to each now (to others: one), `$4` the endpoint whose turn it was last.
 *
 * @param table with an index on `(endpoint, due_at)` for the rows of the condition
 */
export function writeDueEndpoints(table: string, condition: string): string {
  const isDue = `${condition} and due_at <= now() + interval '${SOON}'`;
  return `
-- The first entry of each endpoint that has one due, found by skipping from one endpoint to the next.
first_due as (
  (select endpoint, due_at from ${table} where ${isDue} order by endpoint, due_at limit 1)
  union all
  select n.endpoint, n.due_at
  from first_due f cross join lateral (
    select endpoint, due_at from ${table} where ${isDue} and endpoint > f.endpoint
    order by endpoint, due_at limit 1
  ) n
),
seen as materialized (
  select f.endpoint, coalesce(($3::jsonb ->> f.endpoint)::int, 1) as room, e.open_until is not null as is_broken,
    greatest(f.due_at, e.slow_until, e.open_until) as ready_at
  from first_due f
  left join endpoints e using (endpoint)
  where e.state is distinct from 'paused' and not exists (select from delivery_hold)
),
-- Each gets its share of the slots. When there are more endpoints than slots, they take turns.
ready as materialized (
  select endpoint, is_broken, least(room, greatest(1, $1::int / (count(*) over ())::int)) as room
  from (
    select * from seen where ready_at <= now() and room > 0
    order by endpoint <= $4, endpoint limit $1
  ) s
)`;
}

/** How far ahead is looked, for a claim to say when the next is due: whoever claims looks again after that anyway. */
const SOON = "1 s";

/**
 * SQL of the common table expression `probes`, the endpoints behind a breaker of which `picked` has an attempt that this
 * worker makes. A breaker that has been open long enough lets one attempt through: whose update this is makes it.
 */
export const CLAIM_PROBES = `probes as (
  update endpoints e set open_until = now() + $2::int * interval '1 ms', updated_at = now()
  where e.endpoint = any(array(
    select b.endpoint from endpoints b
    where b.endpoint = any(array(select endpoint from picked where is_probe)) and b.open_until <= now()
    order by b.endpoint for update skip locked
  ))
  returning e.endpoint
)`;
