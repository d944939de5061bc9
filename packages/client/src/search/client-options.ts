import type { DecodeOptions } from "@payment-routing/contract-runtime";
import type { Dispatcher } from "undici";
import { PaymentRoutingError } from "./payment-routing-error.ts";

/** Options of {@link PaymentRoutingClient}. */
export interface PaymentRoutingClientOptions {
  /**
   * The address of the service, for example `https://payments.example/routing`. Its path is the prefix of the path of the
   * operation, with or without a trailing slash. User info, a query and a fragment are not allowed.
   */
  readonly baseUrl: string | URL;
  /** The client ID of the merchant. The criteria must contain the same ID. */
  readonly clientId: number;
  /** A valid API key of the client. */
  readonly apiKey: string;
  /** `basic` (default): HTTP Basic with the client ID as the user. `bearer`: the key as a Bearer token. */
  readonly authentication?: "basic" | "bearer";
  /** `GET` (default), as the interface defines it, or `POST` for proxies that reject a GET with a body. */
  readonly method?: "GET" | "POST";
  /**
   * The timeout of a search, from the call to the last byte of the answer, in milliseconds. Default 5,000.
   */
  readonly timeoutMs?: number;
  /** The default language for criteria without one, as an ISO 639-1 code. Without it, criteria must have a language. */
  readonly language?: string;
  /** Aborts every search of this client. */
  readonly signal?: AbortSignal;
  /**
   * An undici dispatcher, for a proxy, a client certificate or a limit on connections. Closing the client does not close it.
   * Default: a pool of HTTP/1.1 keep-alive connections that the client owns.
   */
  readonly dispatcher?: Dispatcher;
  /** Bounds on the answer. `maxBytes` also limits how much of it is read. */
  readonly decodeOptions?: DecodeOptions;
}

/** Options of one search. */
export interface SearchOptions {
  /** Aborts this search. */
  readonly signal?: AbortSignal;
  /** Overrides the timeout of the client, except for opening a connection, which takes at most the client's. */
  readonly timeoutMs?: number;
  /**
   * Sent as `X-Request-Id`, to find the search in the logs of both sides. Default: a new UUID.
   * 1 to 64 letters, digits, dots, underscores and hyphens.
   */
  readonly requestId?: string;
}

/**
 * Checks options of the client.
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
  check(options.language === undefined || LANGUAGE.test(options.language), "language", "two letters");
  checkSignal(options.signal);
  const { dispatcher } = options;
  check(
    dispatcher === undefined || typeof dispatcher?.dispatch === "function",
    "dispatcher",
    "an undici dispatcher",
  );
  for (const name of ["maxBytes", "maxDepth"] as const) {
    const bound = options.decodeOptions?.[name];
    const holds = bound === undefined || (Number.isInteger(bound) && bound >= LEAST_BOUNDS[name]);
    check(holds, `decodeOptions.${name}`, `an integer from ${LEAST_BOUNDS[name]}`);
  }
}

/** A response is three elements deep. */
const LEAST_BOUNDS = { maxBytes: 1, maxDepth: 3 };

/** @throws PaymentRoutingError `invalid-options` */
export function checkSearchOptions({ signal, timeoutMs, requestId }: SearchOptions): void {
  checkSignal(signal);
  if (timeoutMs !== undefined) checkTimeout(timeoutMs);
  if (requestId !== undefined) {
    check(REQUEST_ID.test(requestId), "requestId", "1 to 64 letters, digits, dots, underscores and hyphens");
  }
}

/** The message does not quote the value, which may be the key or contain a password. */
export function invalidOption(name: string, expected: string): PaymentRoutingError {
  return new PaymentRoutingError("invalid-options", `option ${name}: expected ${expected}`);
}

// RFC 7617, section 2: neither user nor password may hold a control character.
const NO_CONTROLS = /^\P{Cc}+$/u;
// RFC 6750, section 2.1: b64token.
const BEARER_TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;
const LANGUAGE = /^[A-Za-z]{2}$/;
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
// The limit of Node timers: a longer one fires immediately.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

function checkTimeout(timeoutMs: number): void {
  const holds = Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS;
  check(holds, "timeoutMs", `an integer from 1 to ${MAX_TIMEOUT_MS}`);
}

function checkSignal(signal: AbortSignal | undefined): void {
  // Frameworks pass null where there is no signal, as fetch allows.
  check(signal == null || typeof signal.addEventListener === "function", "signal", "an AbortSignal");
}

function check(holds: boolean, name: string, expected: string): void {
  if (!holds) throw invalidOption(name, expected);
}
