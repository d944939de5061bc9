import { createRequire } from "node:module";
import type { Issue } from "@payment-routing/contract-runtime";
import type { DecisionRecorder, RejectedIssue } from "@payment-routing/decision-store";
import { createRateLimiter } from "../http/rate-limiter.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Exchange } from "../metrics/request-tracker.ts";
import type { Problem } from "../problems/problem.ts";

/** A search that was answered with a problem, but not decided. */
interface Rejection {
  readonly problem: Problem;
  readonly exchange: Exchange;
  /** The client, or the source of a caller that is none. Callers share what is recorded. */
  readonly caller: string;
  /** The length of the body, as far as it was received. */
  readonly bytes: number;
  readonly userAgent: string | undefined;
}

/** Each caller's share, and that of the process: records at once, and a second. */
const CALLER = { burst: 30, perSecond: 0.5, maxKeys: 10_000 };
const PROCESS = { burst: 600, perSecond: 10, maxKeys: 1 };

/** More issues of a document do not explain more. */
const MAX_ISSUES = 5;

/** Records rejected searches, without text of their callers. Those beyond a share are counted. */
export function recordRejectedSearches(
  recorder: Pick<DecisionRecorder, "recordRejected">,
  { rejectedSearches }: Pick<Metrics, "rejectedSearches">,
): (rejection: Rejection) => void {
  const callers = createRateLimiter(CALLER);
  const process = createRateLimiter(PROCESS);
  /** By caller. */
  const leftOut = new Map<string, number>();
  return ({ problem, exchange, caller, bytes, userAgent }) => {
    if (callers.secondsToWait(caller) > 0 || process.secondsToWait("") > 0) {
      rejectedSearches.inc({ outcome: "left-out" });
      if (leftOut.size < CALLER.maxKeys || leftOut.has(caller))
        leftOut.set(caller, (leftOut.get(caller) ?? 0) + 1);
      return;
    }
    callers.take(caller);
    process.take("");
    rejectedSearches.inc({ outcome: "recorded" });
    const { requestId, clientId, keyId } = exchange;
    const eventId = problem.eventId ?? exchange.eventId;
    const [product] = PRODUCT.exec(userAgent ?? "") ?? [];
    recorder.recordRejected({
      instant: Date.now(),
      requestId,
      code: problem.code,
      ...(clientId !== undefined && { clientId }),
      ...(keyId !== undefined && { keyId }),
      ...(eventId !== undefined && { eventId }),
      issues: (problem.issues ?? []).slice(0, MAX_ISSUES).map(withoutText),
      bytes,
      ...(product !== undefined && { product }),
      leftOut: leftOut.get(caller) ?? 0,
    });
    leftOut.delete(caller);
  };
}

/** A product at the beginning of User-Agent (RFC 9110, section 10.1.5). */
const PRODUCT = /^[\w!#$%&'*+.^`|~-]{1,40}(?:\/[\w!#$%&'*+.^`|~-]{1,40})?(?=[ (]|$)/;

/** An issue without what was received. A message repeats it, and what was expected may, too. */
function withoutText({ code, path, line, column }: Issue): RejectedIssue {
  const known = path.replace(NAME, (name) => (NAMES.has(name) ? name : UNKNOWN_NAME));
  return { code, path: known, ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
}

/** In place of an element or attribute that the schema does not have. */
const UNKNOWN_NAME = "…";

/** A step of a path without the mark of attributes and the position among siblings. */
const NAME = /(?<=\/@?)[^/@[][^/[]*/g;

/** The names of elements and attributes in searches. */
const NAMES = collectNames(
  createRequire(import.meta.url)("@payment-routing/search-contract/payment-method-search.schema.json"),
);

function collectNames(schema: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== "object" || schema === null) return names;
  const { properties, $defs } = schema as { readonly properties?: object; readonly $defs?: object };
  for (const name of Object.keys({ ...properties, ...$defs })) names.add(name.replace(/^@/, ""));
  for (const part of Object.values(schema)) collectNames(part, names);
  return names;
}
