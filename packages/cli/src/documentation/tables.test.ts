import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeTables } from "./tables.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test("the tables of the README say what the code says (mend: npm run document -w @payment-routing/cli)", async () => {
  expect(readme).toBe(await writeTables(readme));
});

test("a table without its markers is an error", async () => {
  await expect(writeTables(readme.replace("<!-- commands -->", ""))).rejects.toThrow(
    "<!-- commands --> ... <!-- /commands --> is missing",
  );
});
