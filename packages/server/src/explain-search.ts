import type {
  ExplainedMethod,
  ExplainedOrdering,
  ExplainedReason,
  ExplainedSearch,
  Explanation as WrittenExplanation,
} from "@payment-routing/operator-contract";
import type {
  Explanation,
  MethodExplanation,
  OrderingExplanation,
  Reason,
  Router,
} from "@payment-routing/routing";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import type { Place } from "./ports.ts";
import type { Problem } from "./problems/problem.ts";
import { describeIssues } from "./problems/request-problems.ts";
import { findAdvisories } from "./search/find-advisories.ts";

export interface ExplainingConfiguration {
  readonly router: Router;
  /** Without it the explanation has no positions. */
  readonly locate?: Locate;
}

export type SearchExplanation =
  | { readonly ok: true; readonly content: ExplainedSearch }
  | { readonly ok: false; readonly problem: Problem };

/** Explains how a search would be answered at a time. Records nothing. */
export function explainSearch(
  { router, locate = NO_PLACES }: ExplainingConfiguration,
  document: Uint8Array,
  { maxBytes, instant }: { readonly maxBytes: number; readonly instant: number },
): SearchExplanation {
  const decoded = decodePaymentMethodSearchCriteria(document, { maxBytes });
  if (!decoded.ok) return { ok: false, problem: describeIssues(decoded.issues) };
  const { event_id: eventId, account_id: accountId, client_info } = decoded.value;
  const account = router.findAccount(client_info.client_id, accountId);
  if (account === undefined) {
    const detail = "The client has no account with this account_id.";
    return { ok: false, problem: { code: "account-mismatch", detail, eventId } };
  }
  const explanation = writeExplanation(router.explain(account, decoded.value, instant), locate);
  const content = {
    client_id: client_info.client_id,
    account_id: accountId,
    event_id: eventId,
    advisories: findAdvisories(decoded.value),
    ...explanation,
  };
  return { ok: true, content };
}

const NO_PLACES: Locate = () => undefined;

/** Finds the position in the configuration files that a JSON Pointer names. Undefined when it is unknown. */
export type Locate = (pointer: string) => Place | undefined;

/** Writes an explanation for operators, with the position of each rule. */
export function writeExplanation(explanation: Explanation, locate: Locate): WrittenExplanation {
  const { configurationDigest, facts, rejection, methods, ordering } = explanation;
  return {
    configuration_digest: configurationDigest,
    instant: new Date(facts.instant).toISOString(),
    ...(rejection && { refusal: rejection }),
    ordering: writeOrdering(ordering, locate),
    methods: methods.map((method) => writeMethod(method, locate)),
    facts: { ...facts },
  };
}

function writeMethod(
  { id, name, pointer, isEligible, preference, reasons }: MethodExplanation,
  locate: Locate,
): ExplainedMethod {
  return {
    id,
    name,
    eligible: isEligible,
    ...(preference !== undefined && { preference }),
    ...writePlace(pointer, locate),
    reasons: reasons.map((reason) => writeReason(reason, locate)),
  };
}

function writeOrdering(
  { appliedBy, pointer, name, passedOver }: OrderingExplanation,
  locate: Locate,
): ExplainedOrdering {
  return {
    applied_by: appliedBy,
    ...(name !== undefined && { name }),
    ...(pointer !== undefined && writePlace(pointer, locate)),
    passed_over: passedOver.map((rule) => ({
      name: rule.name,
      ...writePlace(rule.pointer, locate),
      reasons: rule.reasons.map((reason) => writeReason(reason, locate)),
    })),
  };
}

/** Writes a reason with the position of its constraint. */
export function writeReason(reason: Reason, locate: Locate): ExplainedReason {
  const { code, expected, actual, isMissing, pointer, message, causes } = reason;
  return {
    code,
    expected,
    actual,
    missing: isMissing,
    ...writePlace(pointer, locate),
    message,
    ...(causes.length > 0 && { causes: causes.map((cause) => writeReason(cause, locate)) }),
  };
}

/** A place may have further members, which are not part of the response. */
function writePlace(pointer: string, locate: Locate): Partial<Place> & { readonly pointer: string } {
  const place = locate(pointer);
  if (place === undefined) return { pointer };
  const { file, line, column } = place;
  return { pointer, file, line, column };
}
