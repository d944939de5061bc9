import { type Actor, longQuery, queryRecords, recordAction } from "@payment-routing/database";
import type { Pool } from "pg";
import type { Cell } from "./cell.ts";
import {
  type ClientOwner,
  changeOwner,
  owns,
  readClaim,
  readOwner,
  resolveOwner,
  type StoredOwner,
} from "./client-owner.ts";
import { deleteClient } from "./delete-client.ts";
import { MoveError } from "./move-error.ts";
import { stopNoting } from "./note-changes.ts";

/** A move that ends without a new owner. */
export interface AbortedMove {
  readonly clientId: number;
  readonly from: Cell;
  readonly to: Cell;
  readonly actor: Actor;
}

/**
 * Aborts a move before the client has left: the source first, then the target. What the target had before stays there.
 *
 * @throws MoveError `refused` if the client has left, or is not leaving; `interrupted` if a move went on meanwhile
 */
export async function abortMove({ clientId, from, to, actor }: AbortedMove): Promise<void> {
  const source = await readOwner(from.pool, clientId);
  const isLeaving = source?.state === "leaving" && source.otherCell === to.name;
  const target = await readOwner(to.pool, clientId);
  const isArriving = target?.state === "arriving" && target.otherCell === from.name;
  if (!isLeaving && !(isArriving && source?.state !== "left"))
    throw new MoveError("refused", `client ${clientId} is not leaving cell ${from.name} for cell ${to.name}`);
  if (isLeaving) {
    const { generation, copies = 0 } = source;
    const isBack = await changeOwner(
      from.pool,
      clientId,
      source,
      { state: "owned", generation, copies },
      {
        also: async (client) => {
          const detail = { from: from.name, to: to.name };
          await recordAction(client, {
            ...actor,
            action: "abort-move",
            subject: `client:${clientId}`,
            detail,
          });
        },
      },
    );
    if (!isBack)
      throw new MoveError("interrupted", `the move of client ${clientId} went on, or a cell is held`);
  }
  await stopNoting(from.pool, clientId);
  if (isArriving && !(await withdraw(to, clientId, target)))
    throw new MoveError(
      "interrupted",
      `the copy of client ${clientId} in cell ${to.name} changed: abort again`,
    );
}

/** Takes back a row `arriving`. Without an earlier row the copy is deleted with it. */
async function withdraw(cell: Cell, clientId: number, seen: StoredOwner): Promise<boolean> {
  if (seen.replaced !== undefined) return changeOwner(cell.pool, clientId, seen, seen.replaced);
  if ((await deleteClient(cell.pool, clientId, seen)) === undefined) return false;
  return changeOwner(cell.pool, clientId, seen, undefined);
}

/** What a cell has of a client that is in another cell. */
export interface Release {
  readonly clientId: number;
  readonly cell: Cell;
  /** The cell that owns the client. */
  readonly owner: Cell;
  /** The last backup of the owner, restored. Undefined: it is not checked, because the rows are to be discarded. */
  readonly backup: Pool | undefined;
  readonly actor: Actor;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Deletes what a cell has left over of a client, if its owner and the owner's last backup have every session of it. Returns the
 * number of sessions.
 *
 * @throws MoveError `refused` if they do not; `interrupted` if the owner changed meanwhile
 */
export async function releaseClient({
  clientId,
  cell,
  owner,
  backup,
  actor,
  onProgress,
}: Release): Promise<number> {
  const seen = await readOwner(cell.pool, clientId);
  const refuse = (reason: string) =>
    new MoveError("refused", `client ${clientId} is not released: ${reason}`);
  if (seen?.state !== "left") throw refuse(`it has not left cell ${cell.name}`);
  if (seen.heldAt !== undefined) throw refuse("it waits for recovery");
  const row = resolveOwner(await readOwner(owner.pool, clientId), owner);
  const claim = readClaim(row, owner);
  if (!owns(row) || (claim?.generation ?? 0) < seen.generation)
    throw refuse(`cell ${owner.name} does not own it since it left`);
  if (backup !== undefined) {
    const stored = await readOwner(backup, clientId);
    if (!owns(stored) || (stored?.generation ?? 0) < seen.generation)
      throw refuse(`the backup of cell ${owner.name} is from before it owned the client`);
    for (const [where, pool] of [
      [`cell ${owner.name}`, owner.pool],
      ["the backup", backup],
    ] as const) {
      const missing = await listMissing(cell.pool, pool, clientId);
      if (missing.length > 0)
        throw refuse(`${where} lacks the latest reports of sessions ${missing.join(", ")}`);
    }
  }
  const sessions = await deleteClient(cell.pool, clientId, seen, onProgress);
  const { replaced: _, ...kept }: ClientOwner = seen;
  const isDone =
    sessions !== undefined &&
    (await changeOwner(cell.pool, clientId, seen, kept, {
      also: async (client) => {
        await client.query("delete from changed_sessions where client_id = $1", [clientId]);
        const detail = { owner: owner.name, sessions, discarded: backup === undefined };
        await recordAction(client, {
          ...actor,
          action: "release-client",
          subject: `client:${clientId}`,
          detail,
        });
      },
    }));
  if (isDone) await owner.pool.query(FORGET_LEFT_OVER, [clientId, cell.name]);
  if (!isDone)
    throw new MoveError("interrupted", `the owner of client ${clientId} changed meanwhile: release it again`);
  return sessions;
}

// Not a change of the owner.
const FORGET_LEFT_OVER =
  "update client_owners set left_over = array_remove(left_over, $2) where client_id = $1";

/** The first sessions of which the other database has an older version, or fewer reports. */
async function listMissing(pool: Pool, other: Pool, clientId: number): Promise<readonly number[]> {
  const missing: number[] = [];
  for (let after = Number.MIN_SAFE_INTEGER; missing.length < MAX_LISTED; ) {
    const page = await queryRecords<SessionState>(pool, longQuery(LIST_STATES, [clientId, after]));
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.sessionId;
    const ids = page.map(({ sessionId }) => sessionId);
    const found = await queryRecords<SessionState>(other, longQuery(READ_STATES, [ids]));
    const states = new Map(found.map((state) => [state.sessionId, state]));
    for (const { sessionId, version, reports } of page) {
      const state = states.get(sessionId);
      if (state === undefined || state.version < version || state.reports < reports) missing.push(sessionId);
    }
  }
  return missing.slice(0, MAX_LISTED);
}

const MAX_LISTED = 10;

interface SessionState {
  readonly sessionId: number;
  readonly version: number;
  readonly reports: number;
}

const STATE = `s.session_id, s.version,
    (select count(*) from session_history h where h.session_id = s.session_id) as reports`;

const LIST_STATES = `
  select ${STATE} from payment_sessions s where client_id = $1 and session_id > $2 order by session_id limit 1000`;

const READ_STATES = `select ${STATE} from payment_sessions s where session_id = any($1::bigint[])`;
