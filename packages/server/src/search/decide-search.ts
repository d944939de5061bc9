import type { DecisionRecorder } from "@payment-routing/decision-store";
import type { Decision, Router } from "@payment-routing/routing";
import {
  encodePaymentMethodSearchResponse,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import type { Problem } from "../problems/problem.ts";
import { describeIssues } from "../problems/request-problems.ts";
import type { RequestSpan } from "../tracing/open-tracing.ts";
import { describeMissingFields } from "./describe-missing-fields.ts";

export interface DecidingService {
  readonly router: Router;
  /** Undefined: decisions are not recorded. */
  readonly decisions: DecisionRecorder | undefined;
}

export type SearchAnswer =
  | { readonly ok: true; readonly xml: string }
  /** A decision is recorded as one, whatever its answer is. */
  | { readonly ok: false; readonly problem: Problem; readonly isDecided?: true };

interface SearchRun {
  readonly requestId: string;
  /** Milliseconds of the monotonic clock. */
  readonly startedAt: number;
  /** Undefined: the search is not traced. */
  readonly span: RequestSpan | undefined;
}

/** Decides on the search of an authenticated client, and records the decision. */
export function decideSearch(
  { router, decisions }: DecidingService,
  clientId: number,
  criteria: PaymentMethodSearchCriteria,
  document: Uint8Array,
  run: SearchRun,
): SearchAnswer {
  const { event_id: eventId, account_id: accountId } = criteria;
  const account =
    criteria.client_info.client_id === clientId ? router.findAccount(clientId, accountId) : undefined;
  if (account === undefined) {
    const detail =
      "The key does not belong to this client_id, or the client has no account with this account_id.";
    return { ok: false, problem: { code: "account-mismatch", detail, eventId } };
  }
  const { span } = run;
  const decideStart = span && performance.now();
  const decision = router.decide(account, criteria, Date.now());
  const encodeStart = span && performance.now();
  const answer = describeDecision(decision, criteria, document);
  if (decideStart !== undefined && encodeStart !== undefined) {
    span?.add("decide", decideStart, encodeStart);
    span?.add("encode", encodeStart, performance.now());
  }
  decisions?.record({
    instant: decision.facts.instant,
    clientId,
    accountId,
    eventId,
    requestId: run.requestId,
    digest: decision.configurationDigest,
    problem: answer.ok ? undefined : answer.problem.code,
    facts: decision.facts,
    offered: decision.methods.map(({ id, preference }) => [id, preference]),
    durationUs: Math.round((performance.now() - run.startedAt) * 1000),
    advisories: findAdvisories(criteria),
  });
  return answer;
}

function describeDecision(
  { rejection, methods }: Decision,
  criteria: PaymentMethodSearchCriteria,
  document: Uint8Array,
): SearchAnswer {
  const { event_id: eventId } = criteria;
  if (rejection?.code === "missing-fields") {
    const issues = describeMissingFields(rejection.fields, criteria, document);
    return { ok: false, problem: describeIssues(issues, eventId), isDecided: true };
  }
  if (!isNotEmpty(methods)) {
    const detail = "The account offers no payment method for this payment.";
    return { ok: false, problem: { code: "no-eligible-method", detail, eventId }, isDecided: true };
  }
  return {
    ok: true,
    xml: encodePaymentMethodSearchResponse({ payment_methods: { payment_method: methods } }),
  };
}

function isNotEmpty<T>(items: readonly T[]): items is readonly [T, ...T[]] {
  return items.length > 0;
}

/** Observations about a valid request. A closed list: reports count them. */
type Advisory = "order-no-characters";

export function findAdvisories({ transaction }: PaymentMethodSearchCriteria): readonly Advisory[] {
  return RECOMMENDED_ORDER_NO.test(transaction.order_no) ? NO_ADVISORIES : ORDER_NO;
}

/** Section 2.1 of the interface: some payment providers accept only these characters. */
const RECOMMENDED_ORDER_NO = /^[A-Za-z0-9._-]*$/;
const NO_ADVISORIES: readonly Advisory[] = [];
const ORDER_NO: readonly Advisory[] = ["order-no-characters"];
