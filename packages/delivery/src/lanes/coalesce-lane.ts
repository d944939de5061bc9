import { queryRecords, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import {
  type ContentRecord,
  readCallbackContent,
  type SendableCallback,
  selectCallbackContent,
} from "./claimed-callback.ts";

/**
 * Supersedes the exhausted callback of a leased lane, and those after it, by a newer one that names them. The lease continues for
 * the newer callback.
 *
 * Changes nothing if there is no such callback or the lease was lost.
 */
export async function coalesceLane(pool: Pool, held: SendableCallback): Promise<Coalesced> {
  return runTransaction(pool, async (client) => {
    const fence = await client.query(LOCK_LANE, [held.sessionId, held.leaseVersion, held.sequence]);
    if (fence.rowCount === 0) return { held: undefined, mayComeYet: false };
    const rows = await queryRecords<Pending>(client, FIND_PENDING, [held.sessionId, held.sequence]);
    const row = chooseSuccessor(rows);
    if (row === undefined) return { held: undefined, mayComeYet: mayHaveSuccessor(rows) };
    const supersedes = await supersede(client, held.sessionId, rows, row);
    const { sequence } = row;
    const content = readCallbackContent(row);
    const hasNewer = rows.at(-1) !== row;
    return {
      held: {
        ...held,
        sequence,
        attempts: 0,
        hasNewer,
        claimedAtMs: performance.now(),
        content: content && { ...content, supersedes },
      },
    };
  });
}

/** The callback that the lane is leased for now, or whether a later callback may supersede the exhausted one. */
type Coalesced =
  | { readonly held: SendableCallback }
  | { readonly held: undefined; readonly mayComeYet: boolean };

async function supersede(
  client: PoolClient,
  sessionId: number,
  rows: readonly Pending[],
  successor: Pending,
): Promise<readonly number[]> {
  const older = rows.slice(0, rows.indexOf(successor));
  const superseded = [...older, successor].flatMap((row) => {
    const before = readCallbackContent(row)?.supersedes ?? [];
    return row === successor ? before : [...before, row.sequence];
  });
  await client.query(SUPERSEDE, [sessionId, older.map(({ sequence }) => sequence)]);
  await client.query(NAME_SUPERSEDED, [sessionId, successor.sequence, successor.madeAt, superseded]);
  await client.query(MOVE_LANE, [sessionId, successor.sequence]);
  return superseded;
}

type Pending = Omit<ContentRecord, "state"> & LaneCallback;

const LOCK_LANE = `
  select from lanes where session_id = $1 and lease_version = $2 and delivered = $3::bigint - 1 for update`;

const FIND_PENDING = `
  select c.sequence, ${selectCallbackContent("c")}
  from callbacks c
  where c.session_id = $1 and c.sequence >= $2 and c.state in ('waiting', 'rejected')
  order by c.sequence`;

const SUPERSEDE = `
  update callbacks set state = 'superseded', settled_at = now()
  where session_id = $1 and sequence = any($2::bigint[]) and state in ('waiting', 'rejected')`;

const NAME_SUPERSEDED = `
  update callbacks set supersedes = $4::bigint[]
  where session_id = $1 and sequence = $2 and at = $3::text::timestamptz`;

const MOVE_LANE = `
  update lanes
  set delivered = $2::bigint - 1, attempts = 0, state_reason = null, updated_at = now()
  where session_id = $1`;

/** An undelivered callback of a lane. */
export interface LaneCallback {
  readonly sequence: number;
  readonly state: "waiting" | "rejected";
  readonly isFinal: boolean;
}

/**
 * Returns the newest callback that may be sent in place of the exhausted one and those between them. Never skips a final status.
 *
 * @param callbacks undelivered callbacks of the lane in order, starting with the exhausted one
 */
export function chooseSuccessor<Callback extends LaneCallback>(
  callbacks: readonly Callback[],
): Callback | undefined {
  const [exhausted, ...newer] = callbacks;
  if (exhausted === undefined || exhausted.isFinal) return undefined;
  const final = newer.findIndex(({ isFinal }) => isFinal);
  const reachable = final === -1 ? newer : newer.slice(0, final + 1);
  return reachable.findLast(({ state }) => state === "waiting");
}

/** Whether a later callback may supersede these: none of them is final. */
export function mayHaveSuccessor(callbacks: readonly LaneCallback[]): boolean {
  return !callbacks.some(({ isFinal }) => isFinal);
}
