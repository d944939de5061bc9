import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { README_TABLES, SERVICE_TABLES, writeTables } from "./tables.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

test.each([
  { path: "packages/cli/README.md", tables: README_TABLES },
  { path: "docs/reference/service.md", tables: SERVICE_TABLES },
])(
  "the tables of $path are current (update: npm run document -w @payment-routing/cli)",
  async ({ path, tables }) => {
    expect(read(path)).toBe(await writeTables(read(path), tables));
  },
);

test("a table without its markers is an error", async () => {
  const readme = read("packages/cli/README.md").replace("<!-- commands -->", "");
  await expect(writeTables(readme, README_TABLES)).rejects.toThrow(
    "the page has no <!-- commands --> … <!-- /commands -->",
  );
});
