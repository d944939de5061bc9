import type { Cell } from "./cell.ts";
import { checkMove } from "./check-move.ts";
import { type ClientOwner, changeOwner, readOwner, resolveOwner, type StoredOwner } from "./client-owner.ts";
import { complete, copyAll, copyAndLeave } from "./copy-and-leave.ts";
import { findMoveStep } from "./find-move-step.ts";
import { type Move, type MoveResult, recordMove } from "./move.ts";
import { MoveError } from "./move-error.ts";
import { setLanesAside } from "./move-lanes.ts";
import { noteChanges, stopNoting } from "./note-changes.ts";

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
    also: (client) => recordMove(client, move, "begin-move"),
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
