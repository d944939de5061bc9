import type { Issue } from "@payment-routing/callback-contract";
import type { EndpointHold } from "./endpoint-hold.ts";

/** Whether an action was carried out; if not, nothing has changed. */
export type ActionOutcome =
  | {
      readonly done: true;
      /** What is to be sent is kept back for now, with all else of its session, or that goes to its endpoint. */
      readonly waitsFor?: EndpointHold | LanePause | undefined;
    }
  | { readonly done: false; readonly reason: Exclude<ActionRejection, "refused">; readonly message: string }
  /** The outgoing contract still refuses the callback. */
  | {
      readonly done: false;
      readonly reason: "refused";
      readonly message: string;
      readonly issues: readonly Issue[];
    };

/** An operator has paused the lane of the session. */
interface LanePause {
  readonly reason: "lane-paused";
  /** It is until an operator resumes it. */
  readonly until: undefined;
}

/** The list is closed: callers may switch over it. */
export const ACTION_REJECTIONS = [
  // The session has never had a callback, or is gone.
  "unknown-lane",
  // No such callback, or it is past its retention.
  "unknown-callback",
  // The client is not known, or not configured for callbacks.
  "unknown-client",
  // Not the origin of a URL: `https://merchant.example`.
  "not-an-origin",
  // It is in another state than the action is for.
  "other-state",
  // The callback is not the one whose turn it is.
  "not-next",
  // A worker has it under way: try again in some seconds.
  "held",
  // The outgoing contract does not take it.
  "refused",
] as const;

/** Why something was not done, for programs. */
export type ActionRejection = (typeof ACTION_REJECTIONS)[number];

export const DONE: ActionOutcome = { done: true };

export function decline(
  reason: Exclude<ActionRejection, "refused">,
  message: string,
): ActionOutcome & { done: false } {
  return { done: false, reason, message };
}
