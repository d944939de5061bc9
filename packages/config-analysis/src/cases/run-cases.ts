import type { RequiredField, RoutingCase } from "@payment-routing/config-contract";
import type { Decision, Explanation, Router } from "@payment-routing/routing";
import { completeRequest } from "./complete-request.ts";

/** What came of a case. */
export interface CaseOutcome {
  readonly name: string;
  /** Its place among the cases, from 0. */
  readonly position: number;
  readonly passed: boolean;
  /** What is wrong. Empty when it passed. */
  readonly faults: readonly CaseFault[];
}

/** Something that a case has otherwise than the configuration. */
export interface CaseFault {
  /** A JSON Pointer into the case. */
  readonly pointer: string;
  /** For people, such as `3, 1`. */
  readonly expected: string;
  readonly received: string;
  /** Why methods are left out that were expected, a line for people each. */
  readonly reasons: readonly string[];
}

/** Runs every case against a configuration. */
export function runCases(router: Router, cases: readonly RoutingCase[], now: number): readonly CaseOutcome[] {
  return cases.map((routingCase, position) => {
    const faults = runCase(router, routingCase, now);
    return { name: routingCase.name, position, passed: faults.length === 0, faults };
  });
}

function runCase(router: Router, routingCase: RoutingCase, now: number): readonly CaseFault[] {
  const { client_id, account_id, at } = routingCase;
  const contradictions = findContradictions(routingCase);
  if (contradictions.length > 0) return contradictions;
  const completed = completeRequest(routingCase);
  if (!completed.ok) return completed.issues.map(describeIssue);
  const account = router.findAccount(client_id, account_id);
  if (account === undefined)
    return [fault("/account_id", `an account of client ${client_id}`, String(account_id))];
  const instant = at === undefined ? now : Date.parse(at);
  const decision = router.decide(account, completed.value, instant);
  const explain = () => router.explain(account, completed.value, instant);
  return compare(routingCase, decision, explain);
}

/** The request names whom it is from as the case does, or leaves it to the case. */
function findContradictions({ client_id, account_id, request }: RoutingCase): readonly CaseFault[] {
  const named: readonly (readonly [string, number, unknown])[] = [
    ["/request/account_id", account_id, request.account_id],
    ["/request/client_info/client_id", client_id, Object(request.client_info).client_id],
  ];
  return named.flatMap(([pointer, own, given]) =>
    given === undefined || given === own
      ? []
      : [fault(pointer, `${own}, as the case has it, or no member`, JSON.stringify(given))],
  );
}

function compare(
  { expect, expect_missing }: RoutingCase,
  { methods, refusal }: Decision,
  explain: () => Explanation,
): readonly CaseFault[] {
  const faults: CaseFault[] = [];
  const offered = methods.map(({ id }) => id);
  const required: readonly RequiredField[] = expect_missing ?? [];
  const missing = refusal?.code === "missing-fields" ? refusal.fields : [];
  if (!isSame(sort(required), sort(missing)))
    faults.push(fault("/expect_missing", listValues(required), listValues(missing)));
  if (!isSame(expect, offered)) {
    const absent = expect.filter((id) => !offered.includes(id));
    const reasons = absent.length === 0 ? [] : explainAbsent(absent, explain());
    faults.push({ ...fault("/expect", listValues(expect), listValues(offered)), reasons });
  }
  return faults;
}

function explainAbsent(absent: readonly number[], { methods }: Explanation): readonly string[] {
  return absent.map((id) => {
    const found = methods.find((method) => method.id === id);
    if (found === undefined) return `method ${id}: not in the catalogue`;
    return `method ${id}: ${found.reasons.map(({ message }) => message).join("; ")}`;
  });
}

type Issue = { readonly path: string; readonly expected: string; readonly received: string };

function describeIssue({ path, expected, received }: Issue): CaseFault {
  return fault(`/request${path}`, expected, received);
}

function fault(pointer: string, expected: string, received: string): CaseFault {
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
