import type { FilterField } from "../../components/filter-form.tsx";
import { texts } from "../../texts.ts";

const { endpoints, callbacks } = texts;

/** Every filter that the interface has for endpoints. */
export const ENDPOINT_FILTER: readonly FilterField[] = [
  { name: "endpoint", label: callbacks.endpoint, kind: "origin" },
  { name: "state", label: endpoints.state, kind: "choice", choices: ["open", "paused"] },
  { name: "breaker", label: endpoints.breaker, kind: "choice", choices: ["closed", "open", "half-open"] },
];
