import { readFileSync } from "node:fs";
import { REJECTION_REASONS } from "@payment-routing/delivery";
import { ROUTES } from "@payment-routing/processor-contract/operations";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), "utf8");
const guide = read("operations/operate.md");

test("docs/operations/operate.md lists every route of processors, with its methods and the scope of its keys", () => {
  const section = guide.slice(guide.indexOf("## The internal interface"), guide.indexOf("### Responses"));
  const documented = Array.from(
    section.matchAll(/^\| `(\/[^`]+)` \| ([A-Z, ]+) \| (\w+) \|/gm),
    ([, path, methods = "", scope]) => methods.split(", ").map((method) => `${method} ${path} ${scope}`),
  );
  const described = Object.values(ROUTES).map(({ method, path, security }) => {
    const scopes = security.key;
    return `${method} ${path.replace("/internal/v1", "")} ${scopes.length === 2 ? "any" : scopes[0]}`;
  });
  expect(documented.flat().sort()).toEqual(described.sort());
});

test("docs/operations/operate.md names every outcome that rejects a line of reports", () => {
  const section = guide.slice(guide.indexOf("| outcome of a line |"));
  const [table = ""] = section.split("\n\n");
  const named = Array.from(table.matchAll(/`([a-z-]+)`/g), ([, outcome]) => outcome);
  // Internal keys are not limited to one client, and lines have no version condition.
  const given = REJECTION_REASONS.filter((reason) => reason !== "foreign-client" && reason !== "conflict");
  expect(named).toEqual(expect.arrayContaining(given));
});
