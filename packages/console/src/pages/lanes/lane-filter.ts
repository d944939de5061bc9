import type { FilterField } from "../../components/filter-form.tsx";
import { texts } from "../../texts.ts";

const { lanes, callbacks } = texts;

/** Every filter that the interface has for lanes. */
export const LANE_FILTER: readonly FilterField[] = [
  { name: "client_id", label: callbacks.client, kind: "integer" },
  { name: "endpoint", label: callbacks.endpoint, kind: "origin" },
  { name: "state", label: lanes.state, kind: "choice", choices: ["open", "paused", "parked", "failing"] },
  { name: "state_reason", label: lanes.reasonContains, kind: "text" },
];
