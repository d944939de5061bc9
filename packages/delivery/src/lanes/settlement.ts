import type { AttemptEnded } from "../database/context.ts";

/** What a worker makes of a lane that it holds, once it knows what became of the callback. */
export interface Settlement {
  readonly sessionId: number;
  readonly sequence: number;
  /** Of the claim: a lane that has another one by now is not touched. */
  readonly lease: number;
  readonly verdict: LaneVerdict;
  /** With `retry`: until the next attempt. With `hold`: until the lane may be claimed again. */
  readonly waitMs: number;
  /** With `park` and `stall`: why, for the operator. */
  readonly reason: string | undefined;
  /** Whether the worker would go on with the next callback of the lane under the same lease. */
  readonly wantsNext: boolean;
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
 * - `stall`: it failed for good, and the lane waits for a newer callback to send in its place
 */
export type LaneVerdict = "deliver" | "skip" | "retry" | "hold" | "park" | "stall";

/** What an attempt says of an endpoint. */
export interface EndpointSignal {
  readonly endpoint: string;
  readonly clientId: number;
  /**
   * - `answers`: it does, whatever it says
   * - `fails`: no answer, or one that says there is nobody behind it
   */
  readonly health: "answers" | "fails";
  /** How long it asks to be left alone; 0 when it does not ask. */
  readonly slowMs: number;
  /** Whether it said that it is gone for good. */
  readonly isGone: boolean;
  readonly isProbe: boolean;
}

/** An attempt: a row of the table `attempts`, and what is measured of it. */
export interface AttemptRecord {
  readonly attempt: number;
  readonly endpoint: string;
  readonly url: string;
  /** By `performance.now()`. */
  readonly startedAtMs: number;
  readonly durationMs: number;
  /** From the commit of the callback until it was accepted; undefined when it was not. Not stored. */
  readonly commitToReceiptMs: number | undefined;
  readonly outcome: AttemptEnded["outcome"];
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly requestHeaders: Readonly<Record<string, string>> | undefined;
  readonly responseHeaders: Readonly<Record<string, string>> | undefined;
  readonly responseBody: string | undefined;
}
