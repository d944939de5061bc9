import {
  longQuery,
  type Queryable,
  queryRecords,
  recordAction,
  runTransaction,
} from "@payment-routing/database";
import type { Pool } from "pg";

/** The worker's clock compared with others. */
export interface WorkerClock {
  /** Milliseconds ahead of the database's clock. Undefined until measured. */
  readonly aheadMs: number | undefined;
  /**
   * - `agrees`: within the tolerance of the database, or not measured yet
   * - `database-differs`: the database differs from this worker and from the other workers, or there are none
   * - `worker-differs`: this worker differs from the database and the other workers. It claims nothing, because receivers
   *   compare the time of a signature with their own clocks and would reject its callbacks.
   */
  readonly state: "agrees" | "database-differs" | "worker-differs";
}

/** Well below the five minutes for which receivers accept a signature. */
export const CLOCK_TOLERANCE_MS = 30_000;

/** Compares the clock of a worker. Both parameters are milliseconds ahead of the database's clock. */
export function checkClock(aheadMs: number | undefined, others: readonly number[]): WorkerClock {
  if (aheadMs === undefined || Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return { aheadMs, state: "agrees" };
  const median = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
  const isAlone = median !== undefined && Math.abs(aheadMs - median) > CLOCK_TOLERANCE_MS;
  return { aheadMs, state: isAlone ? "worker-differs" : "database-differs" };
}

/** Lists the live workers whose clocks were measured, and the milliseconds that these are ahead of the database's. */
export async function listWorkerClocks(
  client: Queryable,
): Promise<readonly { readonly worker: string; readonly aheadMs: number }[]> {
  return queryRecords(
    client,
    `select worker, clock_ahead_ms as ahead_ms from workers
     where clock_ahead_ms is not null and beat_at > now() - interval '1 minute' order by worker`,
  );
}

/** The database's clock counts as set back when it is this much behind the latest time recorded. */
export const SET_BACK_MS = 1000;

/**
 * Moves all due times (retries, leases, breakers, slowed endpoints, redeliveries) back by the amount that the database's clock
 * was set back, so that nothing waits longer than intended. Returns the milliseconds, or undefined if the clock was not set
 * back or another worker has adjusted already.
 */
export function followSetBack(pool: Pool, worker: string): Promise<number | undefined> {
  return runTransaction(pool, async (client) => {
    await client.query("select from clock_periods where set_back_to is null for update");
    // A separate statement: the locking one reads the clock before it has the lock.
    const { rows } = await client.query<{ behind_ms: number }>(READ_BEHIND);
    const behindMs = rows[0]?.behind_ms ?? 0;
    if (behindMs <= SET_BACK_MS) return undefined;
    await client.query(longQuery(LOCK_LANES));
    for (const statement of MOVE_BACK) await client.query(longQuery(statement, [behindMs]));
    await client.query(END_PERIOD);
    await client.query("insert into clock_periods (seen_until) values (clock_timestamp())");
    const reason = `the database's clock was set back by ${Math.round(behindMs / 1000)} s`;
    await recordAction(client, { actor: worker, action: "follow-clock", subject: "database", reason });
    return behindMs;
  });
}

const READ_BEHIND = `
  select extract(epoch from seen_until - clock_timestamp())::float8 * 1000 as behind_ms
  from clock_periods where set_back_to is null`;

/** Every transaction locks lanes in this order. */
const LOCK_LANES = `
  select count(*) from (select from lanes where due_at > now() order by session_id for update) as l`;

const BACK = "$1::float8 * interval '1 ms'";

const MOVE_BACK = [
  `update lanes set due_at = due_at - ${BACK}, leased_until = leased_until - ${BACK} where due_at > now()`,
  `update endpoints set slow_until = slow_until - ${BACK}, open_until = open_until - ${BACK}
   where slow_until > now() or open_until > now()`,
  `update redeliveries set due_at = due_at - ${BACK}, leased_until = leased_until - ${BACK}
   where due_at > now()`,
  // Otherwise stopped workers count as alive until the clock has caught up.
  `update workers set beat_at = beat_at - ${BACK} where beat_at > now()`,
];

const END_PERIOD = "update clock_periods set set_back_to = clock_timestamp() where set_back_to is null";
