import type { RequiredField, RoutingCase } from "@payment-routing/config-contract";
import { validatePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import type { Decision } from "../../decision/decide.ts";
import type { Explanation } from "../../explanation/explain.ts";
import type { Router } from "../../router.ts";

/** The result of a case. */
export interface CaseOutcome {
  readonly name: string;
  /** The index of the case. */
  readonly position: number;
  readonly passed: boolean;
  /** Empty if it passed. */
  readonly issues: readonly CaseIssue[];
}

/** A difference between a case and the decision, or an invalid part of the case. */
export interface CaseIssue {
  /** A JSON Pointer into the case. */
  readonly pointer: string;
  /** Text such as `3, 1`. */
  readonly expected: string;
  readonly received: string;
  /** One line for each method that was expected and is not offered. */
  readonly reasons: readonly string[];
}

/** Runs every case against a configuration. */
export function runCases(router: Router, cases: readonly RoutingCase[], now: number): readonly CaseOutcome[] {
  return cases.map((routingCase, position) => {
    const issues = runCase(router, routingCase, now);
    return { name: routingCase.name, position, passed: issues.length === 0, issues };
  });
}

function runCase(router: Router, routingCase: RoutingCase, now: number): readonly CaseIssue[] {
  const { client_id, account_id, at } = routingCase;
  const contradictions = findContradictions(routingCase);
  if (contradictions.length > 0) return contradictions;
  const completed = completeRequest(routingCase);
  if (!completed.ok)
    return completed.issues.map(({ path, expected, received }) =>
      makeIssue(`/request${path}`, expected, received),
    );
  const account = router.findAccount(client_id, account_id);
  if (account === undefined)
    return [makeIssue("/account_id", `an account of client ${client_id}`, String(account_id))];
  const instant = at === undefined ? now : Date.parse(at);
  const decision = router.decide(account, completed.value, instant);
  const explain = () => router.explain(account, completed.value, instant);
  return compare(routingCase, decision, explain);
}

/** Checks that the request has the client and account of the case, or names none. */
function findContradictions({ client_id, account_id, request }: RoutingCase): readonly CaseIssue[] {
  const named: readonly (readonly [string, number, unknown])[] = [
    ["/request/account_id", account_id, request.account_id],
    ["/request/client_info/client_id", client_id, Object(request.client_info).client_id],
  ];
  return named.flatMap(([pointer, own, given]) =>
    given === undefined || given === own
      ? []
      : [makeIssue(pointer, `${own}, as in the case, or no member`, JSON.stringify(given))],
  );
}

function compare(
  { expect, expect_missing }: RoutingCase,
  { methods, rejection }: Decision,
  explain: () => Explanation,
): readonly CaseIssue[] {
  const issues: CaseIssue[] = [];
  const offered = methods.map(({ id }) => id);
  const required: readonly RequiredField[] = expect_missing ?? [];
  const missing = rejection?.code === "missing-fields" ? rejection.fields : [];
  if (!isSame(sort(required), sort(missing)))
    issues.push(makeIssue("/expect_missing", listValues(required), listValues(missing)));
  if (!isSame(expect, offered)) {
    const absent = expect.filter((id) => !offered.includes(id));
    const reasons = absent.length === 0 ? [] : explainAbsent(absent, explain());
    issues.push({ ...makeIssue("/expect", listValues(expect), listValues(offered)), reasons });
  }
  return issues;
}

function explainAbsent(absent: readonly number[], { methods }: Explanation): readonly string[] {
  return absent.map((id) => {
    const found = methods.find((method) => method.id === id);
    if (found === undefined) return `method ${id}: not in the catalogue`;
    return `method ${id}: ${found.reasons.map(({ message }) => message).join("; ")}`;
  });
}

function makeIssue(pointer: string, expected: string, received: string): CaseIssue {
  return { pointer, expected, received, reasons: [] };
}

function sort(fields: readonly RequiredField[]): readonly RequiredField[] {
  return [...fields].sort();
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function listValues(values: readonly unknown[]): string {
  return values.length === 0 ? "none" : values.join(", ");
}

/** Describes an issue of a case in one line, with the member of the request that it is about. */
export function describeCaseIssue({ pointer, expected, received }: CaseIssue): string {
  const member = pointer.startsWith("/request") ? `${pointer}: ` : "";
  return `${member}expected ${expected}, got ${received}`;
}

/** The result of `completeRequest`: issues if the completed request is invalid. */
type CompletedRequest = ReturnType<typeof validatePaymentMethodSearchCriteria>;

/**
 * Completes the request of a case: by default a payment of 100.00 for one line item, from the platform web, in English. A
 * list of the case replaces the default list, and null removes a default.
 */
export function completeRequest({ client_id, account_id, request }: RoutingCase): CompletedRequest {
  const { country_id } = Object(Object(request.transaction).amount);
  const lines = [{ line_item: { product: [] }, amount: { value: "100.00", country_id } }];
  const filledIn = merge(PLAIN_REQUEST, { transaction: { orders: lines } });
  const ofCase = { account_id, client_info: { client_id } };
  return validatePaymentMethodSearchCriteria(merge(merge(filledIn, request), ofCase));
}

// The address is one of those for documentation (RFC 5737).
const PLAIN_REQUEST = {
  event_id: 1,
  transaction: {
    order_no: "CASE-1",
    amount: { value: 10_000, decimal: 2 },
  },
  client_info: { platform: "web", language: "en", version: "1.0", ip: "192.0.2.1" },
};

function merge(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  const members = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(over)) {
    if (value === null) members.delete(name);
    else members.set(name, merge(members.get(name), value));
  }
  return Object.fromEntries(members);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
