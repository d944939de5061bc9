import { longQuery, queryRecords, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import { endLease, lockLanes, writeLostLaneLease, writeLostLease } from "../lanes/lease.ts";
import { isActive, isInactive } from "../lanes/stored-state.ts";

// The predicates of the two indexes that have all leased lanes.
const MAY_BE_LEASED = `(${isInactive("l.state")} or ${isActive("l.state")} and l.due_at is not null)`;

const OF_CLIENT = `(select c.client_id from callbacks c where c.session_id = r.session_id and c.sequence = r.sequence limit 1)`;

/** How many lanes and redeliveries of a client a worker holds now. */
export async function countLeased(pool: Pool, clientId: number): Promise<number> {
  const [row] = await queryRecords<{ leased: number }>(
    pool,
    longQuery(
      `select (select count(*) from lanes l where ${MAY_BE_LEASED} and l.client_id = $1 and l.leased_until > clock_timestamp())
         + (select count(*) from redeliveries r
            where r.due_at is not null and r.leased_until > clock_timestamp() and ${OF_CLIENT} = $1) as leased`,
      [clientId],
    ),
  );
  return row?.leased ?? 0;
}

/** Ends the leases that no worker settled in time, as the next claim would have. Nothing is settled under them later. */
export async function endLostLeases(pool: Pool, clientId: number): Promise<void> {
  const lost = await queryRecords<{ sessionId: number }>(
    pool,
    longQuery(
      `select l.session_id from lanes l
       where ${MAY_BE_LEASED} and l.client_id = $1 and l.leased_until <= clock_timestamp()`,
      [clientId],
    ),
  );
  const ids = lost.map(({ sessionId }) => sessionId);
  await runTransaction(pool, async (client) => {
    await client.query(lockLanes(ids));
    const isLost = "session_id = any($1::bigint[]) and leased_until <= clock_timestamp()";
    await client.query(writeLostLaneLease(isLost), [ids]);
    await client.query(`update lanes set ${endLease("lanes")} where ${isLost}`, [ids]);
  });
  await pool.query(
    longQuery(
      `with lost as (
         update redeliveries r set ${endLease("r")} from redeliveries b
         where b.redelivery_id = r.redelivery_id and r.due_at is not null and r.leased_until <= clock_timestamp()
           and ${OF_CLIENT} = $1
         returning r.*, b.leased_until as ended_at
       ) ${writeLostLease({
         relation: "lost",
         sequence: "sequence",
         attempt: "attempts + 1",
         endedAt: "ended_at",
         isRedelivery: true,
         condition: "true",
       })}`,
      [clientId],
    ),
  );
}

/** Takes the lanes of a client that has left out of the index of due lanes, so that claims do not read them. */
export async function setLanesAside(pool: Pool, clientId: number): Promise<void> {
  await changeInPieces(pool, SET_ASIDE, clientId);
}

/** The reverse, before the cell owns the client again. */
export async function wakeLanes(pool: Pool, clientId: number): Promise<void> {
  await changeInPieces(pool, WAKE, clientId);
}

async function changeInPieces(pool: Pool, statement: string, clientId: number): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(longQuery(statement, [clientId]));
    if (rowCount === 0) return;
  }
}

const SET_ASIDE = `
  update lanes set due_at = null where session_id in (
    select session_id from lanes l where ${isActive("l.state")} and l.due_at is not null and l.client_id = $1 limit 1000
  )`;

const WAKE = `
  update lanes set due_at = now() where session_id in (
    select session_id from lanes l
    where ${isActive("l.state")} and l.due_at is null and l.delivered < l.head and l.client_id = $1 limit 1000
  )`;
