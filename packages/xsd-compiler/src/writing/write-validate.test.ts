import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { HEADER, ORDERS } from "../../test/orders.ts";

test("what validates values", () => {
  expect(
    compile(ORDERS).validate,
  ).toBe(`${HEADER}import type { Result } from "@payment-routing/contract-runtime";
import { judgeValue } from "@payment-routing/contract-runtime/codegen";
import type { Order } from "./types.ts";
import { checkOrder } from "./validator.ts";

/**
 * Judges a value that is to be encoded as \`<order>\`, or that comes from elsewhere than the decoder.
 *
 * The issues' paths are JSON Pointers; they have no line and column.
 */
export function validateOrder(value: unknown): Result<Order> {
  return judgeValue(checkOrder, value);
}
`);
});
