import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Cell } from "./cell.ts";
import { type ClientOwner, changeOwner, readOwner, type StoredOwner } from "./client-owner.ts";
import { copyClient, copyLastChanges } from "./copy-client.ts";
import type { Copy } from "./copy-sessions.ts";
import { type Move, type MoveResult, recordMove } from "./move.ts";
import { countLeased, endLostLeases } from "./move-lanes.ts";
import { noteChanges } from "./note-changes.ts";

/** For how long reports are held at most. A move that does not get that far continues to copy, and tries again. */
const HOLD_MS = 5000;
/** For how long lanes are not claimed. Renewed while the last attempts end. */
const QUIET_MS = 30_000;

interface Left extends Pick<MoveResult, "sessions" | "sharedEndpoints"> {
  readonly heldMs: number;
  readonly leftAt: Date;
}

/** Undefined if something else came first: the next round finds out what. */
export async function copyAndLeave(
  move: Move,
  source: StoredOwner,
  target: StoredOwner,
): Promise<Left | undefined> {
  const { clientId, from, to, onPoint = async () => {}, onProgress } = move;
  if (await noteChanges(from.pool, clientId)) {
    // Changes may have been missed: all is copied again.
    await changeOwner(from.pool, clientId, source, { ...source, copies: (source.copies ?? 0) + 1 });
    return undefined;
  }
  const copied = await copyAll(move, target);
  if (copied === undefined) return undefined;
  await onPoint("copied");
  const quiet = await waitForLeases(move, source);
  if (quiet === undefined) return undefined;
  await onPoint("quiet");
  const copy: Copy = { clientId, from, to, arriving: target };
  // Most of what has changed meanwhile, so that little is left for the hold.
  if ((await copyLastChanges(copy)) === undefined) return undefined;
  onProgress?.({ step: "hold", done: copied.sessions, total: copied.sessions });
  const hold = randomUUID();
  const holdUntil = new Date((await readClock(from)).getTime() + HOLD_MS);
  if (!(await changeOwner(from.pool, clientId, quiet, { ...quiet, hold, holdUntil }))) return undefined;
  const held = await readOwner(from.pool, clientId);
  await onPoint("held");
  if (held?.hold !== hold || (await countLeased(from.pool, clientId)) > 0) return endHold(move, held, hold);
  const last = await copyLastChanges(copy);
  if (last === undefined || last.sharedEndpoints === undefined) return endHold(move, held, hold);
  if (!(await complete(move, target, hold))) return endHold(move, held, hold);
  await onPoint("complete");
  const left: ClientOwner = {
    state: "left",
    generation: source.generation + 1,
    otherCell: to.name,
    hold,
  };
  const isLeft = await changeOwner(from.pool, clientId, held, left, {
    also: async (client) => {
      const { rows } = await client.query<{ ahead: boolean }>(
        "select hold_until > clock_timestamp() as ahead from client_owners where client_id = $1",
        [clientId],
      );
      if (rows[0]?.ahead !== true) return false;
      await recordMove(client, move, "leave-cell");
      return true;
    },
  });
  if (!isLeft) return endHold(move, held, hold);
  const after = await readOwner(from.pool, clientId);
  const leftAt = after?.changedAt ?? new Date();
  return {
    sessions: copied.sessions,
    sharedEndpoints: last.sharedEndpoints,
    heldMs: leftAt.getTime() - held.changedAt.getTime(),
    leftAt,
  };
}

/** A hold that led to nothing ends at once. */
async function endHold(move: Move, held: StoredOwner | undefined, hold: string): Promise<undefined> {
  if (held?.hold !== hold) return undefined;
  const { hold: _, holdUntil: __, quietUntil: ___, ...next } = held;
  await changeOwner(move.from.pool, move.clientId, held, next);
  return undefined;
}

export async function copyAll(move: Move, arriving: StoredOwner) {
  const { clientId, from, to, onProgress } = move;
  return copyClient({ clientId, from, to, arriving }, (done, total) =>
    onProgress?.({ step: "copy", done, total }),
  );
}

export function complete({ clientId, to }: Move, target: StoredOwner, hold: string): Promise<boolean> {
  return changeOwner(to.pool, clientId, target, { ...target, complete: hold });
}

/** Stops claims of the client's lanes, and waits until no attempt is in progress. Returns the row then. */
async function waitForLeases(move: Move, source: StoredOwner): Promise<StoredOwner | undefined> {
  const { clientId, from, onProgress } = move;
  let row: StoredOwner | undefined = source;
  for (;;) {
    const now = await readClock(from);
    if (row?.state !== "leaving") return undefined;
    if (row.quietUntil === undefined || row.quietUntil.getTime() - now.getTime() < QUIET_MS / 2) {
      const quietUntil = new Date(now.getTime() + QUIET_MS);
      const { hold: _, holdUntil: __, ...rest }: ClientOwner = row;
      if (!(await changeOwner(from.pool, clientId, row, { ...rest, quietUntil }))) return undefined;
      row = await readOwner(from.pool, clientId);
      continue;
    }
    await endLostLeases(from.pool, clientId);
    const leased = await countLeased(from.pool, clientId);
    if (leased === 0) return row;
    onProgress?.({ step: "wait-for-leases", done: 0, total: leased });
    await delay(100);
  }
}

async function readClock({ pool }: Cell): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
  return rows[0]?.now ?? new Date();
}
