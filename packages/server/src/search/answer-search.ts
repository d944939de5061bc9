import { findText } from "@payment-routing/contract-runtime";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { type AuthenticationGuard, guardAuthentication } from "../http/guard-authentication.ts";
import { findEncodingIssue, isXmlMediaType } from "../http/media-type.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import type { Exchange } from "../metrics/request-tracker.ts";
import type { Problem } from "../problems/problem.ts";
import { describeIssues, limitProblem } from "../problems/request-problems.ts";
import type { Authentication, Authenticator } from "./authenticator.ts";
import { type DecidingService, decideSearch, type SearchAnswer } from "./decide-search.ts";

export interface SearchService extends Gate, DecidingService {
  /** The longest document that is decoded. */
  readonly maxBytes: number;
}

/** A received search. The body is empty when the caller is not authenticated. */
export interface SearchRequest extends Caller {
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly body: Uint8Array;
  /** The length of the body as sent. */
  readonly bytes: number;
}

/**
 * Answers a search. The order of problems is 415, 401 or 429, 400, 403, 422. Decodes the document only for an authenticated
 * caller, and adds the caller to the exchange.
 */
export function answerSearch(
  service: SearchService,
  search: SearchRequest,
  exchange: Exchange,
): SearchAnswer {
  const unsupported = checkContent(search);
  if (unsupported !== undefined) return { ok: false, problem: unsupported };

  const admission = admitCaller(service, search, exchange);
  if (!admission.ok) return admission;

  const decodeStart = performance.now();
  const decoded = decodePaymentMethodSearchCriteria(search.body, { maxBytes: service.maxBytes });
  const decodeEnd = performance.now();
  service.metrics.searchSeconds.observe({ phase: "decode" }, (decodeEnd - decodeStart) / 1000);
  exchange.span?.add("decode", decodeStart, decodeEnd);
  if (!decoded.ok) {
    const problem = describeIssues(decoded.issues, findEventId(search.body, service.maxBytes));
    return { ok: false, problem: search.bytes === 0 ? { ...problem, detail: NO_BODY } : problem };
  }
  exchange.eventId = decoded.value.event_id;
  exchange.accountId = decoded.value.account_id;

  const answer = decideSearch(service, admission.clientId, decoded.value, search.body, {
    requestId: exchange.requestId,
    startedAt: decodeStart,
    span: exchange.span,
  });
  service.metrics.searchSeconds.observe({ phase: "decide" }, (performance.now() - decodeEnd) / 1000);
  return answer;
}

// Clients send a body with GET without saying so, and then the server cannot see it.
const NO_BODY =
  "The request has no body. Send the document with Content-Length or Transfer-Encoding: chunked.";

// An empty body needs no media type: the request is rejected as unauthenticated or unreadable.
function checkContent({ contentType, contentEncoding, bytes }: SearchRequest): Problem | undefined {
  if (contentType === undefined && bytes === 0) return undefined;
  const encodingIssue = findEncodingIssue(contentEncoding);
  if (encodingIssue !== undefined) return unsupported(encodingIssue);
  if (contentType !== undefined && isXmlMediaType(contentType)) return undefined;
  return unsupported("Send Content-Type: application/xml, text/xml or application/*+xml, in UTF-8.");
}

function unsupported(detail: string): Problem {
  return { code: "unsupported-media-type", detail };
}

const EVENT_ID_PATH = ["payment_method_search_criteria", "event_id"];

function findEventId(body: Uint8Array, maxBytes: number): number | undefined {
  const [, digits] =
    /^[ \t\r\n]*([+-]?\d+)[ \t\r\n]*$/.exec(findText(body, EVENT_ID_PATH, { maxBytes }) ?? "") ?? [];
  const eventId = digits === undefined ? Number.NaN : Number(digits);
  return Number.isSafeInteger(eventId) ? eventId : undefined;
}

interface Gate extends AuthenticationGuard {
  readonly authenticator: Authenticator;
  /** By client_id. Undefined: no limit. */
  readonly searches: RateLimiter | undefined;
}

interface Caller {
  readonly authentication: Authentication;
  /** The IP address of the caller. */
  readonly address: string;
}

type Admission =
  | { readonly ok: true; readonly clientId: number }
  | { readonly ok: false; readonly problem: Problem };

/** Admits an authenticated caller within its limit. Adds the caller, or the failure, to the exchange. */
function admitCaller(gate: Gate, { authentication, address }: Caller, exchange: Exchange): Admission {
  const { searches } = gate;
  const known = guardAuthentication(gate, authentication, address, exchange, UNAUTHENTICATED);
  if (!known.ok) return known;
  const { clientId, keyId } = known;
  exchange.clientId = clientId;
  exchange.keyId = keyId;
  if (searches === undefined) return { ok: true, clientId };
  const client = String(clientId);
  const wait = searches.secondsToWait(client);
  if (wait > 0) return { ok: false, problem: limitProblem("client-limit-exceeded", wait) };
  searches.take(client);
  return { ok: true, clientId };
}

const UNAUTHENTICATED: Problem = {
  code: "unauthenticated",
  detail:
    "Send an API key: HTTP Basic with the client_id as user name and the key as password, or the key as Bearer token.",
  headers: {
    "www-authenticate": ['Basic realm="payment routing", charset="UTF-8"', 'Bearer realm="payment routing"'],
  },
};
