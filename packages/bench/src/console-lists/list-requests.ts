import { type Contents, RARE } from "./fill-database.ts";

/** A request of the console, by the list that it is of. */
export interface ListRequest {
  readonly list: "callbacks" | "lanes" | "endpoints" | "audit" | "overview";
  readonly path: string;
}

/** Every list, with each of its filters, for values that many rows have and for values that few or none have. */
export function describeRequests({ callbacks }: Contents): readonly ListRequest[] {
  const sessionId = Math.floor(callbacks / 4);
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  const hourLater = new Date(Date.parse(dayAgo) + 3_600_000).toISOString();
  const hour = `from=${dayAgo}&to=${hourLater}`;
  const filters: Readonly<Record<ListRequest["list"], readonly string[]>> = {
    callbacks: [
      "",
      "limit=200",
      "client_id=10001",
      "client_id=20001",
      `client_id=${RARE.clientId}`,
      "client_id=1",
      "account_id=110001",
      `account_id=${RARE.accountId}`,
      "account_id=1",
      `session_id=${sessionId}`,
      "session_id=1",
      `transaction_id=${1_900_000_000 + sessionId}`,
      "transaction_id=1",
      "session_code=4020",
      `session_code=${RARE.sessionCode}`,
      `transaction_code=${RARE.transactionCode}`,
      "event_type=payment",
      `event_type=${RARE.eventType}`,
      "state=delivered",
      "state=skipped",
      "state=superseded",
      "state=test",
      "state=waiting",
      "state=rejected",
      "state=waiting,rejected",
      "lane_state=parked",
      "lane_state=paused",
      "endpoint=https://merchant-7.example",
      "endpoint=https://merchant-0.example",
      "endpoint=https://unknown.example",
      "client_id=10001&state=skipped",
      `client_id=10001&session_code=${RARE.sessionCode}`,
      "state=waiting&endpoint=https://merchant-7.example",
      "state=waiting&endpoint=https://merchant-0.example",
      hour,
      `${hour}&account_id=1`,
      `${hour}&transaction_id=1`,
      `${hour}&endpoint=https://unknown.example`,
      `${hour}&client_id=10001&state=skipped`,
    ],
    lanes: [
      "",
      "client_id=10001",
      `client_id=${RARE.clientId}`,
      "client_id=1",
      "endpoint=https://merchant-0.example",
      "endpoint=https://merchant-7.example",
      "state=open",
      "state=parked",
      "state=paused",
      "state_reason=maintenance",
      "state_reason=nothing",
    ],
    endpoints: [
      "",
      "limit=200",
      "endpoint=https://merchant-7.example",
      "endpoint=https://unknown.example",
      "state=paused",
      "breaker=open",
      "breaker=half-open",
    ],
    audit: [
      "",
      "actor=operator-3",
      `actor=${RARE.actor}`,
      "actor=nobody",
      "action=unpark-lane",
      "action=rare-action",
      "action=none",
      "subject=session:7",
      "subject=session:0",
      `from=${dayAgo}&actor=nobody`,
    ],
    overview: [""],
  };
  return Object.entries(filters).flatMap(([list, queries]) =>
    queries.map((query) => ({ list: list as ListRequest["list"], path: `/${list}${query && `?${query}`}` })),
  );
}
