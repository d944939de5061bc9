import type { Callback } from "@payment-routing/operator-contract";
import { StateLabel, type Tone } from "../../components/values.tsx";
import { OUTCOMES } from "../../labels.ts";

const TONES: Readonly<Record<Callback["state"], Tone>> = {
  waiting: "busy",
  delivered: "good",
  skipped: "neutral",
  superseded: "neutral",
  rejected: "bad",
  test: "neutral",
};

/** The state of a callback. One that waits in a parked lane needs an operator. */
export function CallbackState({ callback }: { readonly callback: Callback }) {
  const { state, lane } = callback;
  if (state !== "waiting" || lane === undefined || lane.state === "active") {
    return <StateLabel tone={TONES[state]} text={state} />;
  }
  return <StateLabel tone={lane.state === "parked" ? "bad" : "warning"} text={`${state}, ${lane.state}`} />;
}

/** The last response, or why there was none. */
export function describeLastAttempt({ last_outcome: outcome, last_status: status }: Callback): string {
  if (outcome === undefined) return "–";
  return status === undefined ? OUTCOMES[outcome] : `${status} ${OUTCOMES[outcome]}`;
}
