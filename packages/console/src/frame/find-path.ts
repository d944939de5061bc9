import type { FoundItem } from "@payment-routing/operator-contract";
import { callbackPath, sessionPath, writeQuery } from "../components/paths.ts";

/** The page that shows a hit. A client and an account have none of their own: their callbacks are shown. */
export function findPath({ kind, at = "", ...item }: FoundItem): string {
  const { session_id, callback_id = "", client_id, account_id, event_id, request_id: request } = item;
  switch (kind) {
    case "session":
    case "transaction":
    case "order":
      return sessionPath(session_id ?? 0);
    case "callback":
      return callbackPath(callback_id);
    case "event":
    case "request": {
      if (!item.is_rejected) return `/console/decisions${writeQuery({ client_id, event_id, request })}`;
      const until = new Date(Date.parse(at) + 1000).toISOString();
      return `/console/searches/rejected${writeQuery({ client_id, since: at, until })}`;
    }
    default:
      return `/console/callbacks${writeQuery({ client_id, account_id })}`;
  }
}
