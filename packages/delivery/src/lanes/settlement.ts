import type { EndpointSignal } from "../endpoints/note-signals.ts";
import type { AttemptRecord } from "./record-attempts.ts";

/** What a worker makes of a lane that it holds, once it knows what became of the callback. */
export interface Settlement {
  readonly sessionId: number;
  readonly sequence: number;
  /** Of the claim: a lane that has another one by now is not touched. */
  readonly lease: number;
  readonly verdict: LaneVerdict;
  /** With `retry`: until the next attempt. With `hold`: until the lane may be claimed again. */
  readonly waitMs: number;
  /** Why it is not delivered, for the operator; with `deliver`: that the receiver ignored it. */
  readonly reason: string | undefined;
  /** See `CallbackContent`; undefined when there was no callback. */
  readonly madeAt: string | undefined;
  /** What the attempt says of the endpoint; undefined when nothing was posted. */
  readonly signal: EndpointSignal | undefined;
  readonly attempt: AttemptRecord | undefined;
}

/**
 * - `deliver`: the callback was accepted; the next one's turn
 * - `skip`: it is left out; the next one's turn
 * - `retry`: it failed, and is due again later
 * - `hold`: nothing came of it that counts; the lane is given back
 * - `park`: it failed for good, and the lane waits for an operator
 * - `stall`: it failed for good, and a newer callback of the lane is to be sent in its place, as soon as there is one
 */
export type LaneVerdict = "deliver" | "skip" | "retry" | "hold" | "park" | "stall";
