import { findText } from "@payment-routing/contract-runtime";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { isXmlMediaType } from "../connections/media-type.ts";
import type { Exchange } from "../observability/exchange.ts";
import { describeIssues } from "../problems/invalid-document.ts";
import type { Problem } from "../problems/problem.ts";
import { admitCaller, type Caller, type Gate } from "./admit-caller.ts";
import { type DecidingService, decideSearch, type SearchAnswer } from "./decide-search.ts";

/** What answers searches. */
export interface SearchService extends Gate, DecidingService {
  /** The longest document that is decoded. */
  readonly maxBytes: number;
}

/** A search as it came in. Its body is complete, but for a caller that is not known: then it was not kept. */
export interface SearchRequest extends Caller {
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly body: Uint8Array;
  /** The length of the body as it was sent. */
  readonly bytes: number;
}

/**
 * Answers a search, or says why not: 415, 401 or 429, 400, 403, 422, whichever comes first.
 *
 * The document is decoded only for a caller that is known. Notes on the exchange whose search it is.
 */
export function answerSearch(
  service: SearchService,
  search: SearchRequest,
  exchange: Exchange,
): SearchAnswer {
  const unsupported = judgeContent(search);
  if (unsupported !== undefined) return { ok: false, problem: unsupported };

  const admission = admitCaller(service, search, exchange);
  if (!admission.ok) return admission;

  const decodeStart = performance.now();
  const decoded = decodePaymentMethodSearchCriteria(search.body, { maxBytes: service.maxBytes });
  const decodeEnd = performance.now();
  service.metrics.searchSeconds.observe({ phase: "decode" }, (decodeEnd - decodeStart) / 1000);
  if (!decoded.ok)
    return { ok: false, problem: describeIssues(decoded.issues, findEventId(search.body, service.maxBytes)) };
  exchange.eventId = decoded.value.event_id;
  exchange.accountId = decoded.value.account_id;

  const answer = decideSearch(service, admission.clientId, decoded.value, search.body, {
    requestId: exchange.requestId,
    startedAt: decodeStart,
  });
  service.metrics.searchSeconds.observe({ phase: "decide" }, (performance.now() - decodeEnd) / 1000);
  return answer;
}

// No content has no media type to be wrong: an empty request goes on to be refused as unauthenticated or unreadable.
function judgeContent({
  contentType,
  contentEncoding = "identity",
  bytes,
}: SearchRequest): Problem | undefined {
  if (contentType === undefined && bytes === 0) return undefined;
  if (contentEncoding.toLowerCase() !== "identity") return unsupported("The body must not be compressed.");
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
