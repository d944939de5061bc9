import type { FilterField } from "../../components/filter-form.tsx";

/** Every filter that the interface has for callbacks. */
export const CALLBACK_FILTER: readonly FilterField[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "session_id", label: "Session", kind: "integer" },
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  { name: "from", label: "Created from", kind: "time" },
  { name: "to", label: "Created before", kind: "time" },
  {
    name: "state",
    label: "State",
    kind: "choices",
    choices: ["waiting", "delivered", "skipped", "superseded", "rejected", "test"],
  },
  { name: "lane_state", label: "Lane", kind: "choice", choices: ["open", "paused", "parked"] },
  { name: "account_id", label: "Account", kind: "integer", isRare: true },
  { name: "transaction_id", label: "Transaction", kind: "integer", isRare: true },
  { name: "session_code", label: "Session code", kind: "integer", isRare: true },
  { name: "transaction_code", label: "Transaction code", kind: "integer", isRare: true },
  { name: "event_type", label: "Event type", kind: "text", isRare: true },
];
