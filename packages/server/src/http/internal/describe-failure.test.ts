import { DeliveryError } from "@payment-routing/delivery";
import { expect, test } from "vitest";
import { PROBLEMS } from "../../problems/problem.ts";
import { DATABASE_UNAVAILABLE, describeFailure } from "./describe-failure.ts";

test.each([
  { code: "unavailable", want: [503, "database-unavailable", "5"] },
  { code: "not-migrated", want: [503, "database-unavailable", "5"] },
  { code: "overloaded", want: [503, "overloaded", "1"] },
  { code: "closed", want: [503, "shutting-down", "5"] },
  { code: "out-of-turn", want: [503, "database-unavailable", "5"] },
  { code: "unstorable", want: [422, "unstorable-document", undefined] },
  { code: "invalid-cursor", want: [400, "invalid-query", undefined] },
] as const)("$code: $want", ({ code, want }) => {
  const problem = describeFailure(new DeliveryError(code, "hidden from the caller"));
  if (problem === undefined) throw new Error("no problem");
  expect([PROBLEMS[problem.code].status, problem.code, problem.headers?.["retry-after"]]).toEqual(want);
  expect(problem.detail).not.toContain("hidden");
});

test("a lost database has the same problem as one that was never reached", () => {
  const error = Object.assign(new Error("terminating connection"), { code: "57P01" });
  expect(describeFailure(error)?.code).toBe("database-unavailable");
});

test("an unavailable database is described for all callers, not only for senders of reports", () => {
  expect(DATABASE_UNAVAILABLE.detail).not.toMatch(/report/);
});

test("other errors have no problem", () => {
  expect(describeFailure(new Error("a bug"))).toBeUndefined();
});
