import type { Route } from "@payment-routing/contract-runtime";
import { fillSection, writeTable } from "@payment-routing/test-support/markdown";
import { ROUTES } from "../../src/http/internal/operation.ts";
import { PROBLEMS } from "../../src/problems/problem.ts";
import { kindOf, listMetrics } from "./dashboards.ts";

/** Functions that write tables, by the name of the marker. */
type Tables = Readonly<Record<string, () => string>>;

/** The tables that the server writes, by the page in docs/reference. */
export const PAGES: Readonly<Record<string, Tables>> = {
  "service.md": { metrics: describeMetrics, problems: describeProblems },
  "operator-interface.md": { "client-limits": describeClientLimits },
};

/**
 * Writes each table between its markers, `<!-- metrics -->` and `<!-- /metrics -->`.
 *
 * @throws RangeError when a marker is missing
 */
export function writeTables(markdown: string, tables: Tables): string {
  return Object.entries(tables).reduce((text, [name, write]) => fillSection(text, name, write()), markdown);
}

function describeMetrics(): string {
  const rows = listMetrics().map((metric) => {
    const { name, help, labelNames } = metric;
    return [`\`${name}\``, kindOf(metric), labelNames.map((label) => `\`${label}\``).join(", "), help];
  });
  return writeTable(["metric", "kind", "labels", "meaning"], rows);
}

function describeProblems(): string {
  const rows = Object.entries(PROBLEMS).map(([code, { status, title }]) => {
    return [String(status), `\`${code}\``, title];
  });
  return writeTable(["status", "code", "title"], rows);
}

const ANSWERS = { filter: "filters", deny: "denies" } as const;

function describeClientLimits(): string {
  const rows = Object.values<Route>(ROUTES).flatMap(({ method, path, clientLimit }) =>
    clientLimit === undefined
      ? []
      : [[`\`${method} ${path.replace("/internal/v1", "")}\``, ANSWERS[clientLimit]]],
  );
  return writeTable(["request", "for a limited key"], rows);
}
