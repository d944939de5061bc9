import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Finding, Report } from "./finding.ts";
import { formatReport, REPORT_FORMATS } from "./format-report.ts";

const FINDING: Finding = {
  rule: "unbounded-list",
  severity: "warning",
  message: "the list has no maximum, 100% open",
  file: "schemas/a b.xsd",
  line: 2,
  column: 4,
};
const DETAILED: Finding = {
  ...FINDING,
  severity: "error",
  related: [{ message: "it was bounded here", file: "old/a.xsd", line: 1, column: 1 }],
  detail: "<a/>",
  properties: { direction: "request" },
};

function reportOn(...findings: Finding[]): Report {
  const rules = [
    {
      id: "unbounded-list",
      category: "bounds",
      severity: "warning",
      summary: "A list.",
      reason: "Memory.",
    } as const,
  ];
  const texts: Readonly<Record<string, string>> = {
    "schemas/a b.xsd": "<a>\n\t  <b/>\n</a>",
    "old/a.xsd": "<a/>",
  };
  return { tool: "contracts lint", rules, findings, readText: (file) => texts[file] };
}

test("text shows each finding with its line, the positions it is about, and how many there are", () => {
  expect(
    formatReport(reportOn(FINDING, DETAILED), "text"),
  ).toBe(`schemas/a b.xsd:2:4 warning unbounded-list the list has no maximum, 100% open
  |
2 | \t  <b/>
  | \t  ^

schemas/a b.xsd:2:4 error unbounded-list the list has no maximum, 100% open
  |
2 | \t  <b/>
  | \t  ^
old/a.xsd:1:1 info it was bounded here
  |
1 | <a/>
  | ^
<a/>

1 error, 1 warning`);
});

test("text says when there is nothing to report", () => {
  expect(formatReport(reportOn(), "text")).toBe("No findings.");
});

test("a file that cannot be read has an empty line in its frame", () => {
  const report = { ...reportOn(FINDING), readText: () => undefined };
  expect(formatReport(report, "text")).toContain("2 | \n");
});

test("json has every member of a finding", () => {
  expect(JSON.parse(formatReport(reportOn(DETAILED), "json"))).toEqual({ findings: [DETAILED] });
});

test("github prints annotations, escaped", () => {
  expect(formatReport(reportOn(FINDING, { ...FINDING, severity: "info", file: "a:b,c" }), "github")).toBe(
    [
      "::warning file=schemas/a b.xsd,line=2,col=4,title=unbounded-list::the list has no maximum, 100%25 open",
      "::notice file=a%3Ab%2Cc,line=2,col=4,title=unbounded-list::the list has no maximum, 100%25 open",
    ].join("\n"),
  );
  expect(formatReport(reportOn(DETAILED), "github")).toContain(
    "open%0Aold/a.xsd:1:1 it was bounded here%0A<a/>",
  );
});

test("sarif is valid by the schema of SARIF 2.1.0", () => {
  const path = import.meta.resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
  // Draft 4, whose keywords are those of draft 7 but for the name of the schema.
  const { id: _, $schema, ...schema } = JSON.parse(readFileSync(new URL(path), "utf8"));
  expect($schema).toContain("draft-04");
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
  const log = JSON.parse(formatReport(reportOn(FINDING, DETAILED, { ...FINDING, rule: "other" }), "sarif"));
  validate(log);
  expect(validate.errors).toBe(null);
  expect(log.runs[0].results[1]).toMatchObject({
    ruleIndex: 0,
    level: "error",
    locations: [{ physicalLocation: { artifactLocation: { uri: "schemas/a%20b.xsd" } } }],
  });
  validate({ ...log, version: "2.0.0" });
  expect(validate.errors).not.toBe(null);
});

test("every format reports no findings", () => {
  for (const format of REPORT_FORMATS) expect(formatReport(reportOn(), format)).toBeTypeOf("string");
});
