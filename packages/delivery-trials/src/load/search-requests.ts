import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { eventIdOf, type SearchLedger } from "./search-ledger.ts";

const EXAMPLES = new URL("../../../../schemas/examples/", import.meta.url);

/** The configuration of the service that answers the searches. */
export const SEARCH_CONFIGURATION = fileURLToPath(new URL("config/valid", EXAMPLES));

const CALLERS = [
  { clientId: 10_077, accountId: 100_482, key: "sandbox-key" },
  { clientId: 10_077, accountId: 100_483, key: "sandbox-key" },
  { clientId: 10_078, accountId: 200_100, key: "sandbox-airline-key" },
];

/** The client that sends a search. The clients take turns. */
export function clientIdOf(search: number): number {
  return callerOf(search).clientId;
}

function callerOf(search: number) {
  return CALLERS[search % CALLERS.length] as (typeof CALLERS)[number];
}

/**
 * Writes the requests of a connection into one buffer for each client. A buffer is used again: send a request after the one
 * before was answered.
 */
export function createSearchWriter(ledger: SearchLedger): (search: number) => Buffer {
  const requests = new Map(CALLERS.map((caller) => [caller, createRequest(caller, ledger)]));
  return (search) => {
    const { bytes, requestIdAt, eventIdAt } = requests.get(callerOf(search)) as SearchRequest;
    bytes.write(ledger.requestIdOf(search), requestIdAt, "latin1");
    bytes.write(String(eventIdOf(search)), eventIdAt, "latin1");
    return bytes;
  };
}

interface SearchRequest {
  readonly bytes: Buffer;
  readonly requestIdAt: number;
  readonly eventIdAt: number;
}

function createRequest(
  { clientId, accountId, key }: (typeof CALLERS)[number],
  ledger: SearchLedger,
): SearchRequest {
  const [requestId, eventId] = [ledger.requestIdOf(0), String(eventIdOf(0))];
  const body = Buffer.from(
    DOCUMENT.replace(/(?<=<event_id>)\d+/, eventId)
      .replace(/(?<=<account_id>)\d+/, String(accountId))
      .replace(/(?<=<client_id>)\d+/, String(clientId)),
  );
  const head = [
    "GET /crs/routingservice/external/get-payment-methods HTTP/1.1",
    "Host: 127.0.0.1",
    `Authorization: Basic ${Buffer.from(`${clientId}:${key}`).toString("base64")}`,
    "Content-Type: application/xml",
    `Content-Length: ${body.length}`,
    `X-Request-Id: ${requestId}`,
  ];
  const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
  return { bytes, requestIdAt: bytes.indexOf(requestId), eventIdAt: bytes.indexOf(`<event_id>`) + 10 };
}

const DOCUMENT = readFileSync(new URL("search/valid/full.xml", EXAMPLES), "utf8");
