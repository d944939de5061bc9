import { readFileSync } from "node:fs";
import { type HttpRequest, writeRequest } from "./http-connection.ts";

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

/** The searches of a load, numbered from 0, with the time of each answer. The number determines the IDs of a search. */
export class SearchLedger {
  /** Milliseconds since 1970-01-01 UTC; 0 without an answer. */
  readonly #answeredAtMs: number[] = [];
  readonly #tag: string;
  /** Unexpected answers. */
  readonly issues: string[] = [];
  answered = 0;

  constructor(seed: number) {
    this.#tag = `s${seed}-`;
  }

  get sent(): number {
    return this.#answeredAtMs.length;
  }

  /** Returns the number of the next search. */
  begin(): number {
    return this.#answeredAtMs.push(0) - 1;
  }

  enter(search: number, atMs: number): void {
    this.#answeredAtMs[search] = atMs;
    this.answered++;
  }

  /** Undefined when the search was not answered. */
  answeredAtMs(search: number): number | undefined {
    return this.#answeredAtMs[search] || undefined;
  }

  /** The value of X-Request-Id. Those of a load have the same length. */
  requestIdOf(search: number): string {
    return this.#tag + String(search).padStart(ID_DIGITS, "0");
  }

  /** The number of the search with a request ID. Undefined when this load has not sent it. */
  find(requestId: string): number | undefined {
    const search = requestId.startsWith(this.#tag) ? Number(requestId.slice(this.#tag.length)) : Number.NaN;
    return search < this.sent ? search : undefined;
  }
}

const ID_DIGITS = 10;

/** Scattered over 32 bits, as event IDs of many clients are. Unique, and always of ten digits. */
export function eventIdOf(search: number): number {
  return FIRST_EVENT_ID + (Math.imul(search, SCATTER) >>> 0);
}

const FIRST_EVENT_ID = 1_000_000_000;
/** Odd: multiplying by it is a permutation of the integers of 32 bits. */
const SCATTER = 0x9e3779b1;
