import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPERATOR_TABLES } from "./operator-tables.ts";
import { SERVICE_TABLES, writeTables } from "./tables.ts";

const read = (path: string) => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), "utf8");

test.each([
  { path: "reference/service.md", tables: SERVICE_TABLES },
  { path: "reference/operator-interface.md", tables: OPERATOR_TABLES },
])(
  "the tables of docs/$path are up to date (to update: npm run document -w @payment-routing/server)",
  ({ path, tables }) => {
    const document = read(path);
    expect(document).toBe(writeTables(document, tables));
  },
);

test("a table without its markers is an error", () => {
  const document = read("reference/service.md").replace("<!-- metrics -->", "");
  expect(() => writeTables(document, SERVICE_TABLES)).toThrow(
    "<!-- metrics --> ... <!-- /metrics --> is missing",
  );
});
