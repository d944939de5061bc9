import type { FilterField } from "../../components/filter-form.tsx";
import { texts } from "../../texts.ts";

const { callbacks } = texts;

/** Every filter that the interface has for callbacks. */
export const CALLBACK_FILTER: readonly FilterField[] = [
  { name: "client_id", label: callbacks.client, kind: "integer" },
  { name: "session_id", label: callbacks.session, kind: "integer" },
  { name: "endpoint", label: callbacks.endpoint, kind: "origin" },
  { name: "from", label: callbacks.from, kind: "time" },
  { name: "to", label: callbacks.to, kind: "time" },
  {
    name: "state",
    label: callbacks.state,
    kind: "choices",
    choices: ["waiting", "delivered", "skipped", "superseded", "refused", "test"],
  },
  { name: "lane_state", label: callbacks.laneState, kind: "choice", choices: ["open", "paused", "parked"] },
  { name: "account_id", label: callbacks.account, kind: "integer", isRare: true },
  { name: "transaction_id", label: callbacks.transaction, kind: "integer", isRare: true },
  { name: "session_code", label: callbacks.sessionCode, kind: "integer", isRare: true },
  { name: "transaction_code", label: callbacks.transactionCode, kind: "integer", isRare: true },
  { name: "event_type", label: callbacks.type, kind: "text", isRare: true },
];
