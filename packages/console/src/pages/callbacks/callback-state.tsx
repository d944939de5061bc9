import type { Callback } from "@payment-routing/operator-contract";
import { Badge, type Tone } from "../../components/values.tsx";
import { OUTCOMES } from "../../labels.ts";

const TONES: Readonly<Record<Callback["state"], Tone>> = {
  waiting: "busy",
  delivered: "good",
  skipped: "neutral",
  superseded: "neutral",
  rejected: "bad",
  test: "neutral",
};

/** How much a callback needs an operator: most where it waits in a parked lane. */
export function rateCallback({ state, lane }: Callback): Tone {
  if (state !== "waiting" || lane === undefined || lane.state === "active") return TONES[state];
  return lane.state === "parked" ? "bad" : "warning";
}

/** The state of a callback, and that of the lane that it waits in. */
export function CallbackState({ callback }: { readonly callback: Callback }) {
  const { state, lane } = callback;
  const isHeld = state === "waiting" && lane !== undefined && lane.state !== "active";
  return <Badge tone={rateCallback(callback)} text={isHeld ? `${state}, ${lane.state}` : state} />;
}

/** The last response, or why there was none. */
export function describeLastAttempt({ state, last_outcome: outcome, last_status: status }: Callback): string {
  if (outcome === undefined) return state === "waiting" ? "not sent yet" : "not sent";
  return status === undefined ? OUTCOMES[outcome] : `${status} ${OUTCOMES[outcome]}`;
}
