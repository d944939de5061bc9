import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeTables } from "./tables.ts";

const operations = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");

test("the tables of docs/operations.md say what the code says (mend: npm run document -w @payment-routing/server)", () => {
  expect(operations).toBe(writeTables(operations));
});

test("a table without its markers is an error", () => {
  expect(() => writeTables(operations.replace("<!-- metrics -->", ""))).toThrow(
    "<!-- metrics --> ... <!-- /metrics --> is missing",
  );
});
