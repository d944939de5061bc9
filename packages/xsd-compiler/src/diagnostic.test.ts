import { describe, expect, test } from "vitest";
import { ASSERTIONS } from "../test/diagnostics/assertions.ts";
import { COMPLEX_TYPES } from "../test/diagnostics/complex-types.ts";
import { DOCUMENTS } from "../test/diagnostics/documents.ts";
import { REFERENCES } from "../test/diagnostics/references.ts";
import { SIMPLE_TYPES } from "../test/diagnostics/simple-types.ts";
import { ATTRIBUTES } from "../test/schema-sets/attributes.ts";
import { COMPLEX_TYPES as DERIVED_TYPES } from "../test/schema-sets/complex-types.ts";
import { CONTENT_MODELS } from "../test/schema-sets/content-models.ts";
import { ELEMENTS } from "../test/schema-sets/elements.ts";
import { FACETS } from "../test/schema-sets/facets.ts";
import { FILES } from "../test/schema-sets/files.ts";
import { REDEFINITIONS } from "../test/schema-sets/redefinitions.ts";
import { SIMPLE_TYPES as RESTRICTIONS } from "../test/schema-sets/simple-types.ts";
import { compileSchemaSet } from "./compile-schema-set.ts";
import { DIAGNOSTIC_CODES, type Diagnostic, formatDiagnostic } from "./diagnostic.ts";

const TABLES = [
  { subject: "documents", cases: DOCUMENTS },
  { subject: "references", cases: REFERENCES },
  { subject: "simple types", cases: SIMPLE_TYPES },
  { subject: "complex types", cases: COMPLEX_TYPES },
  { subject: "assertions", cases: ASSERTIONS },
];

function diagnose(content: Uint8Array | string): readonly Diagnostic[] {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = "schemas/test.xsd";
  const result = compileSchemaSet([file], (path) => (path === file ? bytes : undefined), { contract: true });
  return result.ok ? [] : result.diagnostics;
}

const show = ({ line, column, code, message }: Diagnostic): string => `${line}:${column} ${code} ${message}`;

describe.for(TABLES)("$subject", ({ cases }) => {
  test.for(cases)("$name", ({ given, want }) => {
    expect(diagnose(given).map(show)).toEqual(want);
    expect(diagnose(Buffer.from(given)).map(show)).toEqual(want);
  });
});

test("the tests reach every code", () => {
  const reached = TABLES.flatMap(({ cases }) =>
    cases.flatMap(({ given }) => diagnose(given).map(({ code }) => code)),
  );
  const ofSets = [
    ATTRIBUTES,
    CONTENT_MODELS,
    DERIVED_TYPES,
    ELEMENTS,
    FACETS,
    FILES,
    REDEFINITIONS,
    RESTRICTIONS,
  ].flatMap((cases) => cases.flatMap(({ want }) => want.map((diagnostic) => diagnostic.split(" ")[1])));
  expect([...new Set([...reached, ...ofSets])].sort()).toEqual([...DIAGNOSTIC_CODES].sort());
});

test("a diagnostic names the file as given", () => {
  expect(diagnose("<a/>")).toEqual([
    {
      code: "invalid-element",
      message: "expected an xs:schema of http://www.w3.org/2001/XMLSchema, got <a>",
      file: "schemas/test.xsd",
      line: 1,
      column: 1,
    },
  ]);
});

test("reports bytes that are not UTF-8", () => {
  expect(diagnose(Buffer.from("<xs:schema>\n  \xe9", "latin1")).map(show)).toEqual([
    "2:3 unsupported-xml expected UTF-8, got the byte 0xE9, which is not UTF-8 here",
  ]);
});

describe("a code frame", () => {
  const frame = (text: string, line: number, column: number): string =>
    formatDiagnostic({ code: "invalid-value", message: "m", file: "a/b.xsd", line, column }, text);

  test.for([
    { name: "the first line", text: "abc\ndef", line: 1, column: 2, want: ["1 | abc", "  |  ^"] },
    { name: "the last line", text: "abc\ndef", line: 2, column: 3, want: ["2 | def", "  |   ^"] },
    {
      name: "after the end of the line",
      text: "abc\ndef",
      line: 1,
      column: 4,
      want: ["1 | abc", "  |    ^"],
    },
    { name: "CR LF", text: "abc\r\ndef\r\n", line: 2, column: 1, want: ["2 | def", "  | ^"] },
    { name: "CR", text: "abc\rdef", line: 2, column: 1, want: ["2 | def", "  | ^"] },
    { name: "tabs, kept under tabs", text: "\ta\tb", line: 1, column: 4, want: ["1 | \ta\tb", "  | \t \t^"] },
    { name: "a byte order mark", text: "\ufeffabc", line: 1, column: 1, want: ["1 | abc", "  | ^"] },
    {
      name: "characters of two UTF-16 units",
      text: "\u{1F4B3}\u{1F4B3}x",
      line: 1,
      column: 3,
      want: ["1 | \u{1F4B3}\u{1F4B3}x", "  |   ^"],
    },
    {
      name: "a line separator, which does not end a line",
      text: "a\u2028b\nc",
      line: 2,
      column: 1,
      want: ["2 | c", "  | ^"],
    },
    { name: "an empty text", text: "", line: 1, column: 1, want: ["1 | ", "  | ^"] },
  ])("$name", ({ text, line, column, want }) => {
    expect(frame(text, line, column).split("\n")).toEqual([
      `a/b.xsd:${line}:${column} invalid-value m`,
      "  |",
      ...want,
    ]);
  });

  test("aligns two-digit line numbers", () => {
    expect(frame(`${"\n".repeat(9)}abc`, 10, 1)).toBe("a/b.xsd:10:1 invalid-value m\n   |\n10 | abc\n   | ^");
  });

  test("marks the position of the diagnostic", () => {
    const text =
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\r\n\t<xs:element name="é" type="b"/>\r\n</xs:schema>';
    const [diagnostic] = diagnose(text);
    expect(formatDiagnostic(diagnostic as Diagnostic, text)).toBe(
      [
        "schemas/test.xsd:2:23 invalid-reference there is no type b",
        "  |",
        '2 | \t<xs:element name="é" type="b"/>',
        "  | \t                     ^",
      ].join("\n"),
    );
  });
});
