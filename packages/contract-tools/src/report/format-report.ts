import { pathToFileURL } from "node:url";
import { boundText } from "@payment-routing/contract-runtime";
import { formatDiagnostic } from "@payment-routing/xsd-compiler";
import type { FilePosition, Finding, RelatedPosition, Report, Rule, Severity } from "./finding.ts";

export const REPORT_FORMATS = ["text", "json", "github", "sarif"] as const;

/** `github` prints annotations for GitHub Actions; `sarif` is SARIF 2.1.0. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Formats a report for standard output, without a line break at the end. */
export function formatReport({ findings, ...given }: Report, format: ReportFormat): string {
  const bounded = findings.map((finding) => ({ ...finding, message: boundText(finding.message) }));
  const report = { ...given, findings: bounded };
  switch (format) {
    case "text":
      return formatText(report);
    case "json":
      return JSON.stringify({ findings: report.findings }, null, 2);
    case "github":
      return report.findings.map(annotate).join("\n");
    case "sarif":
      return JSON.stringify(writeSarif(report), null, 2);
  }
}

function formatText({ findings, readText }: Report): string {
  const read = memoize(readText);
  return [...findings.map((finding) => formatFinding(finding, read)), summarize(findings)].join("\n\n");
}

function formatFinding(finding: Finding, read: (file: string) => string): string {
  const { rule, severity, detail, related = [] } = finding;
  const frame = formatDiagnostic({ ...finding, code: `${severity} ${rule}` }, read(finding.file));
  const positions = related.map((position) =>
    formatDiagnostic({ ...position, code: "info", message: position.message }, read(position.file)),
  );
  return [frame, ...positions, ...(detail === undefined ? [] : [detail])].join("\n");
}

function summarize(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No findings.";
  const count = (severity: Severity, noun: string): string[] => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : [`${length} ${noun}${length === 1 || noun === "info" ? "" : "s"}`];
  };
  return [...count("error", "error"), ...count("warning", "warning"), ...count("info", "info")].join(", ");
}

const ANNOTATIONS: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  info: "notice",
};

/** A workflow command of GitHub Actions. */
function annotate({ severity, file, line, column, rule, message, detail, related = [] }: Finding): string {
  const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  const lines = [message, ...related.map(showPosition), ...(detail === undefined ? [] : [detail])];
  return `::${ANNOTATIONS[severity]} ${properties}::${escapeData(lines.join("\n"))}`;
}

function showPosition({ file, line, column, message }: RelatedPosition): string {
  return `${file}:${line}:${column} ${message}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function memoize(read: (file: string) => string | undefined): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? read(file) ?? "";
    texts.set(file, text);
    return text;
  };
}

/** Writes a report as a log of SARIF 2.1.0, the OASIS format for results of static analysis. */
function writeSarif({ tool, rules, findings }: Report): object {
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
      relatedLocations: related.map((position, id) => ({
        id,
        message: { text: position.message },
        ...describeLocation(position),
      })),
    }),
    ...(properties !== undefined && { properties }),
  };
}

function describeLocation({ file, line, column }: FilePosition): object {
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
