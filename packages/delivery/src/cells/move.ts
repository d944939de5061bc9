import { type Actor, type Queryable, recordAction } from "@payment-routing/database";
import type { PlannedMove } from "./check-move.ts";
import type { MoveStep } from "./find-move-step.ts";

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

/** Writes a step of a move into the audit of the cell that it changes. */
export async function recordMove(
  client: Queryable,
  { actor, clientId, from, to }: Move,
  action: string,
): Promise<void> {
  const detail = { from: from.name, to: to.name };
  await recordAction(client, { ...actor, action, subject: `client:${clientId}`, detail });
}
