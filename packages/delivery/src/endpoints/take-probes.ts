/**
 * SQL of the common table expression `probes`, the endpoints behind a breaker of which `picked` has an attempt that this
 * worker makes. A breaker that has been open long enough lets one attempt through: whose update this is makes it.
 */
export const TAKE_PROBES = `probes as (
  update endpoints e set open_until = now() + $2::int * interval '1 ms', updated_at = now()
  where e.endpoint = any(array(
    select b.endpoint from endpoints b
    where b.endpoint = any(array(select endpoint from picked where is_probe)) and b.open_until <= now()
    order by b.endpoint for update skip locked
  ))
  returning e.endpoint
)`;
