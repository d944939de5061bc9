import { expect, test } from "vitest";
import { compile } from "../../test/load-contract.ts";
import { HEADER, ORDERS } from "../../test/orders.ts";

test("what other packages see", () => {
  expect(compile(ORDERS).index).toBe(`${HEADER}export { decodeOrder } from "./decode.ts";
export { encodeOrder } from "./encode.ts";
export type * from "./types.ts";
export { validateOrder } from "./validate.ts";
`);
});
