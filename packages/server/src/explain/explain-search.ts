import type { Router } from "@payment-routing/routing";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { describeIssues } from "../problems/invalid-document.ts";
import type { Problem } from "../problems/problem.ts";
import { findAdvisories } from "../search/find-advisories.ts";
import { type Locate, writeExplanation } from "./write-explanation.ts";

/** What explains. */
export interface ExplainingConfiguration {
  readonly router: Router;
  /** Without it nothing has a place. */
  readonly locate?: Locate;
}

export type SearchExplanation =
  | { readonly ok: true; readonly content: ExplainedSearch }
  | { readonly ok: false; readonly problem: Problem };

/** Why a search is answered as it is, or refused. */
export type ExplainedSearch = ReturnType<typeof describeSearch>;

/** Explains what a search would be answered at a moment, as if its client had sent it. Nothing is recorded. */
export function explainSearch(
  { router, locate = NOWHERE }: ExplainingConfiguration,
  document: Uint8Array,
  { maxBytes, instant }: { readonly maxBytes: number; readonly instant: number },
): SearchExplanation {
  const decoded = decodePaymentMethodSearchCriteria(document, { maxBytes });
  if (!decoded.ok) return { ok: false, problem: describeIssues(decoded.issues) };
  const { event_id: eventId, account_id: accountId, client_info } = decoded.value;
  const account = router.findAccount(client_info.client_id, accountId);
  if (account === undefined) {
    const detail = "The account_id is not one of this client_id.";
    return { ok: false, problem: { code: "account-mismatch", detail, eventId } };
  }
  const explanation = writeExplanation(router.explain(account, decoded.value, instant), locate);
  return { ok: true, content: describeSearch(decoded.value, explanation) };
}

const NOWHERE: Locate = () => undefined;

function describeSearch(
  criteria: Parameters<typeof findAdvisories>[0],
  explanation: ReturnType<typeof writeExplanation>,
) {
  return {
    client_id: criteria.client_info.client_id,
    account_id: criteria.account_id,
    event_id: criteria.event_id,
    advisories: findAdvisories(criteria),
    ...explanation,
  };
}
