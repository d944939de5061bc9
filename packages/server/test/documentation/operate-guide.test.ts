import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { REJECTION_REASONS } from "@payment-routing/delivery";
import { expect, test } from "vitest";
import { SESSION_ROUTES } from "../processor/payment-session-routes.ts";
import { REPORTS_ROUTE } from "../processor/reports-route.ts";
import { isInternal, listRoutes } from "./api/routes.ts";

const read = (path: string) => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), "utf8");
const guide = read("operations/operate.md");
const show = (path: string) => path.replace("/internal/v1", "").replaceAll(/:(\w+)/g, "{$1}");

test("docs/operations/operate.md lists every route of processors, with its methods and the scope of its keys", () => {
  const section = guide.slice(guide.indexOf("## The internal interface"), guide.indexOf("### Responses"));
  const documented = Array.from(
    section.matchAll(/^\| `(\/[^`]+)` \| ([A-Z, ]+) \| (\w+) \|/gm),
    ([, path, methods = "", scope]) => methods.split(", ").map((method) => `${method} ${path} ${scope}`),
  );
  const routes = [...SESSION_ROUTES, REPORTS_ROUTE];
  const processorRoutes = routes.filter(({ scopes }) => scopes.some((scope) => scope === "processor"));
  const served = processorRoutes.map(({ method, path, scopes }) => {
    return `${method} ${show(path)} ${scopes.length === 2 ? "any" : scopes[0]}`;
  });
  expect(documented.flat().sort()).toEqual(served.sort());
});

test("exactly the routes of the internal listener whose response has content have a schema", () => {
  const require = createRequire(import.meta.url);
  const schemas = [
    require("@payment-routing/operator-contract/operator-responses.schema.json"),
    require("@payment-routing/processor-contract/processor-responses.schema.json"),
  ];
  const described = schemas.flatMap(({ properties }) => Object.keys(properties));
  const routes = listRoutes().filter((route) => isInternal(route) && route.method !== "DELETE");
  const served = routes.map(({ method, path }) => `${method} ${show(path)}`);
  expect(described.sort()).toEqual([...served, "problem"].sort());
});

test("docs/operations/operate.md names every outcome that rejects a line of reports", () => {
  const section = guide.slice(guide.indexOf("| outcome of a line |"));
  const [table = ""] = section.split("\n\n");
  const named = Array.from(table.matchAll(/`([a-z-]+)`/g), ([, outcome]) => outcome);
  // Internal keys are not limited to one client, and lines have no version condition.
  const given = REJECTION_REASONS.filter((reason) => reason !== "foreign-client" && reason !== "conflict");
  expect(named).toEqual(expect.arrayContaining(given));
});
