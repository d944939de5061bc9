import { pathToFileURL } from "node:url";
import type { Finding, Report, Rule, Severity } from "./finding.ts";

/** Writes a report as a log of SARIF 2.1.0, the OASIS format for results of static analysis. */
export function writeSarif({ tool, rules, findings }: Report): object {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: tool, rules: rules.map(describeRule) } },
        columnKind: "unicodeCodePoints",
        results: findings.map((finding) => describeFinding(finding, indexes.get(finding.rule))),
      },
    ],
  };
}

const LEVELS: Readonly<Record<Severity | "off", string>> = {
  error: "error",
  warning: "warning",
  info: "note",
  off: "none",
};

function describeRule({ id, category, severity, summary, reason }: Rule): object {
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: reason },
    defaultConfiguration: { level: LEVELS[severity], enabled: severity !== "off" },
    properties: { category },
  };
}

function describeFinding(finding: Finding, ruleIndex: number | undefined): object {
  const { rule, severity, message, detail, properties, related = [] } = finding;
  return {
    ruleId: rule,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: LEVELS[severity],
    message: { text: detail === undefined ? message : `${message}\n\n${detail}` },
    locations: [describeLocation(finding)],
    ...(related.length > 0 && {
      relatedLocations: related.map((place, id) => ({
        id,
        message: { text: place.message },
        ...describeLocation(place),
      })),
    }),
    ...(properties !== undefined && { properties }),
  };
}

function describeLocation({ file, line, column }: { file: string; line: number; column: number }): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(file) },
      region: { startLine: line, startColumn: column },
    },
  };
}

/** A relative URI for a relative path: viewers resolve it against the root of the repository. */
function toUri(file: string): string {
  if (file.startsWith("/")) return pathToFileURL(file).href;
  return file.split("/").map(encodeURIComponent).join("/");
}
