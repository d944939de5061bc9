/**
 * SQL that finds endpoints with due rows, as common table expressions: `seen` has every endpoint with rows due now or soon,
 * unless it or all delivery is paused; `ready` has the endpoints to claim from, with a number of rows. Takes one or two index
 * steps for each endpoint, and skips endpoints without due rows by an index skip scan.
 *
 * Parameters of the statement: `$1` free slots, `$2` lease in milliseconds, `$3` an object of known endpoints and their
 * capacities (others have 1), `$4` the last endpoint served.
 *
 * @param table with an index on `(endpoint, due_at)` for the rows of the condition
 */
export function writeDueEndpoints(table: string, condition: string): string {
  const isDue = `${condition} and due_at <= now() + interval '${SOON}'`;
  return `
-- The first due row of each endpoint.
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
  select f.endpoint, coalesce(($3::jsonb ->> f.endpoint)::int, 1) as capacity, e.open_until is not null as is_broken,
    greatest(f.due_at, e.slow_until, e.open_until) as ready_at
  from first_due f
  left join endpoints e using (endpoint)
  where e.state is distinct from 'paused' and not exists (select from delivery_hold)
),
-- Each endpoint gets a share of the slots. More endpoints than slots are served in turn.
ready as materialized (
  select endpoint, is_broken, least(capacity, greatest(1, $1::int / (count(*) over ())::int)) as capacity
  from (
    select * from seen where ready_at <= now() and capacity > 0
    order by endpoint <= $4, endpoint limit $1
  ) s
)`;
}

/** How far ahead a claim looks for the next due row. Workers poll at least this often. */
const SOON = "1 s";

/**
 * SQL of the common table expression `probes`: the endpoints with an open breaker for which this worker makes the probe. A
 * breaker whose pause is over allows one attempt, by the worker that updates its row.
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
