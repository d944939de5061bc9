import type { DecodeOptions } from "@payment-routing/contract-runtime";
import type { Dispatcher } from "undici";
import { PaymentRoutingError } from "./payment-routing-error.ts";

/** How a {@link PaymentRoutingClient} reaches the service, and as whom. */
export interface PaymentRoutingClientOptions {
  /**
   * Where the service is, such as `https://payments.example/routing`. A path is kept as a prefix of the operation's
   * own, with or without a slash at its end. Neither user info nor a query nor a fragment is allowed.
   */
  readonly baseUrl: string | URL;
  /** The merchant's ID at the service. The criteria must name the same. */
  readonly clientId: number;
  /** One of the client's live API keys. */
  readonly apiKey: string;
  /** How the key is sent. `basic` (default): HTTP Basic with the client ID as the user. `bearer`: the key alone. */
  readonly authentication?: "basic" | "bearer";
  /** `GET` (default) is the interface's own. `POST` does the same, where a proxy refuses a GET with a body. */
  readonly method?: "GET" | "POST";
  /**
   * How long one search may take from the call to the last byte of the answer, in milliseconds. Default 5,000: a
   * search takes milliseconds, and a customer at the checkout does not wait longer.
   */
  readonly timeoutMs?: number;
  /** The language written when the criteria name none, as an ISO 639-1 code. Without it they must name one. */
  readonly language?: string;
  /** Ends every search of this client. */
  readonly signal?: AbortSignal;
  /**
   * An undici dispatcher to send through: a proxy, a client certificate, a limit on connections. It stays yours:
   * closing the client leaves it open. By default the client owns a pool of HTTP/1.1 keep-alive connections.
   */
  readonly dispatcher?: Dispatcher;
  /** Bounds on the answer. `maxBytes` also ends the reading of a longer one. */
  readonly decodeOptions?: DecodeOptions;
}

/** What may differ from one search to the next. */
export interface SearchOptions {
  /** Ends this search. */
  readonly signal?: AbortSignal;
  /** In place of the client's own. */
  readonly timeoutMs?: number;
  /**
   * Sent as `X-Request-Id`, to find the search in the logs of both sides. Default: a new UUID.
   * 1 to 64 letters, digits, dots, underscores and hyphens: the service replaces what it would have to escape.
   */
  readonly requestId?: string;
}

/**
 * Refuses options that no search could work with, before the first one is made.
 *
 * @throws PaymentRoutingError `invalid-options`
 */
export function checkClientOptions(options: PaymentRoutingClientOptions): void {
  const { clientId, apiKey, authentication = "basic", method = "GET", timeoutMs } = options;
  check(Number.isSafeInteger(clientId), "clientId", "an integer");
  check(typeof apiKey === "string" && apiKey !== "", "apiKey", "a string that is not empty");
  check(authentication === "basic" || authentication === "bearer", "authentication", '"basic" or "bearer"');
  const printable = authentication === "basic" ? NO_CONTROLS : BEARER_TOKEN;
  check(printable.test(apiKey), "apiKey", `characters that HTTP ${authentication} authentication can carry`);
  check(method === "GET" || method === "POST", "method", '"GET" or "POST"');
  if (timeoutMs !== undefined) checkTimeout(timeoutMs);
  const maxBytes = options.decodeOptions?.maxBytes;
  check(
    maxBytes === undefined || (Number.isInteger(maxBytes) && maxBytes >= 1),
    "decodeOptions.maxBytes",
    "an integer from 1",
  );
}

/** @throws PaymentRoutingError `invalid-options` */
export function checkSearchOptions({ timeoutMs, requestId }: SearchOptions): void {
  if (timeoutMs !== undefined) checkTimeout(timeoutMs);
  if (requestId !== undefined) {
    check(REQUEST_ID.test(requestId), "requestId", "1 to 64 letters, digits, dots, underscores and hyphens");
  }
}

/** The value is never quoted: it may be the key, or an address that holds a password. */
export function invalidOption(name: string, expected: string): PaymentRoutingError {
  return new PaymentRoutingError("invalid-options", `option ${name}: expected ${expected}`);
}

// RFC 7617, section 2: neither user nor password may hold a control character.
const NO_CONTROLS = /^\P{Cc}+$/u;
// RFC 6750, section 2.1: b64token.
const BEARER_TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
// What a timer of Node holds; past it, it would fire at once.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

function checkTimeout(timeoutMs: number): void {
  const holds = Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS;
  check(holds, "timeoutMs", `an integer from 1 to ${MAX_TIMEOUT_MS}`);
}

function check(holds: boolean, name: string, expected: string): void {
  if (!holds) throw invalidOption(name, expected);
}
