import type { FilterField } from "../../components/filter-form.tsx";

/** Every filter that the interface has for endpoints. */
export const ENDPOINT_FILTER: readonly FilterField[] = [
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  { name: "state", label: "State", kind: "choice", choices: ["open", "paused"] },
  { name: "breaker", label: "Circuit breaker", kind: "choice", choices: ["closed", "open", "half-open"] },
];
