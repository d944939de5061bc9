import type { Issue } from "@payment-routing/callback-contract";
import type { EndpointHold } from "./endpoint-hold.ts";

/** The result of an action. A rejected action changes nothing. */
export type ActionOutcome =
  | {
      readonly done: true;
      /** The hold of the endpoint or lane that delays the callback. */
      readonly waitsFor?: EndpointHold | LanePause | undefined;
    }
  | { readonly done: false; readonly reason: Exclude<ActionRejection, "rejected">; readonly message: string }
  /** The outgoing contract still rejects the callback. */
  | {
      readonly done: false;
      readonly reason: "rejected";
      readonly message: string;
      readonly issues: readonly Issue[];
    };

/** The lane is paused until an operator resumes it. */
interface LanePause {
  readonly reason: "lane-paused";
  readonly until: undefined;
}

/** The list is closed: callers may switch over it. */
export const ACTION_REJECTIONS = [
  // The session has no callbacks, or was deleted.
  "unknown-lane",
  // The callback does not exist, or was deleted by retention.
  "unknown-callback",
  // Whoever asked for an action may not approve it.
  "own-action",
  // The client is unknown, or not configured for callbacks.
  "unknown-client",
  // Not the origin of a URL: `https://merchant.example`.
  "not-an-origin",
  // The action does not apply to the current state.
  "other-state",
  // The callback is not the next one of its lane.
  "not-next",
  // A worker holds the lane: retry in a few seconds.
  "held",
  // The outgoing contract rejects the callback.
  "rejected",
] as const;

export type ActionRejection = (typeof ACTION_REJECTIONS)[number];

export const DONE: ActionOutcome = { done: true };

export function decline(
  reason: Exclude<ActionRejection, "rejected">,
  message: string,
): ActionOutcome & { done: false } {
  return { done: false, reason, message };
}
