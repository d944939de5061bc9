import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EFFORT } from "@payment-routing/xsd-compiler/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runContracts } from "./contracts.ts";
import { runXsd } from "./run-xsd.ts";

const LONG = "x".repeat(250_000 * EFFORT);
const WORDS = "x ".repeat(125_000 * EFFORT);
const TOO_LONG = /x{161}|(?:x ){81}|9{161}/;

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "message-size-"));
  printed = [];
  const print = (text: unknown) => printed.push(String(text)) > 0;
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(console, "error").mockImplementation(print);
  vi.spyOn(process.stderr, "write").mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const xsd = (content: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a">${content}</xs:schema>`;
const element = (content: string) =>
  xsd(`<xs:element name="e"><xs:simpleType>${content}</xs:simpleType></xs:element>`);
const facet = (base: string, facets: string) =>
  element(`<xs:restriction base="xs:${base}">${facets}</xs:restriction>`);

const SCHEMAS = [
  { name: "the name of an element", text: `<${LONG}/>` },
  { name: "a nested name", text: xsd(`<xs:${LONG}/>`) },
  { name: "the name of an attribute", text: xsd(`<xs:element name="e" ${LONG}="1"/>`) },
  { name: "a name", text: xsd(`<xs:element name="${WORDS}"/>`) },
  { name: "a type", text: xsd(`<xs:element name="e" type="${LONG}"/>`) },
  { name: "a prefix", text: xsd(`<xs:element name="e" type="${LONG}:t"/>`) },
  { name: "a namespace", text: xsd(`<xs:import namespace="${LONG}"/><xs:element name="e" type="xs:a"/>`) },
  { name: "a location", text: xsd(`<xs:include schemaLocation="${LONG}"/>`) },
  { name: "a location of many words", text: xsd(`<xs:include schemaLocation="${WORDS}"/>`) },
  { name: "a repeated name", text: xsd(`<xs:element name="${LONG}"/><xs:element name="${LONG}"/>`) },
  { name: "an occurrence", text: xsd(`<xs:group name="g"><xs:sequence minOccurs="${LONG}"/></xs:group>`) },
  { name: "a pattern", text: facet("string", `<xs:pattern value="(${LONG}"/>`) },
  { name: "a length", text: facet("string", `<xs:length value="${LONG}"/>`) },
  { name: "an enumeration", text: facet("int", `<xs:enumeration value="${WORDS}"/>`) },
  { name: "a bound", text: facet("int", `<xs:minInclusive value="${LONG}"/>`) },
  {
    name: "bounds",
    text: facet("integer", `<xs:minInclusive value="${"9".repeat(1e5)}"/><xs:maxInclusive value="1"/>`),
  },
  { name: "white space", text: facet("string", `<xs:whiteSpace value="${WORDS}"/>`) },
  { name: "a default", text: xsd(`<xs:element name="e" type="xs:int" default="${WORDS}"/>`) },
  {
    name: "an XPath",
    text: xsd(
      `<xs:element name="e"><xs:complexType/><xs:key name="k"><xs:selector xpath="${LONG}["/><xs:field xpath="a"/></xs:key></xs:element>`,
    ),
  },
  { name: "text", text: xsd(WORDS) },
  { name: "a line", text: xsd(`<!--${LONG}--><xs:element name="e" type="t"/>`) },
  { name: "a text that is no XML", text: `<a ${LONG}` },
  { name: "an entity", text: xsd(`&${LONG};`) },
];

describe.each(["lint", "xsd validate", "xsd validate --json"])("%s", (command) => {
  test.each(SCHEMAS)("prints at most 160 characters of $name", async ({ text }) => {
    const schema = write("s.xsd", text);
    const document = write("d.xml", "<e/>");
    const [, ...options] = command.split(" ");
    if (command === "lint") await runContracts(["lint", schema], { folder });
    else runXsd(["validate", "--schema", schema, ...options.slice(1), document], { folder });
    const output = printed.join("\n");
    expect(output).not.toBe("");
    expect(output).not.toMatch(TOO_LONG);
    expect(output.length).toBeLessThan(5000);
  });
});

test.each(["text", "json", "github", "sarif"])(
  "findings of a schema on one line as %s are short",
  async (format) => {
    const elements = Array.from({ length: 300 }, (_, i) => `<xs:element name="e${i}" type="xs:string"/>`);
    const schema = write(
      "s.xsd",
      xsd(`<xs:complexType name="t"><xs:sequence>${elements.join("")}</xs:sequence></xs:complexType>`),
    );
    await runContracts(["lint", schema, "--format", format], { folder });
    const lines = printed.join("\n").split("\n");
    expect(lines.length).toBeGreaterThan(format === "text" ? 600 : 1);
    if (format === "text") for (const line of lines) expect(line.length).toBeLessThan(400);
  },
);

const json = (members: string) =>
  `{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"t","type":"object",${members}}`;

test.each([
  { name: "a keyword", text: json(`"${LONG}":1`) },
  { name: "a name", text: json(`"properties":{"${WORDS}":{"type":"x"}}`) },
  { name: "a type", text: json(`"properties":{"a":{"type":"${WORDS}"}}`) },
  { name: "a reference", text: json(`"properties":{"a":{"$ref":"${LONG}"}}`) },
  { name: "a pattern", text: json(`"properties":{"a":{"type":"string","pattern":"(${LONG}"}}`) },
  { name: "a format", text: json(`"properties":{"a":{"type":"string","format":"${LONG}"}}`) },
  { name: "an enumeration", text: json(`"properties":{"a":{"type":"integer","enum":["${WORDS}"]}}`) },
  { name: "a required name", text: json(`"required":["${WORDS}"]`) },
  { name: "a repeated name", text: json(`"properties":{"${LONG}":{},"${LONG}":{}}`) },
  { name: "a number", text: json(`"properties":{"a":{"type":"integer","maximum":${"9".repeat(1e5)}}}`) },
  { name: "text that is no JSON", text: `{"a": ${LONG}}` },
  { name: "a line", text: json(`"description":"${LONG}","properties":{"a":{"type":"x"}}`) },
])("findings of a JSON Schema show at most 160 characters of $name", async ({ text }) => {
  await runContracts(["lint", write("s.schema.json", text), "--direction", "incoming"], { folder });
  const output = printed.join("\n");
  expect(output).not.toBe("");
  expect(output).not.toMatch(TOO_LONG);
  expect(output.length).toBeLessThan(5000);
});

const DOCUMENTS = [
  { name: "a root", text: `<${LONG}/>` },
  { name: "an element", text: `<e><${LONG}/></e>` },
  { name: "an attribute", text: `<e ${LONG}="1"/>` },
  { name: "a value", text: `<e n="${WORDS}">${WORDS}</e>` },
  { name: "a namespace", text: `<e xmlns="${LONG}"/>` },
  { name: "a type", text: `<e xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="${LONG}"/>` },
  { name: "a comment without an end", text: `<e><!--${LONG}` },
  { name: "an end tag", text: `<e></${LONG}>` },
  { name: "an entity", text: `<e>&${LONG};</e>` },
  { name: "an encoding", text: `<?xml version="1.0" encoding="${LONG}"?><e/>` },
  { name: "an instruction", text: `<e><?${LONG}` },
];

test.each(DOCUMENTS)("issues of a document quote at most 160 characters of $name", ({ text }) => {
  const schema = write(
    "s.xsd",
    xsd(
      `<xs:element name="e"><xs:complexType><xs:simpleContent><xs:extension base="xs:int"><xs:attribute name="n" type="xs:int"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`,
    ),
  );
  runXsd(["validate", "--schema", schema, write("d.xml", text)], { folder });
  const output = printed.join("\n");
  expect(output).toContain('"valid":false');
  expect(output).not.toMatch(TOO_LONG);
  expect(output.length).toBeLessThan(5000);
});

test.each([
  { name: "an enumeration", content: `<xs:enumeration value="${WORDS}"/>` },
  { name: "a pattern", content: `<xs:pattern value="${"x ".repeat(500)}"/>` },
  { name: "a bound", base: "integer", content: `<xs:minInclusive value="${"9".repeat(1000)}"/>` },
  { name: "a fixed value", fixed: WORDS },
])(
  "issues quote at most 160 characters of $name of the schema",
  ({ base = "string", content = "", fixed }) => {
    const type = `<xs:simpleType><xs:restriction base="xs:${base}">${content}</xs:restriction></xs:simpleType>`;
    const value = fixed === undefined ? "" : `fixed="${fixed}"`;
    const schema = write("s.xsd", xsd(`<xs:element name="e" ${value}>${type}</xs:element>`));
    runXsd(["validate", "--schema", schema, write("d.xml", "<e>1</e>")], { folder });
    const output = printed.join("\n");
    expect(output).toContain('"valid":false');
    expect(output).not.toMatch(TOO_LONG);
  },
);

test.each([
  { name: "contracts", run: () => runContracts([`--${LONG}`]) },
  { name: "contracts lint", run: () => runContracts(["lint", `--${LONG}`]) },
  { name: "xsd validate", run: () => runXsd(["validate", "--max-bytes", WORDS, "--schema", "s", "d"]) },
  { name: "xsd", run: () => runXsd([LONG]) },
])("$name shows at most 160 characters of an argument", async ({ run }) => {
  expect(await run()).toBe(2);
  expect(printed.join("\n")).not.toMatch(TOO_LONG);
});
