import type {
  ExplainedMethod,
  ExplainedOrdering,
  ExplainedSearch,
  Explanation as WrittenExplanation,
} from "@payment-routing/operator-contract";
import {
  type Explanation,
  type Locate,
  locatePointer,
  locateReason,
  type MethodExplanation,
  type OrderingExplanation,
  type Router,
} from "@payment-routing/routing";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import type { Problem } from "../problems/problem.ts";
import { describeIssues } from "../problems/request-problems.ts";
import { findAdvisories } from "../search/decide-search.ts";

export interface ExplainingConfiguration {
  readonly router: Router;
  /** Without it the explanation has no positions. */
  readonly locate?: Locate;
}

export type SearchExplanation =
  | { readonly ok: true; readonly content: ExplainedSearch }
  | { readonly ok: false; readonly problem: Problem };

/** Explains how a search, of one of the clients if they are given, would be answered at a time. Records nothing. */
export function explainSearch(
  { router, locate = NO_PLACES }: ExplainingConfiguration,
  document: Uint8Array,
  { maxBytes, instant }: { readonly maxBytes: number; readonly instant: number },
  clientIds?: readonly number[],
): SearchExplanation {
  const decoded = decodePaymentMethodSearchCriteria(document, { maxBytes });
  if (!decoded.ok) return { ok: false, problem: describeIssues(decoded.issues) };
  const { event_id: eventId, account_id: accountId, client_info } = decoded.value;
  const { client_id: clientId } = client_info;
  const account = router.findAccount(clientId, accountId);
  if (account === undefined || clientIds?.includes(clientId) === false) {
    const detail = "The client has no account with this account_id.";
    return { ok: false, problem: { code: "account-mismatch", detail, eventId } };
  }
  const explanation = writeExplanation(router.explain(account, decoded.value, instant), locate);
  const content = {
    client_id: clientId,
    account_id: accountId,
    event_id: eventId,
    advisories: findAdvisories(decoded.value),
    ...explanation,
  };
  return { ok: true, content };
}

const NO_PLACES: Locate = () => undefined;

/** Writes an explanation for operators, with the position of each rule. */
export function writeExplanation(explanation: Explanation, locate: Locate): WrittenExplanation {
  const { configurationDigest, facts, rejection, methods, ordering } = explanation;
  return {
    configuration_digest: configurationDigest,
    instant: new Date(facts.instant).toISOString(),
    ...(rejection && { rejection: rejection }),
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
    ...locatePointer(pointer, locate),
    reasons: reasons.map((reason) => locateReason(reason, locate)),
  };
}

function writeOrdering(
  { appliedBy, pointer, name, passedOver }: OrderingExplanation,
  locate: Locate,
): ExplainedOrdering {
  return {
    applied_by: appliedBy,
    ...(name !== undefined && { name }),
    ...(pointer !== undefined && locatePointer(pointer, locate)),
    passed_over: passedOver.map((rule) => ({
      name: rule.name,
      ...locatePointer(rule.pointer, locate),
      reasons: rule.reasons.map((reason) => locateReason(reason, locate)),
    })),
  };
}
