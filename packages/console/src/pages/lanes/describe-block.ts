import type { Lane } from "@payment-routing/operator-contract";
import type { Tone } from "../../components/values.tsx";
import { HOLDS } from "../../labels.ts";

/** Why the next callback of a lane is not delivered yet. */
export interface Block {
  readonly tone: Tone;
  readonly text: string;
  /** Who or what caused it. */
  readonly reason?: string | undefined;
  /** When it ends by itself, after a word. */
  readonly end?: { readonly word: string; readonly at: string };
}

/** The first thing that holds a lane back: its own state, then its endpoint, then its next retry. */
export function describeBlock(lane: Lane, now = new Date()): Block {
  const { state, state_reason: reason, endpoint_hold: hold, due_at: dueAt } = lane;
  if (state === "parked") return { tone: "bad", text: "parked", reason };
  if (state === "paused") return { tone: "warning", text: "paused", reason };
  if (lane.waiting === 0) return { tone: "neutral", text: "nothing waits", reason };
  if (hold !== undefined) {
    return {
      tone: "warning",
      text: HOLDS[hold.reason],
      reason,
      ...(hold.until !== undefined && { end: { word: "until", at: hold.until } }),
    };
  }
  if (lane.is_held) return { tone: "busy", text: "being sent" };
  if (dueAt !== undefined && new Date(dueAt) > now) {
    return { tone: "busy", text: "retry", reason, end: { word: "at", at: dueAt } };
  }
  return { tone: "busy", text: "due", reason };
}
