import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Actor, recordAction } from "@payment-routing/database";
import type { Cell } from "./cell.ts";
import { checkMove, type PlannedMove } from "./check-move.ts";
import { type ClientOwner, changeOwner, readOwner, resolveOwner, type StoredOwner } from "./client-owner.ts";
import { copyClient, copyLastChanges } from "./copy-client.ts";
import type { Copy } from "./copy-sessions.ts";
import { findMoveStep, type MoveStep } from "./find-move-step.ts";
import { MoveError } from "./move-error.ts";
import { countLeased, endLostLeases, setLanesAside } from "./move-lanes.ts";
import { noteChanges, stopNoting } from "./note-changes.ts";

/** A client to move. */
export interface Move extends PlannedMove {
  readonly actor: Actor;
  readonly onProgress?: (progress: MoveProgress) => void;
  /** For tests: called before and after each step. */
  readonly onPoint?: (point: MovePoint) => Promise<void>;
}

export interface MoveProgress {
  readonly step: MoveStep | "wait-for-leases" | "hold";
  /** Sessions copied, and to copy. */
  readonly done: number;
  readonly total: number;
}

/** Where a process that moves a client can be stopped. */
export type MovePoint = `decided ${MoveStep}` | "copied" | "quiet" | "held" | "complete";

/** How long a move stopped the client's reports and callbacks, by the clock of the source. */
export interface MoveResult {
  readonly sessions: number;
  /** Reports were not stored. Undefined: another process made this step, or an earlier call. */
  readonly heldMs: number | undefined;
  /** Between the hold and the new owner. */
  readonly unownedMs: number | undefined;
  /** Paused endpoints that stay where they are, because other clients share them. */
  readonly sharedEndpoints: readonly string[];
}

/** For how long reports are held at most. A move that does not get that far continues to copy, and tries again. */
const HOLD_MS = 5000;
/** For how long lanes are not claimed. Renewed while the last attempts end. */
const QUIET_MS = 30_000;

/**
 * Moves a client to another cell while it works. Each step reads what both cells say and commits one change of it, so a move that
 * was stopped anywhere is continued by another call, and several calls do not disturb each other.
 *
 * @throws MoveError `refused`, `collision`, `invalid-copy`, or `interrupted` after many tries
 */
export async function moveClient(move: Move): Promise<MoveResult> {
  const { clientId, from, to, onPoint = async () => {} } = move;
  const result = {
    sessions: 0,
    heldMs: undefined,
    unownedMs: undefined,
    sharedEndpoints: [] as readonly string[],
  };
  let leftAt: Date | undefined;
  let hasBegun = false;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [source, target] = await Promise.all([
      readOwner(from.pool, clientId),
      readOwner(to.pool, clientId),
    ]);
    const step = findMoveStep(resolveOwner(source, from), resolveOwner(target, to), {
      from: from.name,
      to: to.name,
    });
    if (typeof step === "object") throw new MoveError("refused", step.refused);
    if (step === "leave" && hasBegun)
      throw new MoveError("interrupted", `the move of client ${clientId} was aborted`);
    hasBegun ||= step !== "leave";
    await onPoint(`decided ${step}`);
    if (step === "leave") await leave(move, source);
    if (step === "arrive") await arrive(move, source as StoredOwner, target);
    if (step === "copy") {
      const done = await copyAndLeave(move, source as StoredOwner, target as StoredOwner);
      if (done !== undefined) {
        Object.assign(result, done);
        leftAt = done.leftAt;
      }
    }
    if (step === "copy-again") {
      const copied = await copyAll(move, target as StoredOwner);
      if (copied !== undefined) {
        Object.assign(result, copied);
        await complete(move, target as StoredOwner, (source as StoredOwner).hold as string);
      }
    }
    if (step === "own") await own(move, source as StoredOwner, target as StoredOwner);
    if (step === "done") {
      await stopNoting(from.pool, clientId);
      await setLanesAside(from.pool, clientId);
      await to.pool.query(FORGET_COPY, [clientId]);
      const unownedMs = leftAt && (target as StoredOwner).changedAt.getTime() - leftAt.getTime();
      return { ...result, unownedMs };
    }
  }
  throw new MoveError("interrupted", `the move of client ${clientId} was interrupted ${MAX_ROUNDS} times`);
}

const MAX_ROUNDS = 100;

const FORGET_COPY = `
  delete from copied_sessions where client_id = $1 and not exists (
    select from client_owners where client_id = $1 and state = 'arriving'
  )`;

async function leave(move: Move, source: StoredOwner | undefined): Promise<void> {
  const { clientId, from, to } = move;
  try {
    await checkMove(move);
  } catch (error) {
    // Another process may have gone on meanwhile.
    if ((await readOwner(from.pool, clientId))?.revision !== source?.revision) return;
    throw error;
  }
  await noteChanges(from.pool, clientId);
  const { generation } = resolveOwner(source, from) as ClientOwner;
  const next: ClientOwner = {
    state: "leaving",
    generation,
    otherCell: to.name,
    copies: (source?.copies ?? 0) + 1,
  };
  await changeOwner(from.pool, clientId, source, next, {
    also: async (client) => void (await recordMove(client, move, "begin-move")),
  });
}

function recordMove(client: Parameters<typeof recordAction>[0], move: Move, action: string) {
  const { actor, clientId, from, to } = move;
  return recordAction(client, {
    ...actor,
    action,
    subject: `client:${clientId}`,
    detail: { from: from.name, to: to.name },
  });
}

async function arrive(
  { clientId, from, to }: Move,
  source: StoredOwner,
  target: StoredOwner | undefined,
): Promise<void> {
  const next: ClientOwner = {
    state: "arriving",
    generation: source.generation + 1,
    otherCell: from.name,
    ...toReplaced(target),
  };
  await changeOwner(to.pool, clientId, target, next, {
    // Of an earlier move: its versions are those of another copy.
    also: async (client) =>
      void (await client.query("delete from copied_sessions where client_id = $1", [clientId])),
  });
}

/** The row that `arriving` goes back to. */
export function toReplaced(owner: ClientOwner | undefined): { readonly replaced?: ClientOwner } {
  if (owner === undefined) return {};
  if (owner.state === "arriving") return owner.replaced === undefined ? {} : { replaced: owner.replaced };
  const { generation, otherCell, hold, copies } = owner;
  if (owner.state !== "left") return { replaced: { state: "owned", generation, ...(copies && { copies }) } };
  return {
    replaced: {
      state: "left",
      generation,
      ...(otherCell && { otherCell }),
      ...(hold && { hold }),
      ...(copies && { copies }),
    },
  };
}

interface Left extends Pick<MoveResult, "sessions" | "sharedEndpoints"> {
  readonly heldMs: number;
  readonly leftAt: Date;
}

/** Undefined if something else came first: the next round finds out what. */
async function copyAndLeave(move: Move, source: StoredOwner, target: StoredOwner): Promise<Left | undefined> {
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

async function copyAll(move: Move, arriving: StoredOwner) {
  const { clientId, from, to, onProgress } = move;
  return copyClient({ clientId, from, to, arriving }, (done, total) =>
    onProgress?.({ step: "copy", done, total }),
  );
}

function complete({ clientId, to }: Move, target: StoredOwner, hold: string): Promise<boolean> {
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

async function own(move: Move, source: StoredOwner, target: StoredOwner): Promise<void> {
  const { clientId, from, to } = move;
  const floor = await readFloor(from);
  const leftOver = new Set([...(source.leftOver ?? []), ...(target.leftOver ?? []), from.name]);
  leftOver.delete(to.name);
  const next: ClientOwner = { state: "owned", generation: target.generation, leftOver: [...leftOver] };
  await changeOwner(to.pool, clientId, target, next, {
    also: async (client) => {
      await client.query("select begin_epoch_above($1, $2)", [
        `client ${clientId} came from another cell`,
        floor,
      ]);
      await recordMove(client, move, "own-client");
    },
  });
}

/** The floor of the latest epoch of a cell. Receivers have seen numbers above it. */
export async function readFloor({ pool }: Cell): Promise<number> {
  const { rows } = await pool.query<{ floor: string }>("select max(floor) as floor from epochs");
  return Number(rows[0]?.floor ?? 0);
}
