import { createMetrics, readVersion } from "../metrics/metrics.ts";
import { PROBLEMS } from "../problems/problem.ts";
import { createAsyncApi } from "./api/asyncapi.ts";
import { createOpenApi } from "./api/openapi.ts";

/** Functions that write tables, by the name of the marker. */
type Tables = Readonly<Record<string, () => string>>;

/** The tables of docs/reference/service.md that the server writes. */
export const SERVICE_TABLES: Tables = {
  metrics: describeMetrics,
  problems: describeProblems,
};

/**
 * Writes each table between its markers, `<!-- metrics -->` and `<!-- /metrics -->`.
 *
 * @throws Error when a marker is missing
 */
export function writeTables(markdown: string, tables: Tables): string {
  return Object.entries(tables).reduce((text, [name, write]) => {
    const section = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!section.test(text)) throw new Error(`<!-- ${name} --> ... <!-- /${name} --> is missing`);
    return text.replace(section, (_all, begin: string, end: string) => `${begin}\n${write()}\n\n${end}`);
  }, markdown);
}

function describeMetrics(): string {
  const metrics: readonly { readonly name: string }[] = createMetrics("").registry.getMetricsAsArray();
  const own = metrics.filter(({ name }) => name.startsWith("payment_routing_"));
  const rows = own.map((metric) => {
    // The types of prom-client lack these members.
    const { name, help, labelNames } = metric as unknown as {
      name: string;
      help: string;
      labelNames: readonly string[];
    };
    const kind = metric.constructor.name.toLowerCase();
    return [`\`${name}\``, kind, labelNames.map((label) => `\`${label}\``).join(", "), help];
  });
  return writeTable(["metric", "kind", "labels", "meaning"], rows);
}

function describeProblems(): string {
  const rows = Object.entries(PROBLEMS).map(([code, { status, title }]) => {
    return [String(status), `\`${code}\``, title];
  });
  return writeTable(["status", "code", "title"], rows);
}

/** Writes a Markdown table. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [first, `|${"---|".repeat(head.length)}`, ...others].join("\n");
}

/** A generated description of an interface, and its file in this package. */
interface DescriptionFile {
  readonly file: URL;
  readonly text: string;
}

/** Writes the OpenAPI and AsyncAPI descriptions as JSON. */
export function writeDescriptions(): readonly DescriptionFile[] {
  const version = readVersion();
  return [
    { name: "openapi", description: createOpenApi(version) },
    { name: "asyncapi", description: createAsyncApi(version) },
  ].map(({ name, description }) => ({
    file: new URL(`../gen/${name}.json`, import.meta.url),
    text: `${JSON.stringify(description, undefined, 2)}\n`,
  }));
}
