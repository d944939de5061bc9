import { readFileSync } from "node:fs";
import { eventIdOf, type SearchLedger } from "./search-ledger.ts";
import { type HttpRequest, writeRequest } from "./write-request.ts";

const EXAMPLE = new URL("../../../../schemas/examples/search/valid/full.xml", import.meta.url);

/** The example search with all elements. */
export const SEARCH: string = readFileSync(EXAMPLE, "utf8");

export const SEARCH_PATH = "/crs/routingservice/external/get-payment-methods";

/** The credentials of a client of the sandbox. */
export function authorize(clientId: number, key: string): string {
  return `Basic ${btoa(`${clientId}:${key}`)}`;
}

/** A search as sent: GET with a body, as the interface requires. */
export function writeSearch(
  body: string,
  authorization: string,
  headers: HttpRequest["headers"] = {},
): string {
  const own = { authorization, "content-type": "application/xml", ...headers };
  return writeRequest({ method: "GET", path: SEARCH_PATH, headers: own, body });
}

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
  const body = SEARCH.replace(/(?<=<event_id>)\d+/, eventId)
    .replace(/(?<=<account_id>)\d+/, String(accountId))
    .replace(/(?<=<client_id>)\d+/, String(clientId));
  const bytes = Buffer.from(writeSearch(body, authorize(clientId, key), { "x-request-id": requestId }));
  return { bytes, requestIdAt: bytes.indexOf(requestId), eventIdAt: bytes.indexOf(`<event_id>`) + 10 };
}
