import { setTimeout as delay } from "node:timers/promises";
import {
  ADVISORY_LOCKS,
  isInUse,
  type Queryable,
  queryRecords,
  runTransaction,
} from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import type { CellName } from "./cell.ts";

/** What a cell says about a client: a row of `client_owners`. */
export interface ClientOwner {
  /**
   * - `owned`: the cell stores the client's reports and delivers its callbacks
   * - `leaving`: likewise, while the client is copied to `otherCell`
   * - `left`: `otherCell` does. What is stored here is left over
   * - `arriving`: `otherCell` does, and the client is copied from there
   */
  readonly state: "owned" | "leaving" | "left" | "arriving";
  /** Raised by 1 with each new owner. Of `left` and `arriving`: that of the new owner. */
  readonly generation: number;
  /** Set unless `owned`. */
  readonly otherCell?: string;
  /** Of `leaving`. Lanes are not claimed before both times, reports are not stored before `holdUntil`. */
  readonly quietUntil?: Date;
  readonly holdUntil?: Date;
  /** Of `leaving` and `left`: the hold in which the last changes are copied. `POINTER` where recovery wrote the row. */
  readonly hold?: string;
  /** Of `arriving`: the hold in which its copy was completed. */
  readonly complete?: string;
  /** Of `arriving`: the row that it replaced. */
  readonly replaced?: ClientOwner;
  /** While set, nothing is stored or claimed: two cells claim the client. */
  readonly heldAt?: Date;
  /** How many copies have begun here. Default in a change: as before. */
  readonly copies?: number;
  /** The cells that have rows left over of the client. Default in a change: as before. */
  readonly leftOver?: readonly string[];
}

/** A row that was read. */
export interface StoredOwner extends ClientOwner {
  readonly changedAt: Date;
  /** New with every change. */
  readonly revision: string;
}

/** The `hold` of a row `left` that only points to the owner. */
export const POINTER = "00000000-0000-0000-0000-000000000000";

/** Who owns a client, as a cell says. The highest generation is right. */
export interface Claim {
  readonly cell: string;
  readonly generation: number;
}

/** What a row of a cell says. Undefined: nothing. */
export function readClaim(owner: ClientOwner | undefined, cell: CellName): Claim | undefined {
  if (owner === undefined)
    return cell.name === cell.defaultCell ? { cell: cell.name, generation: 0 } : undefined;
  const { state, generation, otherCell = "" } = owner;
  if (state === "arriving") return readClaim(owner.replaced, cell);
  return { cell: state === "left" ? otherCell : cell.name, generation };
}

/** The row of a client, or the one that its absence stands for. Undefined: the cell has nothing of it. */
export function resolveOwner(owner: ClientOwner | undefined, cell: CellName): ClientOwner | undefined {
  if (owner !== undefined || cell.name !== cell.defaultCell) return owner;
  return { state: "owned", generation: 0 };
}

export function owns(owner: ClientOwner | undefined): boolean {
  return owner?.state === "owned" || owner?.state === "leaving";
}

/** Reads what a cell says about one client. */
export async function readOwner(client: Queryable, clientId: number): Promise<StoredOwner | undefined> {
  const [found] = await queryRecords<StoredOwner>(client, READ_OWNER, [clientId]);
  return found;
}

/** Lists what a cell says about every client with a row. */
export function listOwners(
  client: Queryable,
): Promise<readonly (StoredOwner & { readonly clientId: number })[]> {
  return queryRecords(client, `select ${COLUMNS}, client_id from client_owners order by client_id`);
}

const COLUMNS = `state, generation, other_cell, quiet_until, hold_until, hold, complete, replaced, held_at, copies, left_over,
  changed_at, revision`;

const READ_OWNER = `select ${COLUMNS} from client_owners where client_id = $1`;

interface OwnerChange {
  /** Changes the row of a cell or client that is held, as recovery does. */
  readonly isRecovery?: boolean;
  /** Also done in the transaction, if the row is changed. Returns false to change nothing. */
  readonly also?: (client: PoolClient) => Promise<unknown>;
}

/**
 * Replaces the row of a client, or deletes it, unless it has changed since it was read or is held. Returns whether it did.
 *
 * Whatever depends on the owner holds a shared lock until its commit, so that it comes either before the change or after it. The
 * lock is waited for briefly and repeatedly: others wait behind.
 */
export async function changeOwner(
  pool: Pool,
  clientId: number,
  seen: StoredOwner | undefined,
  next: ClientOwner | undefined,
  { isRecovery = false, also = async () => true }: OwnerChange = {},
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(pool, async (client) => {
        await client.query("set local lock_timeout = '100ms'");
        await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.ownership})`);
        // A later statement, which sees what was committed before the lock.
        const [row] = await queryRecords<StoredOwner>(client, `${READ_OWNER} for update`, [clientId]);
        if (row?.revision !== seen?.revision) return false;
        if (!isRecovery && (row?.heldAt !== undefined || (await isCellHeld(client)))) return false;
        if ((await also(client)) === false) return false;
        await writeOwner(
          client,
          clientId,
          next && { copies: row?.copies ?? 0, leftOver: row?.leftOver ?? [], ...next },
        );
        return true;
      });
    } catch (error) {
      if (!isInUse(error) || attempt === MAX_LOCK_ATTEMPTS) throw error;
      await delay(50 + Math.random() * 100);
    }
  }
}

/** About a minute. */
const MAX_LOCK_ATTEMPTS = 300;

/** Whether the cell was restored, and its recovery is not finished. */
export async function isCellHeld(client: Queryable): Promise<boolean> {
  const { rows } = await client.query("select from delivery_hold");
  return rows.length > 0;
}

async function writeOwner(
  client: PoolClient,
  clientId: number,
  next: ClientOwner | undefined,
): Promise<void> {
  if (next === undefined) {
    await client.query("delete from client_owners where client_id = $1", [clientId]);
    return;
  }
  const { replaced } = next;
  await client.query(WRITE_OWNER, [
    clientId,
    next.state,
    next.generation,
    next.otherCell,
    next.quietUntil,
    next.holdUntil,
    next.hold,
    next.complete,
    replaced && JSON.stringify(replaced),
    next.heldAt,
    next.copies ?? 0,
    next.leftOver ?? [],
  ]);
}

const WRITE_OWNER = `
  insert into client_owners (client_id, state, generation, other_cell, quiet_until, hold_until, hold, complete, replaced,
    held_at, copies, left_over)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (client_id) do update
  set state = excluded.state, generation = excluded.generation, other_cell = excluded.other_cell,
    quiet_until = excluded.quiet_until, hold_until = excluded.hold_until, hold = excluded.hold, complete = excluded.complete,
    replaced = excluded.replaced, held_at = excluded.held_at, copies = excluded.copies, left_over = excluded.left_over, changed_at = clock_timestamp(),
    revision = gen_random_uuid()`;
