import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindOf, listMetrics, writeDashboards } from "./dashboards.ts";

const MONITORING = new URL("../../../../deploy/monitoring/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, MONITORING), "utf8");

test.each([...writeDashboards()])(
  "the dashboard %s is up to date (to update: npm run document -w @payment-routing/server)",
  (name, dashboard) => {
    expect(read(`dashboards/${name}`)).toBe(dashboard);
    expect(() => JSON.parse(dashboard)).not.toThrow();
  },
);

test("rules, dashboards and the manifests of Kubernetes name metrics that exist", () => {
  const series = listMetrics().flatMap((metric) =>
    kindOf(metric) === "histogram"
      ? ["_bucket", "_count", "_sum"].map((end) => metric.name + end)
      : metric.name,
  );
  const rules = read("rules.yaml");
  const recorded = Array.from(rules.matchAll(/record: (\S+)/g), ([, name]) => name);
  const known = new Set([...series, ...recorded]);
  const texts = [
    rules,
    ...readdirSync(new URL("dashboards", MONITORING)).map((name) => read(`dashboards/${name}`)),
    read("../kubernetes/scaling/adapter.yaml"),
  ];
  const named = texts.flatMap((text) => text.match(/\bpayment_routing[_:][\w:]+/g) ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
