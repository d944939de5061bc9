import { expect, test } from "vitest";
import { fuzz } from "../test/random/fuzz.ts";
import { fuzzSchemas } from "../test/random/fuzz-schemas.ts";

// A slice of what `npm run soak` does with a million documents and more.
test("validates mutated documents without throwing", { timeout: 120_000 }, () => {
  const { documents, valid } = fuzz(5_000, 1);
  expect(documents).toBe(5_000);
  // Some stay valid: the changes do not all end in the first lines of the reader.
  expect(valid).toBeGreaterThan(50);
});

test("compiles or reports mutated schemas", {
  timeout: 120_000,
}, () => {
  const { schemas, taken } = fuzzSchemas(Number(process.env.SCHEMAS ?? 3_000), 1);
  expect(taken).toBeGreaterThan(schemas / 50);
});
