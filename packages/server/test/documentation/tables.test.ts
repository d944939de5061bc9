import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES, writeTables } from "./tables.ts";

const read = (page: string) =>
  readFileSync(new URL(`../../../../docs/reference/${page}`, import.meta.url), "utf8");

test.each(Object.entries(PAGES))(
  "the tables of docs/reference/%s are up to date (to update: npm run document -w @payment-routing/server)",
  (page, tables) => {
    expect(read(page)).toBe(writeTables(read(page), tables));
  },
);

test("a table without its markers is an error", () => {
  const incomplete = read("service.md").replace("<!-- metrics -->", "");
  expect(() => writeTables(incomplete, PAGES["service.md"] ?? {})).toThrow(
    "the page has no <!-- metrics --> … <!-- /metrics -->",
  );
});
