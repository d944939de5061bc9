import { createHash } from "node:crypto";
import { type Contents, RARE } from "./fill-database.ts";

/** A request of the console, by the list that it is of. */
export interface ListRequest {
  readonly list: "callbacks" | "lanes" | "endpoints" | "audit" | "overview" | "routing" | "find";
  readonly path: string;
  /** The document of a POST. */
  readonly body?: string;
}

/** Every list, with each of its filters, for values that many rows have and for values that few or none have. */
export function describeRequests({ callbacks }: Contents): readonly ListRequest[] {
  const sessionId = Math.floor(callbacks / 4);
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  const hourLater = new Date(Date.parse(dayAgo) + 3_600_000).toISOString();
  const hour = `from=${dayAgo}&to=${hourLater}`;
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const filters: Readonly<Record<Exclude<ListRequest["list"], "find">, readonly string[]>> = {
    callbacks: [
      "",
      ...each("limit", 200),
      ...each("client_id", 10_001, 20_001, RARE.clientId, 1),
      ...each("account_id", 110_001, RARE.accountId, 1),
      ...each("session_id", sessionId, 1),
      ...each("transaction_id", 1_900_000_000 + sessionId, 1),
      ...each("session_code", 4020, RARE.sessionCode),
      ...each("transaction_code", RARE.transactionCode),
      ...each("event_type", "payment", RARE.eventType),
      ...each(
        "state",
        "delivered",
        "skipped",
        "superseded",
        "test",
        "waiting",
        "rejected",
        "waiting,rejected",
      ),
      ...each("lane_state", "parked", "paused"),
      ...each("endpoint", SOME, BUSIEST, UNKNOWN),
      ...each("client_id=10001&state", "skipped"),
      ...each("client_id=10001&session_code", RARE.sessionCode),
      ...each("state=waiting&endpoint", SOME, BUSIEST),
      hour,
      ...each(`${hour}&account_id`, 1),
      ...each(`${hour}&transaction_id`, 1),
      ...each(`${hour}&endpoint`, UNKNOWN),
      ...each(`${hour}&client_id=10001&state`, "skipped"),
    ],
    lanes: [
      "",
      ...each("client_id", 10_001, RARE.clientId, 1),
      ...each("endpoint", BUSIEST, SOME),
      ...each("state", "active", "parked", "paused"),
      ...each("state_reason", "maintenance", "nothing"),
    ],
    endpoints: [
      "",
      ...each("limit", 200),
      ...each("endpoint", SOME, UNKNOWN),
      ...each("state", "paused"),
      ...each("breaker", "open", "half-open"),
      ...each("days", 1, 30).map((query) => `/failures?${query}`),
    ],
    audit: [
      "",
      ...each("actor", "operator-3", RARE.actor, "nobody"),
      ...each("action", "unpark-lane", "rare-action", "none"),
      ...each("subject", "session:7", "session:0"),
      ...each(`from=${dayAgo}&actor`, "nobody"),
    ],
    overview: [""],
    routing: ["", `from=${monthAgo}`, ...each(`from=${monthAgo}&client_id`, 10_001, 1), ...each("method", 1)],
  };
  const lists = Object.entries(filters).flatMap(([list, queries]) =>
    queries.map((query): ListRequest => {
      const separator = query === "" || query.startsWith("/") ? "" : "?";
      return { list: list as ListRequest["list"], path: `/${list}${separator}${query}` };
    }),
  );
  const order = createHash("md5").update(String(sessionId)).digest("hex").slice(0, 6).toUpperCase();
  const texts = [sessionId, 1_900_000_000 + sessionId, order, `cb_${sessionId}_1`, 1, "travel", "nothing"];
  const found = texts.map(
    (text): ListRequest => ({ list: "find", path: "/find", body: JSON.stringify({ text: String(text) }) }),
  );
  return [...lists, ...found];
}

/** The endpoint with half of the waiting callbacks, another one, and one that is in no list. */
const BUSIEST = "https://merchant-0.example";
const SOME = "https://merchant-7.example";
const UNKNOWN = "https://unknown.example";

/** A query for each value of a filter. */
function each(filter: string, ...values: readonly (string | number)[]): readonly string[] {
  return values.map((value) => `${filter}=${value}`);
}
