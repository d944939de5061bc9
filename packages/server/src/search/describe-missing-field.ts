import type { RequiredField } from "@payment-routing/config-contract";
import { describeIssue, type Issue } from "@payment-routing/contract-runtime";

/** The issue of a request that lacks an element which the contract leaves optional and the merchant asks for. */
export function describeMissingField(field: RequiredField): Issue {
  const path = `/payment_method_search_criteria/${field}`;
  const expected = "an element, as the merchant is configured";
  const received = "nothing";
  const message = describeIssue(path, expected, received);
  return { code: "missing-element", message, path, line: undefined, column: undefined, expected, received };
}
