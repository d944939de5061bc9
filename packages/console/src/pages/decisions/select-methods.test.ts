import type { ExplainedMethod, ExplainedReason } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { listConstraints, selectMethods } from "./select-methods.ts";

function reason(code: string): ExplainedReason {
  return { code, expected: "a", actual: "b", missing: false, pointer: "/", message: code };
}

function method(id: number, ...codes: readonly string[]): ExplainedMethod {
  return { id, name: `method ${id}`, eligible: codes.length === 0, pointer: "/", reasons: codes.map(reason) };
}

const methods = [method(1), method(2, "platform"), method(3, "not-offered"), method(4, "country", "amount")];

test.each([
  { given: "all", want: [1, 2, 3, 4] },
  { given: "excluded", want: [2, 3, 4] },
  // A method that the account does not offer is not one constraint away.
  { given: "near-misses", want: [2] },
] as const)("shows $given", ({ given, want }) => {
  expect(selectMethods(methods, given).map(({ id }) => id)).toEqual(want);
});

test("the constraints of the matrix are those that exclude", () => {
  expect(listConstraints(methods)).toEqual(["amount", "country", "not-offered", "platform"]);
});
