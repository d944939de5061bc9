import type { FilterField } from "../../components/filter-form.tsx";

/** Every filter that the interface has for lanes. */
export const LANE_FILTER: readonly FilterField[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  { name: "state", label: "State", kind: "choice", choices: ["open", "paused", "parked", "failing"] },
  { name: "state_reason", label: "Reason contains", kind: "text" },
];
