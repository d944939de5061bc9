import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SERVICE_TABLES, writeTables } from "./tables.ts";

const document = readFileSync(new URL("../../../../docs/reference/service.md", import.meta.url), "utf8");

test("the tables of docs/reference/service.md are up to date (to update: npm run document -w @payment-routing/server)", () => {
  expect(document).toBe(writeTables(document, SERVICE_TABLES));
});

test("a table without its markers is an error", () => {
  const incomplete = document.replace("<!-- metrics -->", "");
  expect(() => writeTables(incomplete, SERVICE_TABLES)).toThrow(
    "the page has no <!-- metrics --> … <!-- /metrics -->",
  );
});
