import { expect, test } from "vitest";
import { fuzz } from "../test/random/fuzz.ts";
import { fuzzSchemas } from "../test/random/fuzz-schemas.ts";
import { EFFORT } from "./testing/random.ts";

// A slice of what `npm run soak` does with a million documents and more.
test("validates mutated documents without throwing", { timeout: 120_000 }, () => {
  const { documents, valid } = fuzz(1_250 * EFFORT, 1);
  expect(documents).toBe(1_250 * EFFORT);
  // Some stay valid: the changes do not all end in the first lines of the reader.
  expect(valid).toBeGreaterThan(12.5 * EFFORT);
});

test("compiles or reports mutated schemas", {
  timeout: 120_000,
}, () => {
  const { schemas, taken } = fuzzSchemas(Number(process.env.SCHEMAS ?? 750 * EFFORT), 1);
  expect(taken).toBeGreaterThan(schemas / 50);
});
