import type { FoundItem } from "@payment-routing/operator-contract";
import { Named } from "../components/named.tsx";
import { Time } from "../components/values.tsx";

/** What a text is of the thing that was found, and the member that tells it from others. */
const KINDS = {
  session: ["Session", "session_id"],
  transaction: ["Session with this transaction", "session_id"],
  order: ["Session with this order number", "session_id"],
  callback: ["Callback", "callback_id"],
  event: ["Search by event", "request_id"],
  request: ["Search by request", "event_id"],
  client: ["Client", undefined],
  account: ["Account", "account_id"],
} as const;

/** A hit: its kind, what it is, its client and its time. */
export function Found({ item }: { readonly item: FoundItem }) {
  const [kind, member] = KINDS[item.kind];
  const { client_id: client, at } = item;
  return (
    <>
      <span class="small">{item.is_rejected ? `${kind}, rejected` : kind}</span>
      {member !== undefined && <strong>{item[member]}</strong>}
      {client !== undefined && <Named of="clients" id={client} />}
      {at !== undefined && <Time at={at} />}
    </>
  );
}
